import NavModel
import NavStoryboard
import NavText
import NavXcode

/// What views of a kind say in Interface Builder unless they say something else, such as priorities: in code it would be
/// otherwise.
struct UsualPriorities: Sendable {
  typealias Row = (key: AttributeKey, written: InterfaceBuilderAttribute.Written)

  private var rows: [Row] = []
  /// By kind.
  private var places: [Range<Int>] = []

  private init() {
    let program = ProgramBuilder().program
    for kind in ElementKind.allCases {
      let start = rows.count
      for attribute in ImportedAttributes.view.all {
        guard case .ofKind(let usual) = attribute.usual, usual(kind) != usual(.view)
        else { continue }
        for written in attribute.spelling(of: usual(kind), in: program) ?? [] {
          rows.append((attribute.key, written))
        }
      }
      places.append(start..<rows.count)
    }
  }

  static let table = UsualPriorities()

  /// Where the rows for a kind are.
  func places(of kind: ElementKind) -> Range<Int> { places[Int(kind.rawValue)] }

  subscript(place: Int) -> Row { _read { yield rows[place] } }
}
