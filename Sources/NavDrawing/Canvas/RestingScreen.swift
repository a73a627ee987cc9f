import NavLayout
import NavModel
import NavSimulator
import NavText

/// The screen of a scene at rest, as the canvas shows it: no longer than what is on it.
struct RestingScreen {
  let layout: ScreenLayout
  /// As much of the layout as is shown.
  let size: Size
  /// Points of the canvas to a point of the app.
  let scale: Double

  /// Nil for containers, which show no content of their own.
  init?(_ scene: ID<Scene>, _ program: borrowing Program, _ places: CanvasPlaces) {
    guard !program[scene].kind.isContainer else { return nil }
    let isPopover = places.isPopover[Int(scene.index)]
    let popover =
      isPopover ? program.size(of: .preferredContentSize, in: program[scene].attributes) : nil
    let isDrawn = Self.isDrawn(scene, program)
    var screen = Self.screen(of: scene, isDrawn: isDrawn, program, popover)
    // On phones that lie on their side there is no status bar (LAYOUT-20, LAYOUT-29); what is in a popover is no whole
    // screen and has none either.
    let isLow = screen.width > screen.height && screen.height < 500
    let statusBar = popover == nil && !isLow ? 20.0 : 0
    let place = places.place(of: scene)
    let layout = program.restingLayout(of: place, on: screen, statusBar: statusBar, .sheet)
    // What is laid out to be as high as the screen must not be laid out anew.
    let mayBeCut =
      popover == nil && program.value(of: .size, in: program[scene].attributes) == nil
      && (!isDrawn || !layout.hasBarAtBottom || program[scene].kind == .table)
    let wanted = layout.height(wantedFor: scene, program, mayBeCut: mayBeCut)
    // Screens of any size take about as much room as each other; small ones stay smaller, and what is left off one
    // changes nothing.
    let longest = max(wanted, screen.height)
    scale = min(0.6, (50_000 / (screen.width * longest)).squareRoot())
    let isAnew = wanted > screen.height || wanted < screen.height && layout.hasBarAtBottom
    guard isAnew else {
      self.layout = layout
      size = Size(screen.width, wanted)
      return
    }
    // A screen that is laid out anew stays upright, as its bars are.
    screen.height = max(wanted, min(screen.height, screen.width + 1))
    self.layout = program.restingLayout(of: place, on: screen, statusBar: statusBar, .sheet)
    size = screen
  }

  /// Whether anything says where its elements are.
  private static func isDrawn(_ scene: ID<Scene>, _ program: Program) -> Bool {
    !program[cold: scene].constraints.isEmpty
      || program[scene].elements.contains {
        program.value(of: .frame, in: program[$0].attributes) != nil
      }
  }

  /// As large as it was drawn. Where nothing says where its elements are, a popover is as large as it wants to be,
  /// and for other screens a small one does, which is easier to read.
  private static func screen(
    of scene: ID<Scene>, isDrawn: Bool, _ program: Program, _ popover: Size?
  ) -> Size {
    let wanted = program.designSize(of: scene)
    let size = Size(max(80, min(2000, wanted.width)), max(60, min(3000, wanted.height)))
    guard !isDrawn else { return size }
    if let popover {
      return Size(max(80, min(800, popover.width)), max(44, min(800, popover.height)))
    }
    let shorter = min(size.width, size.height)
    let factor = min(1, (shorter > 500 ? 420 : 320) / shorter)
    let small = Size(size.width * factor, size.height * factor)
    return Size(min(small.width, 568), min(small.height, 568))
  }
}

extension ScreenLayout {
  /// Where each element of a scene is first seen, by its position among them.
  func frames(of scene: ID<Scene>, _ program: Program) -> [Rect?] {
    let all = program[scene].elements
    var frames = [Rect?](repeating: nil, count: all.count)
    for index in nodes.indices {
      guard let element = nodes[index].element, all.contains(element) else { continue }
      let position = Int(element.index) - all.startIndex
      if frames[position] == nil { frames[position] = nodes[index].frame }
    }
    return frames
  }

  /// A table is as long as it takes to see what leads on, within reason; what is empty below is left off.
  fileprivate func height(
    wantedFor scene: ID<Scene>, _ program: Program, mayBeCut: Bool
  ) -> Double {
    if program[scene].kind == .table {
      let covered = nodes.first { $0.kind == .content }?.safeArea.bottom ?? 0
      let wanted = bottomOfWhatLeadsOn(in: scene, program) + covered
      if wanted > size.height { return min(wanted, size.height * 2) }
    }
    guard mayBeCut else { return size.height }
    var bottom = 0.0
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .element, .row, .sectionTitle:
        if isInvisible(index, program) { continue }
        bottom = max(bottom, node.frame.maxY + (node.frame.maxY < size.height ? Self.margin : 0))
      case .tabBar, .toolbar: bottom += node.frame.height
      default: continue
      }
    }
    // Arrows leave one below the other.
    let arrows = Double(program[scene].segues.count + 2) * LayeredGraph.exitGap * 2
    let least = max(Self.leastHeight, arrows)
    return bottom < size.height * 0.85 ? min(size.height, max(least, bottom)) : size.height
  }

  /// Whether it only holds what is in it.
  private func isInvisible(_ index: Int, _ program: Program) -> Bool {
    let node = nodes[index]
    guard node.kind == .element, let element = node.element else { return false }
    switch program[element].kind {
    case .view, .stack, .scroll:
      let isHolder = index + 1 < nodes.count && nodes[index + 1].depth > node.depth
      return isHolder && program[element, .backgroundColor] == nil
    default: return false
    }
  }

  /// Below the last thing, in points of the app.
  private static var margin: Double { 24 }
  private static var leastHeight: Double { 200 }

  fileprivate var hasBarAtBottom: Bool {
    nodes.contains { $0.kind == .tabBar || $0.kind == .toolbar }
  }

  /// The lower edge of the last row that a segue begins in.
  private func bottomOfWhatLeadsOn(in scene: ID<Scene>, _ program: Program) -> Double {
    let frames = frames(of: scene, program)
    var bottom = 0.0
    for segue in program.segues[program[scene].segues] {
      guard case .element(let element) = segue.trigger else { continue }
      var next: ID<Element>? = element
      while let id = next, !program[id].kind.isRow { next = program[id].parent }
      guard let row = next else { continue }
      let position = Int(row.index) - program[scene].elements.startIndex
      guard position < frames.count, let frame = frames[position] else { continue }
      bottom = max(bottom, frame.maxY)
    }
    return bottom
  }
}
