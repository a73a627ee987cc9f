import Foundation
import NavLayout
import NavModel
import NavStoryboard
import NavTesting
import NavText

/// Compares the frames of real storyboards with those of the layout: how many agree, and of the others what the cause
/// is, with the worst examples.
func compareFrames(corpus: String) {
  var counts: [StoredFrames.Placement: FrameCount] = [:]
  var causes: [FrameCause: [(text: String, distance: Double)]] = [:]
  var wronglyAmbiguous = 0
  eachScene(corpus) { path, stored, views, _ in
    for view in views where view.counts {
      counts[view.placement, default: FrameCount()].add(view)
      if view.foundAmbiguous { wronglyAmbiguous += 1 }
    }
    for (position, cause) in views.causes(in: stored.program) {
      let view = views[position]
      let text =
        "\(path) \(stored.id(of: view)): \(text(view.stored)), computed \(text(view.computed))"
      causes[cause, default: []].append((text, distance(view)))
    }
  }
  for (placement, count) in counts.sorted(by: { $0.value.all > $1.value.all }) {
    print("\(placement): \(count)")
  }
  print("wrongly ambiguous: \(wronglyAmbiguous)")
  compareBars(corpus: corpus)
  for (cause, views) in causes.sorted(by: { $0.value.count > $1.value.count }) {
    print("\(views.count)\t\(cause.rawValue)")
    for view in views.sorted(by: { $0.distance > $1.distance }).prefix(3) {
      print("\t\t\(view.text)")
    }
  }
}

/// The same for what is in navigation bars.
private func compareBars(corpus: String) {
  let views = StoryboardFiles.real(in: corpus).flatMap { file in
    StoredBars(file).views.map { (file.path, $0) }
  }
  print("in bars: \(views.filter { $0.1.agrees }.count) of \(views.count)")
  for (path, view) in views where !view.agrees {
    print("\t\t\(path) \(view.id): \(text(view.stored)), computed \(text(view.computed))")
  }
  print("")
}

/// Every view, a line each, for a closer look.
func listFrames(corpus: String) {
  eachScene(corpus) { path, stored, views, problems in
    for case .conflict(let conflict) in problems {
      let ids = conflict.constraints.map { "\($0.index)" }.joined(separator: " ")
      print("conflict", path, conflict.scene.index, ids, conflict.cause, separator: "\t")
    }
    var causes: [Int: FrameCause] = [:]
    for (view, cause) in views.causes(in: stored.program) { causes[view] = cause }
    for (position, view) in views.enumerated() {
      print(row(view, path, stored) + "\t" + (causes[position]?.rawValue ?? "-"))
    }
  }
}

private func eachScene(
  _ corpus: String, _ body: (String, StoredFrames, [StoredFrames.View], [LayoutProblem]) -> Void
) {
  for file in StoryboardFiles.real(in: corpus) where file.path.hasSuffix(".storyboard") {
    let compilation = StoryboardCompilation(Table([StoredFrames.asDrawn(file)]))
    guard let program = compilation.program else { continue }
    let stored = StoredFrames(compilation.documents[0], program)
    for scene in program.scenes.ids where !program[scene].elements.isEmpty {
      let (views, problems) = stored.views(of: scene)
      body(file.path, stored, views, problems)
    }
  }
}

/// How far the farthest side is from where it was.
private func distance(_ view: StoredFrames.View) -> Double {
  guard let computed = view.computed else { return .infinity }
  return max(
    abs(computed.x - view.stored.x), abs(computed.y - view.stored.y),
    abs(computed.width - view.stored.width), abs(computed.height - view.stored.height))
}

private func text(_ rect: Rect?) -> String {
  rect.map { "\($0.x) \($0.y) \($0.width) \($0.height)" } ?? "-"
}

private func row(_ view: StoredFrames.View, _ path: String, _ stored: StoredFrames) -> String {
  let element = stored.program[view.element]
  let canvas = stored.canvas(of: view.scene)
  let insets = canvas.map { "\($0.safeArea.top) \($0.safeArea.bottom) \($0.margin)" } ?? "-"
  return [
    "view", path, String(view.scene.index), stored.id(of: view), "\(element.kind)",
    "\(view.placement)", text(view.stored), text(view.computed),
    view.agrees ? "same" : "differs", view.isMisplaced ? "misplaced" : "-",
    view.isAmbiguous ? "ambiguous" : "-", view.foundAmbiguous ? "found" : "-",
    view.parent.map { String($0) } ?? "-", insets, view.isKnown ? "known" : "unknown",
    view.isStale ? "stale" : "-",
  ].joined(separator: "\t")
}
