import NavModel

/// What something is written in, or is a part of.
enum Site: Hashable {
  case file
  case storyboard
  case scene(ControllerKind)
  case element(ElementKind)
  /// A text field of an alert, which UIKit places.
  case alertField
  case barItem
  /// A bar item that has its view already.
  case occupiedBarItem
  case tabItem
  case toolbar
  /// A flexible or fixed space of a toolbar.
  case space
  case titleView
  /// A title view with its one element, or with something else.
  case occupiedTitleView
  /// The view above the tab bar of a tabs scene.
  case bottomAccessory
  /// A bottom accessory with its one element, or with something else.
  case occupiedBottomAccessory
  /// The navigation bar, tab bar or toolbar that a container brings along.
  case bar(AttributeKey.Host)
  case `class`
  /// A class that descends from no view controller.
  case classOfView(String, UIKitClass)
  case enumeration
  case enumerationCase
  case action
  case unwindAction
  case hook
  /// The name after `on`.
  case hookName
  case outlet
  case outletDeclaration
  case constraint
  /// The arrow from a search controller to the scene with its results.
  case results
  /// An arrow of any kind.
  case connection
  case arrow
  case initialArrow
  case relationship(RelationshipKind)
  case actionConnection
  /// An action after an arrow, where only its name counts.
  case actionOfConnection
  case segue
  case unwindSegue
  case segueElsewhere
  case bracesOfSegue
  case bracesOfActionConnection
  case pathToScene
  case statement(StatementKind)
  case test
  case check
  case command(CommandKind)
  /// The list that `callbacks` is compared with.
  case callbacks

  /// As messages call it.
  var words: String {
    switch self {
    case .file: "a file"
    case .storyboard: "a storyboard"
    case .scene(let kind): kind.called
    case .element(let kind): article(kind.facts.keyword)
    case .alertField: "a textField of an alert"
    case .barItem: "a bar item"
    case .occupiedBarItem: "a bar item that already shows another element"
    case .tabItem: "a tab item"
    case .toolbar: "a toolbar"
    case .space: "a space"
    case .titleView: "a title view"
    case .occupiedTitleView: "a title view, which is one element"
    case .bottomAccessory: "a bottom accessory"
    case .occupiedBottomAccessory: "a bottom accessory, which is one element"
    case .bar(let host): host.name
    case .class: "a class"
    case .classOfView(let name, let uikitClass): "'\(name)', which is a \(uikitClass.facts.name)"
    case .enumeration: "an enum"
    case .enumerationCase: "a case"
    case .action: "an action"
    case .unwindAction: "an unwind action"
    case .hook: "a hook"
    case .hookName: "'on'"
    case .outlet: "an outlet"
    case .outletDeclaration: "the declaration of an outlet"
    case .constraint: "a constraint"
    case .results: "'results'"
    case .connection: "a connection"
    case .arrow: "this arrow"
    case .initialArrow: "the initial arrow"
    case .relationship(let kind): "'\(kind.facts.keyword)'"
    case .actionConnection: "an action connection"
    case .actionOfConnection: "an action, which belongs to its own scene,"
    case .segue: "a segue"
    case .unwindSegue: "an unwind segue, which finds its action by its name,"
    case .segueElsewhere: "a segue that leads elsewhere"
    case .bracesOfSegue: "the braces of a segue"
    case .bracesOfActionConnection: "the braces of an action connection"
    case .pathToScene: "the path to a scene"
    case .statement(let kind): "'\(kind.facts.keyword)'"
    case .test: "a test"
    case .check: "a check"
    case .command(let kind): "'\(kind.facts.keyword)'"
    case .callbacks: "'callbacks'"
    }
  }
}

/// Where a word or a line belongs.
enum Home: Hashable {
  case file
  case storyboard
  case scene
  case sceneOutsideElements
  case sceneThatPresents
  case sceneOrClass
  case sceneClassOrFile
  case sceneOfContainer
  /// The scene itself, without the name of what an arrow starts at.
  case bracesOfScene
  case container(ControllerKind)
  case containerWithBar
  case enumeration
  case toolbarOfScene
  case toolbarOfNavigation
  case list
  case listOrScroll
  case cell
  case view
  case ownBarItem
  case buttonOrBarItem
  case menu
  case controllerClass
  case actionOrArrow
  case actionOrHook
  case actionHookOrTest
  case test
  case check

  /// As messages call it, behind "it belongs in".
  var words: String {
    switch self {
    case .file: "a file, outside any braces"
    case .storyboard: "a storyboard"
    case .scene: "a scene"
    case .sceneOutsideElements: "a scene, outside the braces of its elements"
    case .sceneThatPresents: "the scene that presents it"
    case .sceneOrClass: "a scene or a class"
    case .sceneClassOrFile: "a scene or a class; outside any braces it is the app's"
    case .sceneOfContainer: "one of the scenes that it shows"
    case .bracesOfScene: "the braces of a scene, without the name of where it starts"
    case .container(let kind): kind.called
    case .containerWithBar: "a navigation scene or a tabs scene"
    case .enumeration: "an enum"
    case .toolbarOfScene: "the toolbar of a scene"
    case .toolbarOfNavigation: "the toolbar of a navigation scene"
    case .list: "a table scene or in a tableView"
    case .listOrScroll: "a table scene, a tableView, a collectionView or a scroll"
    case .cell: "a cell"
    case .view: "the scene, or a view, stack, scroll or cell"
    case .ownBarItem: "a bar item of its own"
    case .buttonOrBarItem: "a button, a bar item or another menu"
    case .menu: "a menu or a contextMenu"
    case .controllerClass: "a class that descends from UIViewController"
    case .actionOrArrow: "an action, or after an arrow, as in -> show Detail"
    case .actionOrHook: "an action or a hook"
    case .actionHookOrTest: "an action, a hook or a test"
    case .test: "a test"
    case .check: "a check, as in check \"nobody gets stuck\" { always can reach Home }"
    }
  }
}

extension ControllerKind {
  /// As messages call a scene of this kind.
  var called: String {
    switch self {
    case .view: "a scene"
    case .alert, .actionSheet: words
    case .system: "a controller of the system"
    case .table, .collection, .navigation, .tabBar, .split, .page: "a \(facts.keyword) scene"
    }
  }
}
