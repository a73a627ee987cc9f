import NavText

/// What a text is for: the styles of Dynamic Type (`UIFont.TextStyle`).
public enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2

  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    /// Its size in points where people have not changed the size of text (`UIContentSizeCategory.large`).
    public let size: Int
    /// One step smaller (`UIContentSizeCategory.medium`).
    public let mediumSize: Int

    init(_ keyword: String, _ size: Int, medium: Int) {
      self.keyword = keyword
      self.size = size
      mediumSize = medium
    }
  }

  public var facts: Facts {
    switch self {
    case .largeTitle: Facts("largeTitle", 34, medium: 33)
    case .title1: Facts("title1", 28, medium: 27)
    case .title2: Facts("title2", 22, medium: 21)
    case .title3: Facts("title3", 20, medium: 19)
    case .headline: Facts("headline", 17, medium: 16)
    case .body: Facts("body", 17, medium: 16)
    case .callout: Facts("callout", 16, medium: 15)
    case .subheadline: Facts("subheadline", 15, medium: 14)
    case .footnote: Facts("footnote", 13, medium: 12)
    case .caption1: Facts("caption1", 12, medium: 11)
    case .caption2: Facts("caption2", 11, medium: 11)
    }
  }

  /// Whether it is semibold.
  public var isEmphasized: Bool { self == .headline }
}

extension Program {
  /// The text style that attributes name.
  public func textStyle(in attributes: IDRange<Attribute>) -> TextStyle? {
    word(.textStyle, in: attributes).flatMap { TextStyle(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }
}
