import NavModel
import NavSimulator
import NavText

/// An app as a model in Promela, the language of SPIN: written from the program, not from explored states, so that SPIN's
/// search can be compared with ours.
///
/// A state is what tells states apart here too: the stack of each tab and of each presentation, what presented it, which
/// tab is selected, which tabs have been looked at, and the app's variables. The bounds on stacks and presentations are
/// part of the model: a move that would pass one is no move, as under `assuming depth of Stack <= N`.
public struct PromelaModel {
  /// The most scenes on a stack, and the most presentations above each other.
  public struct Bounds: Hashable, Sendable {
    public var depth: Int
    public var presentations: Int

    public init(depth: Int, presentations: Int) {
      self.depth = depth
      self.presentations = presentations
    }
  }

  private let app: PromelaApp
  private let bounds: Bounds
  private var out = TextWriter(indentUnit: "  ")
  private var program: Program { app.program }

  /// The model as text, with the claims of a check.
  public static func text(
    of program: Program, storyboard: ID<Storyboard>? = nil, claims check: ID<Check>? = nil,
    within bounds: Bounds
  ) throws(PromelaObstacle) -> [UInt8] {
    let home = check.map { program[$0].storyboard } ?? storyboard
    var model = PromelaModel(
      app: try PromelaApp(program, launching: home), bounds: bounds)
    model.writeState()
    try model.writeHelpers()
    try model.writeUnwinding()
    try model.writeClaims(check)
    try model.writeMoves()
    return model.out.bytes
  }

  private init(app: PromelaApp, bounds: Bounds) {
    self.app = app
    self.bounds = bounds
  }

  // MARK: State

  private mutating func writeState() {
    out.line("/* Numbers of scenes:")
    for scene in app.contents { out.line("   \(app.number(scene)) \(app.name(scene))") }
    out.line("*/")
    out.line("#define DEPTH \(bounds.depth)")
    out.line("#define MODALS \(bounds.presentations)")
    out.line("#define ROOTS \(app.roots.count)")
    out.line("short member[\((app.roots.count + bounds.presentations) * bounds.depth)];")
    out.line("byte depth[\(app.roots.count + bounds.presentations)];")
    out.line(
      "/* Of each presentation: its navigation controller, what presented it, whether it covers. */"
    )
    out.line("short stack[MODALS];")
    out.line("short by[MODALS];")
    out.line("bit covers[MODALS];")
    out.line("byte presented;")
    out.line("byte selected;")
    out.line("bit seen[ROOTS];")
    for id in program.appVariables {
      out.line("short \(app.variable(id)) = \(program[id].initial);")
    }
    // SPIN's breadth-first search refuses hidden variables: these are zero between moves.
    out.line("byte k; byte q; byte j; byte level; byte found; byte isCovered; short x;")
    out.line("#define TOP (presented > 0 -> ROOTS + presented - 1 : selected)")
    out.line("#define VISIBLE member[TOP * DEPTH + depth[TOP] - 1]")
    let plain = app.roots.indices.filter { app.roots[$0].navigation == nil }
    let isRoot = plain.isEmpty ? "1" : plain.map { "selected != \($0)" }.joined(separator: " && ")
    out.line("#define IS_STACK (presented > 0 -> stack[presented - 1] > 0 : (\(isRoot)))")
    out.line("#ifndef CLAIM")
    out.line("#ifndef ONLY")
    out.line("#define ONLY 0")
    out.line("#endif")
    out.line("#define CLAIM(number, holds) assert((ONLY != 0 && ONLY != number) || (holds))")
    out.line("#endif")
  }

  // MARK: What moves consist of

  private mutating func writeHelpers() throws(PromelaObstacle) {
    try writeCases("appear") { app, scene throws(PromelaObstacle) in
      var lines: [String] = []
      for method in app.program.methods(of: scene)
      where app.program[method].kind == .hook(.viewWillAppear) {
        lines += try app.assignments(app.program[method].body, app.name(scene))
      }
      return lines
    }
    out.line("inline push(scene) {")
    out.line("  k = TOP; member[k * DEPTH + depth[k]] = scene; depth[k]++; appear()")
    out.line("}")
    out.line("inline cut(where, least) {")
    out.line("  do")
    out.line(
      "  :: depth[where] > least -> depth[where]--; member[(where) * DEPTH + depth[where]] = 0")
    out.line("  :: else -> break")
    out.line("  od")
    out.line("}")
    out.line("inline popTo(count) {")
    // What an inline is given is put in as text, and would change with what it is about.
    out.line("  k = TOP; j = count;")
    out.line("  if")
    out.line("  :: depth[k] > j -> cut(k, j); appear()")
    out.line("  :: else -> skip")
    out.line("  fi")
    out.line("}")
    out.line("inline pop() {")
    out.line("  k = TOP;")
    out.line("  if")
    out.line("  :: depth[k] > 1 -> popTo(depth[k] - 1)")
    out.line("  :: else -> skip")
    out.line("  fi")
    out.line("}")
    out.line("inline present(scene, navigation, segue, isFull) {")
    out.line("  k = ROOTS + presented; member[k * DEPTH] = scene; depth[k] = 1;")
    out.line("  stack[presented] = navigation; by[presented] = segue; covers[presented] = isFull;")
    out.line("  presented++; appear()")
    out.line("}")
    out.line("inline drop(kept) {")
    out.line("  do")
    out.line("  :: presented > kept -> presented--; cut(ROOTS + presented, 0);")
    out.line("    stack[presented] = 0; by[presented] = 0; covers[presented] = 0")
    out.line("  :: else -> break")
    out.line("  od")
    out.line("}")
    out.line("inline dismiss() {")
    out.line("  if")
    out.line("  :: presented > 0 ->")
    out.line("    level = presented - 1; isCovered = covers[level]; drop(level);")
    out.line("    if")
    out.line("    :: isCovered -> appear()")
    out.line("    :: else -> skip")
    out.line("    fi")
    out.line("  :: else -> skip")
    out.line("  fi")
    out.line("}")
    out.line("inline choose(tab) {")
    out.line("  selected = tab; seen[tab] = 1; appear()")
    out.line("}")
  }

  /// An inline that does something for the scene that is visible.
  private mutating func writeCases(
    _ name: String, at scene: String = "VISIBLE",
    _ lines: (PromelaApp, ID<Scene>) throws(PromelaObstacle) -> [String]
  ) throws(PromelaObstacle) {
    out.line("inline \(name)() {")
    out.indent()
    out.line("if")
    for content in app.contents {
      let lines = try lines(app, content)
      if lines.isEmpty { continue }
      out.line(":: \(scene) == \(app.number(content)) ->")
      out.indent()
      for line in lines { out.line(line) }
      out.line("skip")
      out.outdent()
    }
    out.line(":: else -> skip")
    out.line("fi")
    out.outdent()
    out.line("}")
  }

  // MARK: Unwinding

  private var unwindActions: [Name] {
    var names: [Name] = []
    for scene in app.contents {
      for segue in program[scene].segues where program[segue].operation == .unwind {
        let name = program[cold: segue].unwindAction
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// The nearest scene that answers: in its own stack from the top, then in what presents it; at the root the selected
  /// tab before the others (SEG-53 to SEG-55). Then the way back: covers go, tabs are selected, stacks are cut.
  private mutating func writeUnwinding() throws(PromelaObstacle) {
    for (index, action) in unwindActions.enumerated() {
      let answering = app.contents.filter { program.method(.unwind, action, of: $0) != nil }
      let here = answering.map { "member[q * DEPTH + j] == \(app.number($0))" }
      try writeCases("answer\(index)", at: "member[q * DEPTH + j]") {
        app, scene throws(PromelaObstacle) in
        guard let method = app.program.method(.unwind, action, of: scene) else { return [] }
        return try app.assignments(app.program[method].body, app.name(scene))
      }
      out.line("inline look\(index)(place, count) {")
      out.line("  if")
      out.line("  :: found == 0 ->")
      out.line("    q = place; j = count;")
      out.line("    do")
      out.line("    :: found == 0 && j > 0 -> j--;")
      out.line("      if")
      out.line("      :: \(here.isEmpty ? "0" : here.joined(separator: " || ")) -> found = 1")
      out.line("      :: else -> skip")
      out.line("      fi")
      out.line("    :: else -> break")
      out.line("    od")
      out.line("  :: else -> skip")
      out.line("  fi")
      out.line("}")
      out.line("inline unwind\(index)() {")
      out.indent()
      out.line("found = 0; k = TOP;")
      out.line("look\(index)(k, depth[k] - 1);")
      out.line("level = presented;")
      out.line("do")
      out.line(
        ":: found == 0 && level > 1 -> level--; k = ROOTS + level - 1; look\(index)(k, depth[k])")
      out.line(":: else -> break")
      out.line("od;")
      out.line("if")
      out.line(":: found == 0 && presented > 0 -> look\(index)(selected, depth[selected])")
      out.line(":: else -> skip")
      out.line("fi;")
      for place in app.roots.indices where app.roots.count > 1 {
        out.line("if")
        out.line(":: found == 0 && selected != \(place) -> look\(index)(\(place), depth[\(place)])")
        out.line(":: else -> skip")
        out.line("fi;")
      }
      out.line("if")
      out.line(":: found -> answer\(index)(); goBack()")
      out.line(":: else -> skip")
      out.line("fi")
      out.outdent()
      out.line("}")
    }
    guard !unwindActions.isEmpty else { return }
    out.line("inline goBack() {")
    out.line("  level = (q < ROOTS -> 0 : q - ROOTS + 1);")
    out.line("  if")
    out.line("  :: presented > level && covers[level] ->")
    out.line("    if")
    out.line("    :: q < ROOTS -> selected = q; seen[q] = 1")
    out.line("    :: else -> skip")
    out.line("    fi;")
    out.line("    cut(q, j + 1); drop(level); appear()")
    out.line("  :: else ->")
    out.line("    drop(level);")
    out.line("    if")
    out.line("    :: q < ROOTS && q != selected -> choose(q)")
    out.line("    :: else -> skip")
    out.line("    fi;")
    out.line("    if")
    out.line("    :: depth[q] > j + 1 -> cut(q, j + 1); appear()")
    out.line("    :: else -> skip")
    out.line("    fi")
    out.line("  fi")
    out.line("}")
  }

  // MARK: Claims

  /// `always` and `never` as they are; of `can reach` the opposite, so that what violates it is the way there.
  private mutating func writeClaims(_ check: ID<Check>?) throws(PromelaObstacle) {
    out.line("inline check() {")
    out.indent()
    if let check {
      let title = program[program[check].title]
      if program[check].moves != .fingers {
        throw PromelaObstacle("other moves than those of fingers", in: title)
      }
      for (index, id) in program[check].claims.enumerated() {
        let claim = program[id]
        out.line("/* \(index + 1): \(program.spelled(id)) */")
        guard let goal = claim.goal else { continue }
        switch claim.kind {
        case .always: out.line("CLAIM(\(index + 1), \(try app.text(goal, of: title)));")
        case .never, .canReach:
          out.line("CLAIM(\(index + 1), !\(try app.text(goal, of: title)));")
        case .alwaysCanReach, .fromCanReach, .fromWithin, .neverRaises:
          out.line("/* not said in Promela */")
        }
      }
    }
    var scratch = ["k = 0", "j = 0", "level = 0", "isCovered = 0"]
    if !unwindActions.isEmpty { scratch += ["q = 0", "found = 0"] }
    if !program.appVariables.isEmpty { scratch.append("x = 0") }
    out.line(scratch.joined(separator: "; "))
    out.outdent()
    out.line("}")
  }

  // MARK: Moves

  private mutating func writeMoves() throws(PromelaObstacle) {
    out.line("active proctype App() {")
    out.indent()
    out.line("d_step {")
    out.indent()
    for (place, root) in app.roots.enumerated() {
      out.line(
        "member[\(place) * DEPTH] = \(app.number(root.content)); depth[\(place)] = 1;")
    }
    out.line("seen[0] = 1; appear(); check()")
    out.outdent()
    out.line("};")
    out.line("end: do")
    for scene in app.contents { try writeMoves(of: scene) }
    let blocked = app.contents.filter { scene in
      program[scene].barItems.contains { program[$0].slot == .left }
    }
    let isFree = blocked.map { " && VISIBLE != \(app.number($0))" }.joined()
    move("IS_STACK && depth[TOP] > 1\(isFree)", "pop()")
    move("presented > 0 && !covers[presented - 1]", "dismiss()")
    if app.tabs != nil {
      for (place, root) in app.roots.enumerated() {
        move("presented == 0 && selected != \(place)", "choose(\(place))")
        if root.navigation != nil {
          move("presented == 0 && selected == \(place)", "popTo(1)")
        }
      }
    }
    out.line("od")
    out.outdent()
    out.line("}")
  }

  private mutating func move(_ condition: String, _ what: String) {
    out.line(":: d_step { \(condition) -> \(what); check() }")
  }

  private mutating func writeMoves(of scene: ID<Scene>) throws(PromelaObstacle) {
    var triggers: [Trigger] = []
    let connections = program.actionConnections[program[cold: scene].actionConnections]
    for connection in connections where !triggers.contains(connection.trigger) {
      triggers.append(connection.trigger)
    }
    for segue in program[scene].segues where !triggers.contains(program[segue].trigger) {
      // What only code performs is no move of a finger.
      if program[segue].trigger != .scene { triggers.append(program[segue].trigger) }
    }
    for trigger in triggers {
      var here = "VISIBLE == \(app.number(scene))"
      if case .barItem = trigger { here += " && IS_STACK" }
      let actions = connections.filter { $0.trigger == trigger }
      let segues = program[scene].segues.filter { program[$0].trigger == trigger }
      guard actions.count + (segues.isEmpty ? 0 : 1) == 1 else {
        throw PromelaObstacle("several things that one touch sets off", in: app.name(scene))
      }
      if let action = actions.first {
        guard let method = action.method else {
          throw PromelaObstacle("an action that is missing", in: app.name(scene))
        }
        try writeAction(program[method].body, here, scene)
        continue
      }
      // The first segue that may be performed is.
      for segue in segues {
        var condition = "1"
        if let id = program[cold: segue].condition {
          condition = try app.text(id, app.name(scene))
        }
        try write(segue, "\(here) && \(condition)", scene)
        here += " && !\(condition)"
      }
    }
  }

  private mutating func write(
    _ segue: ID<Segue>, _ condition: String, _ scene: ID<Scene>
  ) throws(PromelaObstacle) {
    let row = program[segue]
    guard program[cold: segue].arguments.isEmpty else {
      throw PromelaObstacle("data that a segue hands over", in: app.name(scene))
    }
    for attribute in program.attributes[row.attributes] {
      guard attribute.key == .presentationStyle || attribute.key == .animated else {
        throw PromelaObstacle(
          "the attribute '\(attribute.key.facts.keyword)' of a segue", in: app.name(scene))
      }
    }
    let code = Int(segue.index) + 1
    switch row.operation {
    case .show, .push:
      guard let destination = row.destination else { break }
      return try writeShow(
        destination, "", condition, segue: code, row.attributes, scene,
        presents: row.operation == .show)
    case .present:
      guard let destination = row.destination else { break }
      return try writePresent(destination, "", condition, segue: code, row.attributes, scene)
    case .unwind:
      let action = program[cold: segue].unwindAction
      guard let index = unwindActions.firstIndex(of: action) else { break }
      return move(condition, "unwind\(index)()")
    case .showDetail, .popover, .embed, .custom, .replace: break
    }
    throw PromelaObstacle("a segue '\(row.kind.facts.keyword)'", in: app.name(scene))
  }

  private mutating func writeShow(
    _ destination: ID<Scene>, _ before: String, _ condition: String, segue: Int,
    _ attributes: IDRange<Attribute>, _ scene: ID<Scene>, presents: Bool
  ) throws(PromelaObstacle) {
    let target = try app.root(destination)
    // A stack within a stack is presented (NAV-42).
    if target.navigation != nil, presents {
      return try writePresent(destination, before, condition, segue: segue, attributes, scene)
    }
    move(
      "\(condition) && IS_STACK && depth[TOP] < DEPTH",
      "\(before)push(\(app.number(destination)))")
    guard presents else {
      // Without a stack it raises.
      throw PromelaObstacle("a segue 'push'", in: app.name(scene))
    }
    try writePresent(
      destination, before, "\(condition) && !IS_STACK", segue: segue, attributes, scene)
  }

  private mutating func writePresent(
    _ destination: ID<Scene>, _ before: String, _ condition: String, segue: Int,
    _ attributes: IDRange<Attribute>, _ scene: ID<Scene>
  ) throws(PromelaObstacle) {
    let target = try app.root(destination)
    let position =
      program.word(.presentationStyle, in: attributes)
      ?? program.word(.modalPresentationStyle, in: program[destination].attributes)
    let style = position.map { PresentationStyle.allCases[$0] } ?? .automatic
    let isFull: Bool
    switch style {
    case .fullScreen: isFull = true
    case .automatic, .pageSheet, .formSheet: isFull = false
    case .none, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover:
      throw PromelaObstacle("the style '\(style.keyword)'", in: app.name(scene))
    }
    let navigation = target.navigation.map { app.number($0) } ?? 0
    move(
      "\(condition) && presented < MODALS",
      "\(before)present(\(app.number(target.content)), \(navigation), \(segue), \(isFull ? 1 : 0))")
  }

  /// Assignments, and behind them one call at most.
  private mutating func writeAction(
    _ body: IDRange<Statement>, _ condition: String, _ scene: ID<Scene>
  ) throws(PromelaObstacle) {
    let statements = app.topLevel(body)
    guard let last = statements.last, case .call(let kind, let operands) = program[last].operation
    else {
      let lines = try app.assignments(body, app.name(scene))
      if !lines.isEmpty { move(condition, lines.joined(separator: " ") + " skip") }
      return
    }
    var before = ""
    if body.lower < last.index {
      let lines = try app.assignments(
        IDRange(Int(body.lower), Int(last.index)), app.name(scene))
      before = lines.joined(separator: " ") + " "
    }
    let row = program[last]
    if row.stack != nil || !operands.arguments.isEmpty {
      throw PromelaObstacle("operands of '\(kind.facts.keyword)'", in: app.name(scene))
    }
    switch kind {
    case .dismiss: move(condition, before + "dismiss()")
    case .pop:
      move("\(condition) && IS_STACK", before + "pop()")
      if !before.isEmpty { move("\(condition) && !IS_STACK", before + "skip") }
    case .popToRoot:
      move("\(condition) && IS_STACK", before + "popTo(1)")
      if !before.isEmpty { move("\(condition) && !IS_STACK", before + "skip") }
    case .show:
      guard let destination = operands.scene else { break }
      return try writeShow(
        destination, before, condition, segue: 0, row.attributes, scene, presents: true)
    case .present:
      guard let destination = operands.scene else { break }
      return try writePresent(destination, before, condition, segue: 0, row.attributes, scene)
    default: throw PromelaObstacle("'\(kind.facts.keyword)'", in: app.name(scene))
    }
  }
}
