import NavCompiler
import NavModel
import NavText

/// What a cursor is in, of the things that the app declares.
struct ScopeAtCursor {
  private(set) var storyboard: ID<Storyboard>?
  private(set) var scene: ID<Scene>?
  private(set) var `class`: ID<Class>?
  /// The list or row whose variable is known.
  private(set) var element: ID<Element>?

  /// Blocks are found by the places of their names, and by the names themselves where those have moved.
  init(_ scan: LineScan, in file: ID<SourceText>, of draft: Program) {
    for block in scan.blocks {
      guard let token = block.head.dropFirst().first, let name = scan.name(token),
        let id = draft.names.find(name)
      else { continue }
      switch block.kind {
      case .storyboard:
        storyboard = draft.storyboards.ids.first { draft[$0].name == id }
      case .scene:
        let owner = storyboard
        scene =
          draft.scenes.ids.first {
            draft[$0].name == id && draft[$0].storyboard == owner
          } ?? scene
      case .class: self.class = draft.classes.ids.first { draft[$0].name == id }
      case .element(let kind) where kind.isRow:
        let elements = scene.map { draft[$0].elements } ?? .empty
        element = elements.first { draft[$0].name == id }
      default: break
      }
    }
    let source = ID<ProgramSource>(Int(file.index))
    storyboard =
      storyboard ?? draft.storyboards.ids.first { draft[$0].place.source == source }
      ?? draft.mainStoryboard ?? draft.storyboards.ids.first
  }

  /// The classes whose members are at hand, the nearest first.
  func classes(of draft: Program) -> [ID<Class>] {
    if let `class` { return Self.chain(`class`, draft) }
    guard let scene, let custom = draft[draft.codeOwner(of: scene)].customClass else { return [] }
    return Self.chain(custom, draft)
  }

  static func chain(_ first: ID<Class>, _ draft: Program) -> [ID<Class>] {
    var chain = [first]
    while let next = draft[chain[chain.count - 1]].superclass, chain.count < 100 {
      chain.append(next)
    }
    return chain
  }
}
