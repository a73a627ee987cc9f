import NavModel
import NavText

extension Program {
  /// The scene as it is on Interface Builder's canvas: upright, as large as it was drawn, nothing above it but what
  /// the device itself covers.
  public func canvasArea(of scene: ID<Scene>) -> ContentArea {
    canvasArea(of: scene, usual: canvasArea(of: self[scene].storyboard))
  }

  /// The same for scenes that say no size of their own, as most of a storyboard do.
  public func canvasArea(of storyboard: ID<Storyboard>) -> ContentArea {
    let attributes = self[storyboard].attributes
    let device = device(in: attributes) ?? .standard
    var area = area(on: device, era(in: attributes) ?? .standard(on: device))
    area.isCanvas = true
    return area
  }

  /// The same, where that of the storyboard is known.
  public func canvasArea(of scene: ID<Scene>, usual area: ContentArea) -> ContentArea {
    guard let size = size(of: .size, in: self[scene].attributes), size != area.size else {
      return area
    }
    var area = area
    if size == Size(area.size.height, area.size.width) {
      // On its side.
      let ends = designDevice(of: scene).facts.landscape
      area.size = size
      area.safeArea = EdgeInsets(
        top: ends.top, left: ends.leading, bottom: ends.bottom, right: ends.leading)
    } else {
      area.size = size
      area.safeArea = .zero
      // What has a size of its own is on no device that is known.
      let family = area.isCompactWidth ? Device.Family(compactWidth: size.width) : .pad
      area.margin = family.systemMargin(isCompactWidth: area.isCompactWidth)
    }
    return area
  }

  /// A whole screen that is held upright.
  private func area(on device: Device, _ era: SystemEra) -> ContentArea {
    let facts = device.facts
    let isCompact = facts.family != .pad
    return ContentArea(
      size: Size(facts.width, facts.height),
      safeArea: EdgeInsets(top: facts.portrait.top, bottom: facts.portrait.bottom),
      margin: facts.family.systemMargin(isCompactWidth: isCompact),
      scale: facts.scale, era: era, isCompactWidth: isCompact)
  }

  /// Whether each scene is inside of another.
  public func embeddedScenes() -> [Bool] {
    var isEmbedded = [Bool](repeating: false, count: scenes.count)
    for segue in segues.rows where segue.operation == .embed {
      if let inner = segue.destination { isEmbedded[Int(inner.index)] = true }
    }
    return isEmbedded
  }

  /// What a person should know of a scene's frames and constraints, as they are on the canvas and on the narrowest and
  /// the widest screens of the devices that run the oldest system that the app is for, by its major version.
  public func canvasProblems(
    of scene: ID<Scene>, isEmbedded: Bool, _ project: ProjectContext = ProjectContext()
  ) -> [LayoutProblem] {
    let saysFrames = self[scene].elements.contains {
      value(of: .frame, in: self[$0].attributes) != nil
    }
    if self[cold: scene].constraints.isEmpty && !saysFrames { return [] }
    let area = canvasArea(of: scene)
    var placement = ElementPlacement(SharedProgram(self), scene, restingContent(of: scene), area)
    let screen = Rect(Point(0, 0), area.size)
    placement.placeContent(of: nil, in: screen)
    var found = placement.result.problems
    if !project.runsOnPhones && designSize(of: scene).width < 600 {
      // A canvas that the app never has.
      found.removeAll { if case .conflict = $0 { true } else { false } }
    }
    let isUnsolved = found.contains(.unsolved(scene))
    let elsewhere =
      isEmbedded || isUnsolved
      ? [] : conflictsElsewhere(of: scene, besides: found, project)
    return found + elsewhere + placement.outside(screen)
  }

  /// What contradicts itself on the narrowest or the widest screen that a scene may fill, and not on its canvas.
  private func conflictsElsewhere(
    of scene: ID<Scene>, besides known: [LayoutProblem], _ project: ProjectContext
  ) -> [LayoutProblem] {
    if self[cold: scene].constraints.isEmpty { return [] }
    var seen: Set<ID<Constraint>> = []
    for case .conflict(let conflict) in known { seen.formUnion(conflict.constraints) }
    var found: [LayoutProblem] = []
    for device in extremes(of: scene, project) {
      let area = area(on: device, era(of: scene))
      let placed = place(restingContent(of: scene), of: scene, in: area)
      for case .conflict(var conflict) in placed.problems {
        // One conflict is reported once, however many screens and constraints it has.
        if conflict.constraints.contains(where: { seen.contains($0) || namesInnerGuide($0) }) {
          continue
        }
        seen.formUnion(conflict.constraints)
        conflict.device = device
        found.append(.conflict(conflict))
      }
    }
    return found
  }

  /// What bars cover of an inner view, such as the header of a table, is too uncertain to call it a contradiction.
  private func namesInnerGuide(_ id: ID<Constraint>) -> Bool {
    [self[id].first, self[id].second].contains { side in
      switch side?.item {
      case .marginsOf(let element), .safeAreaOf(let element): !self[element].kind.isRow
      case .element, .superview, .safeArea, .margins, nil: false
      }
    }
  }

  /// The narrowest and the widest devices that storyboards are still made for, of the family whose screen the canvas
  /// is. What is drawn in a size of its own, or prefers one, is no whole screen.
  private func extremes(of scene: ID<Scene>, _ project: ProjectContext) -> [Device] {
    // No phone with a width of 320 points runs iOS 16: the last was the first iPhone SE.
    let narrowest: Device = (project.oldestSystem ?? 0) < 16 ? .iPhone5s : .iPhone8
    if value(of: .preferredContentSize, in: self[scene].attributes) != nil { return [] }
    let pads: [Device] = [.iPadMini6, .iPadPro13M4]
    let size = designSize(of: scene)
    let drawn = Device.allCases.first { Size($0.facts.width, $0.facts.height) == size }
    // Until Xcode 8 the canvas was a square, whatever the device.
    guard drawn != nil || size == Size(600, 600) else { return [] }
    let isPad = drawn?.facts.family == .pad || !project.runsOnPhones
    return isPad ? pads : [narrowest, .iPhone16ProMax]
  }
}

extension ElementPlacement {
  /// Elements that lie wholly outside the screen although their place was given. What scrolls, is in a
  /// row or is hidden may be anywhere.
  fileprivate func outside(_ screen: Rect) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    var next = 0
    while next < facts.count {
      let position = next
      let kind = facts[position].kind
      if isAbsent[position] || kind == .scroll || kind == .section || kind.isRow
        || scrolls(with: facts[position].parent)
      {
        next = facts[position].end
        continue
      }
      next += 1
      let isArranged = facts[position].parent.map { facts[$0].kind == .stack } ?? false
      let isSaid = groups.isSolved[position] || facts[position].frame != nil || isArranged
      guard let frame = exact[position], isSaid, frame.width > 0, frame.height > 0 else {
        continue
      }
      let isOutside =
        frame.x >= screen.maxX || frame.maxX <= screen.x || frame.y >= screen.maxY
        || frame.maxY <= screen.y
      if isOutside {
        problems.append(.outsideScreen(id(position), snapped(frame)))
        // What is in it is there too.
        next = facts[position].end
      }
    }
    return problems
  }

  /// Whether what is in it, or in the root view, is above or below rows and moves with them.
  private func scrolls(with parent: Int?) -> Bool {
    guard let parent else {
      let kind = program[scene].kind
      return kind == .table || kind == .collection
    }
    return facts[parent].kind == .tableView || facts[parent].kind == .collectionView
  }
}
