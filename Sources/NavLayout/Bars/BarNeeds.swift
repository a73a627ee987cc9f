import NavModel
import NavText

/// How much room a scene's bars would like, in any container: for rules, which have no state to look at.
public struct BarNeeds: Hashable, Sendable {
  /// For the title, 0 without one or with a view in its place.
  public internal(set) var title = 0.0
  public internal(set) var left = 0.0
  public internal(set) var right = 0.0
  /// Without its flexible spaces.
  public internal(set) var toolbar = 0.0

  /// For a scene without bars.
  public init() {}

  /// For the items at both ends, with the gap between them.
  public var items: Double {
    left + (left > 0 && right > 0 ? BarTraits.uprightPhone.itemGap : 0) + right
  }

  /// Whether they are too much for the narrowest phone, less the margins of its bar.
  public var overflowsNarrowBar: Bool { items > 320 - 2 * BarTraits.uprightPhone.barMargin }
}

extension BarTraits {
  /// A phone that is held upright and runs the system that is assumed.
  fileprivate static var uprightPhone: BarTraits {
    BarTraits(era: .standard, family: .phone, isLandscape: false, isCompactWidth: true, scale: 3)
  }
}

extension Program {
  /// What the bars of a scene need in points, on a phone that is held upright. Texts that follow the state count for
  /// nothing, and neither do items that may be hidden.
  public func barNeeds(of scene: ID<Scene>) -> BarNeeds {
    let row = self[scene]
    let cold = self[cold: scene]
    let around = BarTraits.uprightPhone
    let fonts = BarFonts(around.era)
    var needs = BarNeeds()
    if cold.titleView == nil, let title = writtenTitle(of: scene) {
      needs.title = textWidth(title, size: fonts.title, weight: fonts.titleWeight, era: around.era)
    }
    var hasLeft = false
    var hasRight = false
    var wasButton = false
    for id in row.barItems {
      let item = self[id]
      if value(of: .hidden, in: self[cold: id].attributes) != nil { continue }
      let width = needed(by: id, in: scene, around)
      switch item.slot {
      case .left:
        needs.left += width + (hasLeft ? around.itemGap : 0)
        hasLeft = true
      case .right:
        needs.right += width + (hasRight ? around.itemGap : 0)
        hasRight = true
      case .toolbar:
        let isButton = item.systemItem?.isSpace != true
        needs.toolbar += width + (wasButton && isButton ? around.itemGap : 0)
        wasButton = isButton
      case .back: break
      }
    }
    return needs
  }

  /// The title that the bar shows, where it was written as it is.
  private func writtenTitle(of scene: ID<Scene>) -> String? {
    let attributes = self[scene].attributes
    let said = value(of: .navigationTitle, in: attributes) ?? value(of: .title, in: attributes)
    guard case .text(let title) = said else { return nil }
    return names[title]
  }

  private func needed(
    by id: ID<BarItem>, in scene: ID<Scene>, _ around: BarTraits
  ) -> Double {
    let item = self[id]
    if let space = item.systemItem, space.isSpace {
      let written = writtenPoints(.width, in: self[cold: id].attributes) ?? 0
      return space == .flexibleSpace ? 0 : around.fixedSpace(written)
    }
    let title = item.text.map { names[$0] } ?? item.systemItem?.facts.title ?? ""
    return size(of: id, titled: title, in: scene, around).width
  }
}
