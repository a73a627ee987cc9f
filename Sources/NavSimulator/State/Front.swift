import NavModel
import NavText

extension NavigationState {
  /// The controllers that touches can reach, in preorder: nothing that lies under a presentation.
  public var front: [Int] {
    var found: [Int] = []
    forEachInFront { found.append($0) }
    return found
  }

  /// The one of them that is meant and is last, which is nearest to the eye.
  @inline(__always)
  func lastInFront(where isMeant: (Int) -> Bool) -> Int? {
    var found: Int?
    forEachInFront { if isMeant($0) { found = $0 } }
    return found
  }

  /// The same without a list.
  @inline(__always)
  private func forEachInFront(_ body: (Int) -> Void) {
    if !controllers.isEmpty { walkFront(0, body) }
  }

  @inline(__always)
  private func walkFront(_ start: Int, _ body: (Int) -> Void) {
    var position = start
    while true {
      if let presented = cover(of: position) {
        position = presented
        continue
      }
      body(position)
      if isCustomizing(position) || !hasRowsBelow(position) { return }
      guard controllers[position].kind.showsOne else { return walkFront(below: position, body) }
      guard let shown = onlyShownChild(of: position) else { return }
      position = shown
    }
  }

  private func walkFront(below position: Int, _ body: (Int) -> Void) {
    // What lies under columns cannot be touched.
    let isUnder = controllers[position].kind == .split && isOver(position)
    forEachShownChild(of: position) { child in
      if !(isUnder && controllers[child].role == .secondary) { walkFrontAgain(child, body) }
    }
  }

  private func walkFrontAgain(_ start: Int, _ body: (Int) -> Void) { walkFront(start, body) }

  private func isCustomizing(_ position: Int) -> Bool {
    hasColdFields && customizing?.tabs == controllers[position].identity
  }

  private func isOver(_ split: Int) -> Bool {
    controllers[split].displayMode.isOver && !controllers[split].flags.contains(.collapsed)
  }

  /// The controller whose content a person looks at (NAV-17, NAV-18); nil on the More list or an empty stack.
  public var visible: Int? {
    guard !controllers.isEmpty else { return nil }
    var current = 0
    while true {
      if let presented = cover(of: current) {
        current = presented
      } else if !controllers[current].kind.isContainer {
        return current
      } else {
        // The last of several columns is the detail.
        var shown: Int?
        forEachShownChild(of: current) { shown = $0 }
        guard let shown else { return nil }
        current = shown
      }
    }
  }

  /// The one of this kind that is nearest to the eye.
  func lastInFront(of kind: ControllerKind) -> Int? {
    // Most apps have no split views and no pages.
    guard controllers.contains(where: { $0.kind == kind }) else { return nil }
    return lastInFront { controllers[$0].kind == kind }
  }

  /// The same among those in front, where they are known.
  func last(_ kind: ControllerKind, among front: [Int]) -> Int? {
    front.last { controllers[$0].kind == kind }
  }

  var frontTabBar: Int? { lastInFront(of: .tabBar) }
  var frontNavigation: Int? { lastInFront(of: .navigation) }

  /// The tab bar controllers that can be touched, innermost first.
  public var frontTabBars: [Int] { front.filter { controllers[$0].kind == .tabBar }.reversed() }

  /// The navigation controllers that can be touched, that of the visible scene first.
  public var frontNavigations: [Int] {
    let all = front.filter { controllers[$0].kind == .navigation }
    return all.reversed()
  }

  /// The live controller of a scene that is nearest to the eye: it shares most ancestors with the visible one.
  public func instance(of scene: ID<Scene>, _ kind: ControllerKind? = nil) -> Int? {
    nearestToEye { !$0.isSynthetic && $0.scene == scene && (kind == nil || $0.kind == kind) }
  }

  /// The nearest controller that is meant; of several the one on screen, then the one on top.
  func nearestToEye(_ isMeant: (Controller) -> Bool) -> Int? {
    var eye: [Int] = []
    var next = visible ?? front.last
    while let position = next {
      eye.append(position)
      next = parent(of: position)
    }
    var best: Int?
    var bestRank = -1
    for position in controllers.indices where isMeant(controllers[position]) {
      var shared = position
      while !eye.contains(shared), let parent = parent(of: shared) { shared = parent }
      let isSeen = controllers[position].appearance == .appeared
      let rank = Int(controllers[shared].depth) * 2 + (isSeen ? 1 : 0)
      if rank >= bestRank { (best, bestRank) = (position, rank) }
    }
    return best
  }

  /// The presented controllers that a person can see or uncover, from the bottom up.
  public var presentedChain: [Int] {
    var found: [Int] = []
    if !controllers.isEmpty { collectPresented(0, into: &found) }
    return found
  }

  /// What a controller or its nearest ancestor presents, and everything above that (MODAL-1).
  public func presentedChain(above position: Int) -> [Int] {
    var found: [Int] = []
    var next: Int? = position
    while let current = next {
      if let presented = presented(by: current) {
        found.append(presented)
        collectPresented(presented, into: &found)
        return found
      }
      next = controllers[current].role == .presented ? nil : parent(of: current)
    }
    return found
  }

  /// `presentingViewController`: who presents a controller, or what it is in (MODAL-1).
  public func presenter(of position: Int) -> Int? {
    let root = presentationRoot(of: position)
    return controllers[root].role == .presented ? parent(of: root) : nil
  }

  /// Why nothing in front is in a navigation controller: the nearest behind it, and what lies over that.
  var missingStack: Refusal {
    var chain = presentedChain
    while let cover = chain.popLast(), let presenter = presenter(of: cover) {
      let behind = controllers.indices.last {
        controllers[$0].kind == .navigation && !controllers[$0].isSynthetic
          && controllers[$0].isViewLoaded
          && presentationRoot(of: $0) == presentationRoot(of: presenter)
      }
      if let behind, !controllers[cover].isSynthetic {
        return .stackCovered(controllers[behind].scene, by: controllers[cover].scene)
      }
    }
    return .noStack
  }

  private func collectPresented(_ position: Int, into found: inout [Int]) {
    guard hasRowsBelow(position) else { return }
    for child in shownChildren(of: position) {
      collectPresented(child, into: &found)
    }
    if let presented = presented(by: position) {
      found.append(presented)
      collectPresented(presented, into: &found)
    }
  }

  /// The last of them, which is on top, without a list.
  var topPresented: Int? { controllers.isEmpty ? nil : topPresented(from: 0) }

  private func topPresented(from start: Int) -> Int? {
    guard hasRowsBelow(start) else { return nil }
    if let presented = presented(by: start) { return topPresented(from: presented) ?? presented }
    if controllers[start].kind.showsOne {
      return onlyShownChild(of: start).flatMap { topPresented(from: $0) }
    }
    var found: Int?
    forEachShownChild(of: start) { found = topPresented(from: $0) ?? found }
    return found
  }
}
