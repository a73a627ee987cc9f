import NavCompiler
import NavConsole
import NavLayout
import NavModel
import NavSimulator
import NavText

/// An app that is played on a page: what was opened, what was done since, and how it looks now.
///
/// A page asks in JSON and is answered in JSON. Each request is an object with the key `ask`:
///
/// - `open`: `files` (of `path` and `text`), and how the app starts: `storyboard`, `device`, `era`, `orientation`.
///   `commands` are done again, as far as they can be; of these `position` are not taken back. See `Opening`.
/// - `perform`: `line`, a command as at the prompt of `run`. Answered as `run --json` does.
/// - `touch`: `node`, the number of something on the screen. The same answer: `command` says it in words.
/// - `go`: `position` in the history, by as many steps back or forward as that takes. Answered with the `position` and
///   the `length` of the history.
/// - `look`: how it looks; of the log only what comes after the first `since`. See `Look`.
/// - `choices`: devices, eras, orientations and commands that there are. See `Choices`.
/// - `tests`, `test` and `replay`: what the tests of the texts say, by `number` in their order. See TestReplay.swift.
/// - `checks`, `decide` and `retrace`: what is claimed of the app, what is so, with at most so many `states`, and the run
///   that refutes the claim of a check, by its `number` and `moves`. See CheckReplay.swift.
///
/// What cannot be understood is answered with an object that has the key `error`.
public struct Player {
  var session: Session?
  /// What `save` put aside; a page has no files.
  var shelf = Shelf()

  public init() {}

  /// What a page gets for a request.
  public mutating func answer(_ request: [UInt8]) -> [UInt8] {
    let json: JSON
    do throws(JSONProblem) {
      json = try JSON.parse(request)
    } catch {
      return problem(error.message)
    }
    switch json["ask"]?.string {
    case "open": return open(Opening(json))
    case "canvas": return canvas()
    case "choices": return choices()
    case "tests": return tests()
    case "test": return test(json["number"]?.int ?? -1)
    case "replay": return replay(json["number"]?.int ?? -1)
    case "checks": return checks()
    case "decide": return decide(json["states"]?.int ?? 0)
    case "retrace":
      let moves = json["moves"]?.array?.compactMap { $0.int } ?? []
      return retrace(json["number"]?.int ?? -1, moves, Opening(json))
    case "perform": return perform(json["line"]?.string ?? "")
    case "touch": return touch(json["node"]?.int ?? -1)
    case "go": return go(to: json["position"]?.int ?? 0)
    case "look": return look(since: json["since"]?.int ?? 0)
    default: return problem("there is no such request")
    }
  }

  private mutating func perform(_ line: String) -> [UInt8] {
    guard let answer = done(line), let session else { return nothingOpen }
    return session.json(answer)
  }

  private mutating func touch(_ node: Int) -> [UInt8] {
    guard session != nil else { return nothingOpen }
    guard let event = event(at: node), let answer = session?.perform(event), let session else {
      return problem("nothing answers there")
    }
    return session.json(answer)
  }

  /// What a touch on a node of the screen does.
  private func event(at node: Int) -> Event? {
    guard let session else { return nil }
    let nodes = session.program.layout(of: session.state).nodes
    return nodes.indices.contains(node) ? nodes[node].touch : nil
  }

  /// Does one command; nil when there is no app.
  mutating func done(_ line: String) -> Session.Answer? {
    let shelf = shelf
    var kept: (name: String, bytes: [UInt8])?
    let answer = session?.perform(
      line,
      keep: { bytes, name in
        kept = (name, bytes)
        return nil
      }, find: { shelf.archive($0) })
    if let kept { self.shelf.keep(kept.bytes, as: kept.name) }
    return answer
  }

  /// Moves in the history, where the moment of launch is position 0.
  private mutating func go(to position: Int) -> [UInt8] {
    guard let session else { return nothingOpen }
    let steps = position - (session.history.count - 1)
    for _ in 0..<abs(steps) {
      guard done(steps < 0 ? "undo" : "redo")?.problem == nil else { break }
    }
    var json = JSONWriter()
    json.beginObject()
    if let session = self.session { session.writePosition(to: &json) }
    json.endObject()
    return json.bytes
  }

  var nothingOpen: [UInt8] { problem("no app is open") }

  func problem(_ message: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("error", message)
    json.endObject()
    return json.bytes
  }
}
