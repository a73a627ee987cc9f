// Signs that stand for nothing but themselves.
extension SymbolRow {
  static let marks: [SymbolRow] = [
    SymbolRow("plus", "M12 4V20M4 12H20"),
    SymbolRow("minus", "M4 12H20"),
    SymbolRow("xmark multiply", "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
    SymbolRow("equal", "M4.5 9H19.5M4.5 15H19.5"),
    SymbolRow("divide", "M4 12H20O12 6 0.8O12 18 0.8"),
    SymbolRow("percent", "O7 7.5 3O17 16.5 3M18 5L6 19"),
    SymbolRow("number", "M9.5 4L7.5 20M16.5 4L14.5 20M4.5 9H20M4 15H19.5"),
    SymbolRow("checkmark", "M4.5 13L9.5 18.5L19.5 6"),
    SymbolRow("ellipsis", "O5 12 0.9O12 12 0.9O19 12 0.9"),
    SymbolRow("exclamationmark", "M12 4V14.5O12 19 0.6"),
    SymbolRow(
      "questionmark",
      "M7.8 8.2C7.8 5.6 9.6 4 12.1 4C14.7 4 16.4 5.5 16.4 7.8C16.4 11 12 11.2 12 15O12 19.3 0.6"),
    SymbolRow("info", "M10 10.5H12.5V18.5M9.5 18.5H15.5O12.2 5.8 0.7"),
    SymbolRow("circle", "O12 12 8.5"),
    SymbolRow("square", "R4 4 16 16 3"),
    SymbolRow("rectangle", "R3 5.5 18 13 2.5"),
    SymbolRow("capsule", "R2.5 7 19 10 5"),
    SymbolRow("triangle", "M12 4.5L20.5 19H3.5Z"),
    SymbolRow("diamond", "M12 3L21 12L12 21L3 12Z"),
    SymbolRow("record.circle", "O12 12 8.8|O12 12 3.5"),
    SymbolRow("exclamationmark.triangle", "M12 3.8L21.3 20H2.7Z|M12 9.5V14.5O12 17.3 0.5"),
    SymbolRow("nosign", "O12 12 8.5M6 6L18 18"),
    SymbolRow("line.3.horizontal line.horizontal.3", "M4 6.5H20M4 12H20M4 17.5H20"),
    SymbolRow(
      "line.3.horizontal.decrease line.horizontal.3.decrease", "M3.5 7H20.5M6.5 12H17.5M9.5 17H14.5"
    ),
    SymbolRow(
      "list.bullet",
      "O4.5 6.5 0.7O4.5 12 0.7O4.5 17.5 0.7M8.5 6.5H20.5M8.5 12H20.5M8.5 17.5H20.5"),
    SymbolRow(
      "list.dash", "M3.5 6.5H5.5M3.5 12H5.5M3.5 17.5H5.5M8.5 6.5H20.5M8.5 12H20.5M8.5 17.5H20.5"),
    SymbolRow(
      "list.number",
      "M4 4.8L5.2 4V8M3.8 10.8C4.4 9.8 6.2 10 6 11.3C5.9 12.2 4.2 12.8 3.8 14H6.2M3.9 16.2H6L4.9 17.7C6.6 17.6 6.5 20 5 20C4.5 20 4.1 19.9 3.8 19.5M9.5 6H20.5M9.5 12H20.5M9.5 18H20.5"
    ),
    SymbolRow(
      "slider.horizontal.3",
      "M3.5 6.5H5.6M9.9 6.5H20.5O7.7 6.5 2.1M3.5 12H13.6M17.9 12H20.5O15.7 12 2.1M3.5 17.5H5.6M9.9 17.5H20.5O7.7 17.5 2.1"
    ),
    SymbolRow(
      "square.grid.2x2",
      "R4 4 6.8 6.8 1.5R13.2 4 6.8 6.8 1.5R4 13.2 6.8 6.8 1.5R13.2 13.2 6.8 6.8 1.5"),
    SymbolRow(
      "square.grid.3x3",
      "R3.8 3.8 4 4 0.8R10 3.8 4 4 0.8R16.2 3.8 4 4 0.8R3.8 10 4 4 0.8R10 10 4 4 0.8R16.2 10 4 4 0.8R3.8 16.2 4 4 0.8R10 16.2 4 4 0.8R16.2 16.2 4 4 0.8"
    ),
    SymbolRow(
      "circle.grid.2x2", "O7.5 7.5 3.2O16.5 7.5 3.2O7.5 16.5 3.2O16.5 16.5 3.2"),
    SymbolRow(
      "circle.grid.3x3",
      "O5.5 5.5 1.9O12 5.5 1.9O18.5 5.5 1.9O5.5 12 1.9O12 12 1.9O18.5 12 1.9O5.5 18.5 1.9O12 18.5 1.9O18.5 18.5 1.9"
    ),
    SymbolRow(
      "square.on.square",
      "R8.5 3.5 12 12 2.5||M15.5 18V18.5C15.5 19.9 14.9 20.5 13.5 20.5H5.5C4.1 20.5 3.5 19.9 3.5 18.5V10.5C3.5 9.1 4.1 8.5 5.5 8.5H6"
    ),
    SymbolRow("rectangle.stack", "R3.5 9.5 17 11 2.2||M5.5 6.3H18.5M7.5 3.3H16.5"),
    SymbolRow("sidebar.left sidebar.leading", "R3 5 18 14 2.5|M9.5 5V19"),
    SymbolRow("sidebar.right sidebar.trailing", "R3 5 18 14 2.5|M14.5 5V19"),
    SymbolRow(
      "star", "M12 3.2L14.7 9L21 9.7L16.3 14L17.6 20.3L12 17.1L6.4 20.3L7.7 14L3 9.7L9.3 9Z"),
    SymbolRow(
      "heart",
      "M12 20.5C6.5 16.5 3 13 3 9C3 6.2 5.1 4.2 7.6 4.2C9.4 4.2 11 5.2 12 6.9C13 5.2 14.6 4.2 16.4 4.2C18.9 4.2 21 6.2 21 9C21 13 17.5 16.5 12 20.5Z"
    ),
    SymbolRow(
      "sparkles",
      "M10 5L11.7 10.3L17 12L11.7 13.7L10 19L8.3 13.7L3 12L8.3 10.3ZM18 3L18.8 5.7L21.5 6.5L18.8 7.3L18 10L17.2 7.3L14.5 6.5L17.2 5.7ZM17.5 16L18.1 17.9L20 18.5L18.1 19.1L17.5 21L16.9 19.1L15 18.5L16.9 17.9Z"
    ),
    SymbolRow(
      "shield", "M12 3L19.5 5.8V11.5C19.5 16 16.5 19.3 12 21C7.5 19.3 4.5 16 4.5 11.5V5.8Z"),
    SymbolRow(
      "checkmark.shield",
      "M12 3L19.5 5.8V11.5C19.5 16 16.5 19.3 12 21C7.5 19.3 4.5 16 4.5 11.5V5.8Z|M8.5 12L11 14.8L15.7 8.8"
    ),
    SymbolRow(
      "checkmark.seal",
      "M12 2.8L14.6 5L18 4.9L18.9 8.2L21.5 10.3L20.2 13.4L21 16.7L18 18.1L16.5 21L13.2 20.4L10.2 21.5L8 19L4.7 18.5L4.6 15.1L2.6 12.4L4.6 9.7V6.3L8 5.5Z|M8.3 12.3L11 15.2L16 9"
    ),
    SymbolRow(
      "power",
      "M12 3V12M7 6.3C4.9 7.7 3.7 9.9 3.7 12.5C3.7 17 7.4 20.7 12 20.7C16.6 20.7 20.3 17 20.3 12.5C20.3 9.9 19.1 7.7 17 6.3"
    ),
    SymbolRow(
      "delete.left delete.backward",
      "M8 5H19.5C20.5 5 21 5.5 21 6.5V17.5C21 18.5 20.5 19 19.5 19H8L2.5 12Z|M11 9L16.5 15M16.5 9L11 15"
    ),
    SymbolRow(
      "viewfinder",
      "M3.5 8.5V6C3.5 4.5 4.5 3.5 6 3.5H8.5M15.5 3.5H18C19.5 3.5 20.5 4.5 20.5 6V8.5M20.5 15.5V18C20.5 19.5 19.5 20.5 18 20.5H15.5M8.5 20.5H6C4.5 20.5 3.5 19.5 3.5 18V15.5"
    ),
    SymbolRow(
      "face.smiling", "O12 12 8.8|O8.9 9.8 0.6O15.1 9.8 0.6M8 14.2C9.2 16.6 14.8 16.6 16 14.2"),
  ]
}
