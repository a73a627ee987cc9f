import NavText
import NavXcode

/// Who leads to whom in one storyboard, read from the file without the linter's own map: the judge must know by itself
/// what a defect should do.
struct StoryboardMap: Sendable {
  struct Way: Sendable {
    let source: ID<StoryboardScene>
    let destination: ID<StoryboardScene>
    let connection: ID<StoryboardConnection>
    /// As the file says it: `show`, `rootViewController`.
    let word: String
  }

  private(set) var ways: [Way] = []
  /// The initial controller's scene.
  private(set) var initial: ID<StoryboardScene>?
  private(set) var identified: Set<ID<StoryboardScene>> = []
  /// Whether some segue or relationship leads nowhere, or a container holds nothing: then nobody can tell who is out of
  /// reach.
  private(set) var hasGaps = false
  private let document: StoryboardDocument
  private(set) var reachable: Set<ID<StoryboardScene>> = []

  init(_ document: StoryboardDocument) {
    self.document = document
    var fullContainers: Set<ID<StoryboardScene>> = []
    for id in document.connections.ids {
      let row = document[id]
      guard row.kind == .segue || row.kind == .relationship else { continue }
      let kind = document.text("kind", in: row.element) ?? ""
      let word = document.text("relationship", in: row.element) ?? kind
      if document.defect(of: id) != nil { hasGaps = true }
      guard let source = row.scene, let target = row.target,
        let destination = document[target].scene
      else { continue }
      if row.kind == .relationship { fullContainers.insert(source) }
      if kind == "unwind" { continue }
      ways.append(Way(source: source, destination: destination, connection: id, word: word))
    }
    if let attribute = document.initialController {
      let value = document.xml.value(attribute)
      let object = document.objects.ids.first { document.idText($0) == value }
      initial = object.flatMap { document[$0].scene }
      if initial == nil { hasGaps = true }
    }
    for scene in document.scenes.ids {
      guard let controller = document[scene].controller else { continue }
      if document.text("storyboardIdentifier", in: document[controller].element) != nil {
        identified.insert(scene)
      }
      let isContainer = ["navigationController", "tabBarController", "splitViewController"]
        .contains(document.word(controller))
      if isContainer && !fullContainers.contains(scene) { hasGaps = true }
    }
    reachable = scenes(from: identified.union(initial.map { [$0] } ?? []))
  }

  func scenes(
    from start: Set<ID<StoryboardScene>>, along isTaken: (Way) -> Bool = { _ in true }
  ) -> Set<ID<StoryboardScene>> {
    var found = start
    var open = Array(start)
    while let scene = open.popLast() {
      for way in ways where way.source == scene && isTaken(way) {
        if found.insert(way.destination).inserted { open.append(way.destination) }
      }
    }
    return found
  }

  func ways(to scene: ID<StoryboardScene>) -> [Way] { ways.filter { $0.destination == scene } }
  func ways(from scene: ID<StoryboardScene>) -> [Way] { ways.filter { $0.source == scene } }

  /// A controller that holds no others.
  func isPlain(_ scene: ID<StoryboardScene>) -> Bool {
    guard let controller = document[scene].controller else { return false }
    return ["viewController", "tableViewController", "collectionViewController"]
      .contains(document.word(controller))
  }

  /// Whether a scene is only ever alone on the screen: presented, or the first one.
  func isAlwaysFree(_ scene: ID<StoryboardScene>) -> Bool {
    guard isPlain(scene), !identified.contains(scene) else { return false }
    let ways = ways(to: scene)
    if ways.isEmpty { return initial == scene }
    return ways.allSatisfy {
      ["presentation", "modal", "popover", "popoverPresentation"].contains($0.word)
        && reachable.contains($0.source)
    }
  }
}
