import NavModel
import NavText
import NavXcode

/// What is known of a storyboard before its scenes are written, for all pieces that they are written in.
struct StoryboardPlan: Sendable {
  let storyboard: ID<Storyboard>
  let seed: Seed
  let sceneSeeds: [Seed]
  /// Where scenes are on the canvas, unless the options say so.
  let places: ScenePlaces?
  /// The device whose screen the canvas shows.
  let canvasDevice: Device
  /// How large that is, in thousandths of a point.
  let canvas: (width: Int32, height: Int32)
  /// The class of each scene, in order, so that those of the same class are beside each other.
  private let classes: [UInt32]

  init(_ storyboard: ID<Storyboard>, of program: WrittenProgram) {
    self.storyboard = storyboard
    let row = program[storyboard]
    let seed = Seed(row.name, of: program)
    self.seed = seed
    sceneSeeds = row.scenes.map { seed.adding(program[$0].name, of: program) }
    places = program.options.canvas.isEmpty ? ScenePlaces(program, storyboard) : nil
    canvasDevice = program.whole.device(in: row.attributes) ?? .standard
    let facts = canvasDevice.facts
    canvas = (Int32(facts.width * 1000), Int32(facts.height * 1000))
    classes = row.scenes.map { program[$0].className.index }.sorted()
  }

  /// Whether one scene has this class, and no other.
  func isOfOneScene(_ className: Name) -> Bool {
    var (start, end) = (0, classes.count)
    while start < end {
      let middle = (start + end) / 2
      if classes[middle] < className.index { start = middle + 1 } else { end = middle }
    }
    let next = start + 1
    return start < classes.count && classes[start] == className.index
      && (next == classes.count || classes[next] != className.index)
  }
}
