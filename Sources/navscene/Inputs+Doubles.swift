import NavText

/// A folder that holds storyboards and the text that was imported from them: both are the same app.
extension Inputs {
  /// What a command takes of the two.
  enum Preference {
    /// Xcode builds them.
    case storyboards
    /// They alone hold tests.
    case texts

    fileprivate var reason: String {
      switch self {
      case .storyboards: "the storyboards are used, which Xcode builds"
      case .texts: "the text is used, which holds the tests"
      }
    }
  }

  /// One of the two, where a folder was searched and both were found in it; says which. Files that were named are all
  /// kept.
  func withoutDoubles(preferring preference: Preference) -> Inputs {
    guard isOfFolders, !texts.isEmpty, !storyboards.isEmpty, graphs.isEmpty else { return self }
    let leftOut = preference == .storyboards ? texts : storyboards
    let isNamed = leftOut.contains { isGiven(sources[$0].path) || $0 == standardInput }
    guard !isNamed, let double = firstDouble else { return self }
    let other = preference == .storyboards ? double.text : double.storyboard
    Output.status(
      """
      '\(double.text)' declares the storyboard of '\(double.storyboard)': \(preference.reason)
      help: name '\(other)' to use it instead, or exclude one of them in \(Configuration.fileName)

      """)
    return preference == .storyboards ? withoutTexts() : keepingStoryboards { _ in false }
  }

  /// A text and a storyboard of one name.
  private var firstDouble: (text: String, storyboard: String)? {
    var files: [String: String] = [:]
    for file in storyboards where sources[file].path.hasSuffix(".storyboard") {
      let path = sources[file].path
      let name = path.split(separator: "/").last.map { $0.dropLast(".storyboard".count) } ?? ""
      files[Self.folded(name)] = files[Self.folded(name)] ?? path
    }
    for text in texts {
      let source = unread?.read(sources[text]) ?? sources[text]
      for name in Self.declaredStoryboards(in: source.bytes) {
        if let file = files[Self.folded(name)] { return (source.path, file) }
      }
    }
    return nil
  }

  /// Whether one of these lines begins with `storyboard Name`, as the formatter and import write it.
  static func declaredStoryboards(in bytes: [UInt8]) -> [Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.hasPrefix("storyboard ") else { return nil }
      return line.dropFirst("storyboard ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// A text cannot write every name of a file as it is.
  private static func folded(_ name: Substring) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
