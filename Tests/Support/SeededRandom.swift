/// SplitMix64: the same seed gives the same numbers on every machine.
///
/// A property draws a fresh seed in every run and says in its failures how to see one again.
public struct SeededRandom: RandomNumberGenerator, Sendable, CustomStringConvertible {
  public let seed: UInt64
  private var state: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    state = seed &* 0xD134_2543_DE82_EF95 &+ 1
  }

  public var description: String { "see it again with NAVSCENE_SEED=\(seed)" }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  public mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}
