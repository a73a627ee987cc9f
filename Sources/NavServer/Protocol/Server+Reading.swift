import NavCompiler
import NavModel
import NavText

// What is asked about a text as it is.
extension Server {
  mutating func hover(at params: JSON) throws(ResponseError) -> JSON {
    let place = try place(params)
    if let hover = place.texts.hover(at: place.offset, in: place.file) {
      return .object(
        ("contents", .markdown(hover.markdown)), ("range", JSON(hover.range, place.map)))
    }
    if let code = place.texts.code(at: place.offset, in: place.file),
      let text = host.explanation(code)
    {
      return .object(("contents", .markdown(text)))
    }
    return lastSoundHover(at: place) ?? .null
  }

  /// A name that the present text has lost, because something before it is broken.
  private func lastSoundHover(at place: RequestedPlace) -> JSON? {
    guard let (sound, symbol) = lastSound(at: place) else { return nil }
    let text = sound.markdown(of: symbol)
    if text.isEmpty { return nil }
    return .object(("contents", .markdown(text + "\n\n" + Self.asOfLastVersion)))
  }

  static let asOfLastVersion = "As of the last version without errors."

  /// What the word at a place was in the last version without errors.
  private func lastSound(at place: RequestedPlace) -> (CompiledTexts, Symbol)? {
    let path = place.texts.source(place.file).path
    guard place.texts.model.program == nil,
      let sound = knownProject(of: path)?.lastSound,
      let word = place.texts.word(at: place.offset, in: place.file),
      let name = sound.draft.names.find(word)
    else { return nil }
    let symbol = sound.index.firstSymbol(called: name, in: sound.draft)
    return symbol.map { (sound, $0) }
  }

  mutating func definition(at params: JSON) throws(ResponseError) -> JSON {
    let place = try place(params)
    guard let occurrence = place.texts.occurrence(at: place.offset, in: place.file) else {
      guard let (sound, symbol) = lastSound(at: place) else { return .null }
      return .array(
        sound.index.declarations(of: symbol, in: sound.draft).map { location($0, sound) })
    }
    let locations = place.texts.index.declarations(of: occurrence.symbol, in: place.texts.draft)
    let beside = knownProject(of: place) { project in
      place.texts.index.declared(occurrence.symbol, in: place.texts.draft).flatMap {
        project.declarationsBeside($0, in: place.texts)
      }
    }
    return .array(
      locations.map { location($0, place.texts) } + (beside ?? []).map { location($0) })
  }

  mutating func references(at params: JSON) throws(ResponseError) -> JSON {
    let place = try place(params)
    guard let occurrence = place.texts.occurrence(at: place.offset, in: place.file) else {
      return .null
    }
    let includesDeclaration = params["context"]?["includeDeclaration"]?.bool ?? true
    let found = place.texts.index.occurrences(of: occurrence.symbol, in: place.texts.draft)
      .filter { includesDeclaration || !$0.isDeclaration }
    let beside = knownProject(of: place) { project in
      place.texts.index.declared(occurrence.symbol, in: place.texts.draft).flatMap { symbol in
        (includesDeclaration ? project.declarationsBeside(symbol, in: place.texts) : [])
          + project.usesBeside(symbol, in: place.texts)
      }
    }
    return .array(
      found.map { location($0.location, place.texts) } + (beside ?? []).map { location($0) })
  }

  mutating func highlights(at params: JSON) throws(ResponseError) -> JSON {
    // Editors ask wherever the cursor goes.
    moveCursor(params)
    let place = try place(params)
    guard let occurrence = place.texts.occurrence(at: place.offset, in: place.file) else {
      return .null
    }
    let found = place.texts.index.occurrences(of: occurrence.symbol, in: place.texts.draft)
      .filter { $0.location.file == place.file }
    // A declaration is where something is written, all else reads it.
    return .array(found.map { highlight($0.location.range, $0.isDeclaration, place.map) })
  }

  func highlight(_ range: SourceRange, _ isDeclaration: Bool, _ map: PositionMap) -> JSON {
    .object(("range", JSON(range, map)), ("kind", .integer(isDeclaration ? 3 : 2)))
  }

  mutating func documentSymbols(_ params: JSON) throws(ResponseError) -> JSON {
    let text = try textAlone(params)
    return symbols(FileOutline(text).symbols, in: text)
  }

  /// As a tree where the client has room for one.
  func symbols(_ symbols: [DocumentSymbol], in source: SourceText) -> JSON {
    let map = PositionMap(source, encoding)
    if client.hasSymbolTrees { return .array(symbols.map { JSON(symbol: $0, map) }) }
    var flat: [JSON] = []
    let uri = uri(of: source.path)
    func add(_ symbols: [DocumentSymbol], in container: String?) {
      for symbol in symbols {
        flat.append(
          .object(
            ("name", .string(symbol.name)), ("kind", .integer(symbol.kind.rawValue)),
            (
              "location", .object(("uri", .string(uri)), ("range", JSON(symbol.range, map)))
            ), ("containerName", container.map { .string($0) })))
        add(symbol.children, in: symbol.name)
      }
    }
    add(symbols, in: nil)
    return .array(flat)
  }

  /// Declarations of all open projects whose names have the letters of the query in their order.
  mutating func workspaceSymbols(_ params: JSON) -> JSON {
    let query = Array((params["query"]?.string ?? "").utf8)
    var found: [JSON] = []
    func add(_ name: String, _ kind: DocumentSymbol.Kind, _ place: FilePlace) {
      guard found.count < 500, Self.matches(name, query) else { return }
      found.append(
        .object(
          ("name", .string(name)), ("kind", .integer(kind.rawValue)),
          ("location", location(place))))
    }
    for folder in projects.keys.sorted(by: { $0.precedes($1) }) {
      guard let texts = projects[folder]?.texts() else { continue }
      for file in texts.model.sources.ids {
        for occurrence in texts.index.occurrences(in: file) where occurrence.isDeclaration {
          add(
            texts.draft[occurrence.symbol.name(in: texts.draft)],
            DocumentSymbol.Kind(occurrence.symbol),
            FilePlace(source: texts.source(file), range: occurrence.location.range))
        }
      }
      for file in projects[folder]?.storyboards.files() ?? [] {
        for symbol in file.namedSymbols {
          add(symbol.name, symbol.kind, FilePlace(source: file.source, range: symbol.selection))
        }
      }
    }
    return .array(found)
  }

  private static func matches(_ name: String, _ query: [UInt8]) -> Bool {
    var rest = query[...]
    for byte in name.utf8 {
      guard let next = rest.first else { return true }
      if byte | 0x20 == next | 0x20 { rest.removeFirst() }
    }
    return rest.isEmpty
  }

  mutating func foldings(_ params: JSON) throws(ResponseError) -> JSON {
    let text = try textAlone(params)
    let map = PositionMap(text, encoding)
    return .array(
      FileOutline(text).foldings.map { folding in
        let end = map.position(at: folding.range.end).line
        return .object(
          ("startLine", .integer(map.position(at: folding.range.start).line)),
          // The closing brace stays in sight.
          ("endLine", .integer(folding.isComment ? end : end - 1)),
          ("kind", folding.isComment ? .string("comment") : nil))
      })
  }

  mutating func selections(_ params: JSON) throws(ResponseError) -> JSON {
    let text = try textAlone(params)
    let map = PositionMap(text, encoding)
    let outline = FileOutline(text)
    return selections(params, map) { outline.selections(at: $0) }
  }

  /// For each position of a request what holds it, the smallest first.
  func selections(
    _ params: JSON, _ map: PositionMap, _ ranges: (UInt32) -> [SourceRange]
  ) -> JSON {
    .array(
      (params["positions"]?.array ?? []).map { json in
        let offset = json.position.map { map.offset(at: $0) } ?? 0
        var selection: JSON?
        for range in ranges(offset).reversed() {
          selection = .object(("range", JSON(range, map)), ("parent", selection))
        }
        return selection ?? .null
      })
  }

  // MARK: Who leads where

  mutating func prepareCallHierarchy(_ params: JSON) throws(ResponseError) -> JSON {
    let place = try place(params)
    guard let occurrence = place.texts.occurrence(at: place.offset, in: place.file) else {
      return .null
    }
    let scenes = place.texts.index.declared(occurrence.symbol, in: place.texts.draft)
      .compactMap { symbol -> ID<Scene>? in
        if case .scene(let id) = symbol { id } else { nil }
      }
    return scenes.isEmpty ? .null : .array(scenes.map { hierarchyItem($0, place.texts) })
  }

  private func hierarchyItem(_ scene: ID<Scene>, _ texts: CompiledTexts) -> JSON {
    let row = texts.draft[scene]
    let location = Location(ID(Int(row.place.source.index)), row.place.range)
    let range = JSON(
      row.place.range, PositionMap(texts.source(location.file), encoding))
    return .object(
      ("name", .string(texts.draft[row.name])),
      ("kind", .integer(DocumentSymbol.Kind.struct.rawValue)),
      ("detail", .string(row.kind.facts.keyword)),
      ("uri", self.location(location, texts)["uri"]), ("range", range), ("selectionRange", range))
  }

  mutating func calls(_ params: JSON, isIncoming: Bool) throws(ResponseError) -> JSON {
    guard let item = params["item"], let position = item["selectionRange"]?["start"] else {
      throw .invalidParams("'item' is missing")
    }
    let place = try place(
      .object(("textDocument", .object(("uri", item["uri"]))), ("position", position)))
    guard let occurrence = place.texts.occurrence(at: place.offset, in: place.file),
      case .scene(let scene) = occurrence.symbol
    else { return .null }
    let texts = place.texts
    let ways = isIncoming ? texts.ways(to: scene) : texts.leads(of: scene)
    var byScene: [(scene: ID<Scene>, places: [Place])] = []
    for way in ways {
      if let known = byScene.firstIndex(where: { $0.scene == way.scene }) {
        byScene[known].places.append(way.place)
      } else {
        byScene.append((way.scene, [way.place]))
      }
    }
    return .array(
      byScene.map { entry in
        .object(
          (isIncoming ? "from" : "to", hierarchyItem(entry.scene, texts)),
          (
            "fromRanges",
            .array(
              entry.places.map { place in
                JSON(
                  place.range,
                  PositionMap(texts.source(ID(Int(place.source.index))), encoding))
              })
          ))
      })
  }

  // MARK: Colours

  mutating func semanticTokens(_ params: JSON) throws(ResponseError) -> JSON {
    let (texts, file, path) = try text(params)
    let data = tokenData(texts, file, within: nil)
    let id = nextTokenID(path)
    tokensSent[path] = (id, data)
    return .object(("resultId", .string(id)), ("data", .array(data.map { .integer($0) })))
  }

  mutating func semanticTokensInRange(_ params: JSON) throws(ResponseError) -> JSON {
    let (texts, file, _) = try text(params)
    let map = PositionMap(texts.source(file), encoding)
    guard let range = params["range"]?.positions else {
      throw .invalidParams("'range' is missing")
    }
    let within = SourceRange(Int(map.offset(at: range.start)), Int(map.offset(at: range.end)))
    let data = tokenData(texts, file, within: within)
    return .object(("data", .array(data.map { .integer($0) })))
  }

  /// Only what has changed between what both have at the beginning and at the end.
  mutating func semanticTokensDelta(_ params: JSON) throws(ResponseError) -> JSON {
    let (texts, file, path) = try text(params)
    let data = tokenData(texts, file, within: nil)
    guard let old = tokensSent[path], params["previousResultId"]?.string == old.id else {
      return try semanticTokens(params)
    }
    var start = 0
    while start < min(old.data.count, data.count), old.data[start] == data[start] { start += 1 }
    var end = 0
    while end < min(old.data.count, data.count) - start,
      old.data[old.data.count - 1 - end] == data[data.count - 1 - end]
    {
      end += 1
    }
    let id = nextTokenID(path)
    tokensSent[path] = (id, data)
    let isSame = start == data.count && start == old.data.count
    let edit = JSON.object(
      ("start", .integer(start)), ("deleteCount", .integer(old.data.count - start - end)),
      ("data", .array(data[start..<(data.count - end)].map { .integer($0) })))
    return .object(("resultId", .string(id)), ("edits", .array(isSame ? [] : [edit])))
  }

  private func nextTokenID(_ path: String) -> String {
    let last = tokensSent[path].flatMap { Int($0.id) } ?? 0
    return "\(last + 1)"
  }

  /// Five numbers for each token, each place seen from the one before.
  private func tokenData(
    _ texts: CompiledTexts, _ file: ID<SourceText>, within: SourceRange?
  ) -> [Int] {
    let map = PositionMap(texts.source(file), encoding)
    var lines = LineIndex.Cursor(map.lines)
    var data: [Int] = []
    var last = TextPosition(line: 0, character: 0)
    for token in texts.semanticTokens(in: file) {
      if let within, token.range.end <= within.start || token.range.start >= within.end { continue }
      let start = map.position(at: token.range.start, &lines)
      let end = map.position(at: token.range.end, &lines)
      // A text that lacks its end goes to the end of its line, and no further.
      guard start.line == end.line else { continue }
      data.append(start.line - last.line)
      data.append(start.line == last.line ? start.character - last.character : start.character)
      data.append(end.character - start.character)
      data.append(token.kind.rawValue)
      data.append(token.isDeclaration ? 1 : 0)
      last = start
    }
    return data
  }

  // MARK: Hints

  mutating func inlayHints(_ params: JSON) throws(ResponseError) -> JSON {
    let (texts, file, _) = try text(params)
    let map = PositionMap(texts.source(file), encoding)
    guard let range = params["range"]?.positions else {
      throw .invalidParams("'range' is missing")
    }
    let within = SourceRange(Int(map.offset(at: range.start)), Int(map.offset(at: range.end)))
    return .array(
      texts.inlayHints(in: file, within: within).map { hint in
        .object(
          ("position", JSON(map.position(at: hint.offset))), ("label", .string(hint.label)),
          ("paddingLeft", .bool(true)),
          ("tooltip", hint.tooltip.isEmpty ? nil : .string(hint.tooltip)))
      })
  }
}

extension JSON {
  fileprivate init(symbol: DocumentSymbol, _ map: PositionMap) {
    self = .object(
      ("name", .string(symbol.name)),
      ("detail", symbol.detail.isEmpty ? nil : .string(symbol.detail)),
      ("kind", .integer(symbol.kind.rawValue)), ("range", JSON(symbol.range, map)),
      ("selectionRange", JSON(symbol.selection, map)),
      (
        "children",
        symbol.children.isEmpty ? nil : .array(symbol.children.map { JSON(symbol: $0, map) })
      ))
  }
}

extension DocumentSymbol.Kind {
  init(_ symbol: Symbol) {
    self =
      switch symbol {
      case .storyboard: .namespace
      case .scene: .struct
      case .element, .barItem, .constraint, .shown: .field
      case .class: .class
      case .property: .property
      case .method, .unwindAction, .action: .method
      case .enumeration: .enum
      case .enumerationCase: .enumMember
      case .variable: .variable
      case .segueIdentifier: .object
      }
  }
}
