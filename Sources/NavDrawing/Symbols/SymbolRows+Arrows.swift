// Arrows and chevrons. `backward` and `leading` are left where one reads from the left, as everything here is.
extension SymbolRow {
  static let arrows: [SymbolRow] = [
    SymbolRow("chevron.left chevron.backward", "M15.5 4.5L8 12L15.5 19.5"),
    SymbolRow("chevron.right chevron.forward", "M8.5 4.5L16 12L8.5 19.5"),
    SymbolRow("chevron.up", "M4.5 15.5L12 8L19.5 15.5"),
    SymbolRow("chevron.down", "M4.5 8.5L12 16L19.5 8.5"),
    SymbolRow("chevron.up.chevron.down", "M7.5 9L12 4.5L16.5 9M7.5 15L12 19.5L16.5 15"),
    SymbolRow(
      "chevron.left.forwardslash.chevron.right",
      "M7.5 6.5L2 12L7.5 17.5M16.5 6.5L22 12L16.5 17.5M13.5 4.5L10.5 19.5"),
    SymbolRow("arrow.left arrow.backward", "M20.5 12H3.5M10 5.5L3.5 12L10 18.5"),
    SymbolRow("arrow.right arrow.forward", "M3.5 12H20.5M14 5.5L20.5 12L14 18.5"),
    SymbolRow("arrow.up", "M12 20.5V3.5M5.5 10L12 3.5L18.5 10"),
    SymbolRow("arrow.down", "M12 3.5V20.5M5.5 14L12 20.5L18.5 14"),
    SymbolRow("arrow.up.right arrow.up.forward", "M5.5 18.5L18.5 5.5M8.5 5.5H18.5V15.5"),
    SymbolRow("arrow.up.left arrow.up.backward", "M18.5 18.5L5.5 5.5M15.5 5.5H5.5V15.5"),
    SymbolRow("arrow.down.right arrow.down.forward", "M5.5 5.5L18.5 18.5M18.5 8.5V18.5H8.5"),
    SymbolRow("arrow.down.left arrow.down.backward", "M18.5 5.5L5.5 18.5M5.5 8.5V18.5H15.5"),
    SymbolRow("arrow.down.to.line", "M12 3.5V15.5M6.5 10L12 15.5L17.5 10M5 20H19"),
    SymbolRow("arrow.up.to.line", "M12 20.5V8.5M6.5 14L12 8.5L17.5 14M5 4H19"),
    SymbolRow(
      "arrow.up.arrow.down",
      "M8 20V4.5M3.8 8.7L8 4.5L12.2 8.7M16 4V19.5M11.8 15.3L16 19.5L20.2 15.3"),
    SymbolRow(
      "arrow.left.arrow.right",
      "M20 8H4.5M8.7 3.8L4.5 8L8.7 12.2M4 16H19.5M15.3 11.8L19.5 16L15.3 20.2"),
    SymbolRow(
      "arrow.clockwise",
      "M18.9 8C17.6 5.7 15 4.2 12 4.2C7.7 4.2 4.2 7.7 4.2 12C4.2 16.3 7.7 19.8 12 19.8C16.3 19.8 19.8 16.3 19.8 12M19.2 3.8V8.2H14.8"
    ),
    SymbolRow(
      "arrow.counterclockwise",
      "M5.1 8C6.4 5.7 9 4.2 12 4.2C16.3 4.2 19.8 7.7 19.8 12C19.8 16.3 16.3 19.8 12 19.8C7.7 19.8 4.2 16.3 4.2 12M4.8 3.8V8.2H9.2"
    ),
    SymbolRow(
      "arrow.triangle.2.circlepath arrow.2.circlepath",
      "M4.2 11C4.7 7.2 8 4.2 12 4.2C14.8 4.2 17.2 5.6 18.6 7.8M19.8 13C19.3 16.8 16 19.8 12 19.8C9.2 19.8 6.8 18.4 5.4 16.2M19 3.6V8.1H14.5M5 20.4V15.9H9.5"
    ),
    SymbolRow(
      "arrow.uturn.left arrow.uturn.backward",
      "M8 4.5L3.8 8.7L8 13M4.2 8.7H14.5C17.7 8.7 20.2 11 20.2 14.1C20.2 17.2 17.7 19.5 14.5 19.5H9"),
    SymbolRow(
      "arrow.uturn.right arrow.uturn.forward",
      "M16 4.5L20.2 8.7L16 13M19.8 8.7H9.5C6.3 8.7 3.8 11 3.8 14.1C3.8 17.2 6.3 19.5 9.5 19.5H15"),
    SymbolRow(
      "arrowshape.turn.up.left",
      "M10 5L3.5 11L10 17V13.3C15 13 18.5 14.6 20.5 18.5C20.5 12.3 16.3 8.9 10 8.7Z"),
    SymbolRow(
      "arrowshape.turn.up.right",
      "M14 5L20.5 11L14 17V13.3C9 13 5.5 14.6 3.5 18.5C3.5 12.3 7.7 8.9 14 8.7Z"),
    SymbolRow(
      "square.and.arrow.up",
      "M8 9.5H7.3C6 9.5 5.3 10.2 5.3 11.5V18.5C5.3 19.8 6 20.5 7.3 20.5H16.7C18 20.5 18.7 19.8 18.7 18.5V11.5C18.7 10.2 18 9.5 16.7 9.5H16||M12 14.5V3.2M8 7.2L12 3.2L16 7.2"
    ),
    SymbolRow(
      "square.and.arrow.down",
      "M8 8.5H7.3C6 8.5 5.3 9.2 5.3 10.5V18.5C5.3 19.8 6 20.5 7.3 20.5H16.7C18 20.5 18.7 19.8 18.7 18.5V10.5C18.7 9.2 18 8.5 16.7 8.5H16||M12 3.2V15M8 11L12 15L16 11"
    ),
    SymbolRow(
      "rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward",
      "M14 7.5V5.5C14 4.1 13.4 3.5 12 3.5H6C4.6 3.5 4 4.1 4 5.5V18.5C4 19.9 4.6 20.5 6 20.5H12C13.4 20.5 14 19.9 14 18.5V16.5||M9 12H20.5M17 8.5L20.5 12L17 15.5"
    ),
    SymbolRow(
      "arrow.up.left.and.arrow.down.right",
      "M10.5 10.5L4 4M4 9V4H9M13.5 13.5L20 20M20 15V20H15"),
    SymbolRow(
      "shuffle",
      "M2.5 17.5H6.5L14.5 6.5H20.5M2.5 6.5H6.5L8.7 9.5M12.5 14.8L14.5 17.5H20.5M18 3.8L20.8 6.5L18 9.2M18 14.8L20.8 17.5L18 20.2"
    ),
    SymbolRow(
      "repeat",
      "M4 11V9.5C4 7.8 5 7 6.5 7H19M16.5 4L19.5 7L16.5 10M20 13V14.5C20 16.2 19 17 17.5 17H5M7.5 14L4.5 17L7.5 20"
    ),
  ]
}
