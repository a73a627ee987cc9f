import NavText

/// A property list as `plutil -convert binary1` writes it: objects that refer to each other by their numbers.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  /// How many texts and signs may follow: objects that refer to each other in circles have no end.
  private var budget: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    budget = bytes.count * 2
  }

  /// What is to be reported next.
  private enum Step {
    case object(Int)
    case key(Int)
    case sign(PropertyListReader.Token)
  }

  /// The texts and signs in the order in which a text would have them.
  mutating func tokens(_ names: inout NameTable) -> [PropertyListReader.Token] {
    var tokens: [PropertyListReader.Token] = []
    guard bytes.count > 40 else { return [] }
    let trailer = bytes.count - 32
    let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    let count = number(at: trailer + 8, 8)
    let table = number(at: trailer + 24, 8)
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, count < bytes.count else { return [] }
    var steps: [Step] = [.object(number(at: trailer + 16, 8))]
    while let step = steps.popLast(), budget > 0 {
      budget -= 1
      switch step {
      case .sign(let token): tokens.append(token)
      case .key(let object), .object(let object):
        guard object < count, case let start = number(at: table + object * offsetSize, offsetSize),
          start < trailer
        else { continue }
        var isKey = false
        if case .key = step { isKey = true }
        switch bytes[start] >> 4 {
        case 0xA, 0xD:
          let isDictionary = bytes[start] >> 4 == 0xD
          let (length, first) = self.length(at: start)
          guard length <= bytes.count else { continue }
          tokens.append(isDictionary ? .openDictionary : .openList)
          steps.append(.sign(.close))
          for index in (0..<length).reversed() {
            let value = isDictionary ? length + index : index
            steps.append(.object(number(at: first + value * referenceSize, referenceSize)))
            if isDictionary {
              steps.append(.key(number(at: first + index * referenceSize, referenceSize)))
            }
          }
        default:
          let text = text(at: start)
          tokens.append(
            .text(names.intern(text, SourceRange(0, text.count)), SourceRange(start, start + 1)))
          tokens.append(isKey ? .equals : .separator)
        }
      }
    }
    return tokens
  }

  /// A number of some bytes, the highest first; more than any file has where there are none.
  private func number(at offset: Int, _ size: Int) -> Int {
    guard offset >= 0, offset <= bytes.count - size else { return Int.max >> 8 }
    var number = 0
    for byte in bytes[offset..<offset + size] {
      if number > Int.max >> 9 { return Int.max >> 8 }
      number = number << 8 | Int(byte)
    }
    return number
  }

  /// How many parts an object has, and where the first begins.
  private func length(at start: Int) -> (length: Int, first: Int) {
    let short = Int(bytes[start] & 0xF)
    guard short == 0xF else { return (short, start + 1) }
    let size = 1 << Int(bytes[start + 1] & 0xF)
    guard size <= 8 else { return (0, start + 2) }
    return (number(at: start + 2, size), start + 2 + size)
  }

  private func text(at start: Int) -> [UInt8] {
    let (length, first) = length(at: start)
    switch bytes[start] >> 4 {
    case 0x5 where first + length <= bytes.count: return Array(bytes[first..<first + length])
    case 0x6 where length < bytes.count && first + length * 2 <= bytes.count:
      var units: [UInt16] = []
      for index in 0..<length {
        units.append(UInt16(bytes[first + index * 2]) << 8 | UInt16(bytes[first + index * 2 + 1]))
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    case 0x1:
      let size = 1 << Int(bytes[start] & 0xF)
      return size > 8 ? [] : Array(String(number(at: start + 1, size)).utf8)
    case 0x0: return Array((bytes[start] == 0x09 ? "YES" : "NO").utf8)
    default: return []
    }
  }
}
