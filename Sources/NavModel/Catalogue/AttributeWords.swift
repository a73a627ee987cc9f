// Words that attributes choose from and that are about one attribute each.

/// `UITextField.BorderStyle`
public enum BorderStyle: UInt8, Hashable, Sendable, AttributeWord {
  case none
  case line
  case bezel
  case roundedRect

  public var keyword: String {
    switch self {
    case .none: "none"
    case .line: "line"
    case .bezel: "bezel"
    case .roundedRect: "roundedRect"
    }
  }
}

/// `UIKeyboardType`
public enum KeyboardType: UInt8, Hashable, Sendable, AttributeWord {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case url
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch

  public var keyword: String {
    switch self {
    case .default: "default"
    case .asciiCapable: "asciiCapable"
    case .numbersAndPunctuation: "numbersAndPunctuation"
    case .url: "URL"
    case .numberPad: "numberPad"
    case .phonePad: "phonePad"
    case .namePhonePad: "namePhonePad"
    case .emailAddress: "emailAddress"
    case .decimalPad: "decimalPad"
    case .twitter: "twitter"
    case .webSearch: "webSearch"
    }
  }

  /// Whether it is a pad of large keys on an iPhone, which has no return key (KEY-9); an iPad shows all of its keys.
  public var isPad: Bool { self == .numberPad || self == .phonePad || self == .decimalPad }

  /// What a pad can write; nil for a keyboard with letters.
  public var padCharacters: String? {
    switch self {
    case .numberPad: "0123456789"
    case .decimalPad: "0123456789.,"
    case .phonePad: "0123456789*#+,;"
    default: nil
    }
  }
}

/// `UIReturnKeyType`
public enum ReturnKeyType: UInt8, Hashable, Sendable, AttributeWord {
  case `default`
  case go
  case next
  case search
  case send
  case done
  case `continue`
  case join
  case route

  public var keyword: String {
    switch self {
    case .default: "default"
    case .go: "go"
    case .next: "next"
    case .search: "search"
    case .send: "send"
    case .done: "done"
    case .continue: "continue"
    case .join: "join"
    case .route: "route"
    }
  }
}

/// `UIScrollView.KeyboardDismissMode`
public enum KeyboardDismissMode: UInt8, Hashable, Sendable, AttributeWord {
  case none
  case onDrag
  case interactive
  case onDragWithAccessory
  case interactiveWithAccessory

  public var keyword: String {
    switch self {
    case .none: "none"
    case .onDrag: "onDrag"
    case .interactive: "interactive"
    case .onDragWithAccessory: "onDragWithAccessory"
    case .interactiveWithAccessory: "interactiveWithAccessory"
    }
  }

  /// Whether a drag in this direction hides the keyboard: any at once, or one that pulls it down (KEY-12).
  public func hides(onDragUp isUp: Bool) -> Bool {
    switch self {
    case .none: false
    case .onDrag, .onDragWithAccessory: true
    case .interactive, .interactiveWithAccessory: !isUp
    }
  }
}

/// `UIRectEdge`
public enum Edge: UInt8, Hashable, Sendable, AttributeWord {
  case none
  case top
  case left
  case bottom
  case right
  case all

  public var keyword: String {
    switch self {
    case .none: "none"
    case .top: "top"
    case .left: "left"
    case .bottom: "bottom"
    case .right: "right"
    case .all: "all"
    }
  }
}

/// `UIBarStyle`
public enum BarStyle: UInt8, Hashable, Sendable, AttributeWord {
  case `default`
  case black
  case blackTranslucent

  public var keyword: String {
    switch self {
    case .default: "default"
    case .black: "black"
    case .blackTranslucent: "blackTranslucent"
    }
  }
}

/// `UIStatusBarStyle`
public enum StatusBarStyle: UInt8, Hashable, Sendable, AttributeWord {
  case `default`
  case lightContent
  case darkContent

  public var keyword: String {
    switch self {
    case .default: "default"
    case .lightContent: "lightContent"
    case .darkContent: "darkContent"
    }
  }
}

/// `UIButton.Configuration`, by the function that makes it.
public enum ButtonConfiguration: UInt8, Hashable, Sendable, AttributeWord {
  case plain
  case gray
  case tinted
  case filled
  case borderless
  case bordered
  case borderedTinted
  case borderedProminent

  public var keyword: String {
    switch self {
    case .plain: "plain"
    case .gray: "gray"
    case .tinted: "tinted"
    case .filled: "filled"
    case .borderless: "borderless"
    case .bordered: "bordered"
    case .borderedTinted: "borderedTinted"
    case .borderedProminent: "borderedProminent"
    }
  }

  /// What it paints behind the title; nil for nothing.
  public var ground: Ground? {
    switch self {
    case .plain, .borderless: nil
    case .gray, .bordered: .grey
    case .tinted, .borderedTinted: .softTint
    case .filled, .borderedProminent: .tint
    }
  }

  /// What lies behind a title.
  public enum Ground: Hashable, Sendable {
    case grey
    case softTint
    case tint
  }
}

/// `NSTextAlignment`
public enum TextAlignment: UInt8, Hashable, Sendable, AttributeWord {
  case natural
  case left
  case center
  case right
  case justified

  public var keyword: String {
    switch self {
    case .natural: "natural"
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justified"
    }
  }
}

/// `UIView.ContentMode`
public enum ContentMode: UInt8, Hashable, Sendable, AttributeWord {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case redraw
  case center
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight

  public var keyword: String {
    switch self {
    case .scaleToFill: "scaleToFill"
    case .scaleAspectFit: "scaleAspectFit"
    case .scaleAspectFill: "scaleAspectFill"
    case .redraw: "redraw"
    case .center: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    case .topLeft: "topLeft"
    case .topRight: "topRight"
    case .bottomLeft: "bottomLeft"
    case .bottomRight: "bottomRight"
    }
  }
}

/// `UINavigationItem.LargeTitleDisplayMode`
public enum LargeTitleDisplayMode: UInt8, Hashable, Sendable, AttributeWord {
  /// As on the screen before.
  case automatic
  case always
  case never

  public var keyword: String {
    switch self {
    case .automatic: "automatic"
    case .always: "always"
    case .never: "never"
    }
  }
}

/// `UINavigationItem.BackButtonDisplayMode`
public enum BackButtonDisplayMode: UInt8, Hashable, Sendable, AttributeWord {
  case `default`
  case generic
  case minimal

  public var keyword: String {
    switch self {
    case .default: "default"
    case .generic: "generic"
    case .minimal: "minimal"
    }
  }
}

/// `UISplitViewController.Style`
public enum SplitStyle: UInt8, Hashable, Sendable, AttributeWord {
  /// Classic.
  case unspecified
  case doubleColumn
  case tripleColumn

  public var keyword: String {
    switch self {
    case .unspecified: "unspecified"
    case .doubleColumn: "doubleColumn"
    case .tripleColumn: "tripleColumn"
    }
  }
}

/// `UITableView.Style`
public enum TableStyle: UInt8, Hashable, Sendable, AttributeWord {
  case plain
  case grouped
  case insetGrouped

  public var keyword: String {
    switch self {
    case .plain: "plain"
    case .grouped: "grouped"
    case .insetGrouped: "insetGrouped"
    }
  }
}

/// `UITableViewCell.CellStyle`, or a cell with content of its own.
public enum CellStyle: UInt8, Hashable, Sendable, AttributeWord {
  case custom
  case basic
  case rightDetail
  case leftDetail
  case subtitle

  public var keyword: String {
    switch self {
    case .custom: "custom"
    case .basic: "basic"
    case .rightDetail: "rightDetail"
    case .leftDetail: "leftDetail"
    case .subtitle: "subtitle"
    }
  }
}

/// `UIDatePicker.Mode`
public enum DatePickerMode: UInt8, Hashable, Sendable, AttributeWord {
  case time
  case date
  case dateAndTime
  case countDownTimer

  public var keyword: String {
    switch self {
    case .time: "time"
    case .date: "date"
    case .dateAndTime: "dateAndTime"
    case .countDownTimer: "countDownTimer"
    }
  }
}

/// `UIDatePickerStyle`, without the calendar that is always there.
public enum DatePickerStyle: UInt8, Hashable, Sendable, AttributeWord {
  /// Since iOS 14 `compact`, but for a timer, which has wheels.
  case automatic
  case wheels
  case compact

  public var keyword: String {
    switch self {
    case .automatic: "automatic"
    case .wheels: "wheels"
    case .compact: "compact"
    }
  }
}

/// `UITextField.ViewMode`, of the button that empties a field.
public enum ClearButtonMode: UInt8, Hashable, Sendable, AttributeWord {
  case never
  case whileEditing
  case unlessEditing
  case always

  public var keyword: String {
    switch self {
    case .never: "never"
    case .whileEditing: "whileEditing"
    case .unlessEditing: "unlessEditing"
    case .always: "always"
    }
  }

  /// Whether a field has the button now.
  public func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}

/// `UITableViewCell.AccessoryType`
public enum CellAccessory: UInt8, Hashable, Sendable, AttributeWord {
  case none
  case disclosureIndicator
  case detailDisclosureButton
  case checkmark
  case detailButton

  public var keyword: String {
    switch self {
    case .none: "none"
    case .disclosureIndicator: "disclosureIndicator"
    case .detailDisclosureButton: "detailDisclosureButton"
    case .checkmark: "checkmark"
    case .detailButton: "detailButton"
    }
  }

  /// Whether it has a button, which does not do what the row does.
  public var hasButton: Bool { self == .detailDisclosureButton || self == .detailButton }
}

/// `NSLayoutConstraint.Axis`
public enum Axis: UInt8, Hashable, Sendable, AttributeWord {
  case horizontal
  case vertical

  public var keyword: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

/// `UIStackView.Alignment`
public enum StackAlignment: UInt8, Hashable, Sendable, AttributeWord {
  case fill
  case leading
  case top
  case firstBaseline
  case center
  case trailing
  case bottom
  case lastBaseline

  public var keyword: String {
    switch self {
    case .fill: "fill"
    case .leading: "leading"
    case .top: "top"
    case .firstBaseline: "firstBaseline"
    case .center: "center"
    case .trailing: "trailing"
    case .bottom: "bottom"
    case .lastBaseline: "lastBaseline"
    }
  }
}

/// `UIStackView.Distribution`
public enum StackDistribution: UInt8, Hashable, Sendable, AttributeWord {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering

  public var keyword: String {
    switch self {
    case .fill: "fill"
    case .fillEqually: "fillEqually"
    case .fillProportionally: "fillProportionally"
    case .equalSpacing: "equalSpacing"
    case .equalCentering: "equalCentering"
    }
  }
}
