/// What a person pressed, or pasted.
enum Key: Equatable {
  case text(Unicode.Scalar)
  case enter
  case tab
  case backspace
  case delete
  case left
  case right
  case wordLeft
  case wordRight
  case home
  case end
  case up
  case down
  case eraseToStart
  case eraseToEnd
  case eraseWord
  case clearScreen
  /// Ctrl-R, which looks for earlier lines.
  case searchHistory
  case endSearch
  case interrupt
  case suspend
  /// Ctrl-D, which deletes where there is something to delete.
  case endOfInput
}

extension Key {
  /// What stands for a control character; nil where it means nothing here.
  init?(control byte: UInt8) {
    switch byte {
    case 0x01: self = .home
    case 0x02: self = .left
    case 0x03: self = .interrupt
    case 0x04: self = .endOfInput
    case 0x05: self = .end
    case 0x06: self = .right
    case 0x07: self = .endSearch
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x0B: self = .eraseToEnd
    case 0x0C: self = .clearScreen
    case 0x0E: self = .down
    case 0x10: self = .up
    case 0x12: self = .searchHistory
    case 0x15: self = .eraseToStart
    case 0x17: self = .eraseWord
    case 0x1A: self = .suspend
    default: return nil
    }
  }

  /// What is after `ESC [` or `ESC O`: numbers, and the letter at the end.
  init?(sequence numbers: [Int], _ letter: UInt8) {
    // The second number tells whether Alt or Ctrl was held.
    let isHeld = numbers.count > 1 && numbers[1] > 2
    switch letter {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = isHeld ? .wordRight : .right
    case UInt8(ascii: "D"): self = isHeld ? .wordLeft : .left
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "F"): self = .end
    // The Enter of a keypad.
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "~"):
      switch numbers.first {
      case 1, 7: self = .home
      case 4, 8: self = .end
      case 3: self = .delete
      default: return nil
      }
    default: return nil
    }
  }
}
