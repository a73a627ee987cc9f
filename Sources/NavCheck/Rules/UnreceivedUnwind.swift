import NavModel
import NavText

extension ProgramRules {
  static let unreceivedUnwind = ProgramRule(
    RuleFacts(
      "unreceived-unwind", text: .warning, storyboard: nil,
      "No screen that can be below has the unwind action (SEG-61).",
      why: """
        An unwind segue looks for its action among the screens that are open (SEG-53). When none \
        of those that can be there has it, the segue is given up without a word (SEG-56), and the \
        button does nothing.
        """,
      bad: """
        storyboard Shop {
          initial -> Main
          tabs Main {
            tab -> Browse
            tab -> Account
          }
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            title: "Cart"
            button Pay "Pay" -> show Checkout
          }
          scene Checkout {
            button Done "Done" -> unwind orderPlaced
          }
          scene Account {
            title: "Account"
            button Receipts "Receipts" -> present Receipts
          }
          scene Receipts {
            unwind orderPlaced
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Main
          tabs Main {
            tab -> Browse
            tab -> Account
          }
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            title: "Cart"
            button Pay "Pay" -> show Checkout
            unwind orderPlaced
          }
          scene Checkout {
            button Done "Done" -> unwind orderPlaced
          }
          scene Account {
            title: "Account"
          }
        }
        """)
  ) { context in
    let program = context.program
    let receivers = program.unwindReceivers()
    var unwinds: [(scene: ID<Scene>, segue: ID<Segue>)] = []
    var uses: [Name: [Int]] = [:]
    for scene in program.scenes.ids
    where context.map.isReachable(scene) && context.isOn(at: program[scene].place) {
      for segue in program[scene].segues where program[segue].operation == .unwind {
        uses[program[cold: segue].unwindAction, default: []].append(unwinds.count)
        unwinds.append((scene, segue))
      }
    }
    var isFound = [Bool](repeating: true, count: unwinds.count)
    for (action, uses) in uses {
      guard let targets = receivers[action] else { continue }
      let search = UnwindSearch(context.map, targets)
      for use in uses { isFound[use] = search.finds(below: unwinds[use].scene) }
    }
    for (index, (scene, id)) in unwinds.enumerated() where !isFound[index] {
      let segue = program[id]
      let action = program[cold: id].unwindAction
      let targets = receivers[action] ?? []
      context.report(
        at: segue.place,
        "'\(program[action])' is never found: \(context.names(targets)) cannot be below \(context.name(scene))",
        label: "nothing happens (SEG-56)",
        related: targets.prefix(1).map { context.label(program[$0].place, "the action is here") },
        help: ["declare unwind \(program[action]) where people come from"])
    }
  }
}

/// Asks for many scenes whether one that declares an unwind action can be below them.
///
/// What may be open below a scene is all that lead to it, and what those hold or show. To go through that for each scene
/// costs the square of their number; what is known around the action answers for nearly all of them.
private struct UnwindSearch {
  private let map: NavigationMap
  private let targets: [ID<Scene>]
  /// The scenes that ways lead to from one that declares it, which is below them then.
  private let isAbove: [Bool]
  /// Those that hold or show one that declares it, directly or by others.
  private let isAround: [Bool]
  /// Those that ways lead to from one that is around.
  private let isAboveAround: [Bool]

  init(_ map: NavigationMap, _ targets: [ID<Scene>]) {
    self.map = map
    self.targets = targets
    let around = map.sources(of: targets) { $0.keepsSource && $0.way != .presents } + targets
    isAbove = map.flags(map.destinations(of: targets))
    isAround = map.flags(around)
    isAboveAround = map.flags(map.destinations(of: around))
  }

  /// Whether one of the scenes that declare the action may be open when this one is.
  func finds(below scene: ID<Scene>) -> Bool {
    let index = Int(scene.index)
    if isAbove[index] { return true }
    // Where the scene itself leads there, its own ways do not count, and only a search can tell.
    guard isAboveAround[index] && isAround[index] else { return isAboveAround[index] }
    let isBelow = map.flags(map.below(scene))
    return targets.contains { isBelow[Int($0.index)] }
  }
}

extension NavigationMap {
  /// The scenes that may be open when this one is: all that lead to it, and what those hold.
  fileprivate func below(_ scene: ID<Scene>) -> [ID<Scene>] {
    let found = sources(of: [scene]) { $0.keepsSource }
    // The other screens of a container are there too, with everything on their stacks.
    let all = scenes(from: found) { edge in
      edge.way == .holds || edge.way == .unknown
        || edge.keepsSource && edge.way != .presents && edge.source != scene
    }
    return found.contains(scene) ? all : all.filter { $0 != scene }
  }

  /// All that some way leads to from these scenes; themselves only if it leads back.
  fileprivate func destinations(of start: [ID<Scene>]) -> [ID<Scene>] {
    let next = start.flatMap { scene in
      edges(from: scene).filter { $0.keepsSource }.map { $0.destination }
    }
    return scenes(from: next) { $0.keepsSource }
  }

  /// All that lead to these scenes along ways that are taken; themselves only if they do.
  fileprivate func sources(
    of scenes: [ID<Scene>], along isTaken: (Edge) -> Bool
  ) -> [ID<Scene>] {
    var isMet = flags([])
    var met: [ID<Scene>] = []
    var open = scenes
    while let next = open.popLast() {
      for edge in edges(to: next) where isTaken(edge) && !isMet[Int(edge.source.index)] {
        isMet[Int(edge.source.index)] = true
        met.append(edge.source)
        open.append(edge.source)
      }
    }
    return met
  }

  fileprivate func flags(_ scenes: [ID<Scene>]) -> [Bool] {
    var flags = [Bool](repeating: false, count: isReachable.count)
    for scene in scenes { flags[Int(scene.index)] = true }
    return flags
  }
}
