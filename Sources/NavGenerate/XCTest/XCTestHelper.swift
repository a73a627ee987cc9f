/// What generated tests add to `XCUIElement`, where one of them needs it.
enum XCTestHelper: CaseIterable {
  case swipeAcross
  case swipeBack
  case pullDown
  case tapOutside
  case edgePan

  /// Its declaration, a string a line.
  var source: [String] {
    switch self {
    case .swipeAcross:
      Self.drag(
        "swipeAcross",
        "From one edge of a row to the other, which performs its first action.",
        parameter: "from start: Double, to end: Double",
        from: "CGVector(dx: start, dy: 0.5)", to: "CGVector(dx: end, dy: 0.5)")
    case .swipeBack:
      Self.drag(
        "swipeBack",
        "From the left edge to the right: the interactive pop of a navigation controller.",
        from: "CGVector(dx: 0, dy: 0.5)", to: "CGVector(dx: 0.9, dy: 0.5)")
    case .pullDown:
      Self.drag(
        "pullDown", "From the top of a sheet to the bottom, which dismisses it.",
        parameter: "from top: Double",
        from: "CGVector(dx: 0.5, dy: top)", to: "CGVector(dx: 0.5, dy: 0.95)")
    case .edgePan:
      Self.drag(
        "panFromEdge", "From an edge of the screen inwards.",
        parameter: "_ edge: CGVector, to end: CGVector", from: "edge", to: "end")
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
    _ name: String, _ documentation: String, parameter: String = "", from start: String,
    to end: String
  ) -> [String] {
    [
      "/// \(documentation)",
      "@MainActor func \(name)(\(parameter)) {",
      "    let finger = coordinate(withNormalizedOffset: \(start))",
      "    let target = coordinate(withNormalizedOffset: \(end))",
      "    finger.press(forDuration: 0.05, thenDragTo: target)",
      "}",
    ]
  }
}
