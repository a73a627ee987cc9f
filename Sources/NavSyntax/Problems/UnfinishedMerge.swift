import NavText

/// `<<<<<<< HEAD`
struct UnfinishedMerge: SyntaxProblem {
  var sentence: Sentence {
    Sentence(
      "a merge was not finished here",
      help: "keep one of the two versions, and take out the lines of <, = and >")
  }

  /// What is there twice, and what belongs to which brace, is unclear until it is merged.
  var cascade: Cascade { [.isSyntax, .hidesShape] }

  static var explanation: Explanation {
    Explanation(
      "unfinished-merge", .error, "A file still has the marks of a merge with conflicts.",
      why: """
        Where two versions changed the same lines, Git writes both, between lines that begin with \
        '<<<<<<<', '=======' and '>>>>>>>'. Until one is chosen, everything between them is there twice, \
        so nothing else in the file is judged.
        """,
      bad: """
        storyboard Main {
          initial -> Home
        <<<<<<< HEAD
          scene Home { title: "Home" }
        =======
          scene Home { title: "Start" }
        >>>>>>> titles
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home { title: "Start" }
        }
        """)
  }
}
