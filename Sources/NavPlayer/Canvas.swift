import NavConsole
import NavDrawing
import NavModel
import NavSimulator
import NavText

extension Player {
  /// What is before the ids of the picture of the canvas, which shares a page with the screen.
  static var canvasPrefix: String { "canvas-" }

  /// The storyboards with all their scenes: `canvas`, as SVG, and `scenes`, where each is in the texts.
  ///
  /// A scene has `id` (of its group in the picture), `name`, `path` and `offset`, in bytes.
  func canvas() -> [UInt8] {
    guard let program = session?.program else { return nothingOpen }
    var options = SVGOptions()
    options.prefix = Self.canvasPrefix
    let picture = program.picture(of: program.canvas())
    var json = JSONWriter()
    json.beginObject()
    json.member("canvas", String(decoding: picture.svg(options), as: UTF8.self))
    json.key("scenes")
    json.beginArray()
    for id in program.scenes.ids {
      let place = program[id].place
      json.beginObject()
      json.member("id", Self.canvasPrefix + program.canvasGroup(of: id))
      json.member("name", program[program[id].name])
      json.member("path", program.sources[place.source].path)
      json.member("offset", Int(place.range.start))
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }
}
