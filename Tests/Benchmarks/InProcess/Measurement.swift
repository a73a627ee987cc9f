/// How long the repetitions of a stage took.
struct Measurement {
  let name: String
  let unit: String
  let count: Int
  let bytes: Int
  let times: [Duration]
  /// What a peer that does the same must find too.
  let checksum: UInt64?

  var line: String {
    let sorted = times.sorted()
    let shortest = seconds(sorted[0])
    let median = seconds(sorted[sorted.count / 2])
    let line = "\(name) \(count) \(unit) \(bytes) \(shortest) \(median)"
    return checksum.map { "\(line) \($0)" } ?? line
  }

  private func seconds(_ duration: Duration) -> Double {
    let parts = duration.components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  }
}
