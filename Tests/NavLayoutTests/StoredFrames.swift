import NavLayout
import NavModel
import NavStoryboard
import NavText

/// What Interface Builder stored with its views, beside what the layout makes of the same constraints: an
/// independent judge of solver, springs and stacks.
struct StoredFrames {
  /// A view in a file.
  struct View {
    let element: ID<Element>
    let path: String
    /// In its superview.
    let stored: Rect
    /// In its superview, if it has a place.
    let computed: Rect?
    /// Interface Builder's marks.
    let isMisplaced: Bool
    let isAmbiguous: Bool
    let foundAmbiguous: Bool
    let hasConstraints: Bool
    /// Whether constraints are made for it only when the app is built.
    let isFixed: Bool

    var agrees: Bool {
      guard let computed else { return false }
      return abs(computed.x - stored.x) <= 1 && abs(computed.y - stored.y) <= 1
        && abs(computed.width - stored.width) <= 1 && abs(computed.height - stored.height) <= 1
    }
  }

  private let document: StoryboardDocument
  private let program: Program
  /// By where its tag begins.
  private let elements: [UInt32: ID<XMLElement>]

  init(_ document: StoryboardDocument, _ program: Program) {
    self.document = document
    self.program = program
    var elements: [UInt32: ID<XMLElement>] = [:]
    for element in document.xml.elements.ids {
      elements[document.xml.tagRange(element).start] = element
    }
    self.elements = elements
  }

  /// The views of a scene with constraints, placed on its canvas; and what the layout has to say.
  ///
  /// Files do not say which bars a scene's canvas had, so the safe area is the likely one that most frames agree with.
  func views(of scene: ID<Scene>) -> (views: [View], problems: [LayoutProblem]) {
    views(of: scene, below: candidates)
  }

  /// The same where only these tops and bottoms are likely.
  func views(
    of scene: ID<Scene>, below candidates: [(Double, Double)]
  ) -> (views: [View], problems: [LayoutProblem]) {
    guard let root = rootRect(of: scene), document.platform == .iOS else { return ([], []) }
    var best: (views: [View], problems: [LayoutProblem]) = ([], [])
    var most = -1
    for (top, bottom) in candidates {
      let area = ContentArea(
        size: root.size, safeArea: EdgeInsets(top: top, bottom: bottom), margin: margin(root.size),
        scale: 3, era: era, isCompactWidth: root.width < 700)
      let frames = program.place(program.restingContent(of: scene), of: scene, in: area)
      let views = views(of: scene, frames, area)
      let count = views.filter { $0.agrees }.count
      if count > most {
        best = (views, frames.problems)
        most = count
      }
    }
    return best
  }

  private var era: SystemEra {
    switch major("toolsVersion") {
    case ..<4000: .legacy
    case ..<14_800: .flat
    default: .sheet
    }
  }

  private func major(_ word: String) -> Int {
    guard let root = document.xml.root, let value = said(word, root) else { return 0 }
    return Int(value.prefix { $0 != "." }) ?? 0
  }

  private var candidates: [(Double, Double)] {
    let tops = [0.0, 20, 44, 47, 48, 50, 56, 59, 64, 88, 91, 92, 96, 103, 116, 140]
    let bottoms = [0.0, 34, 49, 83, 44, 78, 20]
    return bottoms.flatMap { bottom in tops.map { ($0, bottom) } }
  }

  private func margin(_ size: Size) -> Double { size.width >= 414 ? 20 : 16 }

  private func views(
    of scene: ID<Scene>, _ frames: ElementFrames, _ area: ContentArea
  ) -> [View] {
    let all = program[scene].elements
    var ambiguous: Set<ID<Element>> = []
    for case .ambiguous(let element, _, _) in frames.problems { ambiguous.insert(element) }
    var constrained: Set<ID<Element>> = []
    for id in program[rare: scene].constraints {
      for side in [program[id].first, program[id].second] {
        if case .element(let element) = side?.item { constrained.insert(element) }
      }
    }
    var views: [View] = []
    for id in all {
      let element = program[id]
      guard !element.kind.isRow, element.kind != .section,
        let source = elements[element.place.range.start], let stored = rect(of: source),
        program.flag(.hidden, in: element.attributes) != true, isShown(element)
      else { continue }
      let own = frames.frames[Int(id.index) - all.startIndex]
      var origin = Point(0, 0)
      if let parent = element.parent {
        guard let outer = frames.frames[Int(parent.index) - all.startIndex] else { continue }
        origin = outer.origin
        if program[parent].kind == .scroll { origin.y += max(0, area.safeArea.top - outer.y) }
      }
      views.append(
        View(
          element: id, path: document.path, stored: stored,
          computed: own.map { Rect($0.x - origin.x, $0.y - origin.y, $0.width, $0.height) },
          isMisplaced: said("misplaced", source) == "YES",
          isAmbiguous: said("ambiguous", source) == "YES",
          foundAmbiguous: ambiguous.contains(id), hasConstraints: constrained.contains(id),
          isFixed: said("fixedFrame", source) == "YES"))
    }
    return views
  }

  private func isShown(_ element: Element) -> Bool {
    var next = element.parent
    while let id = next {
      if program.flag(.hidden, in: program[id].attributes) == true { return false }
      next = program[id].parent
    }
    return true
  }

  func rootRect(of scene: ID<Scene>) -> Rect? {
    guard let controller = elements[program[scene].place.range.start] else { return nil }
    for child in document.xml.children(of: controller) {
      if let key = said("key", child), ["view", "tableView", "collectionView"].contains(key) {
        return rect(of: child)
      }
    }
    return nil
  }

  private func rect(of element: ID<XMLElement>) -> Rect? {
    for child in document.xml.children(of: element)
    where document.xml.names[document.xml[child].tag] == "rect" && said("key", child) == "frame" {
      let sides = ["x", "y", "width", "height"].compactMap {
        said($0, child).flatMap { Double($0) }
      }
      return sides.count == 4 ? Rect(sides[0], sides[1], sides[2], sides[3]) : nil
    }
    return nil
  }

  func said(_ word: String, _ element: ID<XMLElement>) -> String? {
    guard let name = document.xml.names.find(word),
      let attribute = document.xml.attribute(name, of: element)
    else { return nil }
    return document.xml.value(attribute)
  }
}
