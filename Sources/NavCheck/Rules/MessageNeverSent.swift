import NavModel
import NavText

extension ProgramRules {
  static let messageNeverSent = ProgramRule(
    RuleFacts(
      "message-never-sent", text: .warning, storyboard: nil,
      "A scene answers a message that is sent to delegates, and is no delegate.",
      why: """
        A navigation controller tells its delegate which scene it shows, a tab bar controller which \
        tab was selected. The container itself hears it, and a scene that has called becomeDelegate; \
        in any other scene the hook never runs (DELEG-1). What a search controller says, only its scene \
        hears, and of updates the scene with its results (SEARCH-4).
        """,
      bad: """
        storyboard Shop {
          initial -> Browse
          navigation Browse { root -> Items }
          scene Items {
            on willShow of Items { hideToolbar }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Items
            on willShow of Items { hideToolbar }
          }
          scene Items
        }
        """)
  ) { context in
    let program = context.program
    var heard: Set<ID<Method>> = []
    var mute: [(ID<Method>, ID<Scene>, ControllerKind)] = []
    var unsearched: [(ID<Method>, ID<Scene>)] = []
    let results = Set(
      program.segues.ids.filter { program.leadsToResults($0) }
        .compactMap { program[$0].destination })
    for scene in program.scenes.ids {
      for id in program.methods(of: scene) {
        guard case .message(let message) = program[id].kind else { continue }
        if message.facts.sender == .search {
          // Of updates the scene hears as well that shows the results.
          if program.searchController(of: scene) != nil
            || message == .updateSearchResults && results.contains(scene)
          {
            heard.insert(id)
          } else {
            unsearched.append((id, scene))
          }
        }
        guard case .container(let kind) = message.facts.sender else { continue }
        if program[scene].kind == kind || program.becomesDelegate(scene, of: kind) {
          heard.insert(id)
        } else {
          mute.append((id, scene, kind))
        }
      }
    }
    for (id, scene) in unsearched where heard.insert(id).inserted {
      context.report(
        at: program[id].place,
        "\(context.name(scene)) is never told '\(program[program[id].name])'",
        label: "only a search controller sends this",
        help: ["write searchController Search in its braces, or take this out"])
    }
    for (id, scene, kind) in mute where heard.insert(id).inserted {
      context.report(
        at: program[id].place,
        "\(context.name(scene)) is never told '\(program[program[id].name])'",
        label: "this is sent to the delegate of \(kind.phrase)",
        help: [
          "answer it in \(kind.phrase), or become its delegate: on viewDidLoad { becomeDelegate \(program.example(of: kind)) }"
        ])
    }
  }
}

extension Program {
  /// Whether code of the scene makes it the delegate of a container of this kind.
  fileprivate func becomesDelegate(_ scene: ID<Scene>, of kind: ControllerKind) -> Bool {
    var isFound = false
    for method in methods(of: scene) {
      forEachStatement(in: self[method].body) { id in
        if case .call(.becomeDelegate, .scene(let container)) = self[id].operation,
          self[container].kind == kind
        {
          isFound = true
        }
      }
    }
    return isFound
  }

  /// The name of a container of this kind.
  fileprivate func example(of kind: ControllerKind) -> String {
    scenes.ids.first { self[$0].kind == kind }.map { self[self[$0].name] } ?? "Browse"
  }
}

extension ControllerKind {
  fileprivate var phrase: String {
    self == .tabBar ? "a tab bar controller" : "a navigation controller"
  }
}
