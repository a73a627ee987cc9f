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

  /// Does the commands of a script, as far as they can be done. One that cannot is told, and the answer is false.
  mutating func play(_ commands: [String], besides inputs: FileIdentities) -> Bool {
    for command in commands {
      let answer = perform(command, besides: inputs)
      if let problem = answer.problem {
        Output.status(
          "error: '\(printable(command))' was refused: \(printable(problem.message))\n")
        return false
      }
      if answer.look == .goodbye { break }
    }
    return true
  }
}
