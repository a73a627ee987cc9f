import NavText

/// Names for what Interface Builder knows by id only, made of words that its author wrote.
struct Naming {
  /// Names that are taken within a storyboard or a scene.
  private var used: Set<String>
  /// The number that was last put behind a name, so that a thousand labels are not counted through for each.
  private var lastNumbers: [String: Int] = [:]

  init(reserved: [String] = []) {
    used = Set(reserved)
  }

  /// The first of the wishes that has a letter, as a name that nothing else has yet.
  mutating func name(_ wishes: [String?], otherwise kind: String) -> String {
    for wish in wishes {
      if let wish, let name = Self.identifier(wish) { return unique(name) }
    }
    return unique(kind)
  }

  /// As it is where that is free: outlets keep the spelling of the code.
  mutating func unique(_ name: String) -> String {
    if used.insert(name).inserted { return name }
    var number = lastNumbers[name, default: 1] + 1
    while !used.insert(name + String(number)).inserted { number += 1 }
    lastNumbers[name] = number
    return name + String(number)
  }

  /// Words joined into one that starts each with a capital; nil when there is no letter.
  ///
  /// Long texts are cut at a word: what says more than that is no name.
  static func identifier(_ text: String) -> String? {
    var name: [UInt8] = []
    var startsWord = true
    var count = 0
    var wordStart = 0
    for scalar in text.unicodeScalars {
      if isLetter(scalar) || isDigit(scalar) {
        if name.isEmpty && isDigit(scalar) { continue }
        if startsWord {
          if count > 20 { break }
          wordStart = name.count
        }
        append(startsWord ? capital(scalar) : scalar, to: &name)
        startsWord = false
        count += 1
        if count > 40 {
          if wordStart > 0 { name.removeSubrange(wordStart...) }
          break
        }
      } else if scalar != "'" && scalar != "\u{2019}" {
        startsWord = true
      }
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  private static func append(_ scalar: Unicode.Scalar, to name: inout [UInt8]) {
    if scalar.isASCII {
      name.append(UInt8(ascii: scalar))
    } else if let encoded = UTF8.encode(scalar) {
      name += encoded
    }
  }

  /// `PayViewController`, `PayVC` and `Pay Scene` are all Pay. Nil where all that is left says nothing, as of
  /// `ViewController`.
  static func sceneWord(_ text: String?) -> String? {
    guard let text, let word = identifier(text) else { return nil }
    for ending in sceneEndings where word.utf8.count > ending.utf8.count {
      let start = word.utf8.count - ending.utf8.count
      if word.utf8.dropFirst(start).elementsEqual(ending.utf8) {
        let stem = String(decoding: Array(word.utf8.prefix(start)), as: UTF8.self)
        return emptyWords.contains(stem) ? nil : stem
      }
    }
    return emptyWords.contains(word) || sceneEndings.contains(word) ? nil : word
  }

  /// What names of controllers end with, longer ones first.
  private static let sceneEndings = [
    "TableViewController", "CollectionViewController", "ViewController", "Controller",
    "StoryboardID", "Storyboard", "Scene", "TableVC",
    "CollectionVC", "TVC", "CVC", "NVC", "VC", "View",
  ]

  private static let emptyWords: Set<String> = [
    "View", "Table", "TableView", "Collection", "CollectionView", "Navigation", "TabBar", "Page",
    "PageView", "Split", "SplitView", "UI", "_",
  ]

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  /// Letters of any script; marks, symbols and punctuation separate words.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x1FFF, 0x2C00...0x2FEF,
      0x3040...0xD7FF, 0xF900...0xFDFF, 0xFE70...0xFEFE, 0xFF21...0xFF3A, 0xFF41...0xFF5A,
      0xFF66...0xFFDC, 0x10000...0x1EFFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static func capital(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    "a"..."z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value - 32)) : scalar
  }
}
