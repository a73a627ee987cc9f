import NavConsole
import NavModel
import NavSimulator
import NavText

extension Session {
  /// Does what a line says, where `save` and `restore` name files. No `save` may overwrite what was read.
  mutating func perform(_ line: String, besides inputs: FileIdentities) -> Answer {
    perform(line) { bytes, path in
      do throws(Failure) {
        try Files.check(outputs: [path], against: inputs)
        try Files.write(bytes, to: path)
        return nil
      } catch {
        return CommandRefusal(code: "unwritable", message: error.message)
      }
    } find: { path in
      do throws(FileProblem) {
        return .success(try Files.readArchive(path))
      } catch {
        return .failure(
          CommandProblem(
            "unreadable", "cannot read '\(error.path)': \(error.reason)", help: error.help.first))
      }
    }
  }

  /// Does the commands of a script, as far as they can be done. One that cannot, or that stops the app, is reported, and the
  /// answer is false.
  mutating func play(
    _ commands: [(line: Int, command: String)], of script: String, besides inputs: FileIdentities
  ) -> Bool {
    if tellCrash() { return false }
    var language = PromptLanguage(self)
    for (line, command) in commands {
      let reply = language.reply(to: command, &self, besides: inputs)
      let answer = reply.answer(to: command)
      let place = "\(script == "-" ? "<stdin>" : script):\(line)"
      if case .differed(let difference) = reply {
        Self.tell("'\(command)' failed: \(difference)", at: place)
        return false
      }
      if let problem = answer.problem {
        Self.tell(
          "'\(command)' was refused: \(problem.message)", at: place, help: problem.help)
        return false
      }
      if tellCrash(at: place) { return false }
      if answer.look == .goodbye { break }
    }
    return true
  }

  /// Says so if an exception has stopped the app.
  func tellCrash(at place: String? = nil) -> Bool {
    guard let crash = state.crash else { return false }
    Self.tell(
      "the app has stopped: \(crash.error.code), \(program.message(of: crash))", at: place)
    return true
  }

  private static func tell(_ message: String, at place: String?, help: String? = nil) {
    var text = "error: \(printable(message))\n"
    if let place { text += "  --> \(printable(place))\n" }
    if let help { text += "help: \(printable(help))\n" }
    Output.status(text)
  }
}
