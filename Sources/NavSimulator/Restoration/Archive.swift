import NavModel
import NavText

/// What every archive begins with: a byte that no text holds, and line ends that a transfer as text would change.
private let magic: [UInt8] = [0x89, 0x4E, 0x53, 0x54, 0x0D, 0x0A, 0x1A, 0x0A]

/// Raised with every change of what follows the header.
private let archiveVersion: UInt64 = 1

/// Four words of eight bytes, as a compiled graph has them: magic, version, length of the whole, checksum of the rest.
private let headerCount = 32

/// What an app leaves behind when it ends, for its next launch (RESTORE-2, RESTORE-11).
struct Archive: Hashable {
  /// Which app it is: its scenes, what holds what, and their variables.
  var app: UInt64
  var isPad: Bool
  var era: SystemEra
  /// The scene that the window began with.
  var root: ID<Scene>?
  var appValues: [Int32] = []
  /// In preorder; the root of the window first, if it is preserved at all.
  var controllers: [PreservedController] = []
}

/// A controller as it is preserved: where it was, and what it encoded.
struct PreservedController: Hashable {
  var depth: UInt32
  var scene: ID<Scene>
  var role: Controller.Role
  /// A wrapper that UIKit made: it has no identifier and needs none.
  var isSynthetic: Bool
  var flags: UInt16
  /// Its position among its siblings of the same role.
  var index: Int32
  var selected: Int32
  var moreChild: Int32
  var style: PresentationStyle
  var segue: ID<Segue>?
  var values: [Int32]
}

extension Archive {
  func bytes() -> [UInt8] {
    var writer = ArchiveWriter()
    writer.bytes = [UInt8](repeating: 0, count: headerCount + 8)
    writer.put(isPad ? 1 : 0)
    writer.put(UInt32(era.rawValue))
    writer.put(root.map { $0.index + 1 } ?? 0)
    writer.put(appValues)
    writer.put(UInt32(controllers.count))
    for controller in controllers { writer.put(controller) }
    var bytes = writer.bytes
    for (index, byte) in magic.enumerated() { bytes[index] = byte }
    bytes.setWord(archiveVersion, at: 8)
    bytes.setWord(UInt64(bytes.count), at: 16)
    bytes.setWord(app, at: headerCount)
    bytes.setWord(checksum(of: bytes[headerCount...]), at: 24)
    return bytes
  }

  /// Whatever the bytes are, this ends, and gives an archive of this program or the reason why it is none.
  init(_ bytes: [UInt8], of program: Program) throws(ArchiveProblem) {
    guard bytes.count >= 4 && bytes[..<4] == magic[..<4] else { throw .notAnArchive }
    guard bytes.count >= headerCount + 8 else {
      throw .truncated(expected: headerCount + 8, found: bytes.count)
    }
    guard bytes[..<8] == magic[...] else { throw .changedLineEnds }
    let version = bytes.word(at: 8)
    guard version == archiveVersion else {
      throw .version(found: version, supported: archiveVersion)
    }
    let count = bytes.word(at: 16)
    guard count <= UInt64(bytes.count) else {
      throw .truncated(expected: Int(clamping: count), found: bytes.count)
    }
    guard count == UInt64(bytes.count),
      bytes.word(at: 24) == checksum(of: bytes[headerCount...])
    else { throw .changed }
    app = bytes.word(at: headerCount)
    guard app == program.fingerprint else { throw .otherApp }
    var reader = ArchiveReader(bytes, from: headerCount + 8)
    isPad = reader.next() == 1
    era = SystemEra(rawValue: UInt8(truncatingIfNeeded: reader.next())) ?? .standard
    root = reader.id(below: program.scenes.count)
    appValues = reader.values()
    let rows = reader.next()
    guard rows <= UInt32(bytes.count) else { throw .contradictory }
    for _ in 0..<rows where !reader.hasFailed {
      controllers.append(reader.controller(program))
    }
    guard !reader.hasFailed && reader.isAtEnd && isTree(program.deepestHierarchy) else {
      throw .contradictory
    }
  }

  /// Every controller but the first is below the one before it, or beside or above that; and no deeper than
  /// anything that lives.
  private func isTree(_ deepest: Int) -> Bool {
    for (index, row) in controllers.enumerated() {
      let most = index == 0 ? 0 : controllers[index - 1].depth + 1
      if row.depth > most || row.depth >= UInt32(deepest) || (row.depth == 0) != (index == 0) {
        return false
      }
    }
    return true
  }

  /// The rows right below one, in order.
  func children(of row: Int) -> [Int] {
    var found: [Int] = []
    var next = row + 1
    while next < controllers.count && controllers[next].depth > controllers[row].depth {
      if controllers[next].depth == controllers[row].depth + 1 { found.append(next) }
      next += 1
    }
    return found
  }
}

extension Program {
  /// Tells one app from another by what an archive speaks of: scenes, what they hold, and their variables.
  var fingerprint: UInt64 {
    var sum = Sum()
    func mix(_ byte: UInt8) { sum.mix(byte) }
    func mix(_ number: UInt32) {
      for shift: UInt32 in [0, 8, 16, 24] { mix(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    func mix(_ name: Name) {
      for byte in names[name].utf8 { mix(byte) }
      mix(UInt8(0))
    }
    for scene in scenes.rows {
      let cold = scenes.cold(of: scene)
      mix(self[scene.storyboard].name)
      mix(scene.name)
      mix(scene.kind.rawValue)
      mix(cold.identifier)
      if let name = self[scene.attributes, .restorationIdentifier] { mix(name) }
      for child in relationships[cold.relationships] {
        mix(child.kind.rawValue)
        mix(child.destination.index)
      }
      mix(UInt32(cold.variableCount))
    }
    for variable in variables.rows {
      mix(variable.name)
      let domain = values(of: variable.domain)
      mix(UInt32(bitPattern: domain.lowerBound))
      mix(UInt32(bitPattern: domain.upperBound))
    }
    mix(UInt32(segues.count))
    return sum.value
  }
}

// MARK: Bytes

/// FNV-1a: any change of one byte changes it. It is no protection against intent.
private struct Sum {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func mix(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}

private func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
  var sum = Sum()
  for byte in bytes { sum.mix(byte) }
  return sum.value
}

/// Numbers as LEB128: seven bits a byte, the lowest first.
private struct ArchiveWriter {
  var bytes: [UInt8] = []

  mutating func put(_ number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func put(_ values: [Int32]) {
    put(UInt32(values.count))
    for value in values { put(UInt32(bitPattern: value)) }
  }

  mutating func put(_ row: PreservedController) {
    put(row.depth)
    put(row.scene.index)
    put(UInt32(row.role.rawValue))
    put(row.isSynthetic ? 1 : 0)
    put(UInt32(row.flags))
    put(UInt32(bitPattern: row.index))
    put(UInt32(bitPattern: row.selected))
    put(UInt32(bitPattern: row.moreChild))
    put(UInt32(row.style.rawValue))
    put(row.segue.map { $0.index + 1 } ?? 0)
    put(row.values)
  }
}

private struct ArchiveReader {
  private let bytes: [UInt8]
  private var offset: Int
  private(set) var hasFailed = false

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func next() -> UInt32 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while offset < bytes.count && shift < 35 {
      let byte = bytes[offset]
      offset += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return UInt32(truncatingIfNeeded: value) }
      shift += 7
    }
    hasFailed = true
    return 0
  }

  mutating func id<Row>(below count: Int) -> ID<Row>? {
    let successor = Int(next())
    if successor > count { hasFailed = true }
    return successor == 0 || hasFailed ? nil : ID(successor - 1)
  }

  mutating func values() -> [Int32] {
    let count = Int(next())
    guard count <= bytes.count - offset else {
      hasFailed = true
      return []
    }
    return (0..<count).map { _ in Int32(bitPattern: next()) }
  }

  mutating func controller(_ program: Program) -> PreservedController {
    let depth = next()
    let scene = Int(next())
    let role = Controller.Role(rawValue: UInt8(truncatingIfNeeded: next()))
    let isSynthetic = next() == 1
    let flags = UInt16(truncatingIfNeeded: next())
    let index = Int32(bitPattern: next())
    let selected = Int32(bitPattern: next())
    let moreChild = Int32(bitPattern: next())
    let style = PresentationStyle(rawValue: UInt8(truncatingIfNeeded: next()))
    let segue: ID<Segue>? = id(below: program.segues.count)
    let values = values()
    if scene >= program.scenes.count || role == nil || style == nil { hasFailed = true }
    return PreservedController(
      depth: depth, scene: ID(hasFailed ? 0 : scene), role: role ?? .detached,
      isSynthetic: isSynthetic, flags: flags, index: index, selected: selected,
      moreChild: moreChild, style: style ?? .none, segue: segue, values: values)
  }
}
