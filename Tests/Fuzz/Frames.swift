import Foundation
import NavLayout
import NavModel
import NavStoryboard
import NavTesting
import NavText

/// Every view of real storyboards with its stored and its computed frame, a line each, for a closer look.
func printFrames(corpus: String) {
  for file in StoryboardFiles.real(in: corpus) where file.path.hasSuffix(".storyboard") {
    let compilation = StoryboardCompilation(Table([file]))
    guard let program = compilation.program else { continue }
    let stored = StoredFrames(compilation.documents[0], program)
    for scene in program.scenes.ids where !program[scene].elements.isEmpty {
      let (views, problems) = stored.views(of: scene)
      for case .conflict(let conflict) in problems {
        print("conflict\t\(file.path)\t\(program[program[scene].name])\t\(conflict)")
      }
      for view in views {
        print(row(view, file.path, stored))
      }
    }
  }
}

private func row(_ view: StoredFrames.View, _ path: String, _ stored: StoredFrames) -> String {
  let element = stored.program[view.element]
  let parent = view.parent.map { String($0) } ?? "-"
  func text(_ rect: Rect?) -> String {
    rect.map { "\($0.x) \($0.y) \($0.width) \($0.height)" } ?? "-"
  }
  let id = stored.id(of: view)
  let canvas = stored.canvas(of: view.scene)
  let insets = canvas.map { "\($0.safeArea.top) \($0.safeArea.bottom) \($0.margin)" } ?? "-"
  return [
    "view", path, String(view.scene.index), id, "\(element.kind)", "\(view.placement)",
    text(view.stored), text(view.computed), view.agrees ? "same" : "differs",
    view.isMisplaced ? "misplaced" : "-", view.isAmbiguous ? "ambiguous" : "-",
    view.foundAmbiguous ? "found" : "-", parent, insets,
  ].joined(separator: "\t")
}
