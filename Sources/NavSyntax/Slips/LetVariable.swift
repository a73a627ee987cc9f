import NavText

/// `let count: 0...5 = 0`
struct LetVariable: Slip {
  var sentence: Sentence {
    Sentence("'let' declares nothing here", help: "write var: a constant would change nothing")
  }

  func fix(at location: Location) -> Fix? {
    Fix("write 'var'", [TextEdit(location, "var")], isSafe: true)
  }
}
