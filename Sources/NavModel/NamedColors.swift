import NavText

/// What the names in asset catalogs stand for, as far as catalogs were read: a program itself holds the names alone.
public struct NamedColors: Sendable {
  private var rows: [(name: String, color: ColorValue)] = []

  public init() {}

  /// What is read later replaces what was known before.
  public mutating func add(_ name: String, _ color: ColorValue) {
    if let index = rows.firstIndex(where: { $0.name == name }) {
      rows[index].color = color
    } else {
      rows.append((name, color))
    }
  }

  public mutating func add(_ others: NamedColors) {
    for row in others.rows { add(row.name, row.color) }
  }

  public subscript(name: String) -> ColorValue? { rows.first { $0.name == name }?.color }
}

extension Program {
  /// A colour by its components, by UIColor's name or by that in an asset catalog; nil where nothing says what it is.
  public func color(_ name: Name) -> ColorValue? {
    let text = names[name]
    return ColorValue(text) ?? namedColors[text]
  }
}
