import NavLayout
import NavModel
import NavText

/// What is written in one go: a storyboard, or some of its scenes where it has very many.
public struct StoryboardPiece: Sendable {
  /// What all pieces of the storyboard share; nil where this is all of it.
  let plan: StoryboardPlan?
  let storyboard: ID<Storyboard>
  let scenes: IDRange<Scene>
  /// Whether no other piece of its storyboard comes after it.
  let isLast: Bool

  /// Those of a program in the order of its storyboards, with at most so many scenes each.
  static func all(
    of program: SharedProgram, _ options: ExportOptions, _ names: SharedNames, mostScenes: Int
  ) -> [StoryboardPiece] {
    let most = max(1, mostScenes)
    return program.tables.storyboards.ids.flatMap { storyboard in
      let scenes = program.tables.storyboards[storyboard].scenes
      // A storyboard without scenes is a piece too.
      if scenes.count <= most {
        return [
          StoryboardPiece(plan: nil, storyboard: storyboard, scenes: scenes, isLast: true)
        ]
      }
      let plan = StoryboardPlan(storyboard, of: WrittenProgram(program, options, names))
      return stride(from: scenes.startIndex, to: scenes.endIndex, by: most).map { start in
        let end = min(start + most, scenes.endIndex)
        return StoryboardPiece(
          plan: plan, storyboard: storyboard, scenes: IDRange(start, end),
          isLast: end == scenes.endIndex)
      }
    }
  }

  /// Writes it, on any thread.
  func written(
    of program: SharedProgram, _ options: ExportOptions, _ names: SharedNames
  ) -> WrittenPiece {
    let own = WrittenProgram(program, options, names)
    var writer = StoryboardWriter(
      own, plan ?? StoryboardPlan(storyboard, of: own), writing: scenes)
    writer.writeScenes(scenes)
    return WrittenPiece(
      isLast: isLast,
      content: plan.map { .scenes(writer.takeScenes(), $0) }
        ?? .storyboard(WrittenStoryboard(storyboard, by: &writer)))
  }
}

/// What came of a piece.
public struct WrittenPiece: Sendable {
  enum Content: Sendable {
    case storyboard(WrittenStoryboard)
    case scenes(WrittenScenes, StoryboardPlan)
  }

  /// Whether no other piece of its storyboard comes after it.
  let isLast: Bool
  let content: Content
}

/// A storyboard with all of its scenes, and what it can't say.
struct WrittenStoryboard: Sendable {
  let storyboard: ExportedStoryboard
  let losses: [ExportLoss]

  private init(storyboard: ExportedStoryboard, losses: [ExportLoss]) {
    (self.storyboard, self.losses) = (storyboard, losses)
  }

  /// - Parameter text: nil where it has been passed on.
  init(
    _ storyboard: ID<Storyboard>, of program: WrittenProgram, _ text: StoryboardText?,
    _ losses: [ExportLoss]
  ) {
    self.init(storyboard: ExportedStoryboard(of: program, storyboard, text), losses: losses)
  }

  /// What a writer makes that has written all scenes.
  init(_ storyboard: ID<Storyboard>, by writer: inout StoryboardWriter) {
    let text = writer.finish()
    self.init(storyboard, of: writer.program, text, writer.losses.all)
  }

  /// The same with its text passed on.
  func passed(to stream: StoryboardStream) -> WrittenStoryboard {
    storyboard.forEachPiece(stream.append)
    return WrittenStoryboard(storyboard: storyboard.withoutBytes(), losses: losses)
  }
}
