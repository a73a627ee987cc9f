import NavModel
import NavText

extension Program {
  /// The scene as it stands on Interface Builder's canvas: upright, as large as it was drawn, nothing above it but what
  /// the device itself covers.
  public func canvasArea(of scene: ID<Scene>) -> ContentArea {
    let facts = designDevice(of: scene).facts
    let size = designSize(of: scene)
    let isCompact = facts.family != .pad
    var area = ContentArea(
      size: size, safeArea: .zero,
      margin: ContentArea.margin(width: size.width, isCompactWidth: isCompact),
      scale: facts.scale, era: designEra(of: scene), isCompactWidth: isCompact)
    if size == Size(facts.width, facts.height) {
      area.safeArea = EdgeInsets(top: facts.portrait.top, bottom: facts.portrait.bottom)
    }
    return area
  }

  /// Where the elements of a scene stand on the canvas, before anything has happened.
  public func canvasFrames(of scene: ID<Scene>) -> ElementFrames {
    place(restingContent(of: scene), of: scene, in: canvasArea(of: scene))
  }

  /// What a person should know of a scene's frames and constraints as they stand on the canvas.
  public func canvasProblems(of scene: ID<Scene>) -> [LayoutProblem] {
    let saysFrames = self[scene].elements.contains {
      value(of: .frame, in: self[$0].attributes) != nil
    }
    if self[scene].constraints.isEmpty && !saysFrames { return [] }
    let area = canvasArea(of: scene)
    var placement = ElementPlacement(self, scene, restingContent(of: scene), area)
    let screen = Rect(Point(0, 0), area.size)
    placement.placeContent(of: nil, in: screen)
    return placement.result.problems + placement.outside(screen)
  }

  private func designEra(of scene: ID<Scene>) -> SystemEra {
    let attributes = self[self[scene].storyboard].attributes
    guard let word = word(.era, in: attributes) else { return .modern }
    return SystemEra(rawValue: UInt8(truncatingIfNeeded: word)) ?? .modern
  }
}

extension ElementPlacement {
  /// Elements that stand wholly beside the screen although somebody said where they stand. What scrolls, stands in a
  /// row or is hidden may be anywhere.
  fileprivate func outside(_ screen: Rect) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    var next = 0
    while next < facts.count {
      let position = next
      let kind = facts[position].kind
      if isAbsent[position] || kind == .scroll || kind == .section || kind.isRow {
        next = facts[position].end
        continue
      }
      next += 1
      guard let frame = exact[position], groups.isSolved[position] || facts[position].frame != nil,
        frame.width > 0, frame.height > 0
      else { continue }
      let isOutside =
        frame.x >= screen.maxX || frame.maxX <= screen.x || frame.y >= screen.maxY
        || frame.maxY <= screen.y
      if isOutside {
        problems.append(.outsideScreen(id(position), snapped(frame)))
        // What stands in it is there too.
        next = facts[position].end
      }
    }
    return problems
  }
}
