import NavLayout
import NavModel
import NavText
import NavXcode

/// What Dynamic Type was set to when a canvas was drawn, which no file says.
///
/// Texts in text styles show it: those that are as high as lines of one of the sizes, or as wide as they are in one,
/// vote for that one. What a scene leaves open its file decides.
struct StoredTextSize {
  private let document: StoryboardDocument
  /// What the version of Xcode used unless told otherwise.
  private let usual: ContentSizeCategory
  private let typeface: Typeface
  private var votesOfFile = Votes(repeating: 0)

  private typealias Votes = InlineArray<12, Int>

  init(_ document: StoryboardDocument, usual: ContentSizeCategory, _ typeface: Typeface) {
    self.document = document
    self.usual = usual
    self.typeface = typeface
    if let root = document.xml.root { votesOfFile = votes(in: root) }
  }

  /// The size of the texts in a scene.
  func category(of controller: ID<XMLElement>) -> ContentSizeCategory {
    winner(votes(in: controller)) ?? winner(votesOfFile) ?? usual
  }

  /// The size with most votes, of several the one with most in the file, if there are enough of them to say anything.
  private func winner(_ votes: Votes) -> ContentSizeCategory? {
    func rank(_ category: ContentSizeCategory) -> (Int, Int, Int) {
      let index = Int(category.rawValue)
      return (votes[index], votesOfFile[index], -abs(index - Int(usual.rawValue)))
    }
    return candidates.max { rank($0) < rank($1) }.flatMap { rank($0).0 >= 4 ? $0 : nil }
  }

  /// Those for accessibility are left out: what is as high as that has other reasons.
  private var candidates: ArraySlice<ContentSizeCategory> {
    ContentSizeCategory.allCases.prefix(
      through: Int(ContentSizeCategory.extraExtraExtraLarge.rawValue))
  }

  private func votes(in holder: ID<XMLElement>) -> Votes {
    var votes = Votes(repeating: 0)
    for element in document.xml.descendants(of: holder) {
      guard let frame = document.frame(of: element),
        ["misplaced", "hidden"].allSatisfy({ document.said($0, element) == nil }),
        let font = document.child("fontDescription", of: element),
        let style = document.said("style", font).flatMap({ Self.styles[$0] })
      else { continue }
      for category in candidates {
        votes[Int(category.rawValue)] +=
          weight(of: element, frame.height, style, category)
          + weight(ofTextIn: element, frame.width, style, category)
      }
    }
    return votes
  }

  /// How much the height of a view speaks for a size: one line says more than several, which others may need as well.
  private func weight(
    of element: ID<XMLElement>, _ height: Double, _ style: TextStyle,
    _ category: ContentSizeCategory
  ) -> Int {
    if isAsHighAsSaid(element) { return 0 }
    let line = Font(typeface, size: Double(style.facts.size(category))).lineHeight
    switch document.tag(of: element) {
    case "label":
      if fits(height, line) { return 4 }
      if document.said("numberOfLines", element) == nil { return 0 }
      let leading = max(line, Double(style.facts.leading(category)))
      return fits(height, line + leading) || fits(height, line + 2 * leading) ? 2 : 0
    case "button":
      guard let margins = margins(ofTitle: element) else { return 0 }
      return fits(height - margins, line) ? 2 : 0
    default: return 0
    }
  }

  /// The same for the width of a text in one line. Short ones are as wide in several sizes.
  private func weight(
    ofTextIn element: ID<XMLElement>, _ width: Double, _ style: TextStyle,
    _ category: ContentSizeCategory
  ) -> Int {
    let holder =
      document.tag(of: element) == "label" ? element : document.child("state", of: element)
    guard let holder, document.said("image", holder) == nil,
      let text = document.said(holder == element ? "text" : "title", holder), text.count >= 8
    else { return 0 }
    let font = Font(
      typeface, size: Double(style.facts.size(category)),
      weight: style.isEmphasized ? .semibold : .regular)
    return fits(width, textWidth(text, in: font)) ? text.count < 12 ? 1 : 2 : 0
  }

  /// Heights end on pixels, up to Xcode 8 on whole points.
  private func fits(_ height: Double, _ needed: Double) -> Bool {
    height >= needed - 0.01 && height < needed + 0.99
  }

  /// Whether a constraint of its own says how high it is, and not its text.
  private func isAsHighAsSaid(_ element: ID<XMLElement>) -> Bool {
    guard let list = document.child("constraints", of: element) else { return false }
    return document.xml.children(of: list).contains {
      document.said("firstAttribute", $0) == "height" && document.said("secondItem", $0) == nil
    }
  }

  /// What lies above and below the title of a button that shows nothing else; nil for others.
  private func margins(ofTitle button: ID<XMLElement>) -> Double? {
    guard document.child("buttonConfiguration", of: button) == nil,
      let state = document.child("state", of: button), document.said("title", state) != nil,
      document.said("image", state) == nil, document.said("backgroundImage", state) == nil
    else { return nil }
    for inset in document.xml.children(of: button)
    where document.said("key", inset) == "contentEdgeInsets" {
      let sides = ["minY", "maxY"].compactMap { document.said($0, inset).flatMap { Double($0) } }
      return sides.reduce(0, +)
    }
    return 12
  }

  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}
