import NavLayout
import NavSimulator
import NavText

extension Session {
  /// One object on one line: `schema`, `command`, `ok`, `problem`, `effects`, `state`, and a key for what was asked.
  public func json(_ answer: Answer) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.beginObject()
    json.member("schema", 1)
    json.member("command", answer.command)
    let problem = answer.problem ?? stop(in: answer.effects)
    json.member("ok", problem == nil)
    json.key("problem")
    if let problem {
      json.beginObject()
      json.member("code", problem.code)
      json.member("message", problem.help.map { "\(problem.message); \($0)" } ?? problem.message)
      json.endObject()
    } else {
      json.null()
    }
    json.key("effects")
    program.writeEffects(answer.effects, to: &json)
    json.key("state")
    program.writeState(state, to: &json)
    switch answer.look {
    case .log: writeLog(to: &json)
    case .screen: json.member("screen", program.drawing(of: program.shownScreen(of: state)))
    case .help: json.member("help", Self.helpText)
    case .helpOn(let kind): json.member("help", Self.help(on: kind))
    case .changes, .state, .goodbye: break
    }
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// What ended the app, as the problem of the command that did it.
  private func stop(in effects: [Effect]) -> CommandRefusal? {
    for effect in effects {
      guard case .raised(let diagnostic) = effect else { continue }
      let exception = diagnostic.error.exception.map { $0.rawValue + ": " } ?? ""
      return CommandRefusal(
        code: diagnostic.error.code, message: exception + program.message(of: diagnostic))
    }
    return nil
  }

  private func writeLog(to json: inout JSONWriter) {
    json.key("log")
    json.beginArray()
    for moment in history {
      json.beginObject()
      json.member("command", moment.command)
      json.key("effects")
      program.writeEffects(moment.effects, to: &json)
      json.endObject()
    }
    json.endArray()
  }
}
