import NavModel

/// What an arrow of the canvas stands for.
public enum ArrowKind: Hashable, Sendable {
  case segue(SegueKind)
  case relationship(RelationshipKind)
  /// A statement of an action or a hook that leads there.
  case code(StatementKind)

  /// What a person would write.
  public var keyword: String {
    switch self {
    case .segue(let kind): kind.facts.keyword
    case .relationship(let kind): kind.facts.keyword
    case .code(let kind): kind.facts.keyword
    }
  }

  var isContainment: Bool {
    if case .relationship = self { true } else { false }
  }

  /// For the legend.
  var meaning: String {
    switch self {
    case .segue(.show): "Show"
    case .segue(.showDetail): "Show Detail"
    case .segue(.present): "Present Modally"
    case .segue(.popover): "Popover"
    case .segue(.embed): "Embed"
    case .segue(.custom): "Custom"
    case .segue(.unwind): "Unwind"
    case .segue(.push): "Push (deprecated)"
    case .segue(.modal): "Modal (deprecated)"
    case .segue(.legacyPopover): "Popover (deprecated)"
    case .segue(.replace): "Replace (deprecated)"
    case .relationship: "Relationship"
    case .code: "From code"
    }
  }

  /// The same for all that are on one line of the legend, in the order of the lines.
  var legendOrder: Int {
    switch self {
    case .relationship: 0
    case .segue(let kind): 1 + Int(kind.rawValue)
    case .code: 100
    }
  }

  var ink: Ink {
    switch self {
    case .segue(.show), .segue(.push), .segue(.showDetail), .segue(.replace): .push
    case .segue(.present), .segue(.modal): .modal
    case .segue(.popover), .segue(.legacyPopover): .popover
    case .segue(.embed): .embed
    case .segue(.custom): .custom
    case .segue(.unwind): .exit
    case .relationship: .relation
    case .code: .code
    }
  }

  /// The sign in the circle on the arrow, after Interface Builder's.
  var glyph: Glyph {
    switch self {
    case .segue(.show), .segue(.push): .stack
    case .segue(.showDetail), .segue(.replace): .detail
    case .segue(.present), .segue(.modal): .sheet
    case .segue(.popover), .segue(.legacyPopover): .bubble
    case .segue(.embed): .embed
    case .segue(.custom): .custom
    case .segue(.unwind): .exit
    case .relationship(.root): .stack
    case .relationship(.tab): .tabs
    case .relationship(.page): .pages
    case .relationship: .columns
    case .code: .code
    }
  }

  var dash: Paint.Dash {
    switch self {
    case .segue(let kind): kind.isDeprecated ? .dashed : .solid
    case .relationship: .solid
    case .code: .dotted
    }
  }
}
