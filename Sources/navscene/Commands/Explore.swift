import NavCheck
import NavModel
import NavSimulator
import NavText

/// `explore`: every state that an app can reach, in numbers.
enum Explore {
  /// What the states can be written as.
  enum Form: String, CaseIterable {
    case dot
    case json
    /// A model of the app, not of its states.
    case pml

    /// What is written as the name of a file says.
    init(ofOutput output: String) throws(Failure) {
      let name = output.split(separator: "/").last ?? ""
      let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
      let words = Form.allCases.map(\.rawValue)
      if let form = Form(rawValue: ending == "gv" ? "dot" : ending) {
        self = form
        return
      }
      throw .usage(
        "'\(output)' has no ending that says what to write",
        help: ["end it in \(words.map { ".\($0)" }.joined(separator: ", ")), or say --format"])
    }
  }

  private static var form: Flag {
    Flag(
      "--format", takes: .choice("FORM", Form.allCases.map(\.rawValue)),
      "what to write: dot (for Graphviz), json or pml (Promela, for SPIN), whatever OUT is called")
  }

  private static var output: Flag {
    Flag(
      "--output", short: "-o", takes: .file("OUT"),
      "write every state and every move to OUT: .dot or .json; '-' is standard output")
  }

  private static var check: Flag {
    Flag(
      "--check", takes: .text("TITLE"),
      "explore what this check is about: its device, its moves, what it assumes")
  }

  private static var to: Flag {
    Flag(
      "--to", takes: .text("SCENE"),
      "print a shortest run from the launch to this screen, one command a line, and nothing else")
  }

  private static var depth: Flag {
    Flag(
      "--depth", takes: .text("N"),
      "with .pml: the most scenes on a stack and the most presentations (4 without this flag)")
  }

  private static var json: Flag { Flag("--json", "print the numbers as one JSON document") }

  private static var moves: Flag {
    let words = MoveKind.allCases.map { $0.facts.keyword }.joined(separator: ", ")
    return Flag(
      "--moves", takes: .text("KINDS"),
      "what counts as a move, separated by commas: fingers (the default), all, \(words)")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "count every state that an app can reach, and say where it gets stuck",
      operands: .paths,
      flags: [moves, check, to, json, output, form, depth] + ExplorationLimits.flags
        + [.storyboard, .device, .era, .orientation] + Project.runningFlags
        + [.stdinFilename, .color],
      details: [
        "Visits every state that moves can lead to from the launch, and prints how many there are, how many moves, and how",
        "many of them lie between the launch and the farthest state. Then what people ask about an app:",
        "",
        "  dead ends   states from which nothing but leaving the app leads anywhere",
        "  traps       states from which there is no way to the first screen",
        "  raised      what UIKit raises or logs, and a shortest way to it",
        "  never       scenes never seen, segues never walked, conditions that never hold or always do, buttons never",
        "              touched: what is in the text and can not happen",
        "",
        "Where a limit was reached the numbers say \"at least\", and what never happened did not happen among the states",
        "that were visited. An interruption prints what is known by then.",
        "",
        "-o OUT draws small spaces: each state as a box or an object, each move with its command. A .pml is different: a",
        "model of the app in Promela, with the claims of --check, to have them judged by SPIN. It is for apps of stacks,",
        "tabs and presentations; what it cannot say it refuses.",
      ],
      examples: [
        Subcommand.Example("navscene explore Samples/Homepwner.navscene", "an app in numbers"),
        Subcommand.Example(
          "navscene explore Samples/Homepwner.navscene --to DatePicker", "how one gets to a screen"),
        Subcommand.Example(
          "navscene explore Samples/Homepwner.navscene --moves fingers,rotation --states 10000",
          "the device can be turned, too"),
        Subcommand.Example(
          "navscene explore Samples/NavBar.navscene -o states.dot && dot -Tsvg -o states.svg states.dot",
          "a picture of every state"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let limits = try ExplorationLimits(arguments)
    let kinds = try arguments.value(of: moves).map(moveSet) ?? .fingers
    let output = arguments.value(of: output)
    let form = try writtenForm(arguments, output)
    let fillsOutput = arguments.has(json) || form != nil && (output ?? "-") == "-"
    if arguments.has(json) && form != nil && (output ?? "-") == "-" {
      throw .usage("--json and the states cannot both be on standard output")
    }
    let project = try Project.running(arguments)
    if let output, output != "-" {
      try Files.check(outputs: [output], against: project.inputs.identities)
    }
    let program = project.runnable(arguments)
    try Reporting(color: arguments.value(of: .color)).report(
      project.findings, project.sources, to: program == nil && !fillsOutput ? .output : .error)
    guard let program else { return .findings }
    let claims = try arguments.value(of: check).map { title throws(Failure) in
      try find(title, in: program)
    }
    if form == .pml {
      try writeModel(of: program, claims, arguments, to: output)
      return project.exitCode(arguments)
    }
    if arguments.has(depth) { throw .usage("--depth belongs to .pml") }
    var space = try space(program, claims, kinds, limits, arguments)
    Interruption.await()
    if let name = arguments.value(of: to) {
      for flag in [json, Self.output, Self.form] { try arguments.refuse(to, with: flag) }
      return try WayTo(name, in: program)
        .report(&space, ExplorationRun(limits: limits), program)
    }
    let stop = explore(&space, ExplorationRun(limits: limits), drawing: form != nil)
    Progress.clear()
    let numbers = SpaceNumbers(of: space, examples: ExploreReport.mostExamples)
    let report = ExploreReport(numbers, stop, program, project.sources)
    if let form {
      try check(space, fits: form)
      let graph = StateGraph(of: space)
      let bytes: [UInt8] =
        switch form {
        case .dot: graph.dot()
        case .json: report.json(project.findings, graph)
        case .pml: []
        }
      if let output, output != "-" {
        try Files.write(bytes, to: output)
      } else {
        try Output.report(bytes)
        return project.exitCode(arguments)
      }
    }
    try Output.report(arguments.has(json) ? report.json(project.findings) : report.text())
    return project.exitCode(arguments)
  }

  /// Tab by tab, where that tells all; else, and where every state is to be drawn, state by state.
  private static func explore(
    _ space: inout Space, _ run: ExplorationRun, drawing: Bool
  ) -> ExplorationStop? {
    if !drawing, var tabs = space.tabs {
      run.claimExplorer.run(&tabs)
      space.tabs = tabs
      if space.isTabByTab { return nil }
    }
    space.tabs = nil
    return run.run(&space.exploration)
  }

  private static func space(
    _ program: Program, _ claims: ID<NavModel.Check>?, _ kinds: MoveSet,
    _ limits: ExplorationLimits, _ arguments: Arguments
  ) throws(Failure) -> Space {
    guard let claims else {
      return Space(
        of: program, storyboard: try Run.storyboard(arguments, program),
        device: try Run.device(arguments), era: Run.era(arguments),
        orientation: Run.orientation(arguments), usually: try Run.usual(arguments), moves: kinds,
        atMost: limits.states)
    }
    for flag in [moves, .storyboard, .device, .era, .orientation] where arguments.has(flag) {
      throw .usage("\(flag.name) and --check exclude each other: a check says its own")
    }
    return Space(
      of: claims, in: program, usually: try Run.usual(arguments), atMost: limits.states)
  }

  private static func find(
    _ title: String, in program: Program
  ) throws(Failure) -> ID<NavModel.Check> {
    let titles = program.checks.rows.map { program[$0.title] }
    if let index = titles.firstIndex(of: title) { return ID(index) }
    throw .usage(
      "there is no check '\(title)'",
      help: didYouMean(nearest(to: title, among: titles))
        + [
          titles.isEmpty
            ? "there are no checks" : "there is \(titles.map { "'\($0)'" }.joined(separator: ", "))"
        ])
  }

  private static func writeModel(
    of program: Program, _ claims: ID<NavModel.Check>?, _ arguments: Arguments, to output: String?
  ) throws(Failure) {
    for flag in [moves, .device, .era, .orientation] where arguments.has(flag) {
      throw .usage("\(flag.name) does not belong to .pml, which is about an iPhone and fingers")
    }
    let word = arguments.value(of: depth) ?? "4"
    guard let most = Int(word), (1...64).contains(most) else {
      throw .usage("--depth takes a whole number from 1 to 64, and '\(word)' is none")
    }
    let bytes: [UInt8]
    do throws(PromelaObstacle) {
      bytes = try PromelaModel.text(
        of: program, storyboard: nil, claims: claims,
        within: PromelaModel.Bounds(depth: most, presentations: most))
    } catch {
      throw .usage(
        "this app is not written as .pml: \(error.thing) in \(error.owner) is not said in Promela",
        help: ["the model knows stacks, tabs, presentations, guards and variables of the app"])
    }
    if let output, output != "-" {
      try Files.write(bytes, to: output)
    } else {
      try Output.report(bytes)
    }
  }

  /// What `--format` says, else the name of the output; nil where the states are not to be written.
  private static func writtenForm(
    _ arguments: Arguments, _ output: String?
  ) throws(Failure) -> Form? {
    if let form = arguments.value(of: form).flatMap({ Form(rawValue: $0) }) { return form }
    guard let output else { return nil }
    guard output != "-" else {
      throw .usage(
        "standard output has no name that says what to write",
        help: ["--format says it: \(Form.allCases.map(\.rawValue).joined(separator: " or "))"])
    }
    return try Form(ofOutput: output)
  }

  /// A picture of more states is of no use to anyone.
  private static func check(_ space: Space, fits form: Form) throws(Failure) {
    let most = form == .dot ? 5_000 : 100_000
    let count = space.exploration.states.count
    guard count > most else { return }
    throw .usage(
      "there are \(space.isComplete ? "" : "at least ")\(count) states, and no more than \(most) are written as .\(form.rawValue)",
      help: ["--states \(most) writes those nearest to the launch"])
  }

  private static func moveSet(_ text: String) throws(Failure) -> MoveSet {
    var set: MoveSet = []
    let words = ["fingers", "all"] + MoveKind.allCases.map { $0.facts.keyword }
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      if word == "fingers" {
        set.formUnion(.fingers)
      } else if word == "all" {
        set = .all
      } else if let kind = MoveKind.allCases.first(where: { $0.facts.keyword == word }) {
        set.insert(MoveSet(kind))
      } else {
        throw .usage(
          "'\(word)' is no kind of move",
          help: didYouMean(nearest(to: String(word), among: words))
            + ["--moves takes some of \(words.joined(separator: ", ")), separated by commas"])
      }
    }
    return set
  }
}
