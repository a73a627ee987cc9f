extension Parallel {
  /// How many processors the system lets this process use: fewer than there are in many a container.
  static let processorCount = max(
    1, ProcessorSet.allowed?.count ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// Processors that a thread may run on, where the system lets a process say.
struct ProcessorSet {
  /// A bit for each of 1024. More of them are an error of the call, not an overflow.
  private var bits = InlineArray<16, UInt64>(repeating: 0)

  var count: Int { bits.indices.reduce(0) { $0 + bits[$1].nonzeroBitCount } }

  /// What the system lets this thread use.
  static var allowed: ProcessorSet? {
    var set = ProcessorSet()
    return CLibrary.getAffinity(&set) ? set : nil
  }

  /// All of these but the one that this thread runs on; nil where that is the only one.
  var others: ProcessorSet? {
    var others = self
    let own = CLibrary.currentProcessor
    guard own >= 0, bits.indices.contains(own / 64) else { return nil }
    others.bits[own / 64] &= ~(1 << (own % 64))
    return others.count > 0 ? others : nil
  }
}
