import NavCompiler
import NavModel
import NavText

// What is asked about a storyboard or a xib.
extension Server {
  /// The storyboard that a request is about.
  mutating func storyboard(_ params: JSON) throws(ResponseError) -> (
    folder: String, file: ServedStoryboard
  ) {
    let path = try path(of: params)
    let folder = project(of: path)
    guard let file = projects[folder]?.storyboards.file(at: path) else {
      throw .failed("'\(path)' is not open, and belongs to no open project")
    }
    return (folder, file)
  }

  /// The name at the place that a request asks about.
  private mutating func named(_ params: JSON) throws(ResponseError) -> (
    folder: String, file: ServedStoryboard, occurrence: StoryboardOccurrence, isPresent: Bool
  )? {
    let (folder, file) = try storyboard(params)
    guard let position = params["position"]?.position else {
      throw .invalidParams("'position' is missing")
    }
    let offset = PositionMap(file.source, encoding).offset(at: position)
    if let occurrence = file.occurrence(at: offset) { return (folder, file, occurrence, true) }
    return file.lastSoundOccurrence(at: offset).map { (folder, file, $0, false) }
  }

  mutating func hover(inStoryboard params: JSON) throws(ResponseError) -> JSON {
    guard let (folder, file, occurrence, isPresent) = try named(params),
      let text = projects[folder]?.markdown(of: occurrence.symbol), !text.isEmpty
    else { return .null }
    return .object(
      ("contents", .markdown(isPresent ? text : text + "\n\n" + Self.asOfLastVersion)),
      ("range", JSON(occurrence.range, PositionMap(file.source, encoding))))
  }

  mutating func definition(inStoryboard params: JSON) throws(ResponseError) -> JSON {
    guard let found = try named(params) else { return .null }
    return locations(projects[found.folder]?.declarations(of: found.occurrence.symbol) ?? [])
  }

  mutating func references(inStoryboard params: JSON) throws(ResponseError) -> JSON {
    guard let found = try named(params) else { return .null }
    let includesDeclaration = params["context"]?["includeDeclaration"]?.bool ?? true
    return locations(
      projects[found.folder]?.references(
        to: found.occurrence.symbol, includingDeclaration: includesDeclaration) ?? [])
  }

  mutating func highlights(inStoryboard params: JSON) throws(ResponseError) -> JSON {
    moveCursor(params)
    guard let (_, file, occurrence, _) = try named(params) else { return .null }
    let map = PositionMap(file.source, encoding)
    return .array(
      file.occurrences.filter { $0.symbol == occurrence.symbol }.map {
        highlight(SourceRange(Int($0.range.start), Int($0.range.end)), $0.isDeclaration, map)
      })
  }

  mutating func documentSymbols(inStoryboard params: JSON) throws(ResponseError) -> JSON {
    let (_, file) = try storyboard(params)
    return symbols(file.symbols, in: file.source)
  }

  mutating func foldings(inStoryboard params: JSON) throws(ResponseError) -> JSON {
    let (_, file) = try storyboard(params)
    let map = PositionMap(file.source, encoding)
    return .array(
      file.foldings.map { range in
        .object(
          ("startLine", .integer(map.position(at: range.start).line)),
          // The end tag stays in sight.
          ("endLine", .integer(map.position(at: range.end).line - 1)))
      })
  }

  mutating func selections(inStoryboard params: JSON) throws(ResponseError) -> JSON {
    let (_, file) = try storyboard(params)
    let map = PositionMap(file.source, encoding)
    return selections(params, map) { file.selections(at: $0) }
  }

  /// From classes to their code, and from references to the storyboards that they name.
  mutating func documentLinks(inStoryboard params: JSON) throws(ResponseError) -> JSON {
    let (folder, file) = try storyboard(params)
    let map = PositionMap(file.source, encoding)
    var links: [JSON] = []
    for occurrence in file.occurrences {
      guard let place = projects[folder]?.linkedFile(of: occurrence.symbol) else { continue }
      links.append(link(from: occurrence.range, map, to: place))
    }
    return .array(links)
  }

  /// From the classes that a text names to their code.
  mutating func documentLinks(_ params: JSON) throws(ResponseError) -> JSON {
    let (texts, file, path) = try text(params)
    let map = PositionMap(texts.source(file), encoding)
    let folder = project(of: path)
    var links: [JSON] = []
    for occurrence in texts.index.occurrences(in: file) {
      guard case .class(let id) = occurrence.symbol,
        let place = projects[folder]?.declarationsBeside(.class(id), in: texts).first
      else { continue }
      links.append(link(from: occurrence.location.range, map, to: place))
    }
    return .array(links)
  }

  private func link(from range: SourceRange, _ map: PositionMap, to place: FilePlace) -> JSON {
    let lines = place.source.lines ?? LineIndex(place.source.bytes)
    let line = lines.line(at: place.range.start)
    let uri = uri(of: place.source.path)
    return .object(
      ("range", JSON(range, map)), ("target", .string(line > 1 ? "\(uri)#L\(line)" : uri)),
      ("tooltip", .string("\(place.source.path), line \(line)")))
  }

  // MARK: Places

  func locations(_ places: [FilePlace]) -> JSON { .array(places.map { location($0) }) }

  func location(_ place: FilePlace) -> JSON {
    .object(
      ("uri", .string(uri(of: place.source.path))),
      ("range", JSON(place.range, PositionMap(place.source, encoding))))
  }
}
