import NavText

/// Blocks, brackets or operators that are nested deeper than every later stage may go.
struct NestingTooDeep: SyntaxProblem {
  /// How many superclasses the compiler refuses. A test holds it to the model, which this module does not know.
  private static let superclassLimit = 512

  var sentence: Sentence {
    Sentence(
      "this is nested too deeply",
      help:
        "nothing needs more than \(Parser.depthLimit) levels; was something pasted twice?")
  }

  static var explanation: Explanation {
    Explanation(
      "nesting-too-deep", .error,
      "Blocks, brackets or operators are nested too deeply, or a class has too many superclasses.",
      why: """
        Nothing that a person writes needs \(Parser.depthLimit) levels of blocks, brackets and \
        operators, and no class needs \(superclassLimit) superclasses. The limits keep a file \
        that went wrong, or was made to do harm, from using up the memory.
        """,
      bad: deeplyNested(levels: Parser.depthLimit + 1),
      good: deeplyNested(levels: 1))
  }

  private static func deeplyNested(levels: Int) -> String {
    let opening = String(repeating: "(", count: levels)
    let closing = String(repeating: ")", count: levels)
    return """
      storyboard Main {
        initial -> Home
        scene Home
      }

      test "the bar is there" {
        expect not \(opening)barHidden\(closing)
      }
      """
  }
}
