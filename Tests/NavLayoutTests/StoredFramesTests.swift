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
    let file = source("Tests/Storyboards/Forms/Layout.storyboard")
    let (views, problems) = judged(file)
    #expect(views.count >= 13)
    for view in views {
      #expect(view.agrees, "\(view.stored) stored, computed \(String(describing: view.computed))")
    }
    #expect(problems.isEmpty)
  }

  /// What is not ours to know, such as fonts of an app, custom controls and the sizes of grids, keeps the share down.
  @Test("views of real apps stand where Interface Builder put them", .enabled(if: !paths.isEmpty))
  func corpus() {
    var agreed = 0
    var counted = 0
    var found = 0
    var conflicts = 0
    for path in Self.paths {
      let (views, problems) = judged(source(path))
      for case .conflict in problems { conflicts += 1 }
      for view in views {
        if view.foundAmbiguous && !view.isAmbiguous { found += 1 }
        if view.isMisplaced || view.isAmbiguous || !view.hasConstraints { continue }
        counted += 1
        if view.agrees { agreed += 1 }
      }
    }
    #expect(counted > 500, "\(counted) views")
    #expect(Double(agreed) >= 0.5 * Double(counted), "\(agreed) of \(counted)")
    #expect(Double(found) <= 0.08 * Double(counted), "\(found) found ambiguous")
    // All of these files are of apps that were shipped.
    #expect(conflicts == 0)
  }

  /// Interface Builder pins what has no constraints to where it was drawn, whatever lies over it.
  @Test("views with a fixed frame stand where they were drawn", .enabled(if: !paths.isEmpty))
  func fixedFrames() {
    var counted = 0
    for path in Project.files(under: "../shared/storyboards", ".storyboard")
    where Project.text(of: path).contains("fixedFrame=\"YES\"") {
      let compilation = StoryboardCompilation(Table([source(path)]))
      guard let program = compilation.program else { continue }
      let stored = StoredFrames(compilation.documents[0], program)
      for scene in program.scenes.ids where !program[scene].elements.isEmpty {
        for view in stored.views(of: scene, below: [(20, 0)]).views where view.isFixed {
          counted += 1
          #expect(
            view.agrees,
            "\(path) \(view.stored) stored, computed \(String(describing: view.computed))")
        }
      }
    }
    #expect(counted > 600, "\(counted) views")
  }

  /// Every tenth, for each is laid out on many canvases.
  private static let paths: [String] = {
    let all = Project.files(under: "../shared/storyboards", ".storyboard")
    return stride(from: 0, to: all.count, by: 10).map { all[$0] }
  }()

  private func source(_ path: String) -> SourceText {
    SourceText(path: path, bytes: [UInt8](Project.text(of: path).utf8))
  }

  private func judged(_ source: SourceText) -> (views: [StoredFrames.View], [LayoutProblem]) {
    let compilation = StoryboardCompilation(Table([source]))
    guard let program = compilation.program else { return ([], []) }
    let stored = StoredFrames(compilation.documents[0], program)
    var views: [StoredFrames.View] = []
    var problems: [LayoutProblem] = []
    for scene in program.scenes.ids where !program[scene].elements.isEmpty {
      let (more, found) = stored.views(of: scene)
      views += more
      problems += found
    }
    return (views, problems)
  }
}
