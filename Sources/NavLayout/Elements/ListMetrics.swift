import NavModel
import NavSimulator

/// What a list leaves between, above and beside its rows, by style and era.
///
/// Own knowledge, unverified: UIKit documents none of these figures.
struct ListMetrics {
  /// The words of `tableStyle:`, in their order.
  enum Style: Int {
    case plain
    case grouped
    case insetGrouped
  }

  let style: Style
  let firstHeader: Double
  let titledFirstHeader: Double
  let header: Double
  let titledHeader: Double
  let footer: Double
  let titledFooter: Double
  /// Between the list's edge and its rows.
  let inset: Double
  /// Between a row's edge and its text.
  let textInset: Double
  let rowHeight = 44.0

  init(_ style: Style, _ area: ContentArea) {
    self.style = style
    switch style {
    case .plain:
      firstHeader = 0
      header = 0
      titledHeader = area.era == .legacy ? 22 : 28
      titledFirstHeader = titledHeader
      footer = 0
      titledFooter = titledHeader
      inset = 0
    case .grouped where area.era == .legacy:
      firstHeader = 10
      header = 10
      titledFirstHeader = 46
      titledHeader = 36
      footer = 10
      titledFooter = 37
      inset = area.isCompactWidth ? 10 : 45
    case .grouped, .insetGrouped:
      firstHeader = 35
      header = 17.5
      titledFirstHeader = 55.5
      titledHeader = 38
      footer = 17.5
      titledFooter = 35.5
      inset = style == .insetGrouped ? area.margin : 0
    }
    textInset =
      switch area.era {
      case .legacy: 10
      case .flat: 15
      case .sheet, .modern: style == .insetGrouped ? 16 : area.margin
      }
  }
}

/// What the mark at the end of a row takes from its content.
public func accessoryWidth(_ accessory: Screen.Accessory) -> Double {
  switch accessory {
  case .none: 0
  case .disclosureIndicator: 33
  case .detailDisclosureButton: 67
  case .checkmark: 39
  case .detailButton: 47
  }
}
