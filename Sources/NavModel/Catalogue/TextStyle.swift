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
    /// By content size category, in points.
    private let sizes: InlineArray<12, UInt8>
    private let leadings: InlineArray<12, UInt8>

    init(
      _ keyword: String, sizes: InlineArray<12, UInt8>, leadings: InlineArray<12, UInt8>
    ) {
      self.keyword = keyword
      self.sizes = sizes
      self.leadings = leadings
    }

    /// How large its letters are.
    public func size(_ category: ContentSizeCategory) -> Int {
      Int(sizes[Int(category.rawValue)])
    }

    /// From one baseline to the next. Apple's guidelines call it leading; `UIFont.leading` is what it has more than a
    /// line is high.
    public func leading(_ category: ContentSizeCategory) -> Int {
      Int(leadings[Int(category.rawValue)])
    }
  }

  /// The figures are those of Apple's Human Interface Guidelines, Typography.
  public var facts: Facts {
    switch self {
    case .largeTitle:
      Facts(
        "largeTitle",
        sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
    case .title1:
      Facts(
        "title1",
        sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
    case .title2:
      Facts(
        "title2",
        sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
    case .title3:
      Facts(
        "title3",
        sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
    case .headline:
      Facts(
        "headline",
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    case .body:
      Facts(
        "body",
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    case .callout:
      Facts(
        "callout",
        sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
    case .subheadline:
      Facts(
        "subheadline",
        sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
    case .footnote:
      Facts(
        "footnote",
        sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
    case .caption1:
      Facts(
        "caption1",
        sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51])
    case .caption2:
      Facts(
        "caption2",
        sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
    }
  }

  /// Whether it is semibold.
  public var isEmphasized: Bool { self == .headline }
}
