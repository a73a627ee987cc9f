import NavCompiler
import NavModel
import NavText

/// The texts and storyboards of one app, read for questions.
struct ServedProject {
  let folder: String
  private let host: ServerHost
  /// As they are on the disk.
  private var saved: [String: SourceText] = [:]
  /// As an editor has them.
  private var open: [String: SourceText] = [:]
  private var compiled: CompiledTexts?
  /// The last that was without errors: it answers for names that the present one has lost.
  private(set) var lastSound: CompiledTexts?
  /// Read when they are first asked about.
  private var readStoryboards: ServedStoryboards?
  private var openStoryboards: [String: SourceText] = [:]
  /// The code beside them, if any. The outer optional is nil until it is first needed.
  private var readCode: ServedCode??

  init(folder: String, _ host: ServerHost) {
    self.folder = folder
    self.host = host
    reread()
  }

  /// What is on the disk may have changed.
  mutating func reread() {
    saved = [:]
    for text in host.texts(folder) { saved[text.path] = text.withLines }
    compiled = nil
    readStoryboards?.replaceSaved(with: host.storyboards(folder))
    readCode = nil
  }

  mutating func set(_ file: SourceText?, at path: String, _ format: SourceFormat) {
    switch format {
    case .text:
      open[path] = file
      compiled = nil
    case .storyboard:
      openStoryboards[path] = file
      readStoryboards?.set(file, at: path)
    }
  }

  /// A text as an editor has it, else as it is on the disk.
  func text(at path: String) -> SourceText? { open[path] ?? saved[path] }

  /// The texts, compiled. Recompiled if anything has changed.
  mutating func texts() -> CompiledTexts {
    if let compiled { return compiled }
    var all = saved
    for (path, text) in open { all[path] = text }
    let sources = all.values.sorted { $0.path.precedes($1.path) }
    let texts = CompiledTexts(Table(sources))
    compiled = texts
    if texts.model.program != nil { lastSound = texts }
    return texts
  }

  var storyboards: ServedStoryboards {
    mutating get {
      if let readStoryboards { return readStoryboards }
      var storyboards = ServedStoryboards()
      storyboards.replaceSaved(with: host.storyboards(folder))
      for (path, file) in openStoryboards { storyboards.set(file, at: path) }
      readStoryboards = storyboards
      return storyboards
    }
    set { readStoryboards = newValue }
  }

  var code: ServedCode? {
    mutating get {
      if let readCode { return readCode }
      let code = host.code(folder)
      readCode = .some(code)
      return code
    }
  }
}
