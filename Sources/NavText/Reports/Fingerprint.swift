/// Tells a finding from all others without saying where it is, so that it is known again when lines above it come
/// and go: 32 hexadecimal digits.
///
/// It is made from the code, the path and what is marked: the object in a storyboard, the marked text and its line
/// elsewhere. Findings that agree in all of that are numbered in their order.
public struct Fingerprints {
  private var places: Places
  private let folder: WorkingFolder
  private var counts: [String: Int] = [:]

  public init(_ sources: Table<SourceText>, from folder: WorkingFolder = WorkingFolder()) {
    places = Places(sources)
    self.folder = folder
  }

  /// The fingerprint of the next finding; they must be given in the order of a report.
  public mutating func next(_ diagnostic: Diagnostic) -> String {
    let location = diagnostic.location
    var hash = Hash()
    hash.add(diagnostic.code.utf8)
    hash.add(folder.repositoryPath(of: places.sources[location.file].path).utf8)
    if let subject = diagnostic.subject {
      hash.add(subject.objectID.utf8)
    } else {
      addMark(location, to: &hash)
    }
    let first = hash.digits
    let number = counts[first, default: 0]
    counts[first] = number + 1
    guard number > 0 else { return first }
    hash.add(String(number).utf8)
    return hash.digits
  }

  private mutating func addMark(_ location: Location, to hash: inout Hash) {
    let source = places.sources[location.file]
    let range = location.range
    // The start of a longer mark tells enough.
    let end = min(Int(range.end), Int(range.start) + 256, source.bytes.count)
    hash.add(source.bytes[min(Int(range.start), end)..<end])
    let lines = places.lines(of: location.file)
    let line = lines.range(ofLine: lines.line(at: range.start), in: source.bytes)
    let lineEnd = min(Int(line.end), Int(line.start) + 1024)
    // How deep a line is indented changes with what is around it.
    hash.add(source.bytes[Int(line.start)..<lineEnd].lazy.filter { $0 != 0x20 && $0 != 0x09 })
  }

  /// FNV-1a from two starts: good enough to tell the findings of a project apart, and the same everywhere.
  private struct Hash {
    private var low: UInt64 = 0xCBF2_9CE4_8422_2325
    private var high: UInt64 = 0x8422_2325_CBF2_9CE4

    mutating func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        mix(byte)
      }
      // Where one part ends and the next begins is part of what distinguishes them.
      mix(0xFF)
    }

    private mutating func mix(_ byte: UInt8) {
      low = (low ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      high = (high ^ UInt64(byte) ^ low >> 32) &* 0x0000_0100_0000_01B3
    }

    var digits: String { Self.padded(high) + Self.padded(low) }

    private static func padded(_ number: UInt64) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
  }
}
