/// The tests of a generated source for XCTest, as statements that `PlayedUITest` plays.
///
/// It reads the Swift that `navscene generate xctest` writes and nothing more; whether that is Swift, `swiftc` says.
public struct UITestSource {
  public struct Method: Sendable {
    public let name: String
    /// As they are called inside it.
    public let parameters: [String]
    /// The comment above it.
    public let documentation: [String]
    /// One a line, without comments.
    public let statements: [String]
  }

  public private(set) var tests: [Method] = []
  /// What the source adds to `XCUIApplication`, by name.
  public private(set) var helpers: [String: Method] = [:]

  public init(_ text: String) {
    var documentation: [String] = []
    var open: (head: Substring, statements: [String])?
    for line in text.split(separator: "\n") {
      let statement = line.drop { $0 == " " }
      if statement.hasPrefix("/// ") {
        documentation.append(String(statement.dropFirst(4)))
      } else if statement.hasPrefix(Self.start) {
        open = (statement.dropFirst(Self.start.count), [])
      } else if statement == "}" {
        if let method = open {
          add(
            Method(
              name: String(method.head.prefix { $0 != "(" }),
              parameters: Self.parameters(of: method.head), documentation: documentation,
              statements: method.statements))
        }
        (open, documentation) = (nil, [])
      } else if !statement.hasPrefix("//") {
        open?.statements.append(String(statement))
      }
    }
  }

  private static let start = "@MainActor func "

  /// `swipe(from start: Double)` has `start`.
  private static func parameters(of head: Substring) -> [String] {
    let list = head.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    return list.split(separator: ",").compactMap { parameter in
      parameter.prefix { $0 != ":" }.split(separator: " ").last.map(String.init)
    }
  }

  private mutating func add(_ method: Method) {
    if method.name.hasPrefix("test") {
      tests.append(method)
    } else {
      helpers[method.name] = method
    }
  }
}
