import NavText

/// From which states of a product some others can be reached, whose marks are those of what is in front.
///
/// A goal is reached within the tab in front, or by way of another tab: then it depends on how that one was left. To go
/// by way of two other tabs, or to come back to the same, is never shorter; where it were, this is not to be had.
public struct TabProductWays: Sendable {
  /// A state: the node in front, and how each other tab was left; nil for one that is untouched.
  public struct Place: Sendable {
    public let node: ID<NavigationState>
    public let others: [ID<TabProduct.Form>?]
  }

  private let product: TabProduct
  /// Within a tab.
  private let near: Reachability
  private let leaving: Reachability
  /// By tab: how it may be, and how far the goal is from there when it is entered.
  private var entries: [[(form: ID<TabProduct.Form>?, distance: Int?)]] = []

  /// Nil where a way that leaves a tab and comes back to it is shorter than any within it.
  public init?(to goal: Exploration.Marks, in product: TabProduct) {
    let near = Reachability(
      of: { product[marks: $0] & goal == goal }, along: product.edges, among: product.states.ids)
    leaving = Reachability(
      of: { product.leaveForms[Int($0.index)] != nil }, along: product.edges,
      among: product.states.ids)
    self.product = product
    self.near = near
    for node in product.states.ids {
      guard let form = product.leaveForms[Int(node.index)] else { continue }
      let tab = product.tabs[Int(product.tabOfNode[Int(node.index)])]
      guard let back = near.distance(from: tab.returns[Int(form.index)]) else { continue }
      guard let here = near.distance(from: node), here <= back + 2 else { return nil }
    }
    for (index, tab) in product.tabs.enumerated() {
      var ways: [(form: ID<TabProduct.Form>?, distance: Int?)] = []
      if index > 0, let entry = tab.nodes.first { ways.append((nil, near.distance(from: entry))) }
      for form in tab.forms.ids {
        ways.append((ID(Int(form.index)), near.distance(from: tab.returns[Int(form.index)])))
      }
      entries.append(ways)
    }
  }

  // MARK: Stuck

  /// How many states there are from which no goal can be reached.
  public var stuckCount: StateCount {
    var count = StateCount(0)
    for (index, tab) in product.tabs.enumerated() {
      var always = 0
      var sometimes = 0
      for node in tab.nodes where near.distance(from: node) == nil {
        if leaving.distance(from: node) == nil { always += 1 } else { sometimes += 1 }
      }
      count = count + StateCount(always) * product.surroundings(of: index)
      if sometimes == 0 { continue }
      var bad = StateCount(sometimes)
      for other in entries.indices where other != index && !product.tabs[other].nodes.isEmpty {
        bad = bad * StateCount(entries[other].count { $0.distance == nil })
      }
      count = count + bad
    }
    return count
  }

  // MARK: Far

  /// The states that are farther from a goal than so many moves, the nearest to the launch for each node that is asked
  /// about, and those in the order of their distance from the launch. Without a limit: those from which none can be
  /// reached.
  public func states(
    fartherThan limit: Int = .max, among isAsked: (ID<NavigationState>) -> Bool = { _ in true }
  ) -> [(place: Place, distance: Int?)] {
    var found: [(place: Place, distance: Int?, cost: Int)] = []
    for node in product.states.ids where isAsked(node) {
      guard let (place, distance) = nearest(to: node, fartherThan: limit) else { continue }
      found.append((place, distance, product.distance(of: place)))
    }
    found.sort { ($0.cost, $0.place.node.index) < ($1.cost, $1.place.node.index) }
    return found.map { ($0.place, $0.distance) }
  }

  private func nearest(
    to node: ID<NavigationState>, fartherThan limit: Int
  ) -> (place: Place, distance: Int?)? {
    func isFar(_ distance: Int?) -> Bool { distance.map { $0 > limit } ?? true }
    var least = near.distance(from: node)
    guard isFar(least) else { return nil }
    guard let away = leaving.distance(from: node) else { return (product.nearest(node), least) }
    let tab = Int(product.tabOfNode[Int(node.index)])
    var others = [ID<TabProduct.Form>?](repeating: nil, count: entries.count)
    for other in entries.indices where other != tab && !product.tabs[other].nodes.isEmpty {
      // Nearest to the launch is a tab that is untouched, and then how it may be left first.
      let entry = entries[other].first { isFar($0.distance.map { away + 1 + $0 }) }
      guard let entry else { return nil }
      others[other] = entry.form
      if let distance = entry.distance { least = min(least ?? .max, away + 1 + distance) }
    }
    return (Place(node: node, others: others), least)
  }
}

extension TabProduct {
  /// The state nearest to the launch in which a node is in front.
  func nearest(_ node: ID<NavigationState>) -> TabProductWays.Place {
    var others = [ID<Form>?](repeating: nil, count: tabs.count)
    if tabOfNode[Int(node.index)] != 0 { others[0] = ID(0) }
    return TabProductWays.Place(node: node, others: others)
  }

  /// The nodes from which nothing leads anywhere: each move leads back to the node, or out of the app.
  public var deadEnds: [ID<NavigationState>] {
    states.ids.filter { node in
      guard leaveForms[Int(node.index)] == nil else { return false }
      var leadsOn = false
      edges.forEach(from: node) { if let target = $0, target != node { leadsOn = true } }
      return !leadsOn
    }
  }

  /// In how many states one of these is in front.
  public func count(of nodes: [ID<NavigationState>]) -> StateCount {
    nodes.reduce(StateCount(0)) { $0 + surroundings(of: Int(tabOfNode[Int($1.index)])) }
  }
}
