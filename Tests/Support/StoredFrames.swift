import NavLayout
import NavModel
import NavText
import NavXcode

/// The frames that Interface Builder stored with views, next to those that the layout computes from the same
/// constraints: an independent judge of solver, springs and stacks.
public struct StoredFrames {
  /// What places a view on the canvas.
  public enum Placement: Hashable, Sendable {
    /// Constraints name it.
    case constraints
    /// A stack view arranges it, and no constraint names it.
    case stack
    /// Its autoresizing mask.
    case springs
    /// The prototyping constraints that Interface Builder makes for it when the app is built.
    case fixed
    /// A list, of which the file holds only how large its rows are.
    case list
  }

  /// A view in a file.
  public struct View: Sendable {
    public let element: ID<Element>
    public let source: ID<XMLElement>
    public let scene: ID<Scene>
    /// Both in the superview's coordinates.
    public let stored: Rect
    public let computed: Rect?
    public let placement: Placement
    /// Interface Builder's marks.
    public let isMisplaced: Bool
    public let isAmbiguous: Bool
    public let foundAmbiguous: Bool
    /// The nearest view around it that is judged too, by its position in the list.
    public let parent: Int?
    /// Whether all is known that its frame can depend on: no font, class or picture of the app.
    public internal(set) var isKnown = true
    /// Whether its frame contradicts its own constraints, so that it was never computed from them.
    public internal(set) var isStale = false

    /// Whether Interface Builder's frame counts: neither stale nor one of many that the constraints allow.
    public var counts: Bool { !isMisplaced && !isAmbiguous }

    /// Within a point.
    public var agrees: Bool {
      guard let computed else { return false }
      if placement == .list { return agreesInSize }
      return abs(computed.x - stored.x) <= 1 && abs(computed.y - stored.y) <= 1 && agreesInSize
    }

    /// Whether it is as large, wherever it is.
    public var agreesInSize: Bool {
      guard let computed else { return false }
      return abs(computed.width - stored.width) <= 1 && abs(computed.height - stored.height) <= 1
    }
  }

  /// The file as the canvas shows it: constraints that are placeholders hold there, and are removed only when the app is
  /// built; indicators are shown.
  public static func asDrawn(_ source: SourceText) -> SourceText {
    let text = String(decoding: source.bytes, as: UTF8.self)
    let held = text.replacing(" placeholder=\"YES\"", with: " placeholder=\"NO\" ")
    // An indicator that hides itself when it stands still is written as hidden, and drawn.
    var parts = held.split(separator: "<activityIndicatorView ", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst() {
      let tag = parts[index].prefix { $0 != ">" }
      if tag.contains("hidesWhenStopped=\"YES\""), !tag.contains("animating=\"YES\"") {
        let shown = tag.replacing("hidden=\"YES\"", with: "hidden=\"NO\" ")
        parts[index] = shown + parts[index].dropFirst(tag.count)
      }
    }
    let drawn = parts.joined(separator: "<activityIndicatorView ")
    return SourceText(path: source.path, bytes: [UInt8](drawn.utf8))
  }

  public let document: StoryboardDocument
  public let program: Program
  /// By where its tag begins.
  private let elements: [UInt32: ID<XMLElement>]
  private let canvases: StoredCanvases
  let picturesWithSizes: Set<String>

  public init(_ document: StoryboardDocument, _ program: Program) {
    self.document = document
    self.program = program
    canvases = StoredCanvases(document)
    picturesWithSizes = document.picturesWithSizes()
    var elements: [UInt32: ID<XMLElement>] = [:]
    for element in document.xml.elements.ids {
      elements[document.xml.tagRange(element).start] = element
    }
    self.elements = elements
  }

  /// The canvas that a scene was drawn on; nil for what holds no view.
  public func canvas(of scene: ID<Scene>) -> ContentArea? {
    guard document.platform == .iOS,
      let controller = elements[program[scene].place.range.start]
    else { return nil }
    return canvases.area(of: controller, program.canvasArea(of: scene))
  }

  /// The root view of a scene in its file.
  func rootView(of scene: ID<Scene>) -> ID<XMLElement>? {
    elements[program[scene].place.range.start].flatMap { canvases.root(of: $0) }
  }

  /// The views of a scene, placed on its canvas; and what the layout has to say.
  public func views(of scene: ID<Scene>) -> (views: [View], problems: [LayoutProblem]) {
    guard let area = canvas(of: scene) else { return ([], []) }
    let frames = program.place(
      program.restingContent(of: scene), of: scene, in: area,
      rowContents: StoredRows(self, scene, area.era).contentSizes)
    var views = withKnowledge(views(of: scene, frames, area), of: scene)
    for position in StaleFrames(views, in: self, area).positions(in: scene) {
      views[position].isStale = true
    }
    return (views, frames.problems)
  }

  /// Where the tag of an element is in the file.
  func source(of element: ID<Element>) -> ID<XMLElement>? {
    elements[program[element].place.range.start]
  }

  /// The frame of a row's content view, in the row.
  func contentFrame(of row: ID<Element>, _ source: ID<XMLElement>) -> Rect? {
    guard program[row].kind.isRow else { return nil }
    return document.xml.children(of: source).first { document.said("key", $0) == "contentView" }
      .flatMap { document.frame(of: $0) }
  }

  private func views(
    of scene: ID<Scene>, _ frames: ElementFrames, _ area: ContentArea
  ) -> [View] {
    let all = program[scene].elements
    var ambiguous: Set<ID<Element>> = []
    for case .ambiguous(let element, _, _) in frames.problems { ambiguous.insert(element) }
    var constrained: Set<ID<Element>> = []
    for id in program[cold: scene].constraints {
      for side in [program[id].first, program[id].second] {
        if case .element(let element) = side?.item { constrained.insert(element) }
      }
    }
    var views: [View] = []
    var positions: [ID<Element>: Int] = [:]
    for id in all {
      let element = program[id]
      guard element.kind != .section, element.kind != .accessory,
        let source = elements[element.place.range.start],
        var stored = document.drawnFrame(of: source), isShown(id)
      else { continue }
      // Where the window puts a root view is no matter of its scene.
      if ["view", "tableView", "collectionView"].contains(document.said("key", source) ?? "") {
        stored = Rect(Point(0, 0), stored.size)
      }
      let own = frames.frames[Int(id.index) - all.startIndex]
      var origin = Point(0, 0)
      if let parent = element.parent, program[parent].kind != .section {
        guard let outer = frames.frames[Int(parent.index) - all.startIndex] else { continue }
        origin = outer.origin
      }
      let holder = element.parent.map { program[$0].kind }
      // Lists place their headers and footers themselves.
      let isInList = holder == .tableView || holder == .collectionView
      let isInRoot =
        holder == nil && [.table, .collection].contains(program[scene].kind)
      if !element.kind.isRow && (isInList || isInRoot) { continue }
      var placement = Placement.springs
      if element.kind.isRow {
        placement = .list
      } else if constrained.contains(id) {
        placement = .constraints
      } else if holder == .stack {
        placement = .stack
      } else if document.said("fixedFrame", source) == "YES" {
        placement = .fixed
      } else if document.said("translatesAutoresizingMaskIntoConstraints", source) == "NO" {
        continue
      }
      positions[id] = views.count
      views.append(
        View(
          element: id, source: source, scene: scene, stored: stored,
          computed: own.map { Rect($0.x - origin.x, $0.y - origin.y, $0.width, $0.height) },
          placement: placement, isMisplaced: document.said("misplaced", source) == "YES",
          isAmbiguous: document.said("ambiguous", source) == "YES",
          foundAmbiguous: ambiguous.contains(id),
          parent: element.parent.flatMap { positions[$0] }))
    }
    return views
  }

  private func isShown(_ element: ID<Element>) -> Bool {
    var next: ID<Element>? = element
    while let id = next {
      if program.flag(.hidden, in: program[id].attributes) == true { return false }
      next = program[id].parent
    }
    return true
  }
}

extension StoryboardDocument {
  func said(_ word: String, _ element: ID<XMLElement>) -> String? {
    guard let name = xml.names.find(word), let attribute = xml.attribute(name, of: element)
    else { return nil }
    return xml.value(attribute)
  }

  /// The frame that the file holds of a view.
  func frame(of element: ID<XMLElement>) -> Rect? {
    for child in xml.children(of: element)
    where xml.names[xml[child].tag] == "rect" && said("key", child) == "frame" {
      let sides = ["x", "y", "width", "height"].compactMap {
        said($0, child).flatMap { Double($0) }
      }
      return sides.count == 4 ? Rect(sides[0], sides[1], sides[2], sides[3]) : nil
    }
    return nil
  }
}

extension StoryboardDocument {
  /// The same for an item in a grid too: Xcode 6 wrote 50 by 50 points for it, whatever its content was drawn in.
  fileprivate func drawnFrame(of element: ID<XMLElement>) -> Rect? {
    let content = xml.children(of: element).first { said("key", $0) == "contentView" }
    guard tag(of: element) == "collectionViewCell", let content, said("id", content) == nil,
      let drawn = frame(of: content)
    else { return frame(of: element) }
    return drawn
  }
}

extension StoredFrames {
  /// The id of a view in its file.
  public func id(of view: View) -> String { document.said("id", view.source) ?? "" }
}
