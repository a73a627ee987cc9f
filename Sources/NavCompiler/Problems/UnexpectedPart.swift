import NavModel
import NavSyntax
import NavText

/// A part of a line that its construct has no use for.
enum UnexpectedPart: LanguageProblem {
  case part(Part, of: Site)
  /// `outlet total -> [One, Two]`
  case severalOutletTargets(String)
  /// `-> show [Home]`, and the arrow as it should read.
  case targetInBrackets(String)
  /// `root -> show Home`
  case verbInRelationship(String, target: String, of: String)
  /// `right Edit .editButton -> action edit`, and the line that only says Edit.
  case arrowOfEditButton(line: String)
  /// `tabItem "Mine" .search`
  case textBesideSystemItem(String)
  /// `slider Tip "Tip"`
  case textOfElement(String, ElementKind)

  var sentence: Sentence {
    switch self {
    case .part(.connection, let site):
      Sentence("\(site.words) takes no arrow", help: Self.adviceOnArrow(of: site))
    case .part(.className, .enumeration):
      Sentence(
        "an enum has no raw type",
        help: "take it out: a value goes by its name, and may show a text, as in case red \"Red\"")
    case .part(let part, let site):
      Sentence("\(site.words) takes no \(part.words)", help: Self.advice(on: part, of: site))
    case .severalOutletTargets(let name):
      Sentence(
        "an outlet is connected to one thing, not to a list",
        help: "write outlets \(name) -> [One, Two] for a collection, or keep one")
    case .targetInBrackets(let arrow):
      Sentence(
        "this arrow leads to one thing, which takes no brackets", help: "write \(arrow)")
    case .verbInRelationship(let verb, let target, let keyword):
      Sentence(
        "this arrow takes no name", label: "'\(keyword)' says already what it is",
        help: "take '\(verb)' out: write \(keyword) -> \(target)")
    case .arrowOfEditButton(let line):
      Sentence(
        "an edit button takes no arrow",
        label: "a touch turns editing on and off, and this is never followed (BAR-52)",
        help: "take the arrow out, or write \(line): that one only says Edit")
    case .textBesideSystemItem(let text):
      Sentence(
        "a system item has its own title", label: "this text would never be shown (TAB-9)",
        help: "take the text out, or the system item: write tabItem \"\(text)\"")
    case .textOfElement(let text, let kind):
      Sentence(
        "\(article(kind.facts.keyword)) shows no text",
        help: kind.isGesture
          ? "take it out" : "take it out, or write a label beside it: label \"\(text)\"")
    }
  }

  private static func advice(on part: Part, of site: Site) -> String {
    switch part {
    case .text:
      switch site {
      case .scene: "take it out; the text that people read is an attribute, as in title: \"Home\""
      case .enumeration:
        "take it out; the text that people read goes after a case, as in case red \"Red\""
      default: "take it out"
      }
    case .severalTargets: "write a line for each, with an arrow of its own"
    case .qualifier: "take it out, with the dot"
    case .condition:
      "move it after the target of a segue or a tab, as in -> show Detail when isSignedIn, or take it out"
    case .identifier:
      "move it after the target of a segue, as in -> show Detail as \"ShowDetail\", or take it out"
    case .data:
      "move it after the target of a segue, as in -> show Detail with item, or take it out"
    case .device: "only a test takes one, as in test \"starts\" on \"iPhone 15\""
    case .stack: "only steps about a stack take one, as in popToRoot of Browse"
    case .place: "only swipes take one, as in swipe left on Photo"
    case .target: "only 'type' takes one, as in type \"10115\" into Code"
    case .name, .className, .systemItem, .operand, .connection, .block: "take it out"
    }
  }

  private static func adviceOnArrow(of site: Site) -> String {
    switch site {
    case .scene(.navigation): "write it in braces, as in navigation Browse { root -> Home }"
    case .scene(.tabBar): "write it in braces, as in tabs Main { tab -> Home }"
    case .hook: "write what it does in braces, as in on viewDidLoad { pop }"
    case .action: "write what it does in braces, as in action save { pop }"
    default: "take it out"
    }
  }

  var cascade: Cascade {
    switch self {
    case .part(.connection, _), .part(.severalTargets, _), .severalOutletTargets,
      .arrowOfEditButton:
      [.isSurplus, .isMisread]
    case .part, .targetInBrackets, .verbInRelationship, .textBesideSystemItem, .textOfElement:
      .isSurplus
    }
  }

  static var explanation: Explanation {
    Explanation(
      "unexpected-part", .error, "A line has a part that its construct has no use for.",
      why: """
        All constructs are written in one shape, but few need every part of it. One that is not \
        needed would change nothing in the app, so it is a slip or a misunderstanding.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home "Welcome"
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Welcome"
          }
        }
        """)
  }
}
