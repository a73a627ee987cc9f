import NavModel
import NavSyntax

extension WordCatalogue {
  /// The words of the language, read off its catalogues.
  public static var language: WordCatalogue { WordCatalogue { KnownWords.all } }
}

/// Gathers what the words of the language are to the parser's slips.
private struct KnownWords {
  private var words: [String: KnownWord] = [:]

  static var all: [String: KnownWord] {
    var known = KnownWords()
    known.addStructure()
    known.addKinds()
    known.addSteps()
    known.addAttributes()
    return known.words
  }

  private mutating func add(_ word: String, _ roles: WordRoles) {
    words[word, default: KnownWord()].roles.formUnion(roles)
  }

  /// Words that stand for no row of a catalogue.
  private mutating func addStructure() {
    for word in StructureWord.allCases where !word.roles.isEmpty {
      add(word.rawValue, word.roles)
    }
    for (property, item) in [
      ("leftBarButtonItem", "left Done \"Done\""), ("rightBarButtonItem", "right Done \"Done\""),
      ("backBarButtonItem", "back \"Books\""),
    ] {
      for word in [property, property + "s"] {
        words[word, default: KnownWord()].counterpart = item + " in the scene"
      }
    }
  }

  private mutating func addKinds() {
    for kind in Cases<ControllerKind>() { add(kind.facts.keyword, .takesName) }
    // In a scene, `action` declares a method.
    for kind in Cases<ElementKind>() where kind != .alertAction {
      let facts = kind.facts
      if facts.showsText { add(facts.keyword, .takesText) }
      if facts.trigger != .gesture { add(facts.keyword, .mayBeNamed) }
    }
    for slot in Cases<BarSlot>() {
      add(slot.facts.keyword, [.takesText, .mayBeNamed, .barItem])
    }
    for item in Cases<SystemItem>() { add(item.facts.keyword, .systemItem) }
    for kind in Cases<SegueKind>() { add(kind.facts.keyword, .verb) }
  }

  /// Statements, and the commands of tests.
  private mutating func addSteps() {
    for kind in Cases<StatementKind>() {
      let facts = kind.facts
      add(facts.keyword, .statement)
      switch facts.operand {
      case .newScene, .scene: add(facts.keyword, .takesName)
      case .sceneAndText: add(facts.keyword, [.takesText, .isAlwaysNamed])
      case .element: add(facts.keyword, .takesName)
      case .none, .scenes, .identifier, .truth, .item: break
      }
      let example = facts.operand.example
      addCounterpart(
        of: facts.call, example.isEmpty ? facts.keyword : "\(facts.keyword) \(example)",
        isSwitch: example.isEmpty)
    }
    for kind in Cases<CommandKind>() {
      let facts = kind.facts
      switch facts.operand {
      case .scene, .sceneOrNothing, .action: add(facts.keyword, .takesName)
      case .target, .tab: add(facts.keyword, [.takesText, .touches])
      case .tabAndText: add(facts.keyword, [.takesText, .isAlwaysNamed])
      default: break
      }
    }
  }

  /// What a method of UIKit, or a property that is assigned, is called here. Of two with the same method most people mean
  /// the stack, but showing and hiding are both named.
  private mutating func addCounterpart(of call: String, _ statement: String, isSwitch: Bool) {
    let path = call.prefix { $0 != "(" }
    let method = path.split(separator: ".").last.map { String($0) } ?? ""
    if method.isEmpty { return }
    guard let first = words[method]?.counterpart else {
      words[method, default: KnownWord()].counterpart = statement
      return
    }
    if isSwitch, !first.utf8.contains(UInt8(ascii: " ")) {
      words[method]?.counterpart = "\(first) or \(statement)"
    }
  }

  private mutating func addAttributes() {
    for key in Cases<AttributeKey>() {
      let facts = key.facts
      let isOnArrow = facts.hosts.intersects([.segue, .statement])
      if isOnArrow { add(facts.keyword, .arrowAttribute) }
      guard facts.isBindable else { continue }
      switch facts.type {
      case .boolean:
        add(facts.keyword, .boolAttribute)
        // `isHidden` of UIKit.
        let property = "is" + facts.keyword.prefix(1).uppercased() + facts.keyword.dropFirst()
        words[property] = KnownWord(.boolAttribute, counterpart: facts.keyword)
      case .text: add(facts.keyword, .textAttribute)
      default: break
      }
    }
  }
}
