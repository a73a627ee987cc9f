import Foundation
import Testing

struct OutputTests {
  @Test func anInputIsNeverOverwritten() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    _ = try workplace.shell("ln -s Clock.navscene Link; ln Clock.navscene Hard")
    for output in ["Clock.navscene", "./Clock.navscene", "Link", "Hard"] {
      for flag in ["-o", "--output"] {
        let outcome = try workplace.navscene("compile", "Clock.navscene", flag, output)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("is read, so it is not written"))
      }
    }
    let piped = try workplace.shell("\"$NAVSCENE\" compile - -o Clock.navscene < Clock.navscene")
    #expect(piped.code == 2)
    #expect(try workplace.read("Clock.navscene") == Data(clock.utf8))
  }

  @Test func aReplacedFileKeepsItsModeAndItsLink() throws {
    let workplace = try Workplace(["Clock.navscene": clock, "real/Clock.navgraph": "old"])
    _ = try workplace.shell("chmod 640 real/Clock.navgraph; ln -s real/Clock.navgraph Link")
    #expect(try workplace.navscene("compile", "Clock.navscene", "-o", "Link").code == 0)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: workplace.path("real/Clock.navgraph"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try workplace.read("real/Clock.navgraph").count > 100)
    #expect(try workplace.shell("test -L Link").code == 0)
    #expect(try workplace.shell("ls -A real").output == "Clock.navgraph\n")
  }

  @Test(arguments: ["nowhere/x.navgraph", ".", "/dev/full"])
  func anOutputThatCannotBeWrittenIsSaid(_ output: String) throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.navscene("compile", "Clock.navscene", "-o", output)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("cannot write '\(output)': "))
    if output.hasPrefix("nowhere/") {
      #expect(outcome.errors.contains("help: make it first: mkdir -p 'nowhere'"))
    }
    #expect(try workplace.names() == ["Clock.navscene"])
  }

  @Test func afullDiskBehindStandardOutputIsSaid() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.shell("\"$NAVSCENE\" compile --emit json Clock.navscene >/dev/full")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("cannot write to standard output"))
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    for command in ["compile --emit json Clock.navscene", "help", "explain", "run Clock.navscene"] {
      let outcome = try workplace.shell(
        "yes back | { \"$NAVSCENE\" \(command); echo $? >code; } | true; sleep 0.1; cat code")
      #expect(outcome.output == "0\n", "\(command)")
      #expect(outcome.errors == "", "\(command)")
    }
  }

  @Test func colourOnlyWhereItIsWanted() throws {
    let workplace = try Workplace(["Clock.navscene": broken])
    func isColoured(_ words: String..., environment: [String: String] = [:]) throws -> Bool {
      let flags = words.joined(separator: " ")
      let set = environment.map { "\($0)=\($1)" }.joined(separator: " ")
      return try workplace.shell("env \(set) \"$NAVSCENE\" compile \(flags) Clock.navscene")
        .output.contains("\u{1B}[")
    }
    #expect(try !isColoured())
    #expect(try isColoured("--color", "always"))
    #expect(try isColoured(environment: ["CLICOLOR_FORCE": "1"]))
    #expect(try !isColoured(environment: ["CLICOLOR_FORCE": "0"]))
    #expect(try !isColoured(environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try isColoured("--color=always", environment: ["NO_COLOR": "1"]))
    #expect(try !isColoured("--color=never", environment: ["CLICOLOR_FORCE": "1"]))
  }
}
