import NavSyntax
import NavText

/// A state variable that is not there.
enum UnknownVariable: LanguageProblem {
  case undeclared(String, near: [String], Use)
  /// `title = "Home"` in an action.
  case attribute(String, value: String)

  /// What a variable is used for, which tells what it should be.
  enum Use: Hashable {
    case flag
    case list
    case number(Int32)
    case enumeration(String)
    /// A case of an enum that is not there either.
    case newCase(String)
    /// A text, which no variable holds.
    case text(String)
  }

  var sentence: Sentence {
    switch self {
    case .undeclared(let name, let near, let use):
      Sentence(
        isMisspeltCase(name, near)
          ? "the case of an enum is written with its dot alone"
          : "there is no state variable called '\(name)' here",
        help: help(name, near, use), replacement: near.first)
    case .attribute(let name, let value):
      Sentence(
        "an action sets state variables, and '\(name)' is an attribute",
        help: "write \(name): \"\(value)\" in the scene; what changes follows a variable, as in "
          + "\(name): city")
    }
  }

  /// `City.paris`
  private func isMisspeltCase(_ name: String, _ near: [String]) -> Bool {
    name.utf8.contains(UInt8(ascii: ".")) && near.first?.hasPrefix(".") == true
  }

  private func help(_ name: String, _ near: [String], _ use: Use) -> [String] {
    if isMisspeltCase(name, near) { return ["write \(near[0])"] }
    if near.isEmpty && name.utf8.contains(UInt8(ascii: ".")) {
      return ["a variable goes by its own name, without what it belongs to before a dot"]
    }
    return didYouMean(
      near,
      otherwise: Alias.advice(on: name)
        ?? use.declaration(of: name, in: "the scene, its class or outside"))
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "unknown-variable", .error, "No state variable of this name is in scope.",
      why: """
        Names are looked up in the row, the scene, its class and the app. A condition on \
        something that does not exist could never be decided.
        """,
      bad: """
        var isSignedIn: Bool

        storyboard Main {
          initial -> Home
          scene Home {
            button Pay "Pay" -> show Checkout when isSinedIn
          }
          scene Checkout
        }
        """,
      good: """
        var isSignedIn: Bool

        storyboard Main {
          initial -> Home
          scene Home {
            button Pay "Pay" -> show Checkout when isSignedIn
          }
          scene Checkout
        }
        """)
  }
}

extension UnknownVariable.Use {
  /// How a variable is declared that is used so.
  func declaration(of name: String, in place: String) -> String {
    switch self {
    case .flag, .list, .number, .enumeration: "declare it in \(place), as in var \(name): \(type)"
    case .newCase(let word):
      "declare it in \(place), as in var \(name): Choice, and enum Choice { case \(word) }"
    case .text(let text):
      "texts that change are the cases of an enum: write enum Choice { case first \"\(text)\" } "
        + "outside, var \(name): Choice in \(place), and .first here"
    }
  }

  var type: String {
    switch self {
    case .flag: "Bool"
    case .list: "[0...9]"
    case .number(let number): Self.range(with: number)
    case .enumeration(let type): type
    case .newCase, .text: "Choice"
    }
  }

  /// As many nines as the number has digits.
  private static func range(with number: Int32) -> String {
    let digits = String(number.magnitude).utf8.count
    let end = digits < 10 ? String(repeating: "9", count: digits) : "2147483647"
    return number < 0 ? "-\(end)...\(end)" : "0...\(end)"
  }
}
