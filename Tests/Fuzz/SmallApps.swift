import Foundation
import NavTesting

/// Writes small apps with claims about them into a folder, each named for its seed: Tests/Judges/spin.py reads them.
func writeSmallApps(_ count: Int, from seed: UInt64, to folder: String) {
  do {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for seed in seed..<seed + UInt64(count) {
      var random = SeededRandom(seed: seed)
      let app = SmallApp(&random, .all)
      let text = app.judged(&random, depth: 2 + random.below(2))
      try text.write(toFile: "\(folder)/\(seed).navscene", atomically: false, encoding: .utf8)
    }
  } catch {
    exit(usage: "cannot write to \(folder): \(error)")
  }
}
