import NavLayout
import NavModel
import NavText
import NavXcode

/// Which views everything is known of that their frames can depend on. It is reported from the file alone, whether frames
/// agree or not.
extension StoredFrames {
  /// The views of a scene with `isKnown` set: a view is known unless a font of an app, a picture without a size or a
  /// class of an app is in it, in what holds it, or in what constraints or a stack join to any of these.
  func withKnowledge(_ views: [View], of scene: ID<Scene>) -> [View] {
    var views = views
    var waiting = views.indices.filter { !isKnownAlone(views[$0].source) }
    for position in waiting { views[position].isKnown = false }
    let joined = self.joined(views, of: scene)
    while let position = waiting.popLast() {
      for other in joined[position] where views[other].isKnown {
        views[other].isKnown = false
        waiting.append(other)
      }
    }
    return views
  }

  /// What lies in the same view and is joined by a constraint, and what lies in one another.
  private func joined(_ views: [View], of scene: ID<Scene>) -> [[Int]] {
    var positions: [ID<Element>: Int] = [:]
    for (position, view) in views.enumerated() { positions[view.element] = position }
    var joined = views.map { _ in [Int]() }
    func join(_ first: Int, _ second: Int) {
      joined[first].append(second)
      joined[second].append(first)
    }
    for id in program[cold: scene].constraints {
      guard let first = program[id].first.item.element.flatMap({ positions[$0] }),
        let second = program[id].second?.item.element.flatMap({ positions[$0] }),
        views[first].parent == views[second].parent
      else { continue }
      join(first, second)
    }
    var lastInStack: [Int: Int] = [:]
    for (position, view) in views.enumerated() {
      guard let parent = view.parent else { continue }
      join(position, parent)
      if program[views[parent].element].kind == .stack {
        if let previous = lastInStack[parent] { join(previous, position) }
        lastInStack[parent] = position
      }
    }
    return joined
  }

  /// Whether Interface Builder's means and ours are enough to measure a view, whatever is in it.
  private func isKnownAlone(_ element: ID<XMLElement>) -> Bool {
    let tag = document.xml.names[document.xml[element].tag]
    // A row or a list is as large whatever its class is.
    let isList = ["tableViewCell", "collectionViewCell", "tableView", "collectionView"].contains(
      tag)
    if !isList && document.said("customClass", element) != nil { return false }
    var waiting = [element]
    while let part = waiting.popLast() {
      if Self.pictures.contains(where: { document.said($0, part).map(hasNoSize) ?? false }) {
        return false
      }
      for child in document.xml.children(of: part) {
        let tag = document.xml.names[document.xml[child].tag]
        if Self.others.contains(tag) { continue }
        if ["fontDescription", "font"].contains(tag), let name = document.said("name", child),
          !Font(named: name, size: 17, era: .modern).typeface.isKnown
        {
          return false
        }
        waiting.append(child)
      }
    }
    return true
  }

  /// Whether the file doesn't say how large a picture is.
  private func hasNoSize(_ picture: String) -> Bool { !picturesWithSizes.contains(picture) }

  private static let pictures = [
    "image", "backgroundImage", "highlightedImage", "minimumValueImage", "maximumValueImage",
    "minimumTrackImage", "maximumTrackImage", "thumbImage",
  ]

  /// Parts of a view's element that are views of their own, or none.
  private static let others: Set<String> = [
    "subviews", "cells", "tableViewCellContentView", "view", "constraints", "connections",
    "variation",
  ]
}

extension StoryboardDocument {
  /// The pictures of `resources` that have a size. A symbol of the system has none there: it is as large as the font that it
  /// stands beside, and its frame has room around it that constraints do not mean (`alignmentRectInsets`). What the file
  /// says of it is how large it is in a list of symbols, 128 points whatever it is.
  func picturesWithSizes() -> Set<String> {
    guard let root = xml.root else { return [] }
    var found: Set<String> = []
    for part in xml.children(of: root) where xml.names[xml[part].tag] == "resources" {
      for row in xml.children(of: part)
      where said("width", row) != nil && said("catalog", row) != "system" {
        if let name = said("name", row) { found.insert(name) }
      }
    }
    return found
  }
}
