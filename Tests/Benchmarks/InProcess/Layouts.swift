import NavCompiler
import NavLayout
import NavModel
import NavText

/// What the layout is measured with: a form of 25 rows for the solver, a grid of stacks for the arithmetic.
struct Layouts {
  static let elements = 1 + 20 + 20 * 10
  private let program: Program
  private let area: ContentArea

  init() {
    var text = "storyboard Grid {\ninitial -> Page\nscene Page {\nsize: [375, 667]\n"
    text += "stack { frame: [0, 0, 375, 667], axis: vertical, distribution: fillEqually\n"
    for _ in 0..<20 {
      text += "stack { distribution: fillEqually\n"
      for _ in 0..<10 { text += "view\n" }
      text += "}\n"
    }
    let source = SourceText(path: "Grid.navscene", bytes: Array((text + "}\n}\n}\n").utf8))
    guard let program = Compilation(Table([source])).program else { fail("the grid has slips") }
    self.program = program
    area = ContentArea(
      size: Size(375, 667), safeArea: .zero, margin: 16, scale: 2, era: .modern,
      isCompactWidth: true)
  }

  /// Every view of the grid: the sum of their left edges.
  func arrange() -> Int {
    let scene = ID<Scene>(0)
    let frames = program.place(program.restingContent(of: scene), of: scene, in: area)
    var sum = 0.0
    for frame in frames.frames { sum += frame?.x ?? 0 }
    return Int(sum)
  }

  /// 200 constraints made and solved: the sum of all edges. `Peers/solve.py` has the same.
  static func solve() -> Int {
    var system = ConstraintSystem(variables: 150)
    system.reserve(rows: 200)
    for row in 0..<25 {
      let first = 6 * row
      let (left, right, fieldLeft, fieldRight) = (first, first + 1, first + 2, first + 3)
      let (top, bottom) = (first + 4, first + 5)
      let width = Double(60 + row % 7 * 10)
      system.append(left, 1)
      system.add(.equal, constant: -16)
      system.append(right, 1)
      system.append(left, -1)
      system.add(.greaterOrEqual, constant: -width, priority: 750)
      system.append(right, 1)
      system.append(left, -1)
      system.add(.lessOrEqual, constant: -width, priority: 251)
      system.append(fieldLeft, 1)
      system.append(right, -1)
      system.add(.equal, constant: -8)
      system.append(fieldRight, 1)
      system.add(.equal, constant: -359)
      system.append(fieldRight, 1)
      system.append(fieldLeft, -1)
      system.add(.greaterOrEqual, constant: -100, priority: 700)
      system.append(top, 1)
      if row > 0 { system.append(bottom - 6, -1) }
      system.add(.equal, constant: row > 0 ? -8 : -20)
      system.append(bottom, 1)
      system.append(top, -1)
      system.add(.equal, constant: -30)
    }
    return Int(system.solve().values.reduce(0, +).rounded())
  }
}
