import NavLayout
import NavModel
import NavStoryboard
import NavTesting
import NavText
import Testing

/// Interface Builder is asked: its files hold the frames that it computed and the views that it calls ambiguous.
@Suite("Stored frames")
struct StoredFramesTests {
  @Test("a sample with constraints, stacks and springs agrees to the point")
  func sample() {
    let file = Self.source("Tests/Storyboards/Forms/Layout.storyboard")
    let (views, problems, _) = Self.judged(file)
    #expect(views.count >= 13)
    for view in views {
      #expect(view.agrees, "\(view.stored) stored, computed \(String(describing: view.computed))")
    }
    #expect(problems.isEmpty)
  }

  /// What these numbers were when they were last looked at. They may only rise, and those of mistakes only fall.
  private enum Record {
    static let constraints = 6610
    /// Of these, what depends on no font, class or picture of an app, and was computed from the constraints beside it; in
    /// tenths of a percent how many they are of all that do.
    static let known = 3267
    static let knownShare = 970
    static let stacks = 789
    static let springs = 449
    static let rows = 1988
    static let wronglyAmbiguous = 23
    /// Constraints that contradict each other on the canvas that Xcode drew them on: in one scene a label of at most 300
    /// points fills 374, and Xcode marked it; in the other a view 60 points high is in a stack that is 50 high, in a
    /// view outside the screen that Xcode never laid out.
    static let conflicts = 2
    /// Of 16.
    static let inBars = 12
  }

  @Test("views of real apps stand where Interface Builder put them", .enabled(if: !paths.isEmpty))
  func corpus() async {
    var counts: [StoredFrames.Placement: FrameCount] = [:]
    var wronglyAmbiguous = 0
    var conflicts = 0
    var sizes: [ElementKind: Size] = [:]
    for (views, problems, own) in await Self.all() {
      for (kind, size) in own {
        sizes[kind, default: Size()].agreed += size.agreed
        sizes[kind, default: Size()].all += size.all
      }
      for case .conflict in problems { conflicts += 1 }
      for view in views where view.counts {
        counts[view.placement, default: FrameCount()].add(view)
        if view.foundAmbiguous { wronglyAmbiguous += 1 }
      }
    }
    func check(_ placement: StoredFrames.Placement, atLeast record: Int) {
      let count = counts[placement] ?? FrameCount()
      #expect(count.agreed >= record, "\(placement): \(count)")
    }
    check(.constraints, atLeast: Record.constraints)
    check(.stack, atLeast: Record.stacks)
    check(.springs, atLeast: Record.springs)
    check(.list, atLeast: Record.rows)
    // Interface Builder pins what has no constraints to where it was drawn, whatever lies over it.
    check(.fixed, atLeast: counts[.fixed]?.all ?? 0)
    let constraints = counts[.constraints] ?? FrameCount()
    #expect(constraints.knownAgreed >= Record.known, "\(constraints)")
    #expect(
      constraints.knownAgreed * 1000 >= constraints.known * Record.knownShare, "\(constraints)")
    #expect(Project.text(of: "README.md").contains(Self.claim(constraints)))
    for (kind, record) in Self.sizeRecord {
      let size = sizes[kind] ?? Size()
      #expect(size.agreed >= record, "\(kind): \(size.agreed) of \(size.all)")
    }
    #expect(wronglyAmbiguous <= Record.wronglyAmbiguous)
    #expect(conflicts <= Record.conflicts)
  }

  /// What README says of views that constraints place.
  private static func claim(_ count: FrameCount) -> String {
    let all = "\(count.all / 1000),\(count.all % 1000)"
    return """
      Checked against \(all) views in real
        storyboards whose frames Interface Builder computed from constraints, \(100 * count.agreed / count.all) % are within
      """
  }

  @Test("views in bars stand where Interface Builder put them", .enabled(if: !paths.isEmpty))
  func bars() {
    let views = Self.paths.flatMap { StoredBars(Self.source($0)).views }
    #expect(views.count { $0.agrees } >= Record.inBars, "of \(views.count)")
  }

  private static let paths = Project.files(under: "../shared/storyboards", ".storyboard")

  private typealias Judged = (
    views: [StoredFrames.View], problems: [LayoutProblem], sizes: [ElementKind: Size]
  )

  /// Of how many the size agrees and how many there are, by what they show.
  private struct Size {
    var agreed = 0
    var all = 0
  }

  /// How many texts and controls were as large as Interface Builder drew them, when that was last looked at.
  private static let sizeRecord: [(kind: ElementKind, agreed: Int)] = [
    (.label, 3000), (.button, 1038), (.textField, 545), (.switch, 268), (.segmented, 52),
    (.image, 914),
  ]

  /// All files, some at the same time.
  private static func all() async -> [Judged] {
    await withTaskGroup(of: [Judged].self) { group in
      let share = max(1, paths.count / 8)
      for start in stride(from: 0, to: paths.count, by: share) {
        let part = paths[start..<min(start + share, paths.count)]
        group.addTask { part.map { judged(source($0)) } }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  private static func source(_ path: String) -> SourceText {
    SourceText(path: path, bytes: [UInt8](Project.text(of: path).utf8))
  }

  private static func judged(_ source: SourceText) -> Judged {
    let compilation = StoryboardCompilation(Table([StoredFrames.asDrawn(source)]))
    guard let program = compilation.program else { return ([], [], [:]) }
    let stored = StoredFrames(compilation.documents[0], program)
    var judged: Judged = ([], [], [:])
    for scene in program.scenes.ids where !program[scene].elements.isEmpty {
      let (views, problems) = stored.views(of: scene)
      judged.views += views
      judged.problems += problems
      for view in views where view.counts {
        judged.sizes[program[view.element].kind, default: Size()].all += 1
        if view.agreesInSize {
          judged.sizes[program[view.element].kind, default: Size()].agreed += 1
        }
      }
    }
    return judged
  }
}
