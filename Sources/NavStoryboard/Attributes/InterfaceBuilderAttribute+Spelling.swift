import NavModel
import NavText
import NavXcode

// The rows read backwards: what Interface Builder writes for a value of the program.

extension InterfaceBuilderAttribute {
  /// An attribute in a file.
  public struct Written: Hashable, Sendable {
    public let name: Word
    public let value: Value

    public init(_ name: Word, _ value: Value) {
      self.name = name
      self.value = value
    }

    init(_ name: Word, _ word: String) { self.init(name, .word(word)) }

    /// What is written, before it is text: a writer needs no string for it.
    public enum Value: Hashable, Sendable {
      case word(String)
      /// A name of the program.
      case text(Name)
      case whole(Int32)
      /// In thousandths.
      case decimal(Int32)
    }
  }

  /// The attribute that says this value. Importing it gives the value again. Nil for a value of another type, and where a
  /// part says it.
  public func attribute(saying value: AttributeValue) -> Written? {
    WrittenForm(of: conversion, word).written(value) { spelledWords[$0] }
  }

  /// The attributes that say this value, of the element itself or of a part with the row's tag and key. Importing them
  /// gives the value again. Nil for a value of another type.
  public func spelling(of value: AttributeValue, in program: Program) -> [Written]? {
    if let attribute = attribute(saying: value) { return [attribute] }
    switch (conversion, value) {
    // Nothing says that a mark is not there.
    case (.mark, .boolean): return []
    case (.color, .text(let color)): return Self.color(program[color])
    case (.numbers(_, let words), .list(let list)):
      guard list.count == words.count else { return nil }
      var written: [Written] = []
      for (word, value) in zip(words, program.values[list]) {
        guard case .number(let number) = value else { return nil }
        written.append(Written(word, .decimal(number)))
      }
      return written
    case (.flags(_, let set, let words), .list(let list)):
      return words.compactMap { word in
        let isChosen = program.values[list].contains { value in
          guard case .word(let position) = value else { return false }
          return set.words[Int(position)] == word.spelling
        }
        return isChosen ? Written(word, "YES") : nil
      }
    default: return nil
    }
  }

  /// A colour by its components, by its name in UIKit, or by that in an asset catalogue.
  private static func color(_ color: String) -> [Written]? {
    if let asset = ColorName.asset(in: color) { return [Written(.colorName, asset)] }
    guard color.hasPrefix("#") else {
      return ColorName.all.contains(color)
        ? [Written(.systemColor, color.hasSuffix("Color") ? color : color + "Color")]
        : [Written(.colorName, color)]
    }
    let digits = color.dropFirst()
    guard digits.count == 6 || digits.count == 8, let number = UInt64(digits, radix: 16)
    else { return nil }
    let bytes = digits.count == 6 ? number << 8 | 0xFF : number
    var written: [Written] = []
    for (name, shift) in [(Word.red, 24), (.green, 16), (.blue, 8), (.alpha, 0)] {
      let byte = Int32(bytes >> UInt64(shift) & 0xFF)
      written.append(Written(name, .decimal((byte * 1000 + 127) / 255)))
    }
    return written + [Written(.colorSpace, "custom"), Written(.customColorSpace, "sRGB")]
  }
}
