/// The candidates that a person who wrote `word` may have meant, the likeliest first.
///
/// A candidate that differs only in case comes first; then those a few slips away (a letter too
/// many, too few, wrong, or two swapped), and those that begin with `word` or that `word` begins
/// with. Never `word` itself.
public func nearest(
  to word: String, among candidates: some Sequence<String>, limit: Int = 3
) -> [String] {
  guard let wanted = folded(word) else { return [] }
  var found: [(distance: Int, text: String)] = []
  for candidate in candidates {
    if let letters = folded(candidate), let distance = slips(from: wanted, to: letters),
      !candidate.utf8.elementsEqual(word.utf8)
    {
      found.append((distance, candidate))
    }
  }
  found.sort { left, right in
    left.distance != right.distance
      ? left.distance < right.distance
      : left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
  var nearest: [String] = []
  for (_, text) in found where nearest.count < limit && nearest.last != text {
    nearest.append(text)
  }
  return nearest
}

/// `did you mean 'a' or 'b'?`, or nothing when there is nothing near.
public func didYouMean(_ candidates: [String]) -> [String] {
  candidates.isEmpty
    ? []
    : ["did you mean \(candidates.map { "'\($0)'" }.joined(separator: " or "))?"]
}

/// Nobody types a longer word by hand, and comparing costs the product of two lengths.
private let longestWord = 64

/// The scalars of a word with ASCII capitals made small, or nil for a word not worth comparing.
private func folded(_ word: String) -> [UInt32]? {
  guard !word.isEmpty && word.utf8.count <= longestWord * 4 else { return nil }
  var letters: [UInt32] = []
  letters.reserveCapacity(word.utf8.count)
  for scalar in word.unicodeScalars {
    letters.append("A"..."Z" ~= scalar ? scalar.value + 32 : scalar.value)
  }
  return letters.count <= longestWord ? letters : nil
}

/// How many slips turn one word into the other, or nil when nobody slips that often.
private func slips(from word: [UInt32], to candidate: [UInt32]) -> Int? {
  let shorter = min(word.count, candidate.count)
  let difference = max(word.count, candidate.count) - shorter
  if shorter >= 3 && word.prefix(shorter) == candidate.prefix(shorter) {
    return difference
  }
  let tolerated = min(3, max(1, word.count / 3))
  guard difference <= tolerated else { return nil }
  let distance = editDistance(word, candidate)
  // Two words of which every letter differs have nothing to do with each other.
  return distance <= tolerated && distance < word.count + difference ? distance : nil
}

/// Insertions, deletions, replacements and swaps of neighbours, no place touched twice
/// (optimal string alignment), in three rows of its table.
private func editDistance(_ left: [UInt32], _ right: [UInt32]) -> Int {
  var beforePrevious = [Int](repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  var current = beforePrevious
  for row in 1...left.count {
    current[0] = row
    for column in 1...right.count {
      let isSame = left[row - 1] == right[column - 1]
      var best = previous[column - 1] + (isSame ? 0 : 1)
      best = min(best, previous[column] + 1, current[column - 1] + 1)
      if row > 1 && column > 1 && left[row - 1] == right[column - 2]
        && left[row - 2] == right[column - 1]
      {
        best = min(best, beforePrevious[column - 2] + 1)
      }
      current[column] = best
    }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[right.count]
}
