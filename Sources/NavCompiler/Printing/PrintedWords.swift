import NavModel
import NavSyntax
import NavText

/// How the text calls things: by their names, in backquotes where these would be read as something else.
///
/// Programs that were not made from text may call storyboards or scenes what the language cannot, or several the
/// same. They go by the nearest name that it can.
struct PrintedWords {
  /// By storyboard and by scene.
  let storyboards: [String]
  let scenes: [String]
  /// How many scenes of the project go by a word.
  private let sceneCounts: [String: Int]

  init(_ program: Program) {
    var scenes = [String](repeating: "", count: program.scenes.count)
    var counts: [String: Int] = [:]
    var taken = Set<String>()
    var storyboards: [String] = []
    for storyboard in program.storyboards.rows {
      storyboards.append(Self.unique(program[storyboard.name], &taken))
      var takenByScenes = Set<String>()
      for scene in storyboard.scenes {
        let word = Self.unique(program[program[scene].name], &takenByScenes)
        scenes[Int(scene.index)] = word
        counts[word, default: 0] += 1
      }
    }
    self.storyboards = storyboards
    self.scenes = scenes
    sceneCounts = counts
  }

  subscript(id: ID<Storyboard>) -> String { storyboards[Int(id.index)] }
  subscript(id: ID<Scene>) -> String { scenes[Int(id.index)] }

  /// How many scenes of all storyboards go by this word.
  func sceneCount(_ word: String) -> Int { sceneCounts[word, default: 0] }

  /// A name as a word of the language.
  func word(_ name: String) -> String { Self.quotedIfNeeded(Self.nearestWord(name)) }

  /// The word for a name that no other in `taken` has, which it enters.
  static func unique(_ name: String, _ taken: inout Set<String>) -> String {
    let word = nearestWord(name)
    var candidate = word
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = word + "\(number)"
      number += 1
    }
    return quotedIfNeeded(candidate)
  }

  // MARK: Words

  /// Those that mean something after a name or inside an expression.
  private static let clauseWords: Set<String> = [
    "as", "on", "when", "with", "of", "and", "or", "not", "contains", "else",
  ]

  private static func quotedIfNeeded(_ word: String) -> String {
    clauseWords.contains(word) ? "`" + word + "`" : word
  }

  private static func nearestWord(_ name: String) -> String {
    if isWord(name) { return name }
    var word = ""
    for scalar in name.unicodeScalars {
      let isFirstDigit = word.isEmpty && ("0"..."9").contains(scalar)
      word += isFirstDigit ? "_" : ""
      // A letter may be after a letter, whichever follow.
      if isWord("a" + String(scalar)) { word.unicodeScalars.append(scalar) } else { word += "_" }
    }
    return isWord(word) ? word : "_"
  }

  static func isWord(_ text: String) -> Bool {
    var isPlain = true
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        break
      case UInt8(ascii: "0")...UInt8(ascii: "9"): if index == 0 { return false }
      case 0x80...: isPlain = false
      default: return false
      }
    }
    if isPlain { return !text.isEmpty }
    let source = SourceText(path: "", text)
    let tokens = tokens(of: source)
    return tokens.count == 2 && tokens[0].kind == .name
      && Int(tokens[0].range.end) == source.bytes.count && tokens[0].range.start == 0
  }
}
