// What the compiler looks for behind `@objc` and `#selector`.

public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}

@objc open class NSObject {
  public init() {}
}
