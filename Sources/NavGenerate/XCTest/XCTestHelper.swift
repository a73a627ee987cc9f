/// What generated tests add to `XCUIApplication`, where one of them needs it.
enum XCTestHelper: CaseIterable {
  case swipeBack
  case pullDown
  case tapOutside
  case edgePan

  /// Its declaration, a string a line.
  var source: [String] {
    switch self {
    case .swipeBack:
      Self.drag(
        "swipeBack",
        "From the left edge to the right: the interactive pop of a navigation controller.",
        from: "CGVector(dx: 0, dy: 0.5)", to: "CGVector(dx: 0.9, dy: 0.5)")
    case .pullDown:
      Self.drag(
        "pullDown", "From the top of a sheet to the bottom, which dismisses it.",
        from: "CGVector(dx: 0.5, dy: 0.15)", to: "CGVector(dx: 0.5, dy: 0.95)")
    case .edgePan:
      Self.drag(
        "panFromEdge", "From the right edge to the left.",
        from: "CGVector(dx: 1, dy: 0.5)", to: "CGVector(dx: 0.2, dy: 0.5)")
    case .tapOutside:
      [
        "/// Beside a popover or a sheet, which dismisses it.",
        "@MainActor func tapOutside() {",
        "    coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.1)).tap()",
        "}",
      ]
    }
  }

  private static func drag(
    _ name: String, _ documentation: String, from start: String, to end: String
  ) -> [String] {
    [
      "/// \(documentation)",
      "@MainActor func \(name)() {",
      "    let start = coordinate(withNormalizedOffset: \(start))",
      "    let end = coordinate(withNormalizedOffset: \(end))",
      "    start.press(forDuration: 0.05, thenDragTo: end)",
      "}",
    ]
  }
}
