/// How long the repetitions of a stage took.
struct Measurement {
  let name: String
  let unit: String
  let count: Int
  let bytes: Int
  let times: [Duration]

  var line: String {
    let sorted = times.sorted()
    let shortest = seconds(sorted[0])
    let median = seconds(sorted[sorted.count / 2])
    return "\(name) \(count) \(unit) \(bytes) \(shortest) \(median)"
  }

  private func seconds(_ duration: Duration) -> Double {
    let parts = duration.components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  }
}
