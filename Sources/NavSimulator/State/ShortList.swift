import NavModel
import NavText

/// Controllers in an order, mostly none, one or two: so many take no memory of their own, and every step makes a
/// dozen such lists.
struct ShortList: RandomAccessCollection, Hashable, Sendable {
  private var first = ID<Controller>(-1)
  private var second = ID<Controller>(-1)
  private(set) var count = 0
  /// Nothing at all is cheaper to hand on than an array without elements.
  private var others: [ID<Controller>]?

  init() {}

  init(_ only: ID<Controller>) {
    first = only
    count = 1
  }

  init(_ many: some Sequence<ID<Controller>>) {
    for id in many { append(id) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> ID<Controller> {
    switch index {
    case 0: first
    case 1: second
    default: others.map { $0[index - 2] } ?? second
    }
  }

  mutating func append(_ id: ID<Controller>) {
    switch count {
    case 0: first = id
    case 1: second = id
    default: others = (others ?? []) + [id]
    }
    count += 1
  }
}
