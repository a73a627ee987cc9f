extension GrowingInput {
  /// A storyboard with what it starts with and more.
  private static func app(_ members: String, _ after: String = "") -> [String: String] {
    ["Shop.navscene": "storyboard Shop {\ninitial -> A\n\(members)}\n\(after)"]
  }

  /// A scene with many members, and maybe others that these speak of.
  private static func scene(
    _ name: String, _ kind: String = "scene", _ commands: [Command] = Command.all,
    more: String = "", after: String = "", _ member: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput("a scene with many: " + name, commands) {
      app("\(kind) A {\n\(lines($0, member))}\n\(more)", after)
    }
  }

  private static func scenes(
    _ name: String, _ commands: [Command] = Command.all, first: String = "scene A",
    after: String = "", _ scene: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput("many: " + name, commands) { app("\(first)\n\(lines($0, scene))", after) }
  }

  private static func text(
    _ name: String, _ commands: [Command] = Command.all,
    _ files: @escaping @Sendable (Int) -> [String: String]
  ) -> GrowingInput {
    GrowingInput(name, commands, files)
  }

  static let texts: [GrowingInput] =
    signs + members + lists + constraints + outlets + containers + behaviour + answers + mistakes

  /// One sign again and again, alone and in a scene.
  private static let signs: [GrowingInput] = [
    "}", "{", "(", ")", "[", "]", "}\n", "{\n", "storyboard A {\n", "->", "\"", "`", "// \n", "a ",
    "a\n", "a { ", "1", "!", "\u{0}", ", ", ": ", "a: ", "button ->\n", "if ", "not ", "- ",
    "x = (", "enum A {", "\\", "a.", "\t\n", "\r", "\n", "test \"a\" {", "é", "\u{202E}", "} ; ",
    "case 0: ", "<<<<<<<\n", "switch a {\n",
  ].flatMap { sign in
    [
      text("repeated: \(sign.debugDescription)", Command.reading) {
        ["Shop.navscene": String(repeating: sign, count: $0)]
      },
      text("repeated in a scene: \(sign.debugDescription)", Command.reading) {
        app("scene A {\n\(String(repeating: sign, count: $0))\n}\n")
      },
    ]
  }

  private static let members: [GrowingInput] =
    ["label", "button", "textField", "image", "view", "stack", "scroll", "tapGesture"].map { kind in
      scene(kind) { "\(kind) E\($0) " + (kind == "tapGesture" ? "" : "") }
    } + [
      scene("texts") { "label E\($0) \"Text \($0)\"" },
      scene("segues to one scene", more: "scene B\n") { "button E\($0) \"T\" -> show B" },
      scene("popovers", more: "scene B\n") { "button E\($0) -> popover B" },
      scene("segues of the controller", more: "scene B\n") { "-> present B as \"i\($0)\"" },
      scene("performed segues", more: "scene B\n") {
        "action a\($0) { perform \"x\($0)\" }\n-> present B as \"x\($0)\""
      },
      scene("actions") { "button -> action a\($0)\naction a\($0)" },
      scene("unwind actions") { "unwind u\($0)\nbutton -> unwind u\($0)" },
      scene("variables") { "var v\($0): Bool\nlabel L\($0) { hidden: v\($0) }" },
      scene("embeds", more: "scene S { label \"x\" }\n") { "container C\($0) -> embed S" },
      scene("bar items") { "right E\($0) \"T\($0)\" -> show A" },
      scene("framed views") { "view V\($0) { frame: [0, \($0 % 500), 10, 10] }" },
      scene("delegates") { "textField T\($0) { outlet delegate -> A }" },
      text("a scene that leads to many others") { count in
        app(
          "scene A {\n\(lines(count) { "button E\($0) \"T\($0)\" -> show S\($0)" })}\n"
            + lines(count) { "scene S\($0)" })
      },
      text("a button with many segues") { count in
        app(
          "scene A { button X {\n\(lines(count) { "-> show B as \"i\($0)\" when b" })} }\nscene B\n",
          "var b: Bool\n")
      },
      text("a long name") { app("scene A { label \(String(repeating: "a", count: $0)) }\n") },
      text("a long text") {
        app("scene A { label \"\(String(repeating: "abc ", count: $0))\" { numberOfLines: 0 } }\n")
      },
      text("comments") {
        [
          "A.navscene": String(repeating: "/// x\n", count: $0)
            + "storyboard S {\ninitial -> A\nscene A\n}\n"
        ]
      },
      text("comments that silence", [.lint]) {
        app(
          "scene A\n"
            + lines($0) { "// navscene:disable:next unreachable-scene\nscene S\($0)" })
      },
    ]

  private static let lists: [GrowingInput] =
    ["table", "collection"].flatMap { kind in
      [
        scene("cells of a \(kind)", kind) { "cell C\($0) \"T\($0)\" -> show A" },
        scene("sections of a \(kind)", kind) { "section \"T\($0)\" { cell \"x\" }" },
        scene("prototypes of a \(kind)", kind) { "prototype P\($0) as \"p\($0)\" { var b: Bool }" },
        scene("headers of a \(kind)", kind) { "label \"H\($0)\"" },
        text("a \(kind)View with many prototypes") { count in
          app(
            "scene A { \(kind)View T {\n\(lines(count) { "prototype P\($0) as \"p\($0)\"" })} }\n")
        },
        text("a cell of a \(kind) with many labels") { count in
          app("\(kind) A { cell X {\n\(lines(count) { "label L\($0) \"T\"" })} }\n")
        },
      ]
    } + [
      text("an enum with many cases") { count in
        app(
          "table A { prototype P { var c: E } }\nscene B {\n"
            + lines(count) { "button -> show A when c == .c\($0)" } + "}\n",
          "var c: E\nenum E {\n\(lines(count) { "case c\($0) \"T\($0)\"" })}\n")
      },
      text("a stack with many views") { count in
        app("scene A { stack X { axis: horizontal\n\(lines(count) { "button L\($0) \"T\"" })} }\n")
      },
      text("chains of stacks") { count in
        app(
          "scene A {\n"
            + lines(count / 30 + 1) { _ in
              String(repeating: "stack { ", count: 30) + "label \"x\""
                + String(repeating: " }", count: 30)
            } + "}\n")
      },
      text("chains of views") { count in
        app(
          "scene A {\n"
            + lines(count / 30 + 1) { _ in
              String(repeating: "view { ", count: 30) + "label \"x\""
                + String(repeating: " }", count: 30)
            } + "}\n")
      },
    ]

  private static let constraints: [GrowingInput] = [
    scene("constraints in a chain", "scene", [.lint, .layout], more: "") {
      ($0 == 0 ? "label L0 \"x\"\n" : "")
        + "label L\($0 + 1) \"x\"\nconstraint L\($0 + 1).top == L\($0).bottom + 8"
    },
    scene("equal widths in a chain", "scene", [.lint, .layout]) {
      ($0 == 0 ? "view L0\nconstraint L0.width == 20\n" : "")
        + "view L\($0 + 1)\nconstraint L\($0 + 1).width == L\($0).width"
    },
    scene("inequalities in a chain", "scene", [.lint, .layout]) {
      ($0 == 0 ? "view L0\n" : "")
        + "view L\($0 + 1)\nconstraint L\($0 + 1).top >= L\($0).bottom + 8"
    },
    scene("inequalities", "scene", [.lint, .layout]) {
      "view L\($0)\nconstraint L\($0).width >= \($0 + 20)"
    },
    scene("constraints that contradict each other", "scene", [.lint, .layout]) {
      ($0 == 0 ? "view L\n" : "") + "constraint L.width == \($0 + 20)"
    },
    scene("constraints inside views", "scene", [.lint, .layout]) {
      "view L\($0) {\nlabel M\($0) \"x\" }\nconstraint M\($0).top == L\($0).top"
    },
    scene("constraints inside cells", "table", [.lint, .layout]) {
      "cell L\($0) {\nlabel M\($0) \"x\" }\nconstraint M\($0).top == L\($0).top"
    },
  ]

  private static let outlets: [GrowingInput] = [
    text("a class with many outlets") { count in
      app(
        "scene A: C {\n\(lines(count) { "label L\($0)\noutlet o\($0) -> L\($0)" })}\n",
        "class C: UIViewController {\n\(lines(count) { "outlet o\($0): UILabel" })}\n")
    },
    text("a class with many outlet collections") { count in
      app(
        "scene A: C {\nlabel L\n\(lines(count) { "outlets o\($0) -> [L]" })}\n",
        "class C: UIViewController {\n\(lines(count) { "outlets o\($0): UILabel" })}\n")
    },
    text("an outlet collection of many") { count in
      app(
        "scene A: C {\n\(lines(count) { "label L\($0)\noutlets o -> L\($0)" })}\n",
        "class C: UIViewController { outlets o: UILabel }\n")
    },
    text("a class with many actions") { count in
      app(
        "scene A: C {\n\(lines(count) { "button -> action a\($0)" })}\n",
        "class C: UIViewController {\n\(lines(count) { "action a\($0)" })}\n")
    },
    text("a class with many variables") { count in
      app(
        "scene A: C {\n\(lines(count) { "label { hidden: v\($0) }" })}\n",
        "class C: UIViewController {\n\(lines(count) { "var v\($0): Bool" })}\n")
    },
    text("classes that descend from each other", [.compile, .lint]) { count in
      app(
        "scene A: C0\n",
        "class C0: UIViewController\n\(lines(count) { "class C\($0 + 1): C\($0) { action a }" })")
    },
    text("classes in a circle", [.compile, .lint]) { count in
      app("scene A: C0\n", lines(count) { "class C\($0): C\(($0 + 1) % count)" })
    },
    text("many arguments", [.compile, .lint]) { count in
      app(
        "scene A { button -> show B with "
          + (0..<count).map { "v\($0): true" }.joined(separator: ", ") + " }\nscene B {\n"
          + lines(count) { "var v\($0): Bool" } + "}\n")
    },
  ]

  private static let containers: [GrowingInput] = [
    scenes("scenes") { "scene S\($0)" },
    scenes("navigation controllers") { "navigation S\($0) { root -> A }" },
    scenes("tab bar controllers") { "tabs S\($0) { tab -> A }" },
    scenes("split view controllers") { "split S\($0) { primary -> A\nsecondary -> A }" },
    scenes("scenes that unwind") { "scene S\($0) { unwind u\nbutton -> unwind u }" },
    scenes("scenes that lead to one") { "scene S\($0) { button B \"b\" -> show A }" },
    scenes("scenes in a chain", first: "navigation A { root -> S0 }") {
      "scene S\($0) { button B \"b\" -> show S\($0 + 1) }"
    },
    text("scenes in a circle") { count in
      app(
        "navigation A { root -> S0 }\n"
          + lines(count) { "scene S\($0) { button B \"b\" -> present S\(($0 + 1) % count) }" })
    },
    text("containers in containers") { count in
      app(
        "scene A { container C -> embed S0 }\n"
          + lines(count) { "scene S\($0) { container C -> embed S\($0 + 1) }" }
          + "scene S\(count)\n")
    },
    text("split view controllers in each other") { count in
      app(
        "split A { primary -> S0\nsecondary -> B }\nscene B\n"
          + lines(count) { "split S\($0) { primary -> S\($0 + 1)\nsecondary -> B }" }
          + "scene S\(count)\n")
    },
    text("a tab bar with many tabs") { count in
      app(
        "tabs A {\n\(lines(count) { "tab -> S\($0)" })}\n"
          + lines(count) { "scene S\($0) { title: \"T\($0)\" }" })
    },
    text("a page controller with many pages") { count in
      app("pages A {\n\(lines(count) { "page -> S\($0)" })}\n\(lines(count) { "scene S\($0)" })")
    },
    text("storyboards that lead to each other") { count in
      [
        "Shop.navscene": lines(count) {
          "storyboard S\($0) {\ninitial -> A\nscene A { button \"b\" -> show S\(($0 + 1) % count) }\n}"
        }
      ]
    },
    text("files", Command.reading) { count in
      Dictionary(
        uniqueKeysWithValues: (0..<count / 8).map {
          (
            "S\($0).navscene",
            "storyboard S\($0) {\ninitial -> A\nscene A { button \"b\" -> show S\(($0 + 1) % (count / 8)) }\n}\n"
          )
        })
    },
  ]

  private static let behaviour: [GrowingInput] = [
    text("statements") { count in
      app(
        "scene A {\nvar c: 0...9\nbutton X -> action go\naction go {\n\(lines(count) { _ in "c = c + 1" })}\n}\n"
      )
    },
    text("a stack that is set to many scenes") { count in
      app(
        lines(count) { "scene S\($0)" }
          + "navigation A { root -> B }\nscene B {\naction go { setStack ["
          + (0..<count).map { "S\($0)" }.joined(separator: ", ") + "] }\nbutton X -> action go\n}\n"
      )
    },
    text("else if") { count in
      app(
        "scene A {\nvar b: Bool\naction go {\nif b { pop }"
          + String(repeating: " else if b { pop }", count: count) + "\n}\n}\n")
    },
    text("a long condition") { count in
      app(
        "scene A {\nvar b: Bool\nbutton X -> show A when "
          + Array(repeating: "b", count: count).joined(separator: " and ") + "\n}\n")
    },
    text("tests", [.compile, .lint, .test]) { count in
      app(
        "scene A { button X \"x\" -> present A }\n", lines(count) { "test \"t\($0)\" {\ntap X\n}" })
    },
    text("steps of a test", [.compile, .lint, .test]) { count in
      app(
        "scene A { var b: Bool\nbutton X \"x\" -> action f\naction f { b = not b } }\n",
        "test \"t\" {\n\(lines(count) { _ in "tap X\nexpect b\ntap X" })}\n")
    },
  ]

  /// What waits to be asked for, and what answers.
  private static let answers: [GrowingInput] = [
    scene("alerts") { "alert X\($0) { title: \"T\", action \"No\" { style: cancel } }" },
    text("actions of an alert") { count in
      app(
        "scene A {\nbutton B \"b\" -> present X\nalert X {\n"
          + lines(count) { "action Y\($0) \"T\($0)\"" } + "}\n}\n")
    },
    scenes("scenes with an alert") {
      "scene S\($0) { button B \"b\" -> present X\($0)\nalert X\($0) { action \"No\" } }"
    },
    scene("menus") { "button E\($0) \"T\" { menu { menuItem \"I\" -> action a } }\naction a\($0)" },
    text("items of a menu") { count in
      app(
        "scene A {\naction a\nbutton B \"b\" { menu {\n"
          + lines(count) { "menuItem I\($0) \"T\($0)\" -> action a" } + "} }\n}\n")
    },
    text("actions behind a row") { count in
      app(
        "table A {\naction a\ncell B \"b\" {\n"
          + lines(count) { "swipeAction I\($0) \"T\($0)\" -> action a" } + "}\n}\n")
    },
    text("expressions in a text") { count in
      app(
        "scene A {\nvar c: 0...9\nlabel T { text: \""
          + Array(repeating: "\\(c) //", count: count).joined() + "\" }\n}\n")
    },
    scene("texts with expressions") { "label E\($0) { text: \"\\(editing) /* \($0)\" }" },
    text("URLs, and a test that opens them", [.compile, .lint, .test]) { count in
      app(
        "scene A {\n" + lines(count) { "on open \"u\($0)\" { pop }" } + "}\n",
        "test \"t\" {\n" + lines(count) { "open \"u\($0)\"" } + "}\n")
    },
    scenes("scenes with a search") { "scene S\($0) { searchController X\($0) { results -> A } }" },
    scenes("scenes that wait for a search") { "scene S\($0) { on updateSearchResults }" },
    text("what is searched", [.compile, .lint, .test]) { count in
      app(
        "navigation A { root -> M }\nscene M {\n"
          + lines(count) { "button E\($0) \"T\($0)\" -> show B" }
          + "searchController X { results -> R, scopeButtonTitles: [\"a\", \"b\"] }\n}\nscene B\nscene R\n",
        "test \"t\" {\ntap X\n" + lines(count) { _ in "tap \"b\"\ntap \"a\"" } + "}\n")
    },
    text("a bottom accessory") { count in
      app(
        "era: glass\ntabs A {\ntab -> M\nbottomAccessory { view V {\n"
          + lines(count) { "label L\($0) \"x\"" } + "} }\n}\nscene M\n")
    },
    text("prototypes of a list") { count in
      app(
        "table A {\nvar l: [0...9] = [1]\n"
          + lines(count) { "prototype P\($0) of l { var x: 0...9 }" } + "}\n")
    },
    text("statements about a list") { count in
      app(
        "scene A {\nvar l: [0...9]\nbutton X -> action go\naction go {\n"
          + lines(count) { "append \($0 % 9) into l\nremove \($0 % 9) of l" } + "}\n}\n")
    },
  ]

  /// Each with something wrong.
  private static let mistakes: [GrowingInput] = [
    scene("unknown scenes", "scene", Command.reading) { "button -> show Z\($0)\nlabel Y\($0)" },
    scene("unknown actions", "scene", Command.reading) {
      "button -> action z\($0)x\naction z\($0)"
    },
    scene("unknown variables", "scene", Command.reading) {
      "var v\($0): Bool\nlabel { hidden: w\($0) }"
    },
    scene("unknown segues", "scene", Command.reading, more: "scene B\n") {
      "action a\($0) { perform \"y\($0)\" }\n-> present B as \"x\($0)\""
    },
    scene("unknown attributes", "scene", Command.reading) { "ttl\($0): \"x\"" },
    scene("unknown keywords", "scene", Command.reading) { "labl\($0) \"x\"" },
    scene("elements of one name", "scene", Command.reading) { _ in "label L" },
    scene("prototypes of one identifier", "table", Command.reading) { _ in "prototype P as \"p\"" },
    text("missing outlets", Command.reading) { count in
      app(
        "scene A: C {\nlabel L\n\(lines(count) { "outlet p\($0) -> L" })}\n",
        "class C: UIViewController {\n\(lines(count) { "outlet o\($0): UILabel" })}\n")
    },
    text("unknown cases", Command.reading) { count in
      app(
        "scene A {\nvar c: E\n\(lines(count) { "button -> show A when c == .d\($0)" })}\n",
        "enum E {\n\(lines(count) { "case c\($0)" })}\n")
    },
    text("unknown arguments", Command.reading) { count in
      app(
        "scene A { button -> show B with "
          + (0..<count).map { "w\($0): true" }.joined(separator: ", ") + " }\nscene B {\n"
          + lines(count) { "var v\($0): Bool" } + "}\n")
    },
    text("blocks in blocks", Command.reading) {
      app(
        "scene A {\n\(String(repeating: "view {\n", count: $0))\(String(repeating: "}\n", count: $0))}\n"
      )
    },
    text("parentheses in parentheses", Command.reading) {
      app(
        "scene A {\nvar b: Bool\nbutton X -> show A when \(String(repeating: "(", count: $0))b"
          + String(repeating: ")", count: $0) + "\n}\n")
    },
  ]
}
