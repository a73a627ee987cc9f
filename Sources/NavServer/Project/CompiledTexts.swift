import NavCompiler
import NavModel
import NavText

/// Texts, what they mean, and where each name is.
struct CompiledTexts {
  let model: SemanticModel
  let index: SymbolIndex
  private let files: [String: ID<SourceText>]

  init(_ sources: Table<SourceText>) {
    model = SemanticModel(sources)
    index = SymbolIndex(model)
    var files: [String: ID<SourceText>] = [:]
    for file in sources.ids { files[sources[file].path] = file }
    self.files = files
  }

  var draft: Program { model.draft }

  func file(at path: String) -> ID<SourceText>? { files[path] }

  func source(_ file: ID<SourceText>) -> SourceText { model.sources[file] }

  /// The occurrence at an offset, and the symbol's name.
  func occurrence(at offset: UInt32, in file: ID<SourceText>) -> Occurrence? {
    index.occurrence(at: offset, in: file)
  }

  /// The word at an offset, whatever it is.
  func word(at offset: UInt32, in file: ID<SourceText>) -> String? {
    word(at: offset, in: file, withHyphens: false)
  }

  /// The word with hyphens at an offset, as codes of findings are in comments.
  func code(at offset: UInt32, in file: ID<SourceText>) -> String? {
    word(at: offset, in: file, withHyphens: true)
  }

  private func word(
    at offset: UInt32, in file: ID<SourceText>, withHyphens: Bool
  ) -> String? {
    let bytes = source(file).bytes
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      case UInt8(ascii: "-"): withHyphens
      default: false
      }
    }
    var (start, end) = (min(Int(offset), bytes.count), min(Int(offset), bytes.count))
    while start > 0, isPart(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    return start == end ? nil : String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
