import NavText

/// What the names in asset catalogs stand for, as far as catalogs were read: a program itself holds the names alone.
public struct NamedColors: Sendable {
  private var colors: [String: ColorValue] = [:]

  public init() {}

  /// What is read later replaces what was known before.
  public mutating func add(_ name: String, _ color: ColorValue) { colors[name] = color }

  public mutating func add(_ others: NamedColors) {
    for (name, color) in others.colors { colors[name] = color }
  }

  public subscript(name: String) -> ColorValue? { colors[name] }

  /// All of them, by their names, so that the same catalogs give the same bytes.
  public var rows: [(name: String, color: ColorValue)] {
    colors.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
  }
}

extension Program {
  /// A colour by its components, by UIColor's name or by that in an asset catalog; nil where nothing says what it is.
  public func color(_ name: Name) -> ColorValue? {
    let text = names[name]
    if let asset = ColorName.asset(in: text) { return namedColors[asset] }
    return ColorValue(text) ?? namedColors[text]
  }
}
