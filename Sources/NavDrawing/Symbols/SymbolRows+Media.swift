// What plays, and what shows what it plays.
extension SymbolRow {
  static let media: [SymbolRow] = [
    SymbolRow("play", "M7 4.5L19.5 12L7 19.5Z"),
    SymbolRow("pause", "R6.5 4.5 3.6 15 1R13.9 4.5 3.6 15 1"),
    SymbolRow("stop", "R5.5 5.5 13 13 2"),
    SymbolRow("backward", "M11.5 6V18L2.5 12ZM21 6V18L12 12Z"),
    SymbolRow("forward", "M12.5 6V18L21.5 12ZM3 6V18L12 12Z"),
    SymbolRow("backward.end", "M19 5V19L8 12Z||M6 5V19"),
    SymbolRow("forward.end", "M5 5V19L16 12Z||M18 5V19"),
    SymbolRow("music.note", "O8.3 17.8 2.7||M11 17.8V3.8C11.5 6.5 16.5 6.8 16.5 11"),
    SymbolRow("speaker", "M4 9.5H7.5L12.5 5V19L7.5 14.5H4Z"),
    SymbolRow(
      "speaker.wave.1", "M4 9.5H7.5L12.5 5V19L7.5 14.5H4Z||M15.5 9C16.8 10.7 16.8 13.3 15.5 15"),
    SymbolRow(
      "speaker.wave.2 speaker.2",
      "M4 9.5H7.5L12.5 5V19L7.5 14.5H4Z||M15.5 9C16.8 10.7 16.8 13.3 15.5 15M18 6.8C20.3 9.8 20.3 14.2 18 17.2"
    ),
    SymbolRow(
      "speaker.wave.3 speaker.3",
      "M2.5 9.5H5.5L10 5V19L5.5 14.5H2.5Z||M13 9C14.3 10.7 14.3 13.3 13 15M15.7 6.8C18 9.8 18 14.2 15.7 17.2M18.4 4.8C21.8 9 21.8 15 18.4 19.2"
    ),
    SymbolRow("recordingtape", "O6.5 12 3.7O17.5 12 3.7||M6.5 15.7H17.5"),
    SymbolRow(
      "waveform", "M4 10.5V13.5M7.2 8V16M10.4 4.5V19.5M13.6 8.5V15.5M16.8 6V18M20 10.5V13.5"),
    SymbolRow(
      "photo", "R3 4.5 18 15 2.5|M3.5 16.5L8.8 11.3L13.3 15.7L16 13.3L20.5 17.3O15.8 8.8 1.5"),
    SymbolRow(
      "photo.on.rectangle",
      "R6.5 3.5 15 12 2|M7 13L11 9.3L14.5 12.6L17 10.5L21 14O17 7 1.1|M17.5 18.5C17.5 19.6 16.9 20.2 15.8 20.2H4.5C3.3 20.2 2.5 19.5 2.5 18.3V9.8C2.5 8.7 3 8 4 8"
    ),
    SymbolRow(
      "film", "R3 5 18 14 2|M7 5V19M17 5V19M3 9.7H7M3 14.3H7M17 9.7H21M17 14.3H21M7 12H17"),
  ]
}
