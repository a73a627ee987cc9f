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

/// What navscene writes beside what it was asked to.
struct SafetyTests {
  private static let unformatted = "storyboard   S{ initial->A\nscene A }"
  private static let formatted = "storyboard S {\n    initial -> A\n    scene A\n}\n"

  @Test func whatALinkLeadsToOutsideOfAFolderIsNotRewritten() throws {
    let modal = "storyboard S { initial -> A\nscene A { button B -> modal A } }\n"
    let workplace = try Workplace([
      "out/X.navscene": Self.unformatted, "out/Y.navscene": modal, "in/S.navscene": Self.formatted,
    ])
    _ = try workplace.shell(
      "ln -s ../out/X.navscene in/L.navscene; ln -s ../out/Y.navscene in/M.navscene")
    let formatting = try workplace.navscene("fmt", "in")
    #expect(formatting.code == 0)
    #expect(formatting.errors.contains("left 2 links alone: they lead out of the folder"))
    _ = try workplace.navscene("lint", "--fix", "--no-fail", "in")
    #expect(try workplace.read("out/X.navscene") == Data(Self.unformatted.utf8))
    #expect(try workplace.read("out/Y.navscene") == Data(modal.utf8))
    // Within the folder, and for people who name the link itself, it is as before.
    _ = try workplace.shell("mkdir in/sub; cp out/X.navscene in/sub/Z; ln -s sub/Z in/N.navscene")
    #expect(try workplace.navscene("fmt", "in").code == 0)
    #expect(try workplace.read("in/sub/Z") == Data(Self.formatted.utf8))
    #expect(try workplace.navscene("fmt", "in/L.navscene").code == 0)
    #expect(try workplace.read("out/X.navscene") == Data(Self.formatted.utf8))
  }

  @Test(arguments: ["/", "../out", "in/../../out", "Link"])
  func aConfigurationReadsNoCodeOutsideOfItsFolder(_ folder: String) throws {
    let workplace = try Workplace([
      "in/.navscene.json": "{\"sources\": [\"\(folder)\"]}", "in/S.navscene": Self.formatted,
      "out/A.swift": "",
    ])
    _ = try workplace.shell("ln -s ../out in/Link")
    let outcome = try workplace.navscene("lint", "in")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("'\(folder)' in "))
    #expect(outcome.errors.contains("is not a folder below that file"))
  }

  @Test func aFileOfSeveralNamesStaysOneFile() throws {
    let workplace = try Workplace(["One.navscene": Self.unformatted])
    _ = try workplace.shell("chmod 640 One.navscene; ln One.navscene Two.navscene")
    #expect(try workplace.navscene("fmt", "One.navscene").code == 0)
    #expect(try workplace.read("Two.navscene") == Data(Self.formatted.utf8))
    let attributes = try FileManager.default.attributesOfItem(
      atPath: workplace.path("Two.navscene"))
    #expect((attributes[.referenceCount] as? NSNumber)?.intValue == 2)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try workplace.names() == ["One.navscene", "Two.navscene"])
  }

  @Test func aFileInAFolderThatTakesNoNewFilesIsOverwritten() throws {
    let workplace = try Workplace(["In/One.navscene": Self.unformatted])
    // Whoever is root makes files anywhere.
    let outcome = try workplace.shell(
      """
      cp "$NAVSCENE" nv; chmod 755 . nv; chmod 666 In/One.navscene; chmod 555 In
      as=; [ "$(id -u)" = 0 ] && as="setpriv --reuid 65534 --regid 65534 --clear-groups"
      $as ./nv fmt In/One.navscene; code=$?; ls -A In; chmod 755 In; rm nv; exit $code
      """)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output == "One.navscene\n")
    #expect(try workplace.read("In/One.navscene") == Data(Self.formatted.utf8))
  }

  @Test func whatAKilledRunLeftIsRemovedLater() throws {
    let workplace = try Workplace(["S.navscene": Self.unformatted, ".navscene-x.tmp": "mine"])
    // A process that has ended, and one that is still there.
    _ = try workplace.shell(
      """
      sh -c 'echo "$$" > gone'; echo half > .navscene-$(cat gone).tmp; rm gone
      echo half > .navscene-1.tmp; mkdir .navscene-2.tmp
      """)
    #expect(try workplace.navscene("fmt", "S.navscene").code == 0)
    #expect(
      try workplace.names()
        == [".navscene-1.tmp", ".navscene-2.tmp", ".navscene-x.tmp", "S.navscene"])
  }

  /// What a storyboard says at its start depends on its last scene: what was passed on until then is written again.
  @Test func anExportThatStartsOverIsWholeWhereverItGoes() throws {
    let scenes = (1...600).map { "  scene S\($0) { label Title \"Scene \($0)\" }\n" }.joined()
    let last = "  scene Last { backgroundColor: \"Brand\" }\n"
    let workplace = try Workplace([
      "Main.navscene": "storyboard Main {\n  initial -> S1\n\(scenes)\(last)}\n"
    ])
    let outcome = try workplace.shell(
      """
      export NV="$NAVSCENE" LC_ALL=C; set -e
      "$NV" export Main.navscene > printed 2>errors
      "$NV" export Main.navscene -o made 2>errors; cmp made printed
      echo old > replaced; "$NV" export Main.navscene -o replaced 2>errors; cmp replaced printed
      "$NV" export Main.navscene -o /dev/null 2>errors
      "$NV" export Main.navscene -o /dev/stdout 2>errors | cmp - printed
      grep -c '<scene ' printed; grep -c '<capability name="Named colors' printed
      """)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("601\n1\n"), "\(outcome.output)")
  }

  @Test(arguments: ["Same", "same"]) func noStoryboardIsWrittenOverAnother(name: String) throws {
    let workplace = try Workplace([
      "S.navscene": """
      storyboard A {
        name: "Same"
        initial -> X
        scene X {
          label L "one"
        }
      }
      storyboard B {
        name: "\(name)"
        initial -> Y
        scene Y {
          label L "one"
        }
      }
      """
    ])
    let outcome = try workplace.navscene("export", "S.navscene", "-o", "Out")
    #expect(outcome.code == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("storyboards 'A' and 'B' would both be '\(name).storyboard'"))
    #expect(try workplace.names() == ["S.navscene"])
  }

  @Test func whatIsNoFileIsNotRewritten() throws {
    let workplace = try Workplace(["S.navscene": Self.unformatted])
    let outcome = try workplace.shell(
      "mkfifo pipe; cat S.navscene > pipe & \"$NAVSCENE\" fmt pipe")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("it is not a regular file"))
  }

  @Test func hiddenCharactersBecomeVisible() throws {
    let turning = "\u{202E}"
    let workplace = try Workplace([
      "S\(turning).navscene":
        """
      storyboard S {
          initial -> A
          scene A { label B "a\(turning)b" }
      }
      test "c\(turning)d" { expect visible == A }

      """
    ])
    for command in [
      ["lint", "."], ["lint", ".", "--reporter", "github"],
      ["lint", ".", "--reporter", "markdown"],
      ["lint", ".", "--reporter", "xcode"], ["lint", ".", "--reporter", "json"],
      ["lint", ".", "--reporter", "sarif"], ["lint", ".", "--reporter", "junit"],
      ["compile", ".", "--emit", "outline"], ["compile", ".", "--emit", "tree"],
      ["compile", ".", "--emit", "json"], ["test", "."], ["test", ".", "--reporter", "tap"],
      ["draw", "."], ["draw", ".", "--format", "svg", "-o", "-"],
      ["draw", ".", "--format", "dot", "-o", "-"], ["draw", ".", "--format", "mmd", "-o", "-"],
      ["layout", "."], ["run", "."],
    ] {
      let outcome = try workplace.navscene(command)
      #expect(outcome.code <= 1, "\(command)")
      #expect(!outcome.output.unicodeScalars.contains("\u{202E}"), "\(command)")
      #expect(!outcome.errors.unicodeScalars.contains("\u{202E}"), "\(command)")
    }
    let lint = try workplace.navscene("lint", ".", "--reporter", "oneline")
    #expect(lint.output.contains("S\\u{202E}.navscene:3:"))
    #expect(lint.output.contains("[hidden-character]"))
  }
}
