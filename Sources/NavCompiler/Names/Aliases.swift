import NavModel
import NavText

/// What people who come from Swift, UIKit and Interface Builder write first, and what it is called here.
///
/// Only suggestions read it: no word here means anything to the compiler.
enum Alias {
  /// What can be offered for `word`: its translation, else what is spelt nearly alike.
  static func suggestions(for word: String, among known: [String]) -> [String] {
    let translated = translations(of: word, among: known)
    if !translated.isEmpty { return translated }
    return advice(on: word) == nil ? nearest(to: word, among: known) : []
  }

  /// Only those words for `word` that can be there.
  static func translations(of word: String, among known: [String]) -> [String] {
    let key = key(of: word)
    return (translations[key] ?? elements[key] ?? []).filter { known.contains($0) }
  }

  /// What to do about a word that no single word replaces.
  static func advice(on word: String) -> String? {
    if LifecycleHook.allCases.contains(where: { $0.facts.keyword == word }) {
      return "write on \(word) { … }"
    }
    if word == UIKitClass.alertController.facts.name { return advice["alert"] }
    if SystemController(named: word) != nil {
      return "write it in the scene that presents it, as in system Sharing: \(word)"
    }
    if let kind = ControllerKind.allCases.first(where: { $0.facts.uikitClass.facts.name == word }) {
      return
        "a controller is a scene of its own: write \(kind.facts.keyword) and its name in the storyboard"
    }
    let key = key(of: word)
    if let found = advice[key] ?? sameAdvice[key].flatMap({ advice[$0] }) { return found }
    return startsSmall(word) ? nil : adviceOnClass(key)
  }

  /// What a class is called here that the place at hand does not have.
  private static func adviceOnClass(_ key: String) -> String? {
    if let keyword = translations[key]?.first,
      let kind = ControllerKind.allCases.first(where: { $0.facts.keyword == keyword })
    {
      if kind.isMadeByCode { return "write \(keyword) and its name in the scene that presents it" }
      return
        "a controller is a scene of its own: write \(keyword) and its name in the storyboard"
    }
    return elements[key]?.first.map { "it is called \($0) here, in a place that has one" }
  }

  /// The same for a word with a colon and a value, which is no statement whatever the word would be elsewhere.
  static func adviceOnAttribute(_ word: String) -> String? {
    ["for", "while", "return", "guard", "switch", "else", "elseif", "elif"].contains(key(of: word))
      ? nil : advice(on: word)
  }

  /// The statement that people from elsewhere know by this name.
  static func statement(_ word: String) -> StatementKind? {
    switch word {
    case "back", "goBack": .pop
    case "close": .dismiss
    default: nil
    }
  }

  /// Whether it declares something, so that it is no attribute.
  static func isConstruct(_ word: String) -> Bool {
    ControllerKind.allCases.contains { $0.facts.keyword == word }
      || ElementKind.allCases.contains { $0.facts.keyword == word }
      || BarSlot.allCases.contains { $0.facts.keyword == word }
      || [
        "bar", "toolbar", "tabItem", "titleView", "bottomAccessory", "storyboard", "action",
      ].contains(word)
  }

  /// Case and the prefix of UIKit's classes make no difference.
  private static func key(of word: String) -> String {
    let lower = word.lowercased()
    return lower.hasPrefix("ui") && lower.utf8.count > 4 ? String(lower.dropFirst(2)) : lower
  }

  /// `UILabel` is a label, `UIImageView` an image.
  private static let elements: [String: [String]] = {
    var elements: [String: [String]] = [:]
    for kind in ElementKind.allCases.reversed() where kind != .container && kind != .alertAction {
      elements[key(of: kind.facts.uikitClass.facts.name)] = [kind.facts.keyword]
    }
    // Classes of what is no view.
    elements["contextualaction"] = [ElementKind.swipeAction.facts.keyword]
    elements["contextmenuinteraction"] = [ElementKind.contextMenu.facts.keyword]
    elements["contextmenuconfiguration"] = [ElementKind.contextMenu.facts.keyword]
    return elements
  }()

  private static let translations: [String: [String]] = [
    // Scenes
    "viewcontroller": ["scene"], "controller": ["scene"], "vc": ["scene"], "screen": ["scene"],
    "view": ["scene"],
    "tableviewcontroller": ["table"], "list": ["table", "tableView"],
    "collectionviewcontroller": ["collection"], "grid": ["collection", "collectionView"],
    "navigationcontroller": ["navigation"], "navigationview": ["navigation"],
    "navigationstack": ["navigation"], "navigationsplitview": ["split"], "nav": ["navigation"],
    "navcontroller": ["navigation"],
    "tabbarcontroller": ["tabs"], "tabbar": ["tabs", "bar"], "tabview": ["tabs"], "tab": ["tabs"],
    "splitviewcontroller": ["split"], "splitview": ["split"],
    "pageviewcontroller": ["pages"], "page": ["pages"],
    // Containers
    "rootviewcontroller": ["root", "setRoot"], "viewcontrollers": ["tab", "page"], "tabs": ["tab"],
    "master": ["primary"], "masterviewcontroller": ["primary"],
    "detail": ["secondary"], "detailviewcontroller": ["secondary"],
    "initialviewcontroller": ["initial"], "entry": ["initial"], "start": ["initial", "launch"],
    "main": ["initial"], "app": ["storyboard"], "application": ["storyboard"],
    "project": ["storyboard"],
    // Declarations
    "func": ["action", "test"], "function": ["action"], "method": ["action"],
    "ibaction": ["action"], "let": ["var"], "ibinspectable": ["var"], "state": ["var", "on"],
    "iboutlet": ["outlet"], "outletcollection": ["outlets"], "iboutletcollection": ["outlets"],
    "actor": ["class"], "exit": ["unwind"], "unwindsegue": ["unwind"],
    // Bars
    "barbuttonitem": ["right", "left", "item"], "leftbarbuttonitem": ["left"],
    "leftbarbuttonitems": ["left"], "rightbarbuttonitem": ["right"],
    "rightbarbuttonitems": ["right"], "backbarbuttonitem": ["back"], "tabbaritem": ["tabItem"],
    "navigationbar": ["bar"], "navbar": ["bar"], "toolbaritem": ["item"],
    "spacer": ["flexibleSpace"],
    "plus": ["add"], "delete": ["trash"], "share": ["action"], "reload": ["refresh"],
    // Elements
    "text": ["label"], "btn": ["button"], "input": ["textField", "type"], "toggle": ["switch"],
    "spinner": ["activity"], "activityindicator": ["activity"], "hstack": ["stack"],
    "vstack": ["stack"], "webview": ["web"], "mapview": ["map"], "row": ["cell"],
    "containerview": ["container"], "table": ["tableView"], "collection": ["collectionView"],
    "prototypecell": ["prototype"], "searchcontroller": ["searchController"],
    "searchfield": ["searchBar", "searchController"], "searchable": ["searchController"],
    "searchresultscontroller": ["results"], "scopes": ["scopeButtonTitles"],
    "searchscopes": ["scopeButtonTitles"],
    "hideswhenscrolling": ["hidesSearchBarWhenScrolling"],
    "obscuresbackground": ["obscuresBackgroundDuringPresentation"],
    "dimsbackgroundduringpresentation": ["obscuresBackgroundDuringPresentation"],
    "searchbarsearchbuttonclicked": ["searchButtonClicked"],
    "searchbarcancelbuttonclicked": ["cancelButtonClicked"],
    "selectedscopedidchange": ["selectedScopeButtonIndexDidChange"],
    "updatesearchresultsfor": ["updateSearchResults"],
    "willpresentsearch": ["willPresentSearchController"],
    "didpresentsearch": ["didPresentSearchController"],
    "willdismisssearch": ["willDismissSearchController"],
    "diddismisssearch": ["didDismissSearchController"],
    // Alerts
    "alertview": ["alert"], "dialog": ["alert"], "confirm": ["alert"], "prompt": ["alert"],
    "confirmationdialog": ["actionSheet"], "actionsheet": ["actionSheet"],
    "sharesheet": ["system"], "picker": ["system"], "imagepicker": ["system"],
    "photospicker": ["system"],
    "preferred": ["preferredAction"], "subtitle": ["message"], "body": ["message"],
    "role": ["style"], "addaction": ["action"], "addtextfield": ["textField"],
    // What a person asks for
    "menu": ["menu"], "dropdown": ["menu"], "pulldown": ["menu"], "pulldownbutton": ["menu"],
    "menuelement": ["menuItem"], "command": ["menuItem"], "choice": ["menuItem"],
    "contextmenu": ["contextMenu"],
    "contextmenuconfigurationforrowat": ["contextMenu"],
    "trailingswipeactionsconfigurationforrowat": ["swipeAction"],
    "leadingswipeactionsconfigurationforrowat": ["swipeAction"],
    "swipeactions": ["swipeAction"], "swipeactionsconfiguration": ["swipeAction"],
    "editactionsforrowat": ["swipeAction"],
    "tableviewrowaction": ["swipeAction"],
    "longpress": ["longPressGesture", "longPress"], "onlongpressgesture": ["longPressGesture"],
    "ontapgesture": ["tapGesture"], "swipe": ["swipeGesture"],
    // Statements
    "pushviewcontroller": ["push"], "popviewcontroller": ["pop"],
    "poptoviewcontroller": ["popTo"], "poptorootviewcontroller": ["popToRoot"],
    "setviewcontrollers": ["setStack", "setTabs"], "presentviewcontroller": ["present"],
    "dismissviewcontroller": ["dismiss"], "performsegue": ["perform"], "close": ["dismiss"],
    "beginediting": ["setEditing"], "startediting": ["setEditing"],
    "stopediting": ["setEditing"],
    "focus": ["becomeFirstResponder", "tap"], "blur": ["resignFirstResponder"],
    "dismisskeyboard": ["endEditing", "hideKeyboard"], "closekeyboard": ["endEditing"],
    "typetext": ["type"], "entertext": ["type"], "fill": ["type"],
    "enter": ["pressReturn", "type"], "submit": ["pressReturn"], "erase": ["clearText"],
    "selectedindex": ["select"], "back": ["pop"],
    // Connections
    "segue": ["show"], "navigate": ["show"], "goto": ["show"], "open": ["show", "launch"],
    "go": ["show", "back"], "scroll": ["swipeContent"], "presentation": ["present"],
    "presentmodally": ["present"],
    "popoverpresentation": ["popover"], "call": ["action"],
    // Tests
    "assert": ["expect"], "xctassert": ["expect"], "xctassertequal": ["expect"],
    "verify": ["expect"], "should": ["expect"], "click": ["tap"], "press": ["tap", "longPress"],
    "touch": ["tap"], "goback": ["back"], "run": ["launch"],
    // Attributes
    "name": ["title"], "backgroundcolour": ["backgroundColor"], "color": ["tint"],
    "colour": ["tint"], "tintcolor": ["tint"], "bartintcolor": ["barTint"],
    "textcolor": ["textColor", "tint"], "titlecolor": ["textColor", "titleColor", "tint"],
    "linelimit": ["numberOfLines"], "multilinetextalignment": ["textAlignment"],
    "alignment": ["textAlignment"], "iseditable": ["editable"],
    "font": ["fontName"], "badgevalue": ["badge"],
    "selectedsegmentindex": ["selectedSegment"], "ismomentary": ["momentary"],
    "ishidden": ["hidden"], "isenabled": ["enabled"], "ison": ["on"],
    "issecuretextentry": ["secure"],
    "istranslucent": ["translucent"],
    "items": ["segments"], "presentationstyle": ["modalPresentationStyle", "style"],
    // Values
    "yes": ["true"], "no": ["false"],
  ]

  /// Words with the advice of another.
  private static let sameAdvice: [String: String] = [
    "leftbarbuttonitems": "leftbarbuttonitem", "rightbarbuttonitems": "rightbarbuttonitem",
    "barbuttonitem": "rightbarbuttonitem", "backbutton": "backbarbuttonitem",
    "navigationbarhidden": "setnavigationbarhidden", "barhidden": "setnavigationbarhidden",
    "isnavigationbarhidden": "setnavigationbarhidden",
    "hidesnavigationbar": "setnavigationbarhidden",
    "prefersnavigationbarhidden": "setnavigationbarhidden",
    "toolbarhidden": "settoolbarhidden", "istoolbarhidden": "settoolbarhidden",
    "toolbaritems": "settoolbaritems",
    "modal": "sheet", "modalpresentation": "sheet", "bottomsheet": "sheet",
    "fullscreen": "fullscreencover",
    "toast": "banner", "snackbar": "banner",
    "reference": "storyboardreference", "leftbarbutton": "leftbarbuttonitem",
    "rightbarbutton": "rightbarbuttonitem",
    "setleftbarbuttonitem": "leftbarbuttonitem", "setrightbarbuttonitem": "rightbarbuttonitem",
  ]

  private static let advice: [String: String] = [
    "leftbarbuttonitem":
      "write each item on a line of its own in the scene, as in left Done \"Done\"",
    "rightbarbuttonitem":
      "write each item on a line of its own in the scene, as in right Done \"Done\"",
    "backbarbuttonitem": "write it on a line of its own in the scene, as in back \"Books\"",
    "setnavigationbarhidden":
      "write bar { hidden: true } in the navigation scene, or hideBar in an action or in on viewWillAppear",
    "settoolbarhidden":
      "write toolbar { hidden: false } in the navigation scene, or showToolbar in an action",
    "settoolbaritems": "write the items in the scene, as in toolbar { item Share \"Share\" }",
    "badgevalue":
      "write tabItem { badge: \"3\" } in the scene, or badge and the scene of the tab in an action, as in badge Inbox \"3\"",
    "sheet": "write an arrow, as in -> present Detail { style: pageSheet }",
    "fullscreencover": "write an arrow, as in -> present Detail { style: fullScreen }",
    "navigationlink": "write an arrow, as in button Open \"Open\" -> show Detail",
    "foreach":
      "rows that repeat are a prototype with a variable, as in prototype Row { var item: Item }",
    "tabbaritem": "write it without a colon, as in tabItem \"Home\" { image: \"house\" }",
    "titlelabel": "the text goes after the name, as in button Pay \"Pay\"",
    "menu":
      "write it in the braces of a button or a bar item, as in menu { menuItem Share \"Share\" }",
    "storyboardreference":
      "name the storyboard before the scene, as in -> show Settings.Profile, and a scene of other files elsewhere",
    "segue": "write an arrow, as in -> show Detail as \"ShowDetail\"",
    "goto": "write an arrow, as in -> show Detail",
    "navigate": "write an arrow, as in -> show Detail",
    "import": "take it out: a project is the set of files given to the command",
    "let": "write var",
    "func": "write action in a scene or a class, as in action save { … }",
    "override": "write on and the callback, as in on viewDidLoad { … }",
    "private": "take it out: everything is visible in the whole project",
    "public": "take it out: everything is visible in the whole project",
    "weak": "take it out, and write outlet name: UILabel",
    "ibsegueaction": "hand data over with the arrow, as in -> show Detail with item",
    "extension": "write everything of a class in its own braces",
    "protocol": "write a class, or leave it out: it changes nothing that can be seen",
    "return": "take it out: an action ends where its braces do, and if and else choose",
    "guard": "write if and else",
    "switch": "write if and else",
    "for": "write each step on a line of its own",
    "while": "write each step on a line of its own",
    "else": "write it after the closing brace of an if",
    "elseif": "write else if, in two words",
    "elif": "write else if, in two words",
    "self": "write the call as a word, as in dismiss or push Detail",
    "super": "take it out: what UIKit does by itself happens by itself",
    "navigationcontroller": "write the call as a word, as in push Detail or pop",
    "tabbarcontroller": "write the call as a word, as in select Detail",
    "navigationitem": "write title, left and right in the scene, each on a line of its own",
    "navigationbar": "the bar belongs to the navigation scene, as in bar { hidden: true }",
    "navbar": "the bar belongs to the navigation scene, as in bar { hidden: true }",
    "alert": "write it in the scene that presents it, as in alert Sure { title: \"Sure?\" }",
    "alertaction": "write it in the alert, as in action Delete \"Delete\" { style: destructive }",
    "banner": "banners aren't modelled: write a scene and present it, as in present Warning",
    "ontap": "write an arrow, as in -> action save",
    "onclick": "write an arrow, as in -> action save",
    "ontouch": "write an arrow, as in -> action save",
    "onpress": "write an arrow, as in -> action save",
    "target": "write an arrow to where it leads, as in -> show Detail",
    "destination": "write an arrow to where it leads, as in -> show Detail",
    "nslayoutconstraint":
      "write a line for each, as in constraint Save.top == safeArea.top + 8",
    "print": "take it out: the simulator keeps a log of what happens",
    "wait": "take it out: the next step waits until the one before is over",
    "sleep": "take it out: the next step waits until the one before is over",
    "type": "give the variable a value, as in name = 3",
    "nil": "a variable always has a value; write one of its own",
    "initial": "write it with an arrow, as in initial -> Home",
    "results": "write it with an arrow, as in results -> Found",
    "root": "write it with an arrow, as in root -> Home",
    "tab": "write it with an arrow, as in tab -> Home",
    "tabs": "write a line for each tab, as in tab -> Home",
    "primary": "write it with an arrow, as in primary -> List",
    "secondary": "write it with an arrow, as in secondary -> Detail",
    "class": "write it after the name, as in scene Home: HomeViewController",
    "identifier": "write as and the identifier after the name, as in scene Home as \"Home\"",
    "storyboardidentifier":
      "write as and the identifier after the name, as in scene Home as \"Home\"",
    "linebreakmode": "leave it out: how a text is cut that is too long is not modelled",
    "struct":
      "write the values it can have as an enum, as in enum Trip { case paris \"Paris\" }",
  ]
}
