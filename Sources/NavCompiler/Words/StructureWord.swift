import NavSyntax

/// The words that begin a line and stand for no row of a catalogue.
public enum StructureWord: String, CaseIterable {
  case storyboard, `class`, `enum`, test, check, `var`
  case initial
  case outlet, outlets, action, unwind, on, constraint, tabItem, toolbar, titleView, bar
  case bottomAccessory
  case `case`
  case results
  case item, flexibleSpace, fixedSpace
  case `if`, expect

  /// One sentence, for lists and editors.
  public var summary: String {
    switch self {
    case .storyboard: "A storyboard: scenes, and which of them comes first."
    case .class: "A class of the app: its outlets, what it remembers and what it does."
    case .enum: "A type with a few values, which variables can have."
    case .test: "What a person does, and what must then be seen."
    case .check: "What must hold in every state that the app can reach."
    case .var: "What a scene, a class or the app remembers."
    case .initial: "The scene that is shown first."
    case .outlet: "A property of the class and what it is connected to (OUT-1)."
    case .outlets: "A collection of outlets, connected to several things at once."
    case .action: "A method that controls call."
    case .unwind: "A method that unwind segues lead back to (SEG-50)."
    case .on: "What is done when UIKit calls: a lifecycle callback or a delegate's message."
    case .constraint: "A constraint of Auto Layout between two sides."
    case .tabItem: "How the scene appears in a tab bar."
    case .toolbar: "The items of a scene's toolbar, or the toolbar of a navigation scene."
    case .titleView: "A view in place of the title (BAR-31)."
    case .bar: "The navigation bar of a navigation scene, or the tab bar of a tabs scene."
    case .bottomAccessory: "The view above the tab bar (GLASS-11)."
    case .case: "One value of the enum, and how it is shown."
    case .results: "The scene that shows what a search finds."
    case .item: "An item of the toolbar, in order (TOOL-4)."
    case .flexibleSpace: "Space that pushes the items beside it apart."
    case .fixedSpace: "Space of a fixed width."
    case .if: "Does what is in the braces when the condition holds."
    case .expect: "What must be seen at this point of the test."
    }
  }

  /// What the parser's slips may take the word for.
  var roles: WordRoles {
    switch self {
    case .storyboard, .enum: [.takesName, .hasNoClass]
    case .class: .takesName
    // As a segue, `action` is a verb.
    case .action: [.takesName, .method, .hasNoClass, .verb]
    case .unwind: [.takesName, .method, .hasNoClass]
    case .on: [.method, .hasNoClass]
    case .outlet, .outlets: .outlet
    case .test, .check, .tabItem: .takesText
    case .case: [.takesText, .mayBeNamed, .isAlwaysNamed]
    case .var, .initial, .constraint, .toolbar, .titleView, .bar, .bottomAccessory, .results,
      .item, .flexibleSpace, .fixedSpace, .if, .expect:
      []
    }
  }
}
