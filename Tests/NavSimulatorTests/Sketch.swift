import NavModel
import NavText

/// An expression, as tests write it.
indirect enum Term {
  case flag(Bool)
  case number(Int32)
  case variable(String)
  case not(Term)
  case equal(Term, Term)
  case add(Term, Term)
}

/// A statement, as tests write it.
indirect enum Line {
  case push(String)
  case pop
  case popTo(String)
  case popToRoot
  case setStack([String])
  case show(String)
  case showDetail(String)
  case present(String)
  case presentNow(String)
  case dismiss
  case perform(String)
  case select(String)
  case setTabs([String])
  case badge(String, String?)
  case hideBar
  case showBar
  case showToolbar
  case toggleEditing
  case set(String, Term)
  case when(Term, [Line], [Line])
}

/// An arrow away from something.
struct Arrow {
  var kind: SegueKind
  var target: String
  var identifier = ""
  var condition: Term?
  var style: PresentationStyle?
  var data: [(String, Term)] = []
  var attributes: [Attribute] = []

  init(_ kind: SegueKind, _ target: String) {
    self.kind = kind
    self.target = target
  }

  func named(_ identifier: String) -> Arrow {
    var copy = self
    copy.identifier = identifier
    return copy
  }

  func when(_ condition: Term) -> Arrow {
    var copy = self
    copy.condition = condition
    return copy
  }

  func styled(_ style: PresentationStyle) -> Arrow {
    var copy = self
    copy.style = style
    return copy
  }

  func with(_ variable: String, _ value: Term) -> Arrow {
    var copy = self
    copy.data.append((variable, value))
    return copy
  }
}

/// A scene in the making. What it is called is how everything else speaks of it.
struct SceneSketch {
  struct Thing {
    var kind: ElementKind
    var name: String
    var text: String?
    var arrows: [Arrow] = []
    var actions: [String] = []
    var flags: [(AttributeKey, Term)] = []
    var attributes: [Attribute] = []
    var texts: [(AttributeKey, String)] = []
    var row: String?
    var parent: String?
  }

  struct Item {
    var slot: BarSlot
    var name: String
    var text: String?
    var system: SystemItem?
    var arrows: [Arrow] = []
    var actions: [String] = []
    var view: String?
    var image: String?
  }

  var name: String
  var kind: ControllerKind
  var title: String?
  var attributes: [Attribute] = []
  var bound: [(AttributeKey, Term)] = []
  var bar: [Attribute] = []
  var toolbar: [Attribute] = []
  var children: [(kind: RelationshipKind, name: String, when: Term?)] = []
  var tab: (text: String?, badge: Term?)?
  var things: [Thing] = []
  var items: [Item] = []
  var arrows: [Arrow] = []
  var methods: [(kind: Method.Kind, name: String, condition: Term?, body: [Line])] = []
  var variables: [(name: String, owner: Variable.Owner, domain: Variable.Domain, initial: Int32)] =
    []
  var selectedTab: String?
  var titleView: String?

  init(_ name: String, _ kind: ControllerKind, title: String? = nil) {
    self.name = name
    self.kind = kind
    self.title = title
  }

  mutating func button(_ name: String, _ arrows: Arrow...) {
    things.append(Thing(kind: .button, name: name, text: name, arrows: arrows))
  }

  mutating func thing(
    _ kind: ElementKind, _ name: String, _ text: String? = nil, in parent: String? = nil,
    _ build: (inout Thing) -> Void = { _ in }
  ) {
    var thing = Thing(kind: kind, name: name, text: text, parent: parent)
    build(&thing)
    things.append(thing)
  }

  mutating func action(_ name: String, _ body: Line...) {
    methods.append((.action, name, nil, body))
    things.append(Thing(kind: .button, name: "tap_\(name)", text: name, actions: [name]))
  }

  mutating func unwind(_ name: String, when condition: Term? = nil, _ body: Line...) {
    methods.append((.unwind, name, condition, body))
  }

  mutating func on(_ hook: LifecycleHook, _ body: Line...) {
    methods.append((.hook(hook), hook.facts.keyword, nil, body))
  }

  mutating func item(
    _ slot: BarSlot, _ name: String, system: SystemItem? = nil, _ arrows: Arrow...
  ) {
    items.append(
      Item(slot: slot, name: name, text: system == nil ? name : nil, system: system, arrows: arrows)
    )
  }

  mutating func child(_ kind: RelationshipKind, _ name: String, when condition: Term? = nil) {
    children.append((kind, name, condition))
  }

  mutating func variable(_ name: String, _ domain: Variable.Domain, _ initial: Int32 = 0) {
    variables.append((name, .instance, domain, initial))
  }

  mutating func flag(_ key: AttributeKey, _ isOn: Bool = true) {
    attributes.append(Attribute(key, .boolean(isOn)))
  }

  mutating func style(_ style: PresentationStyle) {
    let word = UInt8(PresentationStyle.allCases.firstIndex(of: style) ?? 0)
    attributes.append(Attribute(.modalPresentationStyle, .word(word)))
  }
}
