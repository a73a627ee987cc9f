/// The parts of the one shape that a kind of item may have.
struct Parts: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ part: SemanticProblem.Part) {
    rawValue = 1 << UInt16(part.rawValue)
  }

  static let name = Parts(.name)
  static let className = Parts(.className)
  static let text = Parts(.text)
  static let systemItem = Parts(.systemItem)
  static let operand = Parts(.operand)
  static let identifier = Parts(.identifier)
  static let device = Parts(.device)
  static let condition = Parts(.condition)
  static let data = Parts(.data)
  static let connection = Parts(.connection)
  static let block = Parts(.block)
}

extension SemanticProblem {
  /// A part of the one shape that a construct has no use for.
  enum Part: UInt8, Hashable {
    case name, className, text, systemItem, operand, identifier, device, condition, data
    case connection, block, severalTargets, qualifier

    var words: String {
      switch self {
      case .name: "name"
      case .className: "class"
      case .text: "text"
      case .systemItem: "system item"
      case .operand: "list or number"
      case .identifier: "identifier ('as')"
      case .device: "device ('on')"
      case .condition: "guard ('when')"
      case .data: "data ('with')"
      case .connection: "arrow"
      case .block: "block"
      case .severalTargets: "list of targets"
      case .qualifier: "name before the dot"
      }
    }
  }
}
