import NavModel
import NavText

// Lines above declarations, and the commands that they offer.
extension Server {
  static let playTest = "navscene.playTest"
  static let decideCheck = "navscene.decideCheck"
  static let showReferences = "navscene.showReferences"
  static let showPreview = "navscene.preview"
  static let commands = [playTest, decideCheck, showReferences, showPreview]

  mutating func codeLenses(_ params: JSON) throws(ResponseError) -> JSON {
    let (texts, file, path) = try text(params)
    let map = PositionMap(texts.source(file), encoding)
    return .array(
      texts.codeLenses(in: file).map { lens in
        let data = JSON.object(
          ("uri", .string(documents[path]?.uri ?? FileURI.uri(of: path))),
          ("position", JSON(map.position(at: lens.range.start))))
        // What needs the app to be run waits until the lens is seen.
        switch lens.subject {
        case .test, .check: return .object(("range", JSON(lens.range, map)), ("data", data))
        case .scene, .storyboard: break
        }
        return .object(
          ("range", JSON(lens.range, map)),
          ("command", command(of: lens, texts, data)), ("data", data))
      })
  }

  mutating func resolve(lens params: JSON) throws(ResponseError) -> JSON {
    guard let (lens, texts) = try self.lens(params["data"] ?? .null) else {
      return params
    }
    return .object(
      ("range", params["range"]), ("command", command(of: lens, texts, params["data"] ?? .null)),
      ("data", params["data"]))
  }

  /// The lens at a place, if the text still has it there.
  private mutating func lens(_ data: JSON) throws(ResponseError) -> (CodeLens, CompiledTexts)? {
    let place = try place(
      .object(("textDocument", .object(("uri", data["uri"]))), ("position", data["position"])))
    let lens = place.texts.codeLenses(in: place.file).first { $0.range.start == place.offset }
    return lens.map { ($0, place.texts) }
  }

  private func command(of lens: CodeLens, _ texts: CompiledTexts, _ data: JSON) -> JSON {
    let name =
      switch lens.subject {
      case .scene: Self.showReferences
      case .test: Self.playTest
      case .check: Self.decideCheck
      case .storyboard: Self.showPreview
      }
    return .object(
      ("title", .string(texts.title(of: lens.subject))), ("command", .string(name)),
      ("arguments", .array([data])))
  }

  /// Plays a test or decides a check once more, and says what came of it at length.
  mutating func execute(_ params: JSON) throws(ResponseError) -> JSON {
    guard let name = params["command"]?.string, let data = params["arguments"]?[0] else {
      throw .invalidParams("'command' or its argument is missing")
    }
    if name == Self.showPreview {
      return try preview(
        at: .object(
          ("textDocument", .object(("uri", data["uri"]))), ("position", data["position"])))
    }
    guard let (lens, texts) = try lens(data) else {
      throw .failed("the text has changed: ask for its lenses again")
    }
    switch (name, lens.subject) {
    case (Self.playTest, .test(let id)):
      let result = texts.result(ofTest: id)
      say(result.summary, result.trace)
      return .object(
        ("summary", .string(result.summary)),
        ("trace", .array(result.trace.map { .string($0) })))
    case (Self.decideCheck, .check(let id)):
      let verdicts = texts.verdicts(of: id).map { $0.verdict }
      say(verdicts.joined(separator: "\n"), [])
      return .array(verdicts.map { .string($0) })
    case (Self.showReferences, .scene(let id)):
      return .array(
        texts.ways(to: id).map { way in
          location(Location(ID(Int(way.place.source.index)), way.place.range), texts)
        })
    default: throw .invalidParams("there is no command '\(name)' for this place")
    }
  }

  private mutating func say(_ summary: String, _ trace: [String]) {
    if !trace.isEmpty {
      notify(
        "window/logMessage",
        .object(("type", .integer(3)), ("message", .string(trace.joined(separator: "\n")))))
    }
    notify(
      "window/showMessage", .object(("type", .integer(3)), ("message", .string(summary))))
  }
}
