import NavText

/// `from Home wihin 2 taps Cart`: a word in the middle of a claim that is nearly one of its words.
struct MisspelledClaim: Slip {
  let word: String
  let near: String

  var sentence: Sentence {
    Sentence(
      "'\(word)' is not a word of a claim", help: "did you mean '\(near)'?",
      replacement: near)
  }
}

extension Parser {
  mutating func recoverFromMisspelledClaim() -> Bool {
    switch openMembers.last {
    case .claim(let id):
      guard let phrase = tree.claims[id].phrases.last.map({ tree[$0] }),
        let last = phrase.words.last.map({ tree[$0].name })
      else { return false }
      // `within taps Cart`: what is missing, the compiler says.
      if last == grammarWords.within && phrase.count == nil {
        return recovered(leavingToCompiler: token.range)
      }
      // `can raech Cart`: the word was taken for a condition.
      if last == grammarWords.can, let operand = phrase.operands.last {
        return report(misspelled: tree[tree[operand].expression].range, in: id)
      }
      return at(.name) && report(misspelled: token.range, in: id)
    // `alway visible == Home` was read as an item, which no check has: what its first word is, the compiler knows better.
    case .item(let id) where depth == 1 && isInCheck && tree[id].block == nil:
      _ = recovered(leavingToCompiler: token.range)
      tree.items[id].range = SourceRange(
        Int(tree[id].range.start), Int(previousEnd))
      return true
    default: return false
    }
  }

  private mutating func report(misspelled range: SourceRange, in claim: ID<ClaimSyntax>) -> Bool {
    let word = line(range)
    guard let near = nearest(to: word, among: grammarWords.ofClaims.map { names[$0] }).first
    else { return false }
    report(MisspelledClaim(word: word, near: near), range)
    tree.claims[claim].isBroken = true
    return recovered()
  }
}
