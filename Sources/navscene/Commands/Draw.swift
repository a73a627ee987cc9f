import NavCheck
import NavConsole
import NavDrawing
import NavLayout
import NavModel
import NavSimulator
import NavText

/// `draw`: pictures of the canvas, of a screen, of a test, and pages in which the app runs.
enum Draw {
  /// What a picture can be written as.
  enum Form: String, CaseIterable {
    case svg
    case html
    case dot
    case mmd
    case txt

    /// The ending of a file's name, without the dot.
    init?(ending: String) {
      switch ending {
      case "gv": self = .dot
      case "mermaid": self = .mmd
      case "text": self = .txt
      case "htm": self = .html
      default:
        guard let form = Form(rawValue: ending) else { return nil }
        self = form
      }
    }
  }

  private static var form: Flag {
    Flag(
      "--format", takes: .choice("FORM", Form.allCases.map(\.rawValue)),
      "svg, html, dot, mmd (Mermaid) or txt, whatever OUT is called")
  }

  private static var appearance: Flag {
    Flag(
      "--appearance", takes: .choice("LOOK", Appearance.allCases.map(\.keyword)),
      "colours of an SVG: auto (the default: the viewer's), light or dark")
  }

  private static var screen: Flag {
    Flag("--screen", "draw one screen on its device: what is seen after launch, or after --state")
  }

  private static var state: Flag {
    Flag(
      "--state", takes: .file("SCRIPT"),
      "how to get to the state: a file with commands of 'run', or '-'")
  }

  private static var test: Flag {
    Flag("--test", takes: .text("NAME"), "draw this test screen by screen")
  }

  private static var check: Flag {
    Flag(
      "--check", takes: .text("NAME"),
      "draw the run that refutes this check, or what is claimed of every app, by its code")
  }

  private static var script: Flag {
    Flag(
      "--script", takes: .file("FILE"), "draw what commands do, screen by screen; '-' reads them")
  }

  private static var coverage: Flag {
    Flag("--coverage", "run the tests, and mark what they never walk on the canvas (.svg)")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "draw the canvas, a screen, a test screen by screen, or a page to tap through",
      operands: .paths,
      flags: [
        .onlyOutput, form, appearance, coverage, screen, state, test, check, script, .storyboard,
        .device,
        .orientation,
        .era,
      ] + Project.runningFlags + [.watch, .stdinFilename, .color],
      details: [
        "Draws the canvas: every scene with its bars and elements, every segue with its mark. OUT's extension selects",
        "the format: .svg for pages and documents, .dot for Graphviz, .mmd for Mermaid, .txt for terminals.",
        "Without -o the text is shown. An .html is a page in which the app runs and its text can be changed: one file",
        "that needs nothing but a browser, and no network.",
        "",
        "With --screen it is one screen on its device; with --test or --script each screen on the way, as a filmstrip.",
        "With --check it is the run that refutes a check, with what is wrong at its end; 'navscene help check' says which",
        "codes there are for what is claimed of every app.",
        "With --watch it is drawn again whenever a file changes. A page that is open in a browser takes the new text in and",
        "stays where it is; it reads a script beside it, OUT.live.js, as long as the command runs.",
        "",
        "--device, --orientation, --era and --storyboard say how the app starts, there and on a page; with --state a",
        "page begins where these commands lead.",
      ],
      examples: [
        Subcommand.Example("navscene draw Samples/Homepwner.navscene", "look at an app"),
        Subcommand.Example(
          "navscene draw Samples/Homepwner.navscene -o Homepwner.svg", "a picture of the canvas"),
        Subcommand.Example(
          "navscene draw Samples/Homepwner.navscene -o Homepwner.html", "a page to tap through"),
        Subcommand.Example(
          "navscene draw --watch Samples/Homepwner.navscene -o Homepwner.html",
          "a page that follows what is written"),
        Subcommand.Example(
          "navscene draw Samples/Mail.navscene --screen --device \"iPhone 15\" -o Mail.svg",
          "the first screen"),
        Subcommand.Example(
          "navscene draw Samples/Clock.navscene --test \"Done adds the city that was chosen\" -o Clock.svg",
          "a test, screen by screen"),
        Subcommand.Example(
          "navscene draw Samples/Mail.navscene --check way-back -o Mail.svg",
          "why there is no way back"),
        Subcommand.Example(
          "navscene draw Samples/Clock.navscene --coverage -o Clock.svg",
          "what no test has walked"),
        Subcommand.Example(
          "navscene draw Samples/Clock.navscene -o Clock.dot", "for Graphviz to lay out"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let form = try form(arguments)
    let subject = try subject(arguments, form)
    for flag in Project.runningFlags where arguments.has(flag) && !subject.runs {
      throw .usage("\(flag.name) belongs to screens and pages: the canvas shows the files alone")
    }
    if arguments.has(.watch) && [nil, "-"].contains(arguments.value(of: .onlyOutput)) {
      throw .usage("--watch draws into a file, and none is named", help: ["name it with -o OUT"])
    }
    let project = subject.runs ? try Project.running(arguments) : try Project(arguments)
    let output = arguments.value(of: .onlyOutput).flatMap { $0 == "-" ? nil : $0 }
    if let output {
      var read = project.inputs.identities
      if let script = subject.script { read.insert(fileAt: script) }
      try Files.check(outputs: [output], against: read)
    }
    let reporting = Reporting(color: arguments.value(of: .color))
    let drawable =
      subject.runs ? project.runnable(arguments) : project.hasErrors ? nil : project.program
    let isFree = drawable == nil || output != nil
    try reporting.report(project.findings, project.sources, to: isFree ? .output : .error)
    guard let program = drawable else {
      // An open page shows itself what is wrong with a text.
      if case .page = subject { try AppPage.updateLiveSources(project, arguments) }
      return .findings
    }
    guard !program.scenes.isEmpty else { throw .usage("there is no scene to draw") }
    // A scene and its arrows take about so much while they are placed and drawn.
    if form == .svg { Memory.prepare(for: program.scenes.count * 1_000, expectsThreads: false) }
    let pictures = Pictures(program: program, unresolved: project.unresolvedReferences, form: form)
    let picture: Picture
    var hasFailed = false
    switch subject {
    case .canvas: picture = pictures.canvas()
    case .coverage: picture = pictures.coverage(try Run.usual(arguments))
    case .test(let name):
      let scenario = try scenario(name, in: program)
      let usual = try Run.usual(arguments)
      picture = pictures.filmstrip(of: scenario, usual)
      hasFailed = !program.run(scenario, usually: usual).hasPassed
    case .check(let name):
      picture = pictures.filmstrip(of: try Counterexample(name, in: program, arguments))
    case .page(let path):
      guard let session = try session(program, project, path, arguments) else { return .findings }
      picture = .bytes(try AppPage.html(of: session, project, arguments))
    case .screen(let path):
      guard let session = try session(program, project, path, arguments), !session.tellCrash()
      else { return .findings }
      picture = pictures.screen(of: session)
    case .script(let path):
      guard let session = try session(program, project, path, arguments) else { return .findings }
      picture = pictures.filmstrip(of: session)
    }
    let code: ExitCode =
      hasFailed ? .findings : subject.runs ? project.exitCode(arguments) : .success
    if hasFailed { Output.status("the test fails: 'navscene test' says where\n") }
    guard let output else {
      try Output.report(picture.bytes(svgOptions(arguments)))
      return code
    }
    switch picture {
    case .bytes(let bytes): try Files.write(bytes, to: output)
    case .drawing(let drawing):
      try Files.write(to: output) { file in
        drawing.svg(svgOptions(arguments)) { file.append($0) }
      }
    }
    return code
  }

  private static func svgOptions(_ arguments: Arguments) -> SVGOptions {
    var options = SVGOptions()
    let word = arguments.value(of: appearance)
    options.appearance = Appearance.allCases.first { $0.keyword == word } ?? .auto
    return options
  }

  // MARK: Subject

  /// What is drawn.
  private enum Subject {
    case canvas
    /// The canvas, with what tests have walked.
    case coverage
    /// After the commands of this script.
    case page(script: String?)
    /// One screen, after the commands of this script.
    case screen(script: String?)
    case test(String)
    /// By its title, or the code of what is claimed of every app.
    case check(String)
    case script(String)

    /// Whether the app runs for it; the canvas shows what is there.
    var runs: Bool {
      switch self {
      case .page, .screen, .test, .check, .script, .coverage: true
      case .canvas: false
      }
    }

    /// The file that the commands come from.
    var script: String? {
      switch self {
      case .page(let script), .screen(let script): script
      case .script(let script): script
      case .canvas, .coverage, .test, .check: nil
      }
    }
  }

  private static func subject(_ arguments: Arguments, _ form: Form) throws(Failure) -> Subject {
    let chosen = [coverage, screen, test, check, script].filter { arguments.has($0) }
    guard chosen.count < 2 else {
      throw .usage(
        "\(chosen[0].name) and \(chosen[1].name) are two pictures",
        help: ["draw them one after the other"])
    }
    if arguments.has(appearance) && form != .svg {
      throw .usage(
        "--appearance belongs to .svg, and this is written as .\(form.rawValue)",
        help: ["-o OUT.svg or --format svg draws with colours"])
    }
    let path = arguments.value(of: script) ?? arguments.value(of: state)
    if arguments.paths.contains("-") && path == "-" {
      throw .usage(
        "standard input cannot hold both the program and the commands",
        help: ["take the commands from a file"])
    }
    let isPage = form == .html && chosen.isEmpty
    if arguments.has(state) && !arguments.has(screen) && !isPage {
      throw .usage(
        "--state belongs to --screen and to pages (.html)",
        help: ["--script draws each screen on the way"])
    }
    let plays = arguments.has(screen) || arguments.has(script) || isPage
    for flag in [Flag.storyboard, .device, .orientation, .era] where arguments.has(flag) && !plays {
      if arguments.has(check) && (flag.name == Flag.device.name || flag.name == Flag.era.name) {
        continue
      }
      throw .usage(
        "\(flag.name) belongs to --screen, --script and pages (.html)",
        help: [
          arguments.has(test)
            ? "a test says how it starts"
            : arguments.has(check) ? "a check says how it starts" : "the canvas shows all there is"
        ])
    }
    if isPage { return .page(script: arguments.value(of: state)) }
    guard chosen.isEmpty || form == .svg || form == .txt else {
      throw .usage(
        "only the canvas can be written as .\(form.rawValue)",
        help: ["screens are written as .svg or .txt"])
    }
    if arguments.has(coverage) {
      guard form == .svg else {
        throw .usage(
          "--coverage is drawn as .svg, and this is written as .\(form.rawValue)",
          help: ["'navscene test --coverage' reports it as text"])
      }
      return .coverage
    }
    if let name = arguments.value(of: test) { return .test(name) }
    if let name = arguments.value(of: check) { return .check(name) }
    if let path = arguments.value(of: script) { return .script(path) }
    return arguments.has(screen) ? .screen(script: arguments.value(of: state)) : .canvas
  }

  private static func scenario(
    _ name: String, in program: Program
  ) throws(Failure) -> ID<Scenario> {
    let titles = program.scenarios.rows.map { program[$0.title] }
    if let index = titles.firstIndex(of: name) { return ID(index) }
    let all = titles.map { "'\($0)'" }.joined(separator: ", ")
    throw .usage(
      "there is no test '\(name)'",
      help: didYouMean(nearest(to: name, among: titles))
        + [titles.isEmpty ? "there are no tests" : "there is \(all)"])
  }

  /// The app after the commands of a script; nil when the script cannot be read or one of them be done.
  private static func session(
    _ program: Program, _ project: Project, _ path: String?, _ arguments: Arguments
  ) throws(Failure) -> Session? {
    var start = Session.Start()
    start.storyboard = try Run.storyboard(arguments, program)
    start.device = try arguments.value(of: .device).map(Run.device(named:))
    start.era = Run.era(arguments)
    start.orientation = Run.orientation(arguments)
    start.usual = try Run.usual(arguments, on: arguments.value(of: .device))
    var session = Session(program, start)
    Run.warn(ofEraIn: session, as: arguments.value(of: .device))
    guard let path else { return session }
    guard
      let lines = try Run.lines(
        ofScript: path, Reporting(color: arguments.value(of: .color)))
    else { return nil }
    var inputs = project.inputs.identities
    inputs.insert(fileAt: path)
    guard session.play(try Talk.commands(lines), of: path, besides: inputs) else { return nil }
    return session
  }

  // MARK: Form

  /// What `--format` says, else what the name of the output says; without both it is for eyes.
  private static func form(_ arguments: Arguments) throws(Failure) -> Form {
    if let form = arguments.value(of: form).flatMap({ Form(rawValue: $0) }) { return form }
    return try form(ofOutput: arguments.value(of: .onlyOutput))
  }

  /// What others make of what is drawn here.
  private static let ofPixelsOrPaper = [
    "png", "jpg", "jpeg", "gif", "webp", "avif", "heic", "bmp", "tif", "tiff", "pdf", "ps", "eps",
  ]

  private static func form(ofOutput output: String?) throws(Failure) -> Form {
    guard let output else { return .txt }
    let endings = Form.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
    guard output != "-" else {
      throw .usage(
        "standard output has no name that says what to write",
        help: ["--format says it: one of \(Form.allCases.map(\.rawValue).joined(separator: ", "))"])
    }
    let name = output.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      throw .usage(
        "'\(output)' has no ending that says what to write",
        help: ["end it in one of \(endings), or say --format"])
    }
    let ending = name[name.index(after: dot)...].lowercased()
    if let form = Form(ending: ending) { return form }
    if ofPixelsOrPaper.contains(ending) {
      let stem = name[..<dot]
      throw .usage(
        "navscene draws no '.\(ending)'",
        help: [
          "any renderer makes one of an SVG: draw '\(stem).svg', then rsvg-convert -o \(name) \(stem).svg",
          "what it draws ends in \(endings)",
        ])
    }
    let near = nearest(to: ending, among: Form.allCases.map(\.rawValue)).map { ".\($0)" }
    throw .usage(
      "navscene draws no '.\(ending)'",
      help: didYouMean(near) + ["what it draws ends in \(endings)"])
  }
}

/// What is to be written.
private enum Picture {
  case bytes([UInt8])
  /// As SVG.
  case drawing(Drawing)

  func bytes(_ options: SVGOptions) -> [UInt8] {
    switch self {
    case .bytes(let bytes): bytes
    case .drawing(let drawing): drawing.svg(options)
    }
  }
}

/// A program's pictures.
private struct Pictures {
  let program: Program
  let unresolved: UnresolvedReferences
  let form: Draw.Form

  func canvas() -> Picture {
    switch form {
    case .svg, .html: .drawing(program.picture(of: program.canvas(unresolved)))
    case .dot: .bytes(program.dot(unresolved))
    case .mmd: .bytes(program.mermaid(unresolved))
    case .txt: .bytes(program.canvasText(unresolved))
    }
  }

  /// The canvas after all tests.
  func coverage(_ usual: UsualSystem) -> Picture {
    var coverage: Coverage? = Coverage(program)
    for test in program.scenarios.ids {
      _ = program.run(test, usually: usual, noting: &coverage)
    }
    let walked = coverage.map { $0.walkedParts(of: program) }
    return .drawing(program.picture(of: program.canvas(unresolved), marking: walked))
  }

  func screen(of session: Session) -> Picture {
    guard form != .txt else { return .bytes(text(of: session.state, below: nil)) }
    return .drawing(program.picture(of: program.layout(of: session.state)))
  }

  func filmstrip(of session: Session) -> Picture {
    guard form != .txt else {
      return .bytes(session.history.flatMap { text(of: $0.state, below: $0.command) })
    }
    let stills = session.history.map {
      Still(caption: $0.command, event: $0.event, state: $0.state)
    }
    return .drawing(program.filmstrip(stills, title: session.storyboardName))
  }

  func filmstrip(of scenario: ID<Scenario>, _ usual: UsualSystem) -> Picture {
    let stills = program.stills(of: scenario, usually: usual)
    guard form != .txt else {
      return .bytes(stills.flatMap { text(of: $0.state, below: $0.caption) })
    }
    return .drawing(program.filmstrip(stills, title: program[program[scenario].title]))
  }

  func filmstrip(of run: Counterexample) -> Picture {
    guard form != .txt else {
      return .bytes(
        run.stills.flatMap { text(of: $0.state, below: $0.caption) }
          + Array("\(run.claim): \(run.explanation)\n".utf8))
    }
    return .drawing(program.filmstrip(run.stills, title: run.title, subtitle: run.claim))
  }

  /// A screen for terminals, below what was done.
  private func text(of state: NavigationState, below caption: String?) -> [UInt8] {
    let head = caption.map { "> \($0)\n" } ?? ""
    return Array((head + program.drawing(of: program.shownScreen(of: state))).utf8)
  }
}
