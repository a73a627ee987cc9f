import NavLayout
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
  /// How their file says what could be said in more than one way.
  var form = KeptForm()
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
  private var text: StoryboardText?

  init(of program: WrittenProgram, _ storyboard: ID<Storyboard>, _ text: StoryboardText?) {
    name = program.whole.fileName(of: storyboard)
    self.storyboard = storyboard
    self.text = text
  }

  /// The whole file.
  public var bytes: [UInt8] { text?.bytes ?? [] }

  /// Lends the file piece by piece, where it need not be in one.
  public func forEachPiece(_ body: (RawSpan) -> Void) { text?.forEachPiece(body) }

  /// The same without its bytes, once they have been written.
  public consuming func withoutBytes() -> ExportedStoryboard {
    text = nil
    return self
  }
}

/// A program as storyboards.
public struct StoryboardExport: Sendable {
  /// In the order of the program.
  public let storyboards: [ExportedStoryboard]
  /// What they can't say.
  public let losses: [ExportLoss]

  /// Makes the tables that every export looks things up in, by exporting an empty storyboard. A thread that has nothing else
  /// to do while a text is compiled saves the others a wait.
  @Sendable public static func prepare() {
    var builder = ProgramBuilder()
    let name = builder.program.names.intern("Main")
    let place = Place(ID(0), SourceRange(0, 0))
    builder.program.storyboards.append(Storyboard(name: name, place: place))
    _ = StoryboardExport(builder.program)
  }

  /// How many scenes are written in one go by default: to put pieces together takes time too.
  public static var usualPieceSize: Int { 250 }

  /// - Parameter mostScenes: how many scenes are written in one go at most.
  public init(
    _ program: Program, _ options: ExportOptions = ExportOptions(),
    mostScenes: Int = usualPieceSize
  ) {
    self.init(program, options, mostScenes: mostScenes) { pieces, write, take in
      for piece in pieces { take(write(piece)) }
    } keep: {
      $0
    }
  }

  /// - Parameters:
  ///   - mostScenes: how many scenes are written in one go at most.
  ///   - spread: writes each of the pieces, in any order, and takes what came of them in theirs.
  ///   - stream: takes the text of the only storyboard, of which the export keeps nothing then.
  ///   - keep: does with a finished storyboard what is to be done, and gives back what the export keeps of it.
  public init(
    _ program: Program, _ options: ExportOptions, mostScenes: Int = usualPieceSize,
    into stream: StoryboardStream? = nil,
    spread: (
      [StoryboardPiece], _ write: @escaping @Sendable (StoryboardPiece) -> WrittenPiece,
      _ take: (consuming WrittenPiece) -> Void
    ) -> Void,
    keep: @escaping (consuming ExportedStoryboard) -> ExportedStoryboard
  ) {
    let names = SharedNames(program.names)
    // A closure that holds a program would copy it for every piece.
    let shared = SharedProgram(program)
    var kept: [ExportedStoryboard] = []
    var losses = ExportLosses()
    let stream = program.storyboards.count == 1 ? stream : nil
    var split: SplitStoryboard?
    spread(
      StoryboardPiece.all(of: shared, options, names, mostScenes: mostScenes)
    ) { piece in
      piece.written(of: shared, options, names)
    } _: { written in
      let whole: WrittenStoryboard
      switch written.content {
      case .storyboard(let storyboard):
        whole = stream.map { storyboard.passed(to: $0) } ?? storyboard
      case .scenes(let scenes, let plan):
        if split == nil {
          split = SplitStoryboard(plan, of: WrittenProgram(shared, options, names), into: stream)
        }
        split?.add(scenes)
        guard written.isLast, let end = split?.finish() else { return }
        split = nil
        whole = end
      }
      losses.add(whole.losses)
      kept.append(keep(whole.storyboard))
    }
    losses.addCode(of: program)
    storyboards = kept
    self.losses = losses.all
  }
}

extension Program {
  /// What code and references call a storyboard: the name of its file, without ending.
  public func fileName(of storyboard: ID<Storyboard>) -> String {
    let attributes = self[storyboard].attributes
    return names[self[attributes, .nameAtRunTime] ?? self[storyboard].name]
  }
}
