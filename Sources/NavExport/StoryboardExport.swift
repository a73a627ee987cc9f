import NavModel
import NavText

/// How a program is written as storyboards.
public struct ExportOptions: Sendable {
  /// The module of classes that name none. Interface Builder looks for a Swift class in one.
  public enum Module: Hashable, Sendable {
    /// They have none: classes of Objective-C.
    case none
    /// That of the app's target, which Xcode fills in.
    case target
    case named(String)
  }

  public var module = Module.none
  /// Whether views that nothing places get the frames of the layout.
  public var placesViews = false
  /// Where scenes are on the canvas, by scene; where this is empty, as what leads where says.
  public var canvas: [CanvasPoint] = []
  /// Ids that objects have already.
  public var ids: [ObjectRole: String] = [:]
  /// Ids that belong to what no program says.
  public var takenIDs: Set<String> = []
  /// Elements that are the root views of their scenes.
  public var rootElements: Set<ID<Element>>?

  /// Views that their file places, of which the program may say nothing.
  var placedViews: Set<ID<Element>> = []
  /// Views that their file has beside their controllers: import reads them behind all others.
  var viewsBeside: Set<ID<Element>> = []
  /// References that are there already.
  var references: [SceneReferenceTarget] = []

  public init() {}
}

/// A place on Interface Builder's canvas, in its points.
public struct CanvasPoint: Hashable, Sendable {
  public let x: Int
  public let y: Int

  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}

/// A storyboard of a program, as Interface Builder writes it.
public struct ExportedStoryboard: Sendable {
  /// The name of its file, without ending.
  public let name: String
  public let storyboard: ID<Storyboard>
  /// Nil once it is not needed any more.
  fileprivate var text: StoryboardText?

  /// The whole file.
  public var bytes: [UInt8] { text?.bytes ?? [] }

  /// Lends the file piece by piece, where it need not be in one.
  public func forEachPiece(_ body: (RawSpan) -> Void) { text?.forEachPiece(body) }
}

/// A program as storyboards.
public struct StoryboardExport: Sendable {
  /// In the order of the program.
  public let storyboards: [ExportedStoryboard]
  /// What they can't say.
  public let losses: [ExportLoss]

  /// One storyboard, and what it can't say.
  public struct Part: Sendable {
    public fileprivate(set) var storyboard: ExportedStoryboard
    fileprivate let losses: [ExportLoss]

    /// The same without the bytes, once they have been written.
    public consuming func withoutBytes() -> Part {
      storyboard.text = nil
      return self
    }
  }

  /// Makes the tables that every export looks things up in, by exporting an empty storyboard. A thread that has nothing else
  /// to do while a text is compiled saves the others a wait.
  @Sendable public static func prepare() {
    var builder = ProgramBuilder()
    let name = builder.program.names.intern("Main")
    let place = Place(ID(0), SourceRange(0, 0))
    builder.program.storyboards.append(Storyboard(name: name, place: place))
    _ = StoryboardExport(builder.program)
  }

  public init(_ program: Program, _ options: ExportOptions = ExportOptions()) {
    self.init(program, options) { ids, write in ids.map(write) }
  }

  /// - Parameter spread: writes each of the storyboards, in any order, and gives what came of it in theirs.
  public init(
    _ program: Program, _ options: ExportOptions,
    spread: (
      [ID<Storyboard>], @escaping @Sendable (ID<Storyboard>) -> Part
    ) -> [Part]
  ) {
    let names = SharedNames(program.names)
    let parts = spread(Array(program.storyboards.ids)) { id in
      var writer = StoryboardWriter(program, id, options, names)
      let text = writer.writeText()
      return Part(
        storyboard: ExportedStoryboard(
          name: program.fileName(of: id), storyboard: id, text: text),
        losses: writer.losses.all)
    }
    storyboards = parts.map { $0.storyboard }
    var losses = ExportLosses()
    for part in parts { losses.add(part.losses) }
    losses.addCode(of: program)
    self.losses = losses.all
  }
}

extension Program {
  /// What code and references call a storyboard: the name of its file.
  func fileName(of storyboard: ID<Storyboard>) -> String {
    let attributes = self[storyboard].attributes
    return names[self[attributes, .nameAtRunTime] ?? self[storyboard].name]
  }
}
