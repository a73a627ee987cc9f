import NavModel

/// The tables of Grammar.md that list what the catalogues know, by the name of their marker.
enum WordLists {
  static var all: [(name: String, lines: [String])] {
    [
      ("controllers", controllers), ("relationships", relationships),
      ("connections", connections), ("elements", elements), ("bar slots", barSlots),
      ("system items", systemItems), ("tab items", tabItems), ("attributes", attributes),
      ("word sets", wordSets), ("anchors", anchors), ("hooks", hooks), ("messages", messages),
      ("statements", statements), ("commands", commands), ("queries", queries),
      ("claims", claims), ("settings", settings), ("moves", moves),
      ("classes", classes), ("system controllers", systemControllers), ("devices", devices),
      ("eras", eras),
    ].map { ("words: " + $0.0, [""] + $0.1 + [""]) }
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> [String] {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }
  }

  private static func code(_ word: String) -> String { "`\(word)`" }

  private static func codes(_ words: [String]) -> String {
    words.map { code($0) }.joined(separator: " ")
  }

  private static var controllers: [String] {
    table(
      ["word", "class", "holds", "what it is"],
      ControllerKind.allCases.map(\.facts).map {
        [
          code($0.keyword), code($0.uikitClass.facts.name),
          codes($0.relationships.map(\.facts.keyword)), $0.summary,
        ]
      })
  }

  private static var systemControllers: [String] {
    table(
      ["class", "presented as", "what is chosen, and what it is after `on`", "what it is"],
      SystemController.allCases.map(\.facts).map { facts in
        let choices = facts.choices.map { choice in
          let closing =
            switch choice.closing {
            case .itself: ""
            case .app: ", stays"
            case .itselfUnheard: ", stays if there is `on`"
            case .nobody: ", goes on"
            }
          return "\(choice.title): \(code(choice.callback))\(closing)"
        }
        return [
          code(facts.className),
          facts.style == .popover ? "sheet; popover on iPad" : facts.style.keyword,
          choices.joined(separator: "; "), facts.summary,
        ]
      })
  }

  private static var relationships: [String] {
    table(
      ["word", "of", "how many", "what it is"],
      RelationshipKind.allCases.map { kind in
        let hosts = ControllerKind.allCases.filter { $0.facts.relationships.contains(kind) }
        return [
          code(kind.facts.keyword), codes(hosts.map(\.facts.keyword)),
          kind.facts.allowsSeveral ? "any number" : "one", kind.facts.summary,
        ]
      })
  }

  private static var connections: [String] {
    table(
      ["word", "in storyboards", "what happens"],
      SegueKind.allCases.map(\.facts).map { facts in
        let instead = facts.replacement.map { " Write \(code($0.facts.keyword)) instead." } ?? ""
        return [code(facts.keyword), code(facts.storyboardKind), facts.summary + instead]
      } + [[code("action"), code("action"), "An action of the scene or its class runs."]])
  }

  private static var elements: [String] {
    table(
      ["word", "class", "set off by", "may hold", "what it is"],
      ElementKind.allCases.map(\.facts).map {
        [
          code($0.keyword), code($0.uikitClass.facts.name), $0.trigger.words, $0.content.words,
          $0.summary,
        ]
      })
  }

  private static var barSlots: [String] {
    table(
      ["word", "where it stands"],
      BarSlot.allCases.map { [code($0.facts.keyword), $0.facts.summary] })
  }

  private static var systemItems: [String] {
    table(
      ["word", "what it says"],
      SystemItem.allCases.map { [code("." + $0.facts.keyword), $0.facts.title] })
  }

  private static var tabItems: [String] {
    table(
      ["word", "what it says"],
      SystemTabItem.allCases.map { [code("." + $0.facts.keyword), $0.facts.title] })
  }

  /// A table for each host, in the order in which they are declared.
  private static var attributes: [String] {
    let hosts = AttributeKey.Host.allCases.filter { host in
      AttributeKey.allCases.contains { $0.facts.hosts.contains(host) }
    }
    return Array(
      hosts.map { host in
        let rows = AttributeKey.allCases.map(\.facts).filter { $0.hosts.contains(host) }
        return ["#### Attributes of \(host.name)", ""]
          + table(
            ["word", "value", "what it does"],
            rows.map { [code($0.keyword), $0.value, $0.summary] })
      }.joined(separator: [""]))
  }

  private static var wordSets: [String] {
    table(["set", "words"], WordSet.allCases.map { ["\($0)", codes($0.words)] })
  }

  private static var anchors: [String] { [codes(Constraint.Anchor.allCases.map(\.keyword))] }

  private static var hooks: [String] {
    table(
      ["word", "when it is called"],
      LifecycleHook.allCases.map { [code($0.facts.keyword), $0.facts.summary] })
  }

  private static var messages: [String] {
    table(
      ["hook", "UIKit's method", "when it is called"],
      DelegateMessage.allCases.map(\.facts).map {
        [code($0.keyword + $0.subject.words), code($0.method), $0.summary]
      })
  }

  private static var statements: [String] {
    table(
      ["statement", "UIKit's call", "what it does"],
      StatementKind.allCases.map(\.facts).map {
        [code(spelling($0.keyword, $0.operand.words)), code($0.call), $0.summary]
      })
  }

  private static var commands: [String] {
    table(
      ["in a test", "at the prompt", "what it does"],
      CommandKind.allCases.map { kind in
        let facts = kind.facts
        let inTest = kind == .set ? "count = 3" : spelling(facts.keyword, facts.operand.inTest)
        return [
          code(inTest), code(spelling(facts.command, facts.operand.atPrompt)), facts.summary,
        ]
      })
  }

  private static func spelling(_ word: String, _ operand: String) -> String {
    operand.isEmpty ? word : word + " " + operand
  }

  private static var queries: [String] {
    table(
      ["question", "answer", "what it asks"],
      Query.allCases.map { query in
        let facts = query.facts
        let word = query == .variable ? "count" : facts.keyword
        return [code(word + facts.subject.words), facts.answer.words, facts.summary]
      })
  }

  private static var claims: [String] {
    table(
      ["claim", "for example", "what it says"],
      ClaimKind.allCases.map(\.facts).map { facts in
        let start = facts.hasStart ? ClaimKind.startKeyword + " S " : ""
        let bound = facts.hasBound ? " N taps" : ""
        let goal = facts.goal == .condition ? " P" : " [ \"code\" ]"
        return [code(start + facts.keyword + bound + goal), code(facts.example), facts.summary]
      })
  }

  private static var settings: [String] {
    table(
      ["word", "for example", "what it does"],
      CheckSetting.allCases.map(\.facts).map { [code($0.keyword), code($0.example), $0.summary] })
  }

  private static var moves: [String] {
    table(
      ["moves", "counted unless said otherwise", "what they are"],
      MoveKind.allCases.map(\.facts).map {
        [code($0.keyword), $0.isByFinger ? "yes" : "no", $0.summary]
      })
  }

  private static var classes: [String] {
    table(
      ["class", "superclass", "outlets of its own"],
      UIKitClass.allCases.map(\.facts).map {
        [code($0.name), $0.superclass.map { code($0.facts.name) } ?? "", codes($0.outlets)]
      })
  }

  private static var devices: [String] {
    table(
      ["device", "the same for", "points", "scale"],
      Device.allCases.map(\.facts).map {
        [
          code($0.name), $0.alsoNamed.joined(separator: ", "),
          "\(Int($0.width)) × \(Int($0.height))", "\($0.scale)",
        ]
      })
  }

  private static var eras: [String] {
    table(
      ["era", "versions", "what marks it"],
      SystemEra.allCases.map(\.facts).map { [code($0.keyword), $0.versions, $0.summary] })
  }
}

extension AttributeKey.Facts {
  fileprivate var value: String {
    let text =
      switch type {
      case .word(let set): "a word of *\(set)*"
      case .words(let set): "a list of words of *\(set)*"
      case .boolean, .integer, .number, .text, .texts, .color, .device, .size, .rect, .insets,
        .scene, .scenes, .element, .className:
        type.name
      }
    return isBindable ? text + ", or what follows a state variable" : text
  }
}

extension ElementKind.Trigger {
  fileprivate var words: String {
    switch self {
    case .none: ""
    case .tap: "a touch"
    case .gesture: "its gesture"
    }
  }
}

extension ElementKind.Content {
  fileprivate var words: String {
    switch self {
    case .nothing: ""
    case .gestures: "gestures, a contextMenu"
    case .gesturesAndMenu: "gestures, a contextMenu, a menu"
    case .menuItems: "menuItems and menus"
    case .elements: "elements, gestures, a contextMenu"
    case .scrolled: "elements, gestures, a contextMenu, a refreshControl"
    case .rows: "sections, cells, prototypes, gestures"
    case .list: "sections, cells, prototypes, elements, gestures, a refreshControl"
    }
  }
}

extension StatementKind.Operand {
  fileprivate var words: String {
    switch self {
    case .none: ""
    case .newScene: "Scene with data"
    case .scene: "Scene"
    case .scenes: "[A, B]"
    case .identifier: "\"id\""
    case .sceneAndText: "Scene \"text\""
    case .truth: "true"
    case .element: "Name"
    case .item: "value into\\|of list"
    }
  }
}

extension DelegateMessage.Subject {
  fileprivate var words: String {
    switch self {
    case .none: ""
    case .scene: " of Scene"
    case .text: " \"text\""
    case .element: " of Name"
    }
  }
}

extension CommandKind.Operand {
  fileprivate var inTest: String {
    switch self {
    case .none: ""
    case .target: "Name"
    case .tab: "Name"
    case .scene: "Scene"
    case .sceneOrNothing: "[ Storyboard ]"
    case .scenes: "[A, B]"
    case .identifier: "\"id\""
    case .subject(let message): message.facts.subject.words.isEmpty ? "" : "\"text\""
    case .action: "action"
    case .assignment: "name = value"
    case .index: "2"
    case .nameAndIndex: "Name 0"
    case .tabAndText: "Name \"text\""
    case .textInto: "\"text\" [ into Name ]"
    case .directionOn: "right\\|left\\|up\\|down [ on Name ]"
    case .word(let words): words.joined(separator: "\\|")
    case .wordOrNothing(let words): "[ " + words.joined(separator: "\\|") + " ]"
    case .device: "\"device\""
    case .file: "\"file\""
    }
  }

  fileprivate var atPrompt: String {
    switch self {
    case .scenes: "A,B"
    case .identifier: "id"
    case .assignment: "count 3"
    case .tabAndText: "Name text"
    case .device: "device"
    case .file: "file"
    case .none, .target, .tab, .scene, .sceneOrNothing, .action, .index, .nameAndIndex, .textInto,
      .subject, .directionOn, .word, .wordOrNothing:
      inTest
    }
  }
}

extension Query.Subject {
  fileprivate var words: String {
    switch self {
    case .none: ""
    case .containerOrNothing: " [ of Container ]"
    case .scene: " of Scene"
    case .element: " of Element"
    case .placed: " of Name"
    case .sceneOrNothing: " [ of Scene ]"
    }
  }
}

extension Query.Answer {
  fileprivate var words: String {
    switch self {
    case .scene: "a scene"
    case .scenes: "a list of scenes"
    case .text: "a text"
    case .texts: "a list of texts"
    case .boolean: "yes or no"
    case .word: "a word"
    case .callbacks: "a list of `Scene.callback`"
    case .value: "a value"
    case .numbers: "four numbers"
    }
  }
}
