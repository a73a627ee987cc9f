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

  /// States from which no goal can be reached, one for each node, the nearest to the launch first.
  public func stuck(among isAsked: (ID<NavigationState>) -> Bool = { _ in true }) -> [Place] {
    var found: [(place: Place, cost: Int)] = []
    for node in product.states.ids where isAsked(node) && near.distance(from: node) == nil {
      let tab = Int(product.tabOfNode[Int(node.index)])
      if leaving.distance(from: node) == nil {
        found.append((product.nearest(node), product.distance(of: node)))
        continue
      }
      guard let others = worst(around: tab, { $0 == nil }) else { continue }
      let place = Place(node: node, others: others)
      found.append((place, product.distance(of: place)))
    }
    return found.sorted {
      ($0.cost, $0.place.node.index) < ($1.cost, $1.place.node.index)
    }.map { $0.place }
  }

  /// How the tabs around one are where none of them is of use; nil where one of them always is.
  private func worst(around tab: Int, _ isBad: (Int?) -> Bool) -> [ID<TabProduct.Form>?]? {
    var others = [ID<TabProduct.Form>?](repeating: nil, count: entries.count)
    for other in entries.indices where other != tab && !product.tabs[other].nodes.isEmpty {
      guard let entry = entries[other].first(where: { isBad($0.distance) }) else { return nil }
      others[other] = entry.form
    }
    return others
  }

  // MARK: How far

  /// The state farthest from the goal of all in which a node is in front, and how far; nil for the distance where it
  /// cannot be reached.
  public func farthest(at node: ID<NavigationState>) -> (place: Place, distance: Int?) {
    let tab = Int(product.tabOfNode[Int(node.index)])
    var others = [ID<TabProduct.Form>?](repeating: nil, count: entries.count)
    var least: Int?
    if let away = leaving.distance(from: node) {
      for other in entries.indices where other != tab {
        let ways = entries[other]
        guard let worst = ways.max(by: { ($0.distance ?? .max) < ($1.distance ?? .max) }) else {
          continue
        }
        others[other] = worst.form
        if let distance = worst.distance { least = min(least ?? .max, away + 1 + distance) }
      }
      if let here = near.distance(from: node) { least = min(least ?? .max, here) }
      return (Place(node: node, others: others), least)
    }
    return (product.nearest(node), near.distance(from: node))
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
