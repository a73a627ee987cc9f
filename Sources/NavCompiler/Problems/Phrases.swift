import NavModel

// What several sentences have in common.

/// A keyword with its article.
func article(_ keyword: String) -> String {
  switch keyword.utf8.first {
  case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
    UInt8(ascii: "u"):
    "an " + keyword
  default: "a " + keyword
  }
}

/// A class with its article, as its name is read: a UILabel, an NSObject.
func classWithArticle(_ name: String) -> String {
  if ["NS", "MK", "AV"].contains(where: { name.hasPrefix($0) }) { return "an " + name }
  return (["A", "E", "I", "O"].contains { name.hasPrefix($0) } ? "an " : "a ") + name
}

/// The name of a class as one of the project's own could begin with it: `Label` for `UILabel`.
func withoutUI(_ name: String) -> String {
  name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
}

/// Scenes are mostly named like classes, actions like functions.
func startsSmall(_ name: String) -> Bool {
  name.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ?? false
}

func didYouMean(_ near: [String], otherwise advice: String) -> [String] {
  [near.first.map { "did you mean '\($0)'?" } ?? advice]
}

/// What to write where a scene follows a colon: the line with an arrow, if the word before the colon begins one.
func arrow(_ word: String, to scene: String) -> String? {
  let isLine =
    word == "initial" || RelationshipKind.allCases.contains { $0.facts.keyword == word }
  return isLine ? "write it with an arrow, as in \(word) -> \(scene)" : nil
}
