import Foundation

extension SeededRandom {
  /// The one that `NAVSCENE_SEED` names, if it is set: what a failure prints is seen again at once. Or a fresh one.
  public init() {
    self.init(
      seed: ProcessInfo.processInfo.environment["NAVSCENE_SEED"].flatMap { UInt64($0) }
        ?? .random(in: 0..<1_000_000_000))
  }

  /// One for each case of a property, from `SeededRandom()` on.
  public static func cases(_ count: Int) -> [SeededRandom] {
    let first = SeededRandom().seed
    return (0..<UInt64(count)).map { SeededRandom(seed: first &+ $0) }
  }
}
