import Foundation
import Testing

struct SignalTests {
  private static let report = """
    error: internal failure: navscene stopped at a mistake of its own
    help: please report it with the command and its input

    """

  /// Starts `line`, in which `$NAVSCENE` must go on for a while, sends the signal, and prints the exit code.
  private func end(_ line: String, _ signal: String, after seconds: String = "0.5") -> String {
    "\(line) & pid=$!; sleep \(seconds); kill -\(signal) $pid; wait $pid; echo $?"
  }

  @Test func aFullStackIsReported() throws {
    let count = 98
    let opening = (0..<count).map { "view V\($0) {" }.joined(separator: "\n")
    let closing = String(repeating: "}\n", count: count)
    let workplace = try Workplace([
      "Deep.navscene": "storyboard S {\ninitial -> A\nscene A {\n\(opening)\n\(closing)}\n}\n"
    ])
    #expect(try workplace.navscene("compile", "Deep.navscene").code == 0)
    let outcome = try workplace.shell("ulimit -s 48; \"$NAVSCENE\" compile Deep.navscene; echo $?")
    #expect(outcome.output == "3\n")
    #expect(outcome.errors.contains(Self.report))
  }

  @Test(arguments: ["SEGV", "BUS", "ILL", "FPE", "ABRT", "TRAP"])
  func aFatalSignalIsReported(_ signal: String) throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.shell(
      "mkfifo commands; sleep 3 > commands & "
        + end("\"$NAVSCENE\" run Clock.navscene < commands > /dev/null", signal) + "; kill %1")
    #expect(outcome.output == "3\n")
    #expect(outcome.errors.contains(Self.report))
  }

  // SIGINT and SIGHUP may be ignored where tests run, and then stay so.
  @Test func anInterruptionEndsTheProcess() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.shell(
      "mkfifo commands; sleep 3 > commands & "
        + end("\"$NAVSCENE\" run Clock.navscene < commands > /dev/null", "TERM") + "; kill %1")
    // 128 and the signal: so a shell or a build that was interrupted learns of it.
    #expect(outcome.output == "143\n")
    #expect(!outcome.errors.contains("error"))
  }

  /// As threads of a dispatch queue hand them on.
  @Test func whatIsBlockedIsHeardOf() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    guard try workplace.has("python3") else { return }
    let blocked =
      "import os, signal, sys; signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM]); "
      + "os.execv(sys.argv[1], sys.argv[1:])"
    let outcome = try workplace.shell(
      end("python3 -c '\(blocked)' \"$NAVSCENE\" lint --watch Clock.navscene > /dev/null", "TERM"),
      environment: Workplace.home)
    #expect(outcome.output == "143\n", "\(outcome.errors)")
  }

  @Test func whatIsIgnoredStaysIgnored() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.shell(
      "mkfifo commands; (sleep 1; echo back) > commands & trap '' HUP; "
        + end("\"$NAVSCENE\" run Clock.navscene < commands > /dev/null", "HUP"))
    #expect(outcome.output == "0\n")
  }

  @Test func anInterruptedRunLeavesNothingHalfWritten() throws {
    let workplace = try Workplace()
    let files = (0..<300).map { "f\($0).navscene" }
    for name in files {
      try workplace.write("scene   A", to: name)
    }
    // Chance decides where the signal arrives: mostly while a file is being written.
    for (index, signal) in ["TERM", "HUP", "TERM", "HUP", "TERM", "HUP"].enumerated() {
      for name in files {
        try workplace.write("scene   A\(index)", to: name)
      }
      _ = try workplace.shell(end("\"$NAVSCENE\" fmt .", signal, after: "0.0\(index + 2)"))
      #expect(try workplace.names().filter { !$0.hasSuffix(".navscene") } == [])
      for name in files {
        let text = String(decoding: try workplace.read(name), as: UTF8.self)
        #expect(text == "scene   A\(index)" || text == "scene A\(index)\n")
      }
    }
  }
}
