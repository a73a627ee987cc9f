import NavModel
import NavText

/// What may be around a scene when it is on screen: every combination that some way leads to.
struct Surroundings: Equatable {
  private var bits: UInt8 = 0

  static let none = Surroundings()
  /// Alone: the window's root, or presented.
  static let free = Surroundings(bits: 1)
  static let inNavigation = Surroundings(bits: 2)
  static let inSplit = Surroundings(bits: 4)
  static let inBoth = Surroundings(bits: 8)
  /// Code that no program shows puts it somewhere.
  static let unknown = Surroundings(bits: 16)
  /// The way that put it somewhere may be an unresolved one.
  static let unresolved = Surroundings(bits: 32)

  private init(bits: UInt8 = 0) {
    self.bits = bits
  }

  func contains(_ other: Surroundings) -> Bool { bits & other.bits == other.bits }
  func meets(_ other: Surroundings) -> Bool { bits & other.bits != 0 }
  func union(_ other: Surroundings) -> Surroundings { Surroundings(bits: bits | other.bits) }

  /// Whether it is known that no navigation controller is ever around it.
  var isNeverInNavigation: Bool {
    self != .none && !meets(.inNavigation.union(.inBoth).union(.unknown).union(.unresolved))
  }

  /// Whether it is known that nothing around it ever answers to `show`.
  var isNeverInContainer: Bool { isNeverInNavigation && !meets(.inSplit) }

  /// Whether it is known that a stack which is shown from here is presented: no split view would take it for a column.
  var presentsStacks: Bool {
    self != .none && !meets(.inSplit.union(.unknown).union(.unresolved))
  }

  var isSometimesInNavigation: Bool { meets(.inNavigation.union(.inBoth)) }

  /// What is around a scene that is held by a container which has this around it.
  fileprivate func inside(_ container: ControllerKind, wrapsColumns: Bool) -> Surroundings {
    switch container {
    case .navigation: meets(.inSplit.union(.inBoth)) ? .inBoth.union(.inNavigation) : .inNavigation
    // The column style puts its columns into navigation controllers (SPLIT-4).
    case .split where wrapsColumns: .inBoth
    case .split: isSometimesInNavigation ? .inBoth.union(.inSplit) : .inSplit
    case .view, .table, .collection, .tabBar, .page, .alert, .actionSheet, .system: self
    }
  }

  /// What is around a stack that `show` from inside of this leads to: another stack presents it (NAV-42).
  fileprivate var shownStack: Surroundings {
    var result = Surroundings.none
    if meets(.inSplit) { result = result.union(.inSplit) }
    if meets(.free.union(.inNavigation).union(.inBoth)) { result = result.union(.free) }
    return meets(.unknown) ? result.union(.unknown) : result
  }

  /// What is around a scene that `showDetail` leads to, which a navigation controller does not answer to (SEG-23 to SEG-25).
  fileprivate var shownAsDetail: Surroundings {
    var result = Surroundings.none
    if meets(.inSplit.union(.inBoth)) { result = result.union(.inSplit).union(.inBoth) }
    if meets(.free.union(.inNavigation)) { result = result.union(.free) }
    return meets(.unknown) ? result.union(.unknown) : result
  }
}

extension NavigationMap {
  /// The storyboards whose code may put a scene of another one on a stack: they have classes of their own, and something
  /// that holds stacks. Two are enough to know that there is another.
  private func storyboardsThatMayStack(_ program: Program) -> [ID<Storyboard>] {
    var found: [ID<Storyboard>] = []
    for storyboard in program.storyboards.ids {
      let scenes = program.storyboards[storyboard].scenes
      let hasCode = scenes.contains { !program[$0].className.isNone }
      let holdsStacks = scenes.contains {
        program[$0].kind == .navigation || program[$0].kind == .split
      }
      if hasCode && holdsStacks { found.append(storyboard) }
      if found.count == 2 { break }
    }
    return found
  }

  /// For every scene, along every way from the entries until nothing new comes.
  func surroundings(_ program: Program) -> [Surroundings] {
    var around = [Surroundings](repeating: .none, count: program.scenes.count)
    var open: [ID<Scene>] = []
    // Several things may come to be around a scene before anybody looks at it.
    var isOpen = [Bool](repeating: false, count: program.scenes.count)
    func add(_ new: Surroundings, to scene: ID<Scene>) {
      let old = around[Int(scene.index)]
      let sum = old.union(new)
      if sum == old { return }
      around[Int(scene.index)] = sum
      if isOpen[Int(scene.index)] { return }
      isOpen[Int(scene.index)] = true
      open.append(scene)
    }
    // Few programs have such a delegate, and they are large to look into.
    let mayWrap = program.attributes.rows.contains { $0.key == .wrapsWhenAdapted }
    let stacking = storyboardsThatMayStack(program)
    for entry in entries {
      let storyboard = program[entry].storyboard
      // What another storyboard's code may push it on.
      let isPushable = !isOneApp || stacking.contains { $0 != storyboard }
      add(
        program.surroundings(ofEntry: entry, isInMain: isMain(storyboard) || !isPushable), to: entry
      )
    }
    while let scene = open.popLast() {
      isOpen[Int(scene.index)] = false
      let beyond = program.beyond(scene, inside: around[Int(scene.index)])
      for index in range(ofEdgesFrom: scene) {
        let destination = edges[index].destination
        var new = beyond.surroundings(along: edges[index])
        if mayWrap, program.wraps(edges[index]) { new = new.union(.inNavigation) }
        add(new, to: destination)
      }
    }
    let doubtful = program.scenes.ids.filter { !isWholeAround($0, program) }
    for scene in scenes(from: doubtful) {
      around[Int(scene.index)] = around[Int(scene.index)].union(.unresolved)
    }
    return around
  }
}

/// What is around the scenes that the ways of one lead to. It is the same for all ways of a kind, and a scene has many.
private struct Beyond {
  let held: Surroundings
  /// As around the scene itself (SEG-20 to SEG-22).
  let shown: Surroundings
  let shownStack: Surroundings
  let shownAsDetail: Surroundings

  func surroundings(along edge: NavigationMap.Edge) -> Surroundings {
    switch edge.way {
    case .holds: held
    case .shows where edge.isPresentedByStacks: shownStack
    case .shows, .pushes, .replaces: shown
    case .showsDetail: shownAsDetail
    case .presents, .becomesRoot: .free
    case .unknown: .unknown
    }
  }
}

extension Program {
  /// Code that makes a scene of a storyboard may put it into any container. The app's first screen is the one
  /// that UIKit makes.
  fileprivate func surroundings(ofEntry scene: ID<Scene>, isInMain: Bool) -> Surroundings {
    let isFirst = self[self[scene].storyboard].initial == scene && isInMain
    switch sources[self[scene].place.source].format {
    case .text: return .free
    case .storyboard: return isFirst && self[cold: scene].identifier.isNone ? .free : .unknown
    }
  }

  /// What the ways out of a scene lead into, by what is around the scene.
  fileprivate func beyond(_ scene: ID<Scene>, inside around: Surroundings) -> Beyond {
    let kind = scenes[scene].kind
    // Only split views have a style.
    let hasColumns = kind == .split && self[scene, .splitStyle] != .unspecified
    // A container's own arrows are its own to answer.
    let inside = around.inside(kind, wrapsColumns: hasColumns)
    // What does not fit the bar is pushed on the stack of More (MORE-6), and people choose what that is.
    let hasMore = kind == .tabBar && scenes[cold: scene].relationships.count > 5
    return Beyond(
      held: hasMore ? inside.union(.inNavigation) : inside, shown: inside,
      shownStack: inside.shownStack, shownAsDetail: inside.shownAsDetail)
  }

  /// Where there is no room for a style, a delegate may put what it presents into a navigation controller (TRAIT-11).
  fileprivate func wraps(_ edge: NavigationMap.Edge) -> Bool {
    if self[edge.destination, .wrapsWhenAdapted] == true { return true }
    guard case .segue(let segue) = edge.origin else { return false }
    return self[segue, .wrapsWhenAdapted] == true
  }
}
