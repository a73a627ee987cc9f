import NavModel
import NavText

extension ProgramRules {
  static let leakedPresentation = ProgramRule(
    RuleFacts(
      "leaked-presentation", text: .warning, storyboard: nil,
      "The window gets a new root while the old one still presents a screen.",
      why: """
        The window lets go of its old root, not of what that presents: the presented view can stay in \
        the window, above the new root, and is never released. Dismiss it first (NAV-44).
        """,
      bad: """
        storyboard Shop {
          initial -> Welcome
          scene Welcome {
            button LogIn "Log In" -> present Login
          }
          scene Login {
            button Enter "Enter" -> action enter
            action enter { setRoot Home }
          }
          scene Home
        }
        """,
      good: """
        storyboard Shop {
          initial -> Welcome
          scene Welcome {
            button LogIn "Log In" -> present Login
          }
          scene Login {
            button Enter "Enter" -> action enter
            action enter {
              dismiss { animated: false }
              setRoot Home
            }
          }
          scene Home
        }
        """)
  ) { context in
    let program = context.program
    guard program.hasCode else { return }
    let presentations = context.presentationAbove()
    for scene in program.scenes.ids {
      guard let presentation = presentations[Int(scene.index)] else { continue }
      for method in program.methods(of: scene) {
        for statement in NewRoots(in: program[method].body, program).found {
          context.report(
            at: program[statement].place,
            "\(context.name(scene)) is still presented when the window gets a new root",
            label: "its view can stay above the new root",
            related: [context.label(presentation, "it is presented here")],
            help: ["dismiss { animated: false } before it"])
        }
      }
    }
  }
}

extension ProgramRuleContext {
  /// For each scene that can be open as part of something presented, where that is presented.
  fileprivate func presentationAbove() -> [Place?] {
    var places = [Place?](repeating: nil, count: program.scenes.count)
    var open: [ID<Scene>] = []
    func meet(_ scene: ID<Scene>, _ place: Place) {
      guard places[Int(scene.index)] == nil else { return }
      places[Int(scene.index)] = place
      open.append(scene)
    }
    for edge in map.edges where edge.way == .presents && map.isReachable(edge.source) {
      meet(edge.destination, edge.place)
      while let scene = open.popLast() {
        guard let place = places[Int(scene.index)] else { continue }
        for next in map.edges(from: scene) where next.way.staysPresented {
          meet(next.destination, place)
        }
      }
    }
    return places
  }
}

extension Arrival {
  /// Whether the scene becomes part of the presentation that the other is part of.
  fileprivate var staysPresented: Bool {
    switch self {
    case .holds, .shows, .pushes, .replaces, .showsDetail, .presents: true
    case .becomesRoot, .unknown: false
    }
  }
}

/// The statements of a body that give the window a new root and may run with no `dismiss` before them.
private struct NewRoots {
  private(set) var found: [ID<Statement>] = []
  private var isDismissed = false

  init(in body: IDRange<Statement>, _ program: Program) { visit(body, program) }

  private mutating func visit(_ body: IDRange<Statement>, _ program: Program) {
    for id in body {
      switch program[id].operation {
      case .call(.dismiss, _): isDismissed = true
      case .call(.setRoot, _): if !isDismissed { found.append(id) }
      case .call, .assign: break
      case .branch(_, let then, let otherwise):
        let before = isDismissed
        visit(then, program)
        let afterThen = isDismissed
        isDismissed = before
        visit(otherwise, program)
        isDismissed = isDismissed || afterThen
      }
    }
  }
}
