import Foundation
import NavTesting

/// Writes small apps with claims about them into a folder, each named for its seed: Tests/Judges/spin.py reads them.
func writeSmallApps(_ count: Int, from seed: UInt64, to folder: String) {
  do {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for seed in seed..<seed + UInt64(count) {
      var random = SeededRandom(seed: seed)
      // Without variables tabs often do not act on each other, and are explored one by one.
      var traits: SmallApp.Traits = random.chance(50) ? .all : .all.subtracting(.variables)
      // Of some that have thousands of states even claims are decided tab by tab.
      let isWide = random.chance(15)
      if isWide {
        traits.insert(.wide)
        traits.remove(.unwinds)
      }
      let app = SmallApp(&random, traits)
      let text = app.judged(&random, depth: (isWide ? 3 : 2) + random.below(2))
      try text.write(toFile: "\(folder)/\(seed).navscene", atomically: false, encoding: .utf8)
    }
  } catch {
    exit(usage: "cannot write to \(folder): \(error)")
  }
}
