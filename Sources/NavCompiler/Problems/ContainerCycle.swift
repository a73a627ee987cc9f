import NavSyntax
import NavText

/// Containers that hold each other.
struct ContainerCycle: LanguageProblem {
  /// The scenes of the circle, the first again at the end.
  let path: [String]

  var sentence: Sentence {
    Sentence(
      "these containers hold each other: \(path.joined(separator: " > "))",
      help: "break the cycle: a scene can be in only one place")
  }

  static var explanation: Explanation {
    Explanation(
      "container-cycle", .error, "Containers hold each other.",
      why: """
        A container makes the scenes it holds together with itself (SEG-38). If one of them \
        holds it again, the app makes controllers until the memory is used up.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            container Panel -> embed Details
          }
          scene Details {
            container Summary -> embed Home
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            container Panel -> embed Details
          }
          scene Details {
            container Summary -> embed Totals
          }
          scene Totals
        }
        """)
  }
}
