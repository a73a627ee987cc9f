import NavModel
import NavText

/// What is written in one go: a storyboard, or some of its scenes where it has very many.
public struct StoryboardPiece: Sendable {
  let storyboard: ID<Storyboard>
  let scenes: IDRange<Scene>
  let isWhole: Bool
  /// Whether no other piece of its storyboard comes after it.
  let isLast: Bool

  /// Those of a program in the order of its storyboards, with at most so many scenes each.
  static func all(of program: Program, mostScenes: Int) -> [StoryboardPiece] {
    let most = max(1, mostScenes)
    return program.storyboards.ids.flatMap { storyboard in
      let scenes = program[storyboard].scenes
      let isWhole = scenes.count <= most
      // A storyboard without scenes is a piece too.
      let starts =
        isWhole
        ? [scenes.startIndex]
        : Array(stride(from: scenes.startIndex, to: scenes.endIndex, by: most))
      return starts.map { start in
        let end = min(start + most, scenes.endIndex)
        return StoryboardPiece(
          storyboard: storyboard, scenes: IDRange(start, end), isWhole: isWhole,
          isLast: end == scenes.endIndex)
      }
    }
  }

  /// Writes it, on any thread.
  func written(
    of program: Program, _ options: ExportOptions, _ names: SharedNames
  ) -> WrittenPiece {
    var writer = StoryboardWriter(program, storyboard, options, names, scenes: scenes)
    writer.writeScenes(scenes)
    return WrittenPiece(
      piece: self,
      content: isWhole
        ? .storyboard(WrittenStoryboard(storyboard, of: program, by: &writer))
        : .scenes(writer.takeScenes()))
  }
}

/// What came of a piece.
public struct WrittenPiece: Sendable {
  enum Content: Sendable {
    case storyboard(WrittenStoryboard)
    case scenes(WrittenScenes)
  }

  let piece: StoryboardPiece
  let content: Content
}

/// A storyboard with all of its scenes, and what it can't say.
struct WrittenStoryboard: Sendable {
  let storyboard: ExportedStoryboard
  let losses: [ExportLoss]

  /// What a writer makes that has written all scenes.
  init(_ storyboard: ID<Storyboard>, of program: Program, by writer: inout StoryboardWriter) {
    self.storyboard = ExportedStoryboard(of: program, storyboard, writer.finish())
    losses = writer.losses.all
  }

  /// What scenes make that were written in pieces. Where two pieces have given objects the same id, or seen a picture in two
  /// sizes, all are written once more one after another.
  init(
    _ storyboard: ID<Storyboard>, of program: Program, _ pieces: [WrittenScenes],
    _ options: ExportOptions, _ names: SharedNames
  ) {
    var writer = StoryboardWriter(program, storyboard, options, names)
    for piece in pieces where !writer.takeOver(piece) {
      writer = StoryboardWriter(program, storyboard, options, names)
      writer.writeScenes(program[storyboard].scenes)
      break
    }
    self.init(storyboard, of: program, by: &writer)
  }
}
