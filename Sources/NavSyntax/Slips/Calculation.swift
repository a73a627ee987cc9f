import NavText

/// `count += 1` or `count == 1` where a statement is.
struct Calculation: Slip {
  let sign: TokenKind

  var sentence: Sentence {
    Sentence(
      "\(sign.description) is not allowed here",
      help: sign == .equal
        ? "to give a variable a value, write a single =, as in count = 1"
        : "write the whole calculation, as in count = count + 1")
  }
}
