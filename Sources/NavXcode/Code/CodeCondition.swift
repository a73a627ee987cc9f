/// The condition of an `#if`, as an app for iOS compiles it: true, false, or nil where settings decide.
///
/// What code declares for another platform only is no part of the app: a file may well make UIKit's names stand for
/// AppKit's classes on a Mac.
struct CodeCondition {
  private let bytes: ArraySlice<UInt8>
  private let language: SourceLanguage
  private var offset: Int
  /// Deeper conditions count as undecided.
  private var depth = 0
  private static let mostDepth = 32

  /// The condition in a line, after its directive.
  init(_ bytes: ArraySlice<UInt8>, _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    offset = bytes.startIndex
  }

  /// The value of the whole line.
  static func value(of line: ArraySlice<UInt8>, _ language: SourceLanguage) -> Bool? {
    var condition = CodeCondition(line, language)
    let value = condition.either()
    condition.skipBlanks()
    // What follows may change everything, unless it is a comment.
    guard condition.offset == line.endIndex || condition.follows("//") || condition.follows("/*")
    else { return nil }
    return value
  }

  /// `#ifdef NAME`: whether the system's headers define the name for iOS.
  static func isDefined(_ line: ArraySlice<UInt8>) -> Bool? {
    var condition = CodeCondition(line, .objectiveC)
    condition.skipBlanks()
    return condition.definition(of: condition.name())
  }

  private mutating func either() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    var value = both()
    while true {
      skipBlanks()
      guard take("||") else { return value }
      let other = both()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
  }

  private mutating func both() -> Bool? {
    var value = single()
    while true {
      skipBlanks()
      guard take("&&") else { return value }
      let other = single()
      value =
        value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
  }

  private mutating func single() -> Bool? {
    skipBlanks()
    var isNegated = false
    while follows("!") && !follows("!=") {
      offset += 1
      isNegated.toggle()
      skipBlanks()
    }
    let value = operand()
    return isNegated ? value.map { !$0 } : value
  }

  private mutating func operand() -> Bool? {
    if take("(") {
      guard depth < Self.mostDepth else {
        offset = bytes.endIndex
        return nil
      }
      let value = either()
      skipBlanks()
      return take(")") ? value : nil
    }
    let name = name()
    skipBlanks()
    if follows("(") { return call(name) }
    if language == .objectiveC, name == "defined" { return definition(of: self.name()) }
    let value = self.value(of: name)
    return skipComparison() ? nil : value
  }

  /// `os(iOS)`, `defined(NAME)`, `__has_include(<UIKit/UIKit.h>)`.
  private mutating func call(_ name: String) -> Bool? {
    let start = offset + 1
    var open = 0
    while offset < bytes.endIndex {
      if bytes[offset] == UInt8(ascii: "(") { open += 1 }
      if bytes[offset] == UInt8(ascii: ")") { open -= 1 }
      offset += 1
      if open == 0 { break }
    }
    let argument = String(
      decoding: bytes[start..<max(start, offset - 1)].filter { $0 != 0x20 }, as: UTF8.self)
    if skipComparison() { return nil }
    switch (language, name) {
    case (.swift, "os"): return Self.systems.contains(argument)
    case (.swift, "targetEnvironment"): return argument == "macCatalyst" ? false : nil
    case (.swift, "canImport"):
      if argument == "UIKit" || argument == "Foundation" { return true }
      return Self.foreignFrameworks.contains(argument) ? false : nil
    case (.objectiveC, "defined"): return definition(of: argument)
    case (.objectiveC, "__has_include"):
      let framework = argument.split(separator: "/").first.map { String($0.dropFirst()) } ?? ""
      if framework == "UIKit" { return true }
      return Self.foreignFrameworks.contains(framework) ? false : nil
    default: return nil
    }
  }

  private func value(of name: String) -> Bool? {
    if name == "true" || name == "1" { return true }
    if name == "false" || name == "0" { return false }
    return language == .objectiveC ? Self.targets[name] : nil
  }

  private func definition(of name: String) -> Bool? {
    if Self.targets[name] != nil || name == "__OBJC__" || name == "__APPLE__" { return true }
    return Self.undefined.contains(name) ? false : nil
  }

  private static let systems = ["iOS"]
  private static let foreignFrameworks = ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "TVMLKit"]
  /// What TargetConditionals.h says for iOS, as far as it is the same on devices and in the simulator. An app on a Mac
  /// is another build.
  private static let targets: [String: Bool] = [
    "TARGET_OS_IPHONE": true, "TARGET_OS_IOS": true, "TARGET_OS_MAC": true, "TARGET_OS_OSX": false,
    "TARGET_OS_MACCATALYST": false, "TARGET_OS_UIKITFORMAC": false,
    "TARGET_OS_TV": false, "TARGET_OS_WATCH": false, "TARGET_OS_VISION": false,
    "TARGET_OS_WIN32": false, "TARGET_OS_LINUX": false, "TARGET_OS_UNIX": false,
  ]
  private static let undefined = ["__ANDROID__", "_WIN32", "__linux__", "ANDROID", "WIN32"]

  // MARK: Reading

  private mutating func skipBlanks() {
    while offset < bytes.endIndex, bytes[offset] <= 0x20 { offset += 1 }
  }

  private func follows(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private mutating func take(_ text: String) -> Bool {
    guard follows(text) else { return false }
    offset += text.utf8.count
    return true
  }

  private mutating func name() -> String {
    skipBlanks()
    let start = offset
    while offset < bytes.endIndex, CodeLexer.isNameByte(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// `== 1` and its kin, whose meaning is left open.
  private mutating func skipComparison() -> Bool {
    skipBlanks()
    guard offset < bytes.endIndex, "=<>!+-*%".utf8.contains(bytes[offset]) else { return false }
    while offset < bytes.endIndex, !follows("&&"), !follows("||"), !follows(")"), !follows("//") {
      offset += 1
    }
    return true
  }
}
