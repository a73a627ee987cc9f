import Foundation

extension SeededRandom {
  /// One for each case of a property. The first is the one that `NAVSCENE_SEED` names, if it is set: what a failure
  /// prints is seen again at once.
  public static func cases(_ count: Int) -> [SeededRandom] {
    let first =
      ProcessInfo.processInfo.environment["NAVSCENE_SEED"].flatMap { UInt64($0) }
      ?? UInt64.random(in: 0..<1_000_000_000)
    return (0..<UInt64(count)).map { SeededRandom(seed: first &+ $0) }
  }
}
