import NavSyntax
import NavText

/// An identifier that no segue has.
struct UnknownSegue: LanguageProblem {
  let identifier: String
  let place: Place
  let near: [String]

  /// Where the segue would have to start.
  enum Place: Hashable {
    case scene(String)
    case scenesOfClass(String)
    case project

    var words: String {
      switch self {
      case .scene(let name): "'\(name)'"
      case .scenesOfClass(let name): "the scenes of class '\(name)'"
      case .project: "the project"
      }
    }
  }

  static let isFoundAtRunTime = true

  var sentence: Sentence {
    Sentence(
      "no segue of \(place.words) has the identifier \"\(identifier)\"",
      label: "performing it raises an exception (ERR-30)",
      help: near.first.map { "did you mean \"\($0)\"?" }
        ?? "name one, as in -> show Detail as \"\(identifier)\"")
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "unknown-segue", .error, "Code performs a segue whose identifier no segue has.",
      why: """
        performSegue(withIdentifier:) raises an exception: the receiver has no segue with that \
        identifier (SEG-11, ERR-30).
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            -> show Detail as "ShowDetail"
            action open { perform "showDetail" }
          }
          scene Detail
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            -> show Detail as "ShowDetail"
            action open { perform "ShowDetail" }
          }
          scene Detail
        }
        """)
  }
}
