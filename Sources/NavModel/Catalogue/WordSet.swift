/// A closed set of words that an attribute chooses from. A value keeps the position of its word.
public enum WordSet: UInt8, Hashable, Sendable, CaseIterable {
  case presentationStyle
  case transitionStyle
  case orientation
  case era
  case edge
  case barStyle
  case barItemStyle
  case largeTitleMode
  case backButtonMode
  case statusBarStyle
  case splitStyle
  case tabBarMinimizeBehavior
  case pageTransition
  case pageOrientation
  case arrowDirection
  case controlEvent
  case detent
  case autoresizing
  case axis
  case stackAlignment
  case distribution
  case keyboard
  case keyboardDismissMode
  case returnKey
  case tableStyle
  case cellStyle
  case accessory
  case datePickerMode
  case datePickerStyle
  case swipeDirection
  case segueWork
  case splitColumn
  case displayMode
  case splitBehavior
  case fontWeight
  case borderStyle
  case filler
  case entry
  case textStyle
  case buttonConfiguration
  case contentMode
  case alertActionStyle
  case swipeActionStyle
  case swipeEdge
  case clearButtonMode
  case textAlignment
  case textChecking
  case selectionStyle
  case separatorStyle

  public var words: [String] {
    switch self {
    case .presentationStyle: PresentationStyle.allCases.map { $0.keyword }
    case .transitionStyle: TransitionStyle.allCases.map { $0.keyword }
    case .orientation: Orientation.allCases.map { $0.keyword }
    case .era: SystemEra.allCases.map { $0.facts.keyword }
    case .edge: Edge.allCases.map { $0.keyword }
    case .barStyle: BarStyle.allCases.map { $0.keyword }
    case .barItemStyle: BarItemStyle.allCases.map { $0.keyword }
    case .largeTitleMode: LargeTitleDisplayMode.allCases.map { $0.keyword }
    case .backButtonMode: BackButtonDisplayMode.allCases.map { $0.keyword }
    case .statusBarStyle: StatusBarStyle.allCases.map { $0.keyword }
    case .tabBarMinimizeBehavior: TabBarMinimizeBehavior.allCases.map { $0.keyword }
    case .splitStyle: SplitStyle.allCases.map { $0.keyword }
    case .pageTransition: ["pageCurl", "scroll"]
    case .pageOrientation: ["horizontal", "vertical"]
    case .arrowDirection: ["up", "down", "left", "right", "any"]
    case .controlEvent: ControlEvent.allCases.map { $0.keyword }
    case .detent: Detent.allCases.map { $0.keyword }
    case .autoresizing:
      [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
        "flexibleHeight", "flexibleBottomMargin",
      ]
    case .axis: Axis.allCases.map { $0.keyword }
    case .stackAlignment: StackAlignment.allCases.map { $0.keyword }
    case .distribution: StackDistribution.allCases.map { $0.keyword }
    case .keyboard: KeyboardType.allCases.map { $0.keyword }
    case .keyboardDismissMode: KeyboardDismissMode.allCases.map { $0.keyword }
    case .returnKey: ReturnKeyType.allCases.map { $0.keyword }
    case .tableStyle: TableStyle.allCases.map { $0.keyword }
    case .cellStyle: CellStyle.allCases.map { $0.keyword }
    case .accessory: CellAccessory.allCases.map { $0.keyword }
    case .datePickerMode: DatePickerMode.allCases.map { $0.keyword }
    case .datePickerStyle: DatePickerStyle.allCases.map { $0.keyword }
    case .swipeDirection: SwipeDirection.allCases.map { $0.keyword }
    case .segueWork: SegueWork.allCases.map { $0.keyword }
    case .splitColumn: SplitColumn.allCases.map { $0.keyword }
    case .displayMode: DisplayMode.allCases.map { $0.keyword }
    case .splitBehavior: SplitBehavior.allCases.map { $0.keyword }
    case .borderStyle: BorderStyle.allCases.map { $0.keyword }
    case .filler: ["code", "elsewhere"]
    case .entry: ["none", "elsewhere"]
    case .fontWeight: FontWeight.allCases.map { $0.keyword }
    case .textStyle: TextStyle.allCases.map { $0.facts.keyword }
    case .buttonConfiguration: ButtonConfiguration.allCases.map { $0.keyword }
    case .contentMode: ContentMode.allCases.map { $0.keyword }
    case .alertActionStyle: AlertActionStyle.allCases.map { $0.keyword }
    case .swipeActionStyle: SwipeActionStyle.allCases.map { $0.keyword }
    case .swipeEdge: SwipeEdge.allCases.map { $0.keyword }
    case .clearButtonMode: ClearButtonMode.allCases.map { $0.keyword }
    case .textAlignment: TextAlignment.allCases.map { $0.keyword }
    case .textChecking: ["default", "no", "yes"]
    case .selectionStyle: ["default", "none", "gray"]
    case .separatorStyle: ["default", "none", "singleLine"]
    }
  }
}
