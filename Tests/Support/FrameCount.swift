/// How many views are where Interface Builder put them.
public struct FrameCount: CustomStringConvertible, Sendable {
  public private(set) var all = 0
  public private(set) var agreed = 0
  /// Of those whose fonts, classes and pictures are known, and of what their frames depend on, and whose frames were
  /// computed from the constraints beside them.
  public private(set) var known = 0
  public private(set) var knownAgreed = 0

  public init() {}

  public mutating func add(_ view: StoredFrames.View) {
    all += 1
    if view.agrees { agreed += 1 }
    if view.isKnown && !view.isStale { known += 1 }
    if view.isKnown && !view.isStale && view.agrees { knownAgreed += 1 }
  }

  public static func += (count: inout FrameCount, other: FrameCount) {
    count.all += other.all
    count.agreed += other.agreed
    count.known += other.known
    count.knownAgreed += other.knownAgreed
  }

  public var description: String {
    "\(agreed) of \(all) (\(share(agreed, all))), \(knownAgreed) of \(known) that are known (\(share(knownAgreed, known)))"
  }

  private func share(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "-" : "\(part * 1000 / whole / 10).\(part * 1000 / whole % 10) %"
  }
}
