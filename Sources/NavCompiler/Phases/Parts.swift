import NavSyntax

typealias Parts = ItemSyntax.Parts

extension Parts {
  init(_ part: Part) {
    self.init(rawValue: 1 << UInt16(part.rawValue))
  }
}

/// A part of the one shape that a construct has no use for: those of an item, then what has no bit among its parts.
enum Part: UInt8, Hashable {
  case name, className, text, systemItem, operand, identifier, device, condition, data
  case connection, block, target, stack, place, severalTargets, qualifier

  var words: String {
    switch self {
    case .name: "name"
    case .className: "class"
    case .text: "text"
    case .systemItem: "system item"
    case .operand: "list or number"
    case .identifier: "identifier ('as')"
    case .device: "device ('on')"
    case .target: "field or list ('into')"
    case .stack: "stack, scene or list ('of')"
    case .place: "place ('on')"
    case .condition: "guard ('when')"
    case .data: "data ('with')"
    case .connection: "arrow"
    case .block: "block"
    case .severalTargets: "list of targets"
    case .qualifier: "name before the dot"
    }
  }
}
