import NavSyntax
import NavText

/// Breaks sources in the ways that editors, people and networks do.
public enum SourceMutator: CaseIterable, Sendable {
  case deleteToken
  case duplicateToken
  case exchangeTokens
  case insertToken
  case changeByte
  case insertBytes
  case truncate
  case duplicateHalf
  case deepNesting
  case hugeLine
  case lineEnds
  case byteOrderMark

  public func mutate(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var result = bytes
    switch self {
    case .deleteToken:
      if let token = token(of: bytes, &random) { result.removeSubrange(token) }
    case .duplicateToken:
      if let token = token(of: bytes, &random) {
        result.insert(contentsOf: bytes[token], at: token.upperBound)
      }
    case .exchangeTokens:
      if let one = token(of: bytes, &random), let other = token(of: bytes, &random) {
        let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
        if first.upperBound <= second.lowerBound {
          result.replaceSubrange(second, with: bytes[first])
          result.replaceSubrange(first, with: bytes[second])
        }
      }
    case .insertToken:
      let place = token(of: bytes, &random)?.lowerBound ?? 0
      result.insert(contentsOf: Array(random.pick(Self.pieces).utf8), at: place)
    case .changeByte:
      if !bytes.isEmpty { result[random.below(bytes.count)] = UInt8(random.below(256)) }
    case .insertBytes:
      let place = random.below(bytes.count + 1)
      result.insert(contentsOf: random.pick(Self.broken), at: place)
    case .truncate: result.removeLast(random.below(bytes.count + 1))
    case .duplicateHalf: result += bytes.suffix(bytes.count / 2)
    case .deepNesting:
      let count = 1 + random.below(400)
      let piece = random.pick(["{", "[", "(", "x: not ", "if a {", "a { b {", "-> [", "- "])
      let place = token(of: bytes, &random)?.lowerBound ?? 0
      result.insert(
        contentsOf: Array(String(repeating: piece, count: count).utf8), at: place)
    case .hugeLine:
      let piece = random.pick(["a ", "\"x\" ", ". ", "1 ", ", ", "é", "and b ", "` "])
      result += Array(String(repeating: piece, count: 500).utf8)
    case .lineEnds:
      result = bytes.flatMap { $0 == 10 ? random.pick([[13, 10], [13], [10]]) : [$0] }
    case .byteOrderMark:
      result.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: random.below(2) * result.count)
    }
    return result
  }

  private static let pieces = [
    "{", "}", "[", "]", "(", ")", ",", ":", ".", "->", "=", "==", "-", "...", "\n", "\r", " ",
    "//", "///", "/*", "\"", "`", " else ", " if ", " var ", " with ", " when ", " of ", " and ",
    "1", "{}", "\n\n", "scene ", "storyboard ", "test \"x\" ", "expect ", "99999999999", ";", "’",
  ]

  private static let broken: [[UInt8]] = [
    [0], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    [0xE2, 0x80, 0x9C], [0xC2, 0xA0], [0x1B, 0x5B], [0xEF, 0xBB, 0xBF], [13], [9, 11, 12],
  ]

  private func token(of bytes: [UInt8], _ random: inout SeededRandom) -> Range<Int>? {
    let tokens = tokens(of: SourceText(path: "", bytes: bytes)).dropLast()
    guard let token = tokens.randomElement(using: &random) else { return nil }
    return Int(token.range.start)..<Int(token.range.end)
  }
}
