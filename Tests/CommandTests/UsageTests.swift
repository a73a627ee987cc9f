import Testing

struct UsageTests {
  @Test func versionIsOneLine() throws {
    let outcome = try Workplace().navscene("--version")
    #expect(outcome.code == 0)
    #expect(outcome.output == "navscene 0.2.0\n")
    #expect(outcome.errors == "")
  }

  @Test func withoutCommandTheHelpIsAnError() throws {
    let outcome = try Workplace().navscene()
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Usage: navscene COMMAND"))
  }

  @Test(arguments: ["compile", "run", "test", "fmt", "explain", "completion", "help"])
  func everyCommandHasHelpWithExamples(_ command: String) throws {
    let workplace = try Workplace()
    let help = try workplace.navscene("help", command)
    #expect(help.code == 0)
    #expect(help.output.contains("Examples:"))
    #expect(help.output.contains("navscene \(command)"))
    #expect(try workplace.navscene(command, "--help").output == help.output)
    #expect(try workplace.navscene(command, "-h").output == help.output)
    #expect(try workplace.navscene("help").output.contains("  \(command) "))
  }

  @Test(arguments: [
    (["compil"], "did you mean 'compile'?"),
    (["compile", "--emti", "tree"], "did you mean '--emit'?"),
    (["compile", "--emit", "tre"], "did you mean 'tree'?"),
    (["compile", "--reporter=jsn"], "did you mean 'json'?"),
    (["compile", "--emit"], "'--emit' needs a value"),
    (["compile", "--emit", "tree", "--emit=json"], "'--emit' is given twice: 'tree' and 'json'"),
    (["run", "--device", "iPhone 8", "--device", "iPhone 15"], "'--device' is given twice"),
    (["draw", "-o", "a.svg", "-o", "b.svg"], "'--output' is given twice: 'a.svg' and 'b.svg'"),
    (["compile", "--emit", "--strict"], "'--emit' needs a value"),
    (["compile", "--strict=yes"], "'--strict' takes no value"),
    (["run", "--device", "iPhone 51"], "did you mean"),
    (["run", "--era", "moderm"], "did you mean 'modern'?"),
    (["run", "--orientation", "portrat"], "did you mean 'portrait'?"),
    (["explain", "unreadable-fil"], "did you mean 'unreadable-file'?"),
    (["completion", "tcsh"], "bash, zsh, fish"),
    (["help", "complie"], "did you mean 'compile'?"),
    (["explain", "a", "b"], "no more than 1 operand"),
    (["fmt", "--check", "--diff"], "exclude each other"),
    (["compile", ""], "an operand is empty"),
    (["--verison"], "did you mean '--version'?"),
    (["-v"], "did you mean '--version'?"),
    (["--version", "extra"], "'--version' takes no operand, but there is 'extra'"),
    (["compile", "-o", ""], "the name after '-o' is empty"),
    (["draw", "-o="], "the name after '--output' is empty"),
    (["--emit", "json"], "flags go after the command"),
    (["format"], "did you mean 'fmt'?"),
    (["simulate"], "did you mean 'run'?"),
    (["Clock.navscene"], "the command comes first, as in navscene run Clock.navscene"),
    (["run", "-d", "iPhone 15"], "did you mean '--device'?"),
    (["run", "--device", "iPhone", "15"], "--device \"iPhone 15\""),
  ])
  func aSlipIsExplained(_ words: [String], _ answer: String) throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try workplace.shell("\"$NAVSCENE\" \(quoted)")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(outcome.errors.contains(answer), "\(outcome.errors)")
  }

  @Test func everythingBehindTwoHyphensIsAPath() throws {
    let workplace = try Workplace(["--check": clock])
    #expect(try workplace.navscene("compile", "--emit", "tokens", "--", "--check").code == 0)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionNamesEveryCommand(_ shell: String) throws {
    let outcome = try Workplace().navscene("completion", shell)
    #expect(outcome.code == 0)
    for word in ["compile", "run", "test", "fmt", "explain", "--emit"] {
      #expect(outcome.output.contains(shell == "fish" ? word.replacing("--", with: "-l ") : word))
    }
  }

  @Test func bashAcceptsItsCompletion() throws {
    let outcome = try Workplace().shell("\"$NAVSCENE\" completion bash | bash -n")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
  }

  @Test(arguments: [
    ("compile --emit tr", "tree"), ("compile --stri", "--strict"), ("expla", "explain"),
    (#"run --device iPhone\\\ 16e"#, #"iPhone\ 16e"#), ("help form", ""),
  ])
  func bashCompletes(_ words: String, _ answer: String) throws {
    let line =
      "source <($NAVSCENE completion bash); COMP_WORDS=(navscene \(words)); "
      + "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _navscene; echo ${COMPREPLY[@]}"
    let outcome = try Workplace().shell("bash -c '\(line)'")
    #expect(outcome.output == answer + "\n")
  }

  @Test func everyCodeIsListedAndExplained() throws {
    let workplace = try Workplace()
    let codes = try workplace.navscene("explain").lines.filter { !$0.isEmpty && $0.first != " " }
    #expect(codes.count > 3)
    #expect(codes == codes.sorted())
    for line in codes {
      let code = String(line.prefix { $0 != " " })
      let outcome = try workplace.navscene("explain", code)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("[\(code)]: "))
    }
  }
}
