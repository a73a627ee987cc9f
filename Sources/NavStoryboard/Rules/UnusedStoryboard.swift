import NavText
import NavXcode

extension SourceRules {
  private static let used = TypedOption<[String]>(
    "used", [], "Storyboards that others open, such as a framework.")

  /// Code writes the name of what it uses, in one form or the other, also where it is made by a generator.
  static let unusedStoryboard = SourceRule(
    RuleFacts(
      "unused-storyboard", text: nil, storyboard: .info,
      "Nothing in the project names a storyboard.",
      why: """
        It is built and shipped, and no screen of it is ever seen: Info.plist does not start with it, no storyboard \
        refers to it, and its name stands nowhere in the code.
        """,
      bad: """
        \(plist(main: "Main"))

        // Shop/CartController.swift
        class CartController: UIViewController {}

        \(page(""))

        \(page("", path: "Shop/Help.storyboard"))
        """,
      good: """
        \(plist(main: "Main"))

        // Shop/CartController.swift
        class CartController: UIViewController {
          func help() {
            let help = UIStoryboard(name: "Help", bundle: nil)
            show(help.instantiateInitialViewController()!, sender: self)
          }
        }

        \(page(""))

        \(page("", path: "Shop/Help.storyboard"))
        """,
      options: [used.row])
  ) { context in
    let project = context.code.project
    // Without a start and without code everything looks unused.
    guard !project.mainStoryboards.isEmpty, context.catalogue.hasClasses else { return }
    var used = Set(
      project.mainStoryboards + project.launchStoryboards + context.value(of: Self.used))
    for source in context.documents {
      for object in source.objects.rows {
        if let name = source.value(.storyboardName, of: object.element) { used.insert(name) }
      }
    }
    for document in context.judged {
      let source = context.documents[document]
      guard source.format == .storyboard, !source.isLaunchScreen, !used.contains(source.name),
        !context.catalogue.speaks(of: source.name)
      else { continue }
      context.report(
        at: context.location(ofDocument: document), "nothing names the storyboard '\(source.name)'",
        label: "no screen of it is ever shown", help: ["show it, or delete it"])
    }
  }
}

extension ClassCatalogue {
  /// Whether a name is anywhere in the code, as a string or as a word, however it begins.
  fileprivate func speaks(of name: String) -> Bool {
    let letters = Array(name.utf8)
    guard let first = letters.first else { return true }
    let rest = String(decoding: letters.dropFirst(), as: UTF8.self)
    let small = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first ? first + 32 : first
    let large = UInt8(ascii: "a")...UInt8(ascii: "z") ~= first ? first - 32 : first
    let forms = [name] + [small, large].map { String(decoding: [$0], as: UTF8.self) + rest }
    if forms.contains(where: { names.find($0) != nil }) { return true }
    // Generators write a name such as 'sign-in' as a word.
    let plain = Self.plain(name)
    return names.names.contains { Self.plain(names[$0]) == plain }
  }

  /// Its letters and digits, all of them small.
  private static func plain(_ name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: byte < 0x80 ? nil : byte
      }
    }
  }
}
