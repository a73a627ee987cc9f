/// The table of Tests/README.md: which blocks there are. What is misspelt would be read by nobody, and be green.
extension SpecBlock {
  /// The words that may follow the kind of an input.
  private static let inputs: [String: Set<String>] = [
    "navscene": ["file", "syntax", "failing", "lint", "anyway"],
    "storyboard": ["file", "lint"],
    "swift": ["source", "file", "module"],
    "objc": ["source", "file", "module"],
  ]

  /// The words that may follow the kind of an expectation.
  private static let expectations: [String: Set<String>] = [
    "tokens": ["of"],
    "tree": ["of"],
    "formatted": ["of"],
    "diagnostics": [],
    "outline": [],
    "json": [],
    "printed": [],
    "failures": [],
    "run": ["device", "era", "orientation"],
    "trace": ["device", "era", "orientation", "verbose"],
    "frames": ["device", "era", "orientation", "only"],
    "harvest": [],
    "answers": [],
    "console": [],
  ]

  /// What is wrong with the words after its fence, if anything is.
  var mistake: String? {
    guard let known = Self.inputs[kind] ?? Self.expectations[kind] else {
      if options.isEmpty { return "there is no kind of block called '\(kind)'" }
      return strangeWord(besides: ["file"])
    }
    if (kind == "swift" || kind == "objc") && !has("source") && !has("file") {
      return "a block of \(kind) that is neither a source nor a file is read by nobody"
    }
    return strangeWord(besides: known)
  }

  private func strangeWord(besides known: Set<String>) -> String? {
    let strange = options.keys.filter { !known.contains($0) }.sorted()
    return strange.first.map { "no block '\(kind)' has a word '\($0)'" }
  }

  /// Whether it says what must come of something: an expectation, a test that is played, or carets.
  public var asserts: Bool {
    if Self.expectations[kind] != nil { return true }
    guard Self.inputs[kind] != nil else { return false }
    let isPlayed = kind == "navscene" && !has("syntax")
    return isPlayed && lines.contains { $0.hasPrefix("test ") }
      || lines.contains { Caret($0, below: 1) != nil }
  }
}
