import NavModel
import NavText

/// What decides how much room the content of a view needs.
extension StoryboardLowering {
  // MARK: Fonts

  /// Size and weight of the text, where they are not what such views have anyway.
  mutating func lowerFont(of element: ID<XMLElement>, _ kind: ElementKind) {
    let usual: Int32
    switch kind {
    case .label: usual = 17_000
    case .button: usual = 15_000
    case .textField, .textView: usual = 14_000
    default: return
    }
    guard let font = document.child(key: .fontDescription, of: element) else { return }
    let style = document.word(.style, of: font).flatMap { textStyle($0) }
    let size = style?.size ?? document.thousandths(.pointSize, of: font) ?? usual
    if size != usual, size >= 1000 { append(.fontSize, .number(size)) }
    let isBold = document.says(.boldSystem, .type, of: font)
    let said = isBold ? "bold" : document.word(.weight, of: font).flatMap { weight($0) }
    if let weight = style?.weight ?? said { append(.fontWeight, word: weight, of: .fontWeight) }
  }

  /// The nearest of the weights that the language tells apart; nil for the regular one.
  private func weight(_ word: Word) -> String? {
    switch word {
    case .ultraLight, .thin, .light: "light"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold, .heavy, .black: "bold"
    default: nil
    }
  }

  /// `UIFont.TextStyle` at the usual setting of text sizes.
  private func textStyle(_ word: Word) -> (size: Int32, weight: String?)? {
    switch word {
    case .largeTitleStyle: (34_000, nil)
    case .title1Style: (28_000, nil)
    case .title2Style: (22_000, nil)
    case .title3Style: (20_000, nil)
    case .headlineStyle: (17_000, "semibold")
    case .bodyStyle: (17_000, nil)
    case .calloutStyle: (16_000, nil)
    case .subheadStyle: (15_000, nil)
    case .footnoteStyle: (13_000, nil)
    case .caption1Style: (12_000, nil)
    case .caption2Style: (11_000, nil)
    default: nil
    }
  }

  // MARK: Sizes

  /// The size of a picture, the one that a view pretends to have, or that of an item in a grid.
  mutating func lowerIntrinsicSize(of element: ID<XMLElement>, _ kind: ElementKind) {
    if kind.isRow, !document.is(element, .tableViewCell),
      let frame = document.child(.rect, of: element), document.says(.frame, .key, of: frame)
    {
      appendIntrinsicSize(frame)
      return
    }
    if let size = document.child(key: .intrinsicContentSize, of: element) {
      appendIntrinsicSize(size)
      return
    }
    if let size = pretendedSize(of: element) {
      append(.intrinsicSize, size)
      return
    }
    guard kind == .image, let picture = document.name(.image, of: element),
      let resources = document.xml.root.flatMap({ document.child(.resources, of: $0) })
    else { return }
    for resource in document.xml.children(of: resources)
    where document.is(resource, .image)
      && document.name(.colorName, of: resource) == picture
    {
      appendIntrinsicSize(resource)
      return
    }
  }

  /// What a view says instead of the size that only its class knows: its placeholder for the intrinsic size, or
  /// constraints for a width and a height that are placeholders, removed when the app is built.
  private func pretendedSize(of element: ID<XMLElement>) -> InlineArray<2, Int32>? {
    var size: InlineArray<2, Int32> = [0, 0]
    if let list = document.child(.constraints, of: element) {
      for constraint in document.xml.children(of: list)
      where document.flag(.placeholder, of: constraint)
        && document.attribute(.secondItem, of: constraint) == nil
        && document.attribute(.firstItem, of: constraint) == nil
        && document.attribute(.relation, of: constraint) == nil
      {
        guard let constant = document.thousandths(.constant, of: constraint) else { continue }
        if document.says(.width, .firstAttribute, of: constraint) { size[0] = constant }
        if document.says(.height, .firstAttribute, of: constraint) { size[1] = constant }
      }
    }
    if let width = document.thousandths(.placeholderIntrinsicWidth, of: element) { size[0] = width }
    if let height = document.thousandths(.placeholderIntrinsicHeight, of: element) {
      size[1] = height
    }
    return size[0] > 0 || size[1] > 0 ? size : nil
  }

  private mutating func appendIntrinsicSize(_ element: ID<XMLElement>) {
    guard let sides = numbers([.width, .height], of: element), sides[0] >= 0, sides[1] >= 0 else {
      return
    }
    append(.intrinsicSize, sides)
  }
}
