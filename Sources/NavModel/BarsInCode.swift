import NavText

/// What the code of a controller does with the navigation bar above it, and whether people may get back by it.
public struct BarsInCode: Sendable {
  /// Where the bar is hidden.
  public var hiding: Location?
  /// Whether the bar may be shown while the controller's own screen is there.
  public var mayShow = false
  /// Whether the bar is shown for the next screen when this one leaves.
  public var restores = false
  /// Whether people can make it do something, or it does something that leads back.
  public var mayLeadBack = false

  public init() {}

  /// Adds what another part of the same class does.
  public mutating func formUnion(_ other: BarsInCode) {
    hiding = hiding ?? other.hiding
    mayShow = mayShow || other.mayShow
    restores = restores || other.restores
    mayLeadBack = mayLeadBack || other.mayLeadBack
  }
}
