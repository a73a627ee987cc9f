import NavModel
import NavText

extension ProgramRules {
  static let noWayBack = ProgramRule(
    RuleFacts(
      "no-way-back", text: .warning, storyboard: .info,
      "A screen of a stack has no way back.",
      why: """
        People leave a screen that was pushed by the back button, or by a swipe from the edge. \
        With the bar hidden, the back button hidden, or items in its place, neither is there \
        (BAR-40, NAV-34), and the app has to offer something else. The bar stays hidden for all \
        later screens until code shows it again (BAR-42); code that changes it in viewWillAppear \
        gets the change animated together with the transition (BAR-41). Beside the sources of a \
        storyboard, a class that does nothing but show its screen is known to lead nowhere; whatever \
        does more may have a way back and is not reported.

        A text is explored as well: what is reported then is a screen from which no move at all, however many \
        follow, leads to anything below it, with a shortest way to it. A screen that can always be left is not \
        reported, whatever its code looks like.
        """,
      bad: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            bar { hidden: true }
            root -> Cart
          }
          scene Cart {
            button Help "Help" -> show Help
          }
          scene Help
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            bar { hidden: true }
            root -> Cart
          }
          scene Cart {
            button Help "Help" -> show Help
          }
          scene Help {
            button Close "Close" -> action close
            action close { pop }
          }
        }
        """),
    needs: .exploration
  ) { context in
    var reported: Set<ID<Scene>> = []
    var again: Set<ID<Scene>>?
    for stack in context.stacks() {
      let hidden = context.hidden(in: stack)
      for scene in stack.pushed {
        if context.mayLeadBackByCode(scene) || !context.map.isWhole(scene)
          || context.program.leadsBack(scene)
        {
          continue
        }
        let layer = Layer(kind: .pushed, scene: scene)
        if context.canAlwaysBeLeft(layer) { continue }
        guard let obstacle = context.obstacle(in: scene) ?? hidden[scene],
          reported.insert(scene).inserted
        else { continue }
        let comeAgain = again ?? context.scenesThatOnlyComeAgain()
        again = comeAgain
        if comeAgain.contains(scene) { continue }
        context.report(noWayBackFrom: scene, related: [obstacle], trace: context.trace(into: layer))
      }
    }
    for layer in context.trappingLayers(.pushed) where reported.insert(layer.scene).inserted {
      context.report(
        noWayBackFrom: layer.scene,
        related: context.obstacle(in: layer.scene).map { [$0] } ?? [],
        trace: context.trace(into: layer))
    }
  }
}

extension ProgramRuleContext {
  fileprivate mutating func report(
    noWayBackFrom scene: ID<Scene>, related: [Label], trace: [TraceStep]
  ) {
    report(
      at: program[scene].place, "nothing leads back from \(name(scene))",
      label: "people are stuck here", related: related,
      help: ["let something pop or unwind, or leave the back button where it is"], trace: trace)
  }

  /// The scenes that are pushed only where a cycle closes, which has its own rule: `push-cycle`.
  fileprivate func scenesThatOnlyComeAgain() -> Set<ID<Scene>> {
    var isOther = map.edges.map { $0.isPush }
    var cycles = CycleMap(map, along: isOther)
    let closing = closingEdges(in: &cycles) { _ in true }
    var scenes: Set<ID<Scene>> = []
    for index in closing {
      scenes.insert(map.edges[index].destination)
      isOther[index] = false
    }
    for index in map.edges.indices where isOther[index] {
      scenes.remove(map.edges[index].destination)
    }
    return scenes
  }

  /// What the scene itself puts in the way of the back button.
  fileprivate func obstacle(in scene: ID<Scene>) -> Label? {
    let row = program[scene]
    if program[row.attributes, .hidesBackButton] {
      return label(row.place, "it hides its back button (BAR-26)")
    }
    if program[row.attributes, .leftItemsSupplementBackButton] { return nil }
    let left = row.barItems.first { id in
      program[id].slot == .left
        && program.value(of: .hidden, in: program[cold: id].attributes) == nil
    }
    return left.map { label(program[$0].place, "this item replaces the back button (BAR-20)") }
  }

  /// The screens of a stack that have no bar, and who hides it.
  fileprivate func hidden(in stack: Stack) -> [ID<Scene>: Label] {
    var hidden: [ID<Scene>: Label] = [:]
    let owner = program[stack.navigation]
    if program[owner.attributes, .hidesBarsOnTap] { return hidden }
    if mayShowBarByCode(stack.navigation) { return hidden }
    hideByCode(in: stack, &hidden)
    for member in stack.members {
      let showsBar = program.says(member) { operation in
        operation.kind == .showBar || operation.kind == .toggleBar
      }
      if showsBar { return hidden }
    }
    if program[program[cold: stack.navigation].bar, .navigationBarHidden] {
      let reason = label(owner.place, "this navigation controller hides its bar")
      for scene in stack.pushed { hidden[scene] = reason }
      return hidden
    }
    guard program.hasCode else { return hidden }
    for member in stack.members {
      guard let place = placeOfHiding(member) else { continue }
      let reason = label(place, "the bar is hidden here, and stays so (BAR-42)")
      for scene in map.scenes(from: [member], along: { $0.isPush })
      where hidden[scene] == nil {
        hidden[scene] = reason
      }
    }
    return hidden
  }

  // MARK: Code beside a storyboard

  /// Whether the code of a scene may take people back. Only that of a class whose sources are all given is known.
  fileprivate func mayLeadBackByCode(_ scene: ID<Scene>) -> Bool {
    program.codeMayDoMore(in: scene) && map.bars(of: scene)?.mayLeadBack ?? true
  }

  private func mayShowBarByCode(_ scene: ID<Scene>) -> Bool {
    program.codeMayDoMore(in: scene) && map.bars(of: scene)?.mayShow ?? true
  }

  /// The screens without a bar because of what sources say: the one that hides it, and those after it unless it shows
  /// the bar when it leaves.
  private func hideByCode(in stack: Stack, _ hidden: inout [ID<Scene>: Label]) {
    for member in stack.members {
      guard let bars = map.bars(of: member), let place = bars.hiding, !bars.mayShow
      else { continue }
      if stack.pushed.contains(member), hidden[member] == nil {
        hidden[member] = Label(place, "the bar is hidden here")
      }
      if bars.restores { continue }
      let reason = Label(place, "the bar is hidden here, and stays so (BAR-42)")
      for scene in map.scenes(from: [member], along: { $0.isPush })
      where scene != member && hidden[scene] == nil && !mayShowBarByCode(scene) {
        hidden[scene] = reason
      }
    }
  }

  private func placeOfHiding(_ scene: ID<Scene>) -> Place? {
    var place: Place?
    for method in program.methods(of: scene) {
      program.forEachStatement(in: program[method].body) { id in
        if program[id].operation.kind == .hideBar { place = place ?? program[id].place }
      }
    }
    return place
  }
}
