import NavModel
import NavSimulator

/// What a list leaves between, above and beside its rows, by style and era.
///
/// Own knowledge, unverified: UIKit documents none of these figures.
struct ListMetrics {
  let style: TableStyle
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
  /// For the content view of a row.
  let contentMargins: EdgeInsets
  /// The part of a row's height below its content view.
  let separator: Double
  private let margin: Double
  private let scale: Int
  private let version: Int

  /// `width` is that of the list.
  init(_ style: TableStyle, _ area: ContentArea, width: Double) {
    self.style = style
    margin = Self.rowMargin(area, width: width)
    scale = max(1, area.scale)
    version = area.version
    contentMargins = Self.contentMargins(area, margin)
    // Since iOS 13 the separator lies over the content.
    separator = area.version < 13 ? 1 / Double(scale) : 0
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
      inset = style == .insetGrouped ? margin : 0
    }
    textInset =
      switch area.era {
      case .legacy: 10
      case .flat: 15
      case .sheet, .modern, .glass: margin
      }
  }
}

extension ListMetrics {
  /// Until iOS 10 cells had the margins of any view. Since iOS 11 they are aligned with the margins of their table, and
  /// iOS 26 gives them more room above and below. As measured in the files of Interface Builder.
  private static func contentMargins(_ area: ContentArea, _ margin: Double) -> EdgeInsets {
    let side = area.version < 11 ? 8 : margin
    let edge: Double =
      switch area.version {
      case ..<11: 8
      case ..<26: 11
      default: 15
      }
    return EdgeInsets(top: edge, left: side, bottom: edge, right: side)
  }

  /// The margin of any root view, but wider already for lists of 390 points, as phones held upright have them; a list that
  /// is narrower than that has the margin of a narrow screen, which in iOS 11 and 12 was smaller for the narrowest, as 2
  /// files show.
  private static func rowMargin(_ area: ContentArea, width: Double) -> Double {
    switch width {
    case ..<375 where area.version < 13: min(area.margin, 15)
    case ..<390: min(area.margin, 16)
    case ..<500: 20
    default: area.margin
    }
  }

  /// What the mark at the end of a row takes from its content. Since iOS 13 marks are symbols beside the table's margin.
  func accessoryWidth(_ accessory: CellAccessory) -> Double {
    if version < 13 {
      return switch accessory {
      case .none: 0
      case .disclosureIndicator: version < 12 ? 33 : 34
      case .detailDisclosureButton: 67
      case .checkmark: version < 12 ? 39 : 40
      case .detailButton: 47
      }
    }
    let symbol: Double =
      switch accessory {
      case .none: 0
      case .disclosureIndicator: 10 + 1 / 3
      case .detailDisclosureButton: 42 + 1 / 3
      case .checkmark, .detailButton: 24
      }
    return symbol == 0 ? 0 : nextPixel(margin + symbol, scale: scale)
  }
}
