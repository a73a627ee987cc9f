// What has a plug or a battery.
extension SymbolRow {
  static let devices: [SymbolRow] = [
    SymbolRow(
      "camera",
      "M3 8.5C3 7.5 3.5 7 4.5 7H7.2L8.8 4.8H15.2L16.8 7H19.5C20.5 7 21 7.5 21 8.5V18C21 19 20.5 19.5 19.5 19.5H4.5C3.5 19.5 3 19 3 18Z|O12 13 3.6"
    ),
    SymbolRow("printer", "R3.5 8.5 17 8.5 2|M7 14H17|M7 8.5V3.5H17V8.5M7 17V20.5H17V17"),
    SymbolRow("tv", "R2.8 4.5 18.4 12.5 2||M8 20H16"),
    SymbolRow("desktopcomputer", "R2.8 4 18.4 12.5 2|M2.8 13H21.2|M12 16.5V20.3M8 20.3H16"),
    SymbolRow("laptopcomputer", "R5 5 14 10 1.5||M2 18.5H22"),
    SymbolRow("iphone", "R7 2.5 10 19 2.5|M10.8 4.8H13.2"),
    SymbolRow("ipad", "R4.5 3 15 18 2.5|M10.5 18.5H13.5"),
    SymbolRow(
      "keyboard",
      "R2.5 6 19 12 2.5|M6 9.8H6.4M9 9.8H9.4M12 9.8H12.4M15 9.8H15.4M18 9.8H18.4M6 12.2H6.4M9 12.2H9.4M12 12.2H12.4M15 12.2H15.4M18 12.2H18.4M8 15H16"
    ),
    SymbolRow(
      "headphones",
      "R3.5 13 4 7 1.5R16.5 13 4 7 1.5||M4 14V12C4 7.4 7.4 4 12 4C16.6 4 20 7.4 20 12V14"),
    SymbolRow(
      "wifi",
      "O12 18.8 0.8M8.5 15.3C10.5 13.4 13.5 13.4 15.5 15.3M5.5 12C9.3 8.5 14.7 8.5 18.5 12M2.5 8.7C8 3.7 16 3.7 21.5 8.7"
    ),
    SymbolRow(
      "battery.100 battery.100percent", "R2 7.5 18 9 2.2R4.2 9.7 13.6 4.6 0.8M21.8 10.8V13.2"),
    SymbolRow("bolt", "M13.5 2.8L5 13.5H11.5L10.5 21.2L19 10.5H12.5Z"),
  ]
}
