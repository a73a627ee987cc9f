import NavText

// A list is one number too, so that whatever keeps, compares or packs states need not know of lists: its items are the
// digits of the number, the first item the lowest; a digit is 0 behind the last one.

extension Variable.Domain {
  /// What an item of a list can be; nil for what is no list.
  public var item: Variable.Domain? {
    switch self {
    case .integers(let low, let high): .integer(low, high)
    case .cases(let enumeration): .enumeration(enumeration)
    case .boolean, .integer, .enumeration: nil
    }
  }

  /// The type of a list of such values; nil if there are no such lists.
  public var list: Variable.Domain? {
    switch self {
    case .integer(let low, let high): .integers(low, high)
    case .enumeration(let enumeration): .cases(enumeration)
    case .boolean, .integers, .cases: nil
    }
  }

  /// No list has more items.
  public static var longestList: Int { 8 }
}

extension Program {
  /// The lowest value of an item, and how many there are.
  private func itemValues(of list: Variable.Domain) -> (low: Int, count: Int) {
    switch list {
    case .integers(let low, let high): (Int(low), Int(high) - Int(low) + 1)
    case .cases(let enumeration): (0, enumerations[enumeration].cases.count)
    case .boolean, .integer, .enumeration: (0, 0)
    }
  }

  /// How many items a list can have: eight, or as many as a number of 32 bits can hold.
  public func capacity(of list: Variable.Domain) -> Int {
    let base = itemValues(of: list).count + 1
    var power = base
    var capacity = 0
    while power <= Int(Int32.max) && capacity < Variable.Domain.longestList && base > 1 {
      capacity += 1
      power *= base
    }
    return capacity
  }

  /// The items of a list, the first one first.
  public func items(of value: Int32, in list: Variable.Domain) -> [Int32] {
    let (low, count) = itemValues(of: list)
    var rest = Int(max(0, value))
    var items: [Int32] = []
    while rest % (count + 1) > 0 && items.count < capacity(of: list) {
      items.append(Int32(truncatingIfNeeded: low + rest % (count + 1) - 1))
      rest /= count + 1
    }
    return items
  }

  /// The number for items; what a list has no room for is left out.
  public func value(ofItems items: [Int32], in list: Variable.Domain) -> Int32 {
    let (low, count) = itemValues(of: list)
    var value = 0
    for item in items.prefix(capacity(of: list)).reversed() {
      value = value * (count + 1) + min(max(0, Int(item) - low), count - 1) + 1
    }
    return Int32(truncatingIfNeeded: value)
  }

  /// The number of the longest list of the greatest items, which no other is above.
  public func greatestValue(of list: Variable.Domain) -> Int32 {
    let greatest = itemValues(of: list).low + itemValues(of: list).count - 1
    let items = [Int32](
      repeating: Int32(truncatingIfNeeded: greatest), count: capacity(of: list))
    return value(ofItems: items, in: list)
  }

  /// Whether a number stands for a list.
  public func isList(_ value: Int32, of list: Variable.Domain) -> Bool {
    value >= 0 && self.value(ofItems: items(of: value, in: list), in: list) == value
  }
}
