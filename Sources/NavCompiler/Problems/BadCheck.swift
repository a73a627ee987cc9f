import NavModel
import NavSyntax
import NavText

/// A check that claims nothing, or whose moves do not go together.
enum BadCheck: LanguageProblem {
  case claimsNothing
  /// `assuming` or `only` with nothing after it.
  case missingOperand(CheckSetting)
  case secondOnly(first: Location)
  /// `only tabs`: the word that is no kind of move, if it is a word.
  case notAMove(String?, near: [String])
  /// A kind that is among those that count and among those that do not.
  case countedAndNot(MoveKind)
  case noMoves

  var sentence: Sentence {
    switch self {
    case .claimsNothing:
      Sentence(
        "this check claims nothing",
        help: "write what must hold, as in always can reach Home or never count of presented > 1")
    case .missingOperand(let setting):
      Sentence(
        setting.facts.operand == .condition
          ? "'\(setting.facts.keyword)' needs a condition"
          : "'\(setting.facts.keyword)' needs kinds of moves",
        help: "write it as in \(setting.facts.example)")
    case .secondOnly(let first):
      Sentence(
        "'only' is in this check twice",
        related: [Label(first, "the first one is here")],
        help: "name all kinds of moves on one line, as in only taps, swipes")
    case .notAMove(let word, let near):
      Sentence(
        word.map { "'\($0)' is not a kind of move" } ?? "a kind of move is a word",
        help: didYouMean(
          near,
          otherwise: "it is one of "
            + MoveKind.allCases.map { $0.facts.keyword }.joined(separator: ", ")),
        replacement: near.first)
    case .countedAndNot(let kind):
      Sentence(
        "this check counts \(kind.facts.keyword) and leaves them out",
        help: "take \(kind.facts.keyword) out of one of the two lines")
    case .noMoves:
      Sentence(
        "no move is left in this check",
        help:
          "leave fewer kinds out, or name those that count, as in only taps: without a move the app "
          + "stays as it was launched")
    }
  }

  var cascade: Cascade {
    switch self {
    case .claimsNothing: .lacksMember
    case .missingOperand, .secondOnly, .notAMove, .countedAndNot, .noMoves: []
    }
  }

  static var explanation: Explanation {
    Explanation(
      "bad-check", .error, "A check claims nothing, or its moves do not go together.",
      why: """
        A check says what holds in every state that the app can reach, and which moves lead from \
        state to state. Without a claim there is nothing to decide, and without a move there is \
        nowhere to go.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home
        }

        check "a way back from everywhere" {
          only taps
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home
        }

        check "a way back from everywhere" {
          only taps
          always can reach Home
        }
        """)
  }
}
