import NavModel
import NavText

/// The words of the catalogues as names, so that looking a word up is reading one row.
///
/// They are interned before anything else, so their names are the lowest.
struct Vocabulary: ~Copyable {
  /// What a word means, in each place where words are.
  struct Meaning {
    var controller: ControllerKind?
    var element: ElementKind?
    var barSlot: BarSlot?
    var relationship: RelationshipKind?
    var verb: SegueKind?
    var statement: StatementKind?
    var command: CommandKind?
    var query: Query?
    var hook: LifecycleHook?
    var message: DelegateMessage?
    var systemItem: SystemItem?
    var systemTabItem: SystemTabItem?
    var uikitClass: UIKitClass?
    /// The first attribute of this keyword; others belong to other hosts.
    var attribute: AttributeKey?
  }

  /// What is asked of every attribute, of its facts.
  private struct AttributeRow {
    let hosts: AttributeKey.Hosts
    let type: AttributeKey.ValueType
    let isBindable: Bool
    /// The next attribute of the same keyword.
    var next: AttributeKey?
  }

  private let meanings: [Meaning]
  private let attributes: [AttributeRow]
  private let elementClasses: [UIKitClass]
  private let controllerClasses: [UIKitClass]
  /// The words of all sets, in order, as names, and where each set begins.
  private let setWords: [Name]
  private let setStarts: [Int]
  let words: Structure

  /// The words that stand for no row of a catalogue.
  struct Structure {
    let storyboard, `class`, `enum`, test, check, `case`, initial, tabItem, bar, toolbar,
      titleView: Name
    let bottomAccessory: Name
    let flexibleSpace, fixedSpace, outlet, outlets, action, unwind, on, expect, constraint: Name
    let `true`, `false`, bool, view, none, superview, safeArea, margins, delegate, frame,
      items: Name
    let bounds, alpha, back, editing, results: Name

    init(_ names: inout NameTable) {
      storyboard = names.intern("storyboard")
      `class` = names.intern("class")
      `enum` = names.intern("enum")
      test = names.intern("test")
      check = names.intern("check")
      `case` = names.intern("case")
      initial = names.intern("initial")
      tabItem = names.intern("tabItem")
      bar = names.intern("bar")
      toolbar = names.intern("toolbar")
      titleView = names.intern("titleView")
      bottomAccessory = names.intern("bottomAccessory")
      flexibleSpace = names.intern("flexibleSpace")
      fixedSpace = names.intern("fixedSpace")
      outlet = names.intern("outlet")
      outlets = names.intern("outlets")
      action = names.intern("action")
      unwind = names.intern("unwind")
      on = names.intern("on")
      expect = names.intern("expect")
      constraint = names.intern("constraint")
      `true` = names.intern("true")
      `false` = names.intern("false")
      bool = names.intern("Bool")
      view = names.intern("view")
      none = names.intern("none")
      superview = names.intern("superview")
      safeArea = names.intern("safeArea")
      margins = names.intern("margins")
      delegate = names.intern("delegate")
      items = names.intern("items")
      frame = names.intern("frame")
      bounds = names.intern("bounds")
      alpha = names.intern("alpha")
      back = names.intern("back")
      editing = names.intern("editing")
      results = names.intern("results")
    }
  }

  /// About how many words there are, how many bytes they take, and how many rows and words some catalogues have, so
  /// that no table is copied while it grows.
  static var size: (words: Int, bytes: Int, elements: Int, attributes: Int, setWords: Int) {
    (560, 6000, 40, 140, 180)
  }

  /// The same words for another phase. The tables are shared.
  init(sharing other: borrowing Vocabulary) {
    meanings = other.meanings
    attributes = other.attributes
    elementClasses = other.elementClasses
    controllerClasses = other.controllerClasses
    setWords = other.setWords
    setStarts = other.setStarts
    words = other.words
  }

  init(_ names: inout NameTable) {
    words = Structure(&names)
    var meanings: [Meaning] = []
    meanings.reserveCapacity(Self.size.words)
    func index(_ keyword: String) -> Int {
      let index = Int(names.intern(keyword).index)
      while meanings.count <= index { meanings.append(Meaning()) }
      return index
    }
    var uikitClasses: [UIKitClass] = []
    for kind in Cases<ControllerKind>() {
      let facts = kind.facts
      meanings[index(facts.keyword)].controller = kind
      uikitClasses.append(facts.uikitClass)
    }
    controllerClasses = uikitClasses
    uikitClasses = []
    uikitClasses.reserveCapacity(Self.size.elements)
    for kind in Cases<ElementKind>() {
      let facts = kind.facts
      // In a scene, `action` declares a method.
      if kind != .alertAction { meanings[index(facts.keyword)].element = kind }
      uikitClasses.append(facts.uikitClass)
    }
    elementClasses = uikitClasses
    for slot in Cases<BarSlot>() { meanings[index(slot.facts.keyword)].barSlot = slot }
    for kind in Cases<RelationshipKind>() {
      meanings[index(kind.facts.keyword)].relationship = kind
    }
    for kind in Cases<SegueKind>() { meanings[index(kind.facts.keyword)].verb = kind }
    for kind in Cases<StatementKind>() { meanings[index(kind.facts.keyword)].statement = kind }
    for kind in Cases<CommandKind>() { meanings[index(kind.facts.keyword)].command = kind }
    for query in Cases<Query>() where query != .variable {
      meanings[index(query.facts.keyword)].query = query
    }
    for hook in Cases<LifecycleHook>() { meanings[index(hook.facts.keyword)].hook = hook }
    for message in Cases<DelegateMessage>() {
      meanings[index(message.facts.keyword)].message = message
    }
    for item in Cases<SystemItem>() { meanings[index(item.facts.keyword)].systemItem = item }
    for item in Cases<SystemTabItem>() { meanings[index(item.facts.keyword)].systemTabItem = item }
    for uikitClass in Cases<UIKitClass>() {
      meanings[index(uikitClass.facts.name)].uikitClass = uikitClass
    }
    var attributes: [AttributeRow] = []
    attributes.reserveCapacity(Self.size.attributes)
    for key in Cases<AttributeKey>() {
      let facts = key.facts
      attributes.append(
        AttributeRow(
          hosts: facts.hosts, type: facts.type, isBindable: facts.isBindable))
      let meaning = index(facts.keyword)
      guard var last = meanings[meaning].attribute else {
        meanings[meaning].attribute = key
        continue
      }
      while let next = attributes[Int(last.rawValue)].next { last = next }
      attributes[Int(last.rawValue)].next = key
    }
    self.meanings = meanings
    self.attributes = attributes
    var setWords: [Name] = []
    setWords.reserveCapacity(Self.size.setWords)
    var setStarts: [Int] = []
    for set in Cases<WordSet>() {
      setStarts.append(setWords.count)
      for word in set.words { setWords.append(names.intern(word)) }
    }
    setStarts.append(setWords.count)
    self.setWords = setWords
    self.setStarts = setStarts
  }

  subscript(name: Name) -> Meaning? {
    Int(name.index) < meanings.count ? meanings[Int(name.index)] : nil
  }

  func controller(_ name: Name) -> ControllerKind? {
    Int(name.index) < meanings.count ? meanings[Int(name.index)].controller : nil
  }

  func element(_ name: Name) -> ElementKind? {
    Int(name.index) < meanings.count ? meanings[Int(name.index)].element : nil
  }

  func barSlot(_ name: Name) -> BarSlot? {
    Int(name.index) < meanings.count ? meanings[Int(name.index)].barSlot : nil
  }

  func relationship(_ name: Name) -> RelationshipKind? {
    Int(name.index) < meanings.count ? meanings[Int(name.index)].relationship : nil
  }

  func verb(_ name: Name) -> SegueKind? {
    Int(name.index) < meanings.count ? meanings[Int(name.index)].verb : nil
  }

  func systemItem(_ name: Name) -> SystemItem? {
    Int(name.index) < meanings.count ? meanings[Int(name.index)].systemItem : nil
  }

  func uikitClass(_ name: Name) -> UIKitClass? {
    Int(name.index) < meanings.count ? meanings[Int(name.index)].uikitClass : nil
  }

  /// The attribute that a keyword means in one of these hosts.
  func attribute(_ name: Name, in hosts: AttributeKey.Hosts) -> AttributeKey? {
    var next = firstAttribute(name)
    while let key = next {
      let row = attributes[Int(key.rawValue)]
      if row.hosts.intersects(hosts) { return key }
      next = row.next
    }
    return nil
  }

  /// Whether it is the keyword of any attribute.
  func isAttribute(_ name: Name) -> Bool { firstAttribute(name) != nil }

  /// All attributes that a keyword means, each in hosts of its own.
  func attributes(_ name: Name) -> [AttributeKey] {
    var keys: [AttributeKey] = []
    var next = firstAttribute(name)
    while let key = next {
      keys.append(key)
      next = attributes[Int(key.rawValue)].next
    }
    return keys
  }

  private func firstAttribute(_ name: Name) -> AttributeKey? {
    Int(name.index) < meanings.count ? meanings[Int(name.index)].attribute : nil
  }

  func type(of key: AttributeKey) -> AttributeKey.ValueType { attributes[Int(key.rawValue)].type }
  func isBindable(_ key: AttributeKey) -> Bool { attributes[Int(key.rawValue)].isBindable }

  func uikitClass(of kind: ControllerKind) -> UIKitClass { controllerClasses[Int(kind.rawValue)] }
  func uikitClass(of kind: ElementKind) -> UIKitClass { elementClasses[Int(kind.rawValue)] }

  func isOutlet(_ word: Name) -> Bool { word == words.outlet || word == words.outlets }

  /// Whether it declares an action, an unwind action or a hook.
  func isMethod(_ word: Name) -> Bool {
    word == words.action || word == words.unwind || word == words.on
  }

  @inline(__always)
  func position(of word: Name, in set: WordSet) -> Int? {
    let start = setStarts[Int(set.rawValue)]
    return setWords[start..<setStarts[Int(set.rawValue) + 1]].firstIndex(of: word)
      .map { $0 - start }
  }

  /// The keywords that can be written in these hosts, for suggestions.
  static func keywords(in hosts: AttributeKey.Hosts) -> [String] {
    AttributeKey.allCases.lazy.map { $0.facts }
      .filter { $0.hosts.intersects(hosts) }
      .map { $0.keyword }
  }
}
