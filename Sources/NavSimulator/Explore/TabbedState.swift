import NavText

/// A state of an app of tabs, as the numbers of its parts.
struct TabbedState: Hashable {
  /// The most tabs: more are not shown by the bar at once.
  static let most = 5

  /// The tab in front.
  var front: Int
  let tabCount: Int
  /// What all tabs share, then each tab.
  var numbers: SIMD8<UInt32>

  /// Reads the numbers where a form of them begins.
  init(_ page: [UInt8], at start: Int) {
    front = Int(page[start + 1])
    tabCount = Int(page[start + 2])
    numbers = .zero
    var unpacker = StateUnpacker(page, at: start + 3)
    for part in 0...tabCount {
      var number: UInt32 = 0
      unpacker.visit(&number)
      numbers[part] = number
    }
  }

  /// What is written apart, once its parts have numbers; nil where one has none.
  init?(_ form: Span<UInt8>, numbering number: (Span<UInt8>) -> Int?) {
    front = Int(form[1])
    tabCount = Int(form[2])
    numbers = .zero
    var offset = 3
    for part in 0...tabCount {
      let length = Int(form[offset]) | Int(form[offset + 1]) << 8 | Int(form[offset + 2]) << 16
      let start = offset + 3
      offset = start + length
      guard let found = number(form.extracting(start..<offset)) else { return nil }
      numbers[part] = UInt32(truncatingIfNeeded: found)
    }
  }

  /// Its form.
  var bytes: [UInt8] {
    var packer = StatePacker()
    packer.pack(self)
    return packer.bytes
  }

  /// What the tab in front is like, and what all share.
  var inFront: TabInContext { TabInContext(shared: numbers[0], tab: numbers[front + 1]) }
}

/// What one tab is like, and what it shares with the others.
struct TabInContext: Hashable {
  let shared: UInt32
  let tab: UInt32
}
