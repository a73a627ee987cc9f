import NavModel
import NavSyntax
import NavText

/// An attribute that means nothing where it is written.
enum UnknownAttribute: LanguageProblem {
  /// With some of what has it.
  case unknown(String, of: Site, near: [String], belongsIn: [AttributeKey.Host])
  /// `-> show Detail, animated: false`, and the arrow as it should read.
  case afterComma(String, of: Site, line: String)
  /// One that this kind of segue can never use.
  case idle(String, SegueKind)
  /// What a custom segue's class would do.
  case workWithoutClass(String, SegueKind)
  /// The storyboard or bundle of a segue to a scene of the files.
  case elsewhere(String)

  var sentence: Sentence {
    switch self {
    case .unknown(let name, let site, let near, let hosts):
      Sentence(
        "\(site.words) has no attribute '\(name)'", help: Self.help(name, site, near, hosts),
        replacement: Self.meant(name, site, near))
    case .afterComma(let name, let site, let line):
      Sentence(
        "\(site.words) has no attribute '\(name)'", label: "the comma begins a new line of it",
        help: "the attributes of an arrow go in braces: write \(line)")
    case .idle(let name, let kind):
      Sentence(Self.idle(name, kind), help: "take it out: " + kind.lack)
    case .workWithoutClass(let name, let kind):
      Sentence(
        Self.idle(name, kind),
        help: "take it out, or name the class that does it, as in class: FadeSegue")
    case .elsewhere(let name):
      Sentence(
        "a segue to a scene of the files has no use for '\(name)'",
        help: "take it out, or write elsewhere in place of the scene")
    }
  }

  private static func idle(_ name: String, _ kind: SegueKind) -> String {
    "\(article(kind.facts.keyword)) segue has no use for '\(name)'"
  }

  private static func help(
    _ name: String, _ site: Site, _ near: [String], _ hosts: [AttributeKey.Host]
  ) -> [String] {
    if let advice = captionAdvice(name, of: site) { return [advice] }
    if let meant = meant(name, site, near) { return ["did you mean '\(meant)'?"] }
    if case .statement(let kind) = site, hosts.contains(.statement), !kind.facts.isAnimatable {
      return ["take it out: \(kind.facts.call) changes at once"]
    }
    if near.isEmpty && !hosts.isEmpty {
      return ["it is an attribute of \(words(for: hosts, besides: site))"]
    }
    if let advice = Alias.adviceOnAttribute(name) { return [advice] }
    if site == .segue, ["when", "if", "condition"].contains(name) {
      return ["write it after the scene, without braces, as in -> show Detail when isReady"]
    }
    if name == "action" { return ["write it with an arrow, as in -> action save"] }
    if Alias.isConstruct(name) { return ["it is not an attribute: write it without the colon"] }
    return site == .segue
      ? ["data goes after the word with, as in with \(name): …"]
      : ["Grammar.md lists the attributes of \(site.words)"]
  }

  /// The attribute that may have been meant.
  private static func meant(_ name: String, _ site: Site, _ near: [String]) -> String? {
    guard let meant = near.first, captionAdvice(name, of: site) == nil else { return nil }
    // `tabs: [List]` means lines with arrows, not the attribute of nearly that name.
    return Alias.adviceOnAttribute(name) != nil && arrow(meant, to: "") != nil ? nil : meant
  }

  private static func words(for hosts: [AttributeKey.Host], besides site: Site) -> String {
    if case .statement = site, hosts == [.presentation] {
      return "a presentation, as in present Detail { … }"
    }
    return hosts.map { $0.name }.joined(separator: ", ")
  }

  /// What is written on something is after its name, and in no attribute that is called so.
  private static func captionAdvice(_ name: String, of site: Site) -> String? {
    switch (site, name) {
    case (.element(.section), "header"), (.element(.section), "headerTitle"),
      (.element(.section), "title"), (.element(.section), "text"), (.element(.section), "name"):
      "its header goes after the word, as in section \"Fruit\""
    case (.element(.section), "footerTitle"): "write footer: and the text"
    case (.scene(.table), "header"), (.element(.tableView), "header"), (.scene(.view), "header"):
      "lists have a header for each section, as in section \"Fruit\""
    case (.element(.button), "title"), (.element(.button), "label"), (.element(.button), "caption"):
      "the text goes after the name, as in button Pay \"Pay\""
    case (.barItem, "title"), (.barItem, "label"), (.barItem, "caption"):
      "the text goes after the name, as in right Pay \"Pay\""
    case (.element(.cell), "title"), (.element(.cell), "label"), (.element(.cell), "caption"):
      "the text goes after the name, as in cell Pay \"Pay\""
    default: nil
    }
  }

  var cascade: Cascade { .opensWithWord }

  static var explanation: Explanation {
    Explanation(
      "unknown-attribute", .error, "The construct does not have this attribute.",
      why: """
        Attributes are those that Interface Builder offers for the thing. One that is not known \
        would change nothing: the app logs a line when it loads the scene and goes on (ERR-39).
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            titel: "Home"
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Home"
          }
        }
        """)
  }
}

extension SegueKind {
  /// Why nothing can be said about how it presents.
  fileprivate var lack: String {
    switch self {
    case .unwind: "an unwind goes back the way that people came"
    case .embed: "what is embedded is there when the view loads, and is not presented"
    case .push: "a push puts the scene on a stack, and presents nothing"
    case .popover, .legacyPopover: "a popover is presented as one"
    case .show, .showDetail, .present, .modal, .replace, .custom: "it makes no difference"
    }
  }
}
