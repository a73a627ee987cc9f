import NavModel
import NavText

/// A storyboard whose scenes are written in pieces, while it is put together again.
///
/// What they use is listed before them. Where the text is passed on as it comes, that list is what the first piece uses, and
/// in the end it is seen whether others used more. That is rare, and so is what can't be put together: where two pieces have
/// given objects the same id, or seen a picture in two sizes. Then all scenes are written once more, one after another.
struct SplitStoryboard: ~Copyable {
  private let plan: StoryboardPlan
  private let program: WrittenProgram
  private let stream: StoryboardStream?
  private var writer: StoryboardWriter
  /// What was passed on before the scenes.
  private var head: [UInt8]?
  private var isWhole = true

  init(_ plan: StoryboardPlan, of program: WrittenProgram, into stream: StoryboardStream?) {
    (self.plan, self.program, self.stream) = (plan, program, stream)
    writer = StoryboardWriter(program, plan, writing: nil)
  }

  /// Goes on with the next piece.
  mutating func add(_ scenes: WrittenScenes) {
    isWhole = isWhole && writer.takeOver(scenes)
    guard isWhole else { return }
    guard let stream else { return writer.append(scenes.text) }
    if head == nil {
      let head = writer.head()
      unsafe stream.append(head.span.bytes)
      self.head = head
    }
    scenes.text.lend(stream.append)
  }

  /// The storyboard after its last piece.
  mutating func finish() -> WrittenStoryboard {
    if isWhole {
      let text = writer.finish()
      if let stream, head == text.head {
        text.forEachPiece(behindHead: true, stream.append)
        return WrittenStoryboard(plan.storyboard, of: program, nil, writer.losses.all)
      } else if stream == nil {
        return WrittenStoryboard(plan.storyboard, of: program, text, writer.losses.all)
      }
    }
    stream?.startOver()
    let scenes = program[plan.storyboard].scenes
    writer = StoryboardWriter(program, plan, writing: scenes)
    writer.writeScenes(scenes)
    let written = WrittenStoryboard(plan.storyboard, by: &writer)
    return stream.map { written.passed(to: $0) } ?? written
  }
}
