import NavConsole
import NavModel
import NavSimulator
import NavText

extension ProgramRules {
  /// What other rules find by reading is theirs: an error whose cause one of them reports is not reported again.
  static let runTimeError = ProgramRule(
    RuleFacts(
      "run-time-error", text: .warning, storyboard: nil,
      "People can make UIKit raise an exception or refuse what they ask for.",
      why: """
        Exploring what fingers can do found a way to it, which is told with the finding and can be played with \
        navscene run. An exception ends the app; what is only logged does not happen, so people see \
        that a touch does nothing. navscene explore and navscene check look further than this rule does.
        """,
      bad: """
        storyboard Shop {
          initial -> Browse
          navigation Browse { root -> Cart }
          scene Cart {
            button Pay "Pay" -> show Address
            button Express "Pay with One Tap" -> show Receipt
          }
          scene Address {
            button Next "Next" -> show Receipt
          }
          scene Receipt {
            button Change "Change the Address" -> action change
            action change { popTo Address }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse { root -> Cart }
          scene Cart {
            button Pay "Pay" -> show Address
            button Express "Pay with One Tap" -> show Address
          }
          scene Address {
            button Next "Next" -> show Receipt
          }
          scene Receipt {
            button Change "Change the Address" -> action change
            action change { popTo Address }
          }
        }
        """),
    needs: [.text, .exploration]
  ) { context in
    var earlier = EarlierFindings()
    for app in context.explored?.apps ?? [] { context.report(errorsIn: app, &earlier) }
  }
}

extension RuntimeError {
  /// What the simulator gives up at, where something grows: `push-cycle` and `present-cycle` report that.
  fileprivate var isOfGrowth: Bool { self == .tooDeep || self == .tooMany }
}

private struct Touched: Hashable {
  let place: Place
  let error: RuntimeError
}

extension ProgramRuleContext {
  fileprivate mutating func report(errorsIn app: ExploredApp, _ earlier: inout EarlierFindings) {
    for diagnostic in app.launchErrors {
      let scenes = [diagnostic.scene, diagnostic.other].compactMap { $0 }
      if earlier.cover(diagnostic, in: scenes, self) { continue }
      let place = diagnostic.scene.map { program[$0].place } ?? program[app.storyboard].place
      report(diagnostic, at: place, "at the launch", [TraceStep(place.location, "launch")])
    }
    var reported: Set<Touched> = []
    for incident in app.exploration.incidents where !incident.diagnostic.error.isOfGrowth {
      let diagnostic = incident.diagnostic
      let move = app.move(of: incident)
      let state = app.exploration.states[incident.source]
      let scenes =
        app.views[Int(incident.source.index)].alive
        + [diagnostic.scene, diagnostic.other].compactMap { $0 }
      if earlier.cover(diagnostic, in: scenes, self) { continue }
      let place = program.place(of: move, in: state)
      // One touch may raise the same again about something else.
      guard reported.insert(Touched(place: place, error: diagnostic.error)).inserted else {
        continue
      }
      report(diagnostic, at: place, "here", app.trace(to: incident))
    }
  }

  fileprivate mutating func report(
    _ diagnostic: RuntimeDiagnostic, at place: Place, _ moment: String, _ trace: [TraceStep]
  ) {
    let label: Wording
    let help: Wording
    switch diagnostic.error.kind {
    case .exception:
      label = "the app ends \(moment) (\(diagnostic.error.code))"
      help = "make sure that what it needs is there whenever people can get here"
    case .hang:
      label = "the app never answers again (\(diagnostic.error.code))"
      help = "end what starts itself again and again"
    case .logged:
      label = "UIKit logs a line \(moment), and does nothing (\(diagnostic.error.code))"
      help = "do it when UIKit can, or do not offer it"
    }
    report(
      at: place, Wording(program.message(of: diagnostic)), label: label, help: [help], trace: trace)
  }
}

/// What other rules find without exploring, which is looked up when an error is found that they are about.
private struct EarlierFindings {
  private var places: [RuntimeError: Set<Location>] = [:]

  /// Whether a rule reports the cause of an error in one of the scenes that take part in it.
  mutating func cover(
    _ diagnostic: RuntimeDiagnostic, in scenes: [ID<Scene>], _ context: ProgramRuleContext
  ) -> Bool {
    let rules = Self.rules(about: diagnostic.error)
    if rules.isEmpty { return false }
    var found = places[diagnostic.error] ?? []
    if places[diagnostic.error] == nil {
      for rule in rules {
        for finding in context.findings(of: rule) { found.insert(finding.location) }
      }
      places[diagnostic.error] = found
    }
    if found.isEmpty { return false }
    return context.program.places(in: scenes).contains { found.contains($0.location) }
  }

  /// The rules that read from a program that it will come to this.
  private static func rules(about error: RuntimeError) -> [ProgramRule] {
    switch error {
    case .alreadyPresenting, .presentationInProgress, .nestedTransition:
      [ProgramRules.presentWhilePresenting, ProgramRules.performedTwice]
    case .presenterNotInWindow: [ProgramRules.presentTooEarly, ProgramRules.leakedPresentation]
    case .pushWithoutNavigation: [ProgramRules.pushOutsideNavigation]
    case .popoverWithoutAnchor:
      [ProgramRules.popoverWithoutAnchor, ProgramRules.sheetWithoutAnchor]
    case .partialCurlStyle: [ProgramRules.wrongTransition]
    case .emptyDetents: [ProgramRules.emptyDetents]
    case .noEntryPoint: [ProgramRules.missingInitial]
    case .tooDeep, .tooMany: [ProgramRules.containerCycle]
    case .pushedNavigationController, .poppedToStranger, .pushedSplitController,
      .selectedStranger, .unknownSegue, .unknownOutlet, .customSegueClass, .unknownAction,
      .unknownStoryboard, .unknownController, .unknownRuntimeAttribute, .unknownClass,
      .wrongRootView, .noCommonOrientation, .endless, .secondCancelAction, .fieldInActionSheet,
      .popoverOnPhone:
      []
    }
  }
}

extension Program {
  /// Where scenes and what they do is written: rules report at these places.
  fileprivate func places(in scenes: [ID<Scene>]) -> [Place] {
    var places: [Place] = []
    for scene in scenes {
      for part in [scene] + Array(madeByCode(in: scene)) {
        places.append(self[part].place)
        for segue in self[part].segues { places.append(self[segue].place) }
        for element in self[part].elements { places.append(self[element].place) }
        for item in self[part].barItems { places.append(self[item].place) }
        for id in self[cold: part].relationships { places.append(self[id].place) }
      }
      for method in methods(of: scene) {
        forEachStatement(in: self[method].body) { places.append(self[$0].place) }
      }
    }
    return places
  }
}
