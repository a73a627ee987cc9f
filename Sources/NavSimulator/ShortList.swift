import NavModel
import NavText

/// Controllers in an order, mostly none, one or two: so many take no memory of their own, and every step makes a
/// dozen such lists.
struct ShortList: RandomAccessCollection, Hashable, Sendable {
  @Compact private var first: ID<Controller>?
  @Compact private var second: ID<Controller>?
  private var others: [ID<Controller>] = []

  init() {}

  init(_ only: ID<Controller>) {
    first = only
  }

  init(_ many: some Sequence<ID<Controller>>) {
    for id in many { append(id) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : second == nil ? 1 : others.count + 2 }

  subscript(index: Int) -> ID<Controller> {
    if index == 0, let first { return first }
    if index == 1, let second { return second }
    return others[index - 2]
  }

  mutating func append(_ id: ID<Controller>) {
    if first == nil {
      first = id
    } else if second == nil {
      second = id
    } else {
      others.append(id)
    }
  }
}
