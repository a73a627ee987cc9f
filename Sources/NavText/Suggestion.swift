/// The candidates that a person who wrote `word` may have meant, the likeliest first.
///
/// A candidate that differs only in case comes first; then those a few slips away (a letter too
/// many, too few, wrong, or two swapped), and those that begin with `word` or that `word` begins
/// with. Never `word` itself.
public func nearest(
  to word: String, among candidates: some Sequence<String>, limit: Int = 3
) -> [String] {
  guard var comparison = Comparison(with: word) else { return [] }
  var nearest: [(distance: Int, text: String)] = []
  for candidate in candidates {
    let most = nearest.count == limit ? nearest[limit - 1].distance : Int.max
    guard let distance = comparison.slips(to: candidate, most: most), distance <= most,
      !candidate.utf8.elementsEqual(word.utf8)
    else { continue }
    var place = nearest.count
    while place > 0 && precedes((distance, candidate), nearest[place - 1]) { place -= 1 }
    let isKnown = place > 0 && nearest[place - 1].text.utf8.elementsEqual(candidate.utf8)
    if place == limit || isKnown { continue }
    nearest.insert((distance, candidate), at: place)
    if nearest.count > limit { nearest.removeLast() }
  }
  return nearest.map { $0.text }
}

/// `did you mean 'a' or 'b'?`, or nothing when there is nothing near.
public func didYouMean(_ candidates: [String]) -> [String] {
  candidates.isEmpty
    ? []
    : ["did you mean \(candidates.map { "'\($0)'" }.joined(separator: " or "))?"]
}

/// What is near to the unknown names of one run, as far as it will be read.
///
/// Each search goes through all names. A project of which every other name is unknown would cost their product.
public struct Guesses: Sendable {
  private var searchCount = 0
  private var comparisonCount = 0

  public init() {}

  /// Whether none are made any more: a hundred words were looked for, and that took long.
  public var areExhausted: Bool { searchCount >= 100 && comparisonCount >= 2_000_000 }

  /// The candidates nearest to a word, or none once guesses are exhausted.
  public mutating func nearest(
    to word: String, among candidates: @autoclosure () -> [String]
  ) -> [String] {
    if areExhausted { return [] }
    let candidates = candidates()
    searchCount += 1
    comparisonCount += candidates.count
    return NavText.nearest(to: word, among: candidates)
  }
}

private func precedes(
  _ left: (distance: Int, text: String), _ right: (distance: Int, text: String)
) -> Bool {
  left.distance != right.distance
    ? left.distance < right.distance
    : left.text.precedes(right.text)
}

/// Longer words are not typed by hand, and comparing costs the product of two lengths.
private let longestWord = 64

/// A word, and the room in which it is compared with one candidate after the other.
private struct Comparison {
  private let word: [UInt32]
  /// How many typing mistakes are allowed.
  private let tolerated: Int
  private var candidate: [UInt32] = []
  // Three rows of a table of distances.
  private var beforePrevious = [Int](repeating: 0, count: longestWord + 1)
  private var previous = [Int](repeating: 0, count: longestWord + 1)
  private var current = [Int](repeating: 0, count: longestWord + 1)

  /// Nil for a word not worth comparing.
  init?(with word: String) {
    var letters: [UInt32] = []
    guard Self.fold(word, into: &letters) else { return nil }
    self.word = letters
    tolerated = min(3, max(1, letters.count / 3))
  }

  /// The scalars of a word with ASCII capitals made small. False for a word not worth comparing.
  private static func fold(_ word: String, into letters: inout [UInt32]) -> Bool {
    guard !word.isEmpty && word.utf8.count <= longestWord * 4 else { return false }
    letters.removeAll(keepingCapacity: true)
    for byte in word.utf8 {
      if byte >= 0x80 { return foldScalars(of: word, into: &letters) }
      letters.append(UInt32(65...90 ~= byte ? byte + 32 : byte))
    }
    return letters.count <= longestWord
  }

  private static func foldScalars(of word: String, into letters: inout [UInt32]) -> Bool {
    letters.removeAll(keepingCapacity: true)
    for scalar in word.unicodeScalars {
      letters.append("A"..."Z" ~= scalar ? scalar.value + 32 : scalar.value)
    }
    return letters.count <= longestWord
  }

  /// How many slips turn the word into the other, or nil when that is more than a person makes, or more than `most`.
  mutating func slips(to other: String, most: Int) -> Int? {
    guard Self.fold(other, into: &candidate) else { return nil }
    let shorter = min(word.count, candidate.count)
    let difference = max(word.count, candidate.count) - shorter
    var common = 0
    while common < shorter && word[common] == candidate[common] { common += 1 }
    if common == shorter && shorter >= 3 { return difference }
    // Two words of which every letter differs have nothing to do with each other.
    guard difference <= min(tolerated, most),
      let distance = editDistance(behind: common, most: min(tolerated, most)),
      distance < word.count + difference
    else { return nil }
    return distance
  }

  /// Insertions, deletions, replacements and swaps of neighbours, no place touched twice (optimal string alignment),
  /// after a beginning that both have; nil if there are more than `most`, so that only places near the diagonal of
  /// the table count.
  private mutating func editDistance(behind common: Int, most: Int) -> Int? {
    let (height, width) = (word.count - common, candidate.count - common)
    for column in 0...width { previous[column] = column }
    if height == 0 { return width <= most ? width : nil }
    for row in 1...height {
      let first = max(1, row - most)
      let last = min(width, row + most)
      current[first - 1] = first == 1 ? row : most + 1
      var fewest = current[first - 1]
      var column = first
      while column <= last {
        let isSame = word[common + row - 1] == candidate[common + column - 1]
        var best = previous[column - 1] + (isSame ? 0 : 1)
        best = min(best, previous[column] + 1, current[column - 1] + 1)
        if row > 1 && column > 1 && word[common + row - 1] == candidate[common + column - 2]
          && word[common + row - 2] == candidate[common + column - 1]
        {
          best = min(best, beforePrevious[column - 2] + 1)
        }
        current[column] = best
        fewest = min(fewest, best)
        column += 1
      }
      if fewest > most { return nil }
      if last < width { current[last + 1] = most + 1 }
      let free = beforePrevious
      beforePrevious = previous
      previous = current
      current = free
    }
    return previous[width] <= most ? previous[width] : nil
  }
}
