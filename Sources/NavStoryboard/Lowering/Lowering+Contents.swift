import NavModel
import NavText
import NavXcode

/// What decides how much room the content of a view needs.
extension StoryboardLowering {
  // MARK: Fonts

  /// What the text is written in, where it is not what such views have anyway.
  mutating func lowerFont(of element: ID<XMLElement>, _ kind: ElementKind) {
    let configuration =
      kind == .button ? document.child(.buttonConfiguration, of: element) : nil
    guard let usual = FontWords.usualSize(of: kind, isConfigured: configuration != nil) else {
      return
    }
    let font =
      configuration.map { document.child(key: .titleFontDescription, of: $0) }
      ?? shownFont(of: element)
    if let font {
      lowerFont(font, usual: usual)
    } else if let attributes = textAttributes(of: element) {
      if let font = document.child(key: .fontKey, of: attributes) {
        lowerAttributedFont(font, usual: usual)
      }
      if kind == .label || kind == .textView,
        let style = document.child(.paragraphStyle, of: attributes)
      {
        append(ImportedAttributes.paragraph, of: style)
      }
    } else if isCustomButton(element, kind) {
      append(.fontSize, .number(18_000))
    }
  }

  /// The font on the canvas: that of a variation for its size classes, or else the view's own.
  private mutating func shownFont(of element: ID<XMLElement>) -> ID<XMLElement>? {
    for child in document.xml.children(of: element)
    where document.is(child, .variation) && document.isShown(child) {
      if let font = document.child(key: .fontDescription, of: child) { return font }
    }
    return document.child(key: .fontDescription, of: element)
  }

  private mutating func lowerFont(_ font: ID<XMLElement>, usual: Int32) {
    if let style = document.word(.style, of: font)
      .flatMap({ word in FontWords.styles.first { $0.word == word }?.style })
    {
      append(.textStyle, .word(style.rawValue))
      return
    }
    if let name = document.name(.colorName, of: font), !name.isNone {
      append(.fontName, .text(intern(name)))
    }
    let size = document.thousandths(.pointSize, of: font) ?? namedSize(of: font) ?? usual
    if size != usual, size >= 1000 { append(.fontSize, .number(size)) }
    if document.says(.boldSystem, .type, of: font) {
      append(.fontWeight, word: "bold", of: .fontWeight)
    } else if let weight = document.name(.weight, of: font),
      let position = WordSet.fontWeight.position(of: weight)
    {
      append(.fontWeight, .word(position))
    }
  }

  /// `size="system"` is written for sizes that Interface Builder has names for.
  private mutating func namedSize(of font: ID<XMLElement>) -> Int32? {
    switch document.word(.size, of: font) {
    case .system: 14_000
    case .smallSystem: 12_000
    case .label: 17_000
    case .button: 18_000
    default: nil
    }
  }

  /// What an attributed text begins with; the language has one font and one paragraph style for all of a text.
  private mutating func textAttributes(of element: ID<XMLElement>) -> ID<XMLElement>? {
    var holder = element
    if document.is(element, .button) {
      guard let state = document.child(.state, of: element) else { return nil }
      holder = state
    }
    guard let text = document.child(.attributedString, of: holder),
      let fragment = document.child(.fragment, of: text)
    else { return nil }
    return document.child(.attributes, of: fragment)
  }

  private mutating func lowerAttributedFont(_ font: ID<XMLElement>, usual: Int32) {
    let meta = document.word(.metaFont, of: font)
    if meta == nil, let name = document.name(.colorName, of: font), !name.isNone {
      append(.fontName, .text(intern(name)))
    }
    if let size = document.thousandths(.size, of: font), size != usual, size >= 1000 {
      append(.fontSize, .number(size))
    }
    if meta == .systemBold { append(.fontWeight, word: "bold", of: .fontWeight) }
  }

  /// The words of a button that is not of the system's kind are larger, and where it shows nothing but was drawn, it is as
  /// high as a line of them.
  private mutating func isCustomButton(_ element: ID<XMLElement>, _ kind: ElementKind) -> Bool {
    guard kind == .button, document.is(element, .button),
      document.child(.buttonConfiguration, of: element) == nil
    else { return false }
    let state = document.child(.state, of: element)
    let hasTitle = state.flatMap { document.text(.title, of: $0) } != nil
    let hasPicture = state.map {
      document.attribute(.image, of: $0) != nil
        || document.attribute(.backgroundImage, of: $0) != nil
    }
    let isDrawn = document.child(.rect, of: element) != nil
    guard hasTitle || isDrawn && hasPicture != true else { return false }
    let type = document.word(.buttonType, of: element)
    return type == .custom || document.attribute(.buttonType, of: element) == nil
  }

  // MARK: Sizes

  /// The size of a picture, the one that a view pretends to have, or that of an item in a grid.
  mutating func lowerIntrinsicSize(of element: ID<XMLElement>, _ kind: ElementKind) {
    if kind.isRow, !document.is(element, .tableViewCell),
      let frame = frame(ofItem: element)
    {
      if let sides = sides(of: frame) { append(.intrinsicSize, sides) }
      return
    }
    if let size = document.child(key: .intrinsicContentSize, of: element) {
      if let sides = sides(of: size) { append(.intrinsicSize, sides) }
      return
    }
    if let size = pretendedSize(of: element) {
      append(.intrinsicSize, size)
      return
    }
    switch kind {
    case .image:
      let picture = document.name(.image, of: element) ?? referred(by: element)
      if let sides = picture.flatMap({ pictureSize($0) }) { append(.intrinsicSize, sides) }
    case .activity:
      let style = document.word(.style, of: element)
      if style == .large || style == .whiteLarge { append(.intrinsicSize, [37_000, 37_000]) }
    case .button: lowerButtonContent(of: element)
    default: break
    }
  }

  /// The frame of an item in a grid. Xcode 6 wrote 50 by 50 points whatever was drawn; the content view, which has no name
  /// there, is as large as it was drawn.
  private mutating func frame(ofItem cell: ID<XMLElement>) -> ID<XMLElement>? {
    let content = document.child(key: .contentView, of: cell)
    let drawn = content.flatMap { document.object(of: $0) == nil ? $0 : nil } ?? cell
    guard let frame = document.child(.rect, of: drawn), document.says(.frame, .key, of: frame)
    else { return nil }
    return frame
  }

  /// What a view says instead of the size that only its class knows: its placeholder for the intrinsic size, or
  /// constraints for a width and a height that are placeholders, removed when the app is built.
  private mutating func pretendedSize(of element: ID<XMLElement>) -> InlineArray<2, Int32>? {
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

  /// What is around and beside the words of a button.
  private mutating func lowerButtonContent(of button: ID<XMLElement>) {
    let picture: Name?
    let holder: ID<XMLElement>?
    if let configuration = document.child(.buttonConfiguration, of: button) {
      let style = document.name(.style, of: configuration)
      let word = style.flatMap { WordSet.buttonConfiguration.position(of: $0) }
      append(.buttonConfiguration, .word(word ?? 0))
      picture = document.name(.image, of: configuration) ?? referred(by: configuration)
      holder = configuration
    } else {
      if let inset = document.child(key: .contentEdgeInsets, of: button),
        let sides = numbers([.minY, .minX, .maxY, .maxX], of: inset)
      {
        append(.contentEdgeInsets, sides)
      }
      let state = document.child(.state, of: button)
      picture = state.flatMap { document.name(.image, of: $0) ?? referred(by: $0) }
      holder = state
      let background = state.flatMap { document.name(.backgroundImage, of: $0) }
      if let background {
        append(.backgroundImage, .text(intern(background)))
        if let sides = pictureSize(background) { append(.backgroundSize, sides) }
      }
    }
    switch document.word(.buttonType, of: button) {
    // These bring a picture along.
    case .infoLight, .infoDark, .detailDisclosure, .contactAdd:
      append(.imageSize, [24_000, 24_000])
    default:
      guard let sides = picture.flatMap({ pictureSize($0) }) else { return }
      append(.imageSize, holder.map { isLargeSymbol($0) } ?? false ? enlarged(sides) : sides)
    }
  }

  /// Whether it shows a symbol in its large form.
  private func isLargeSymbol(_ element: ID<XMLElement>) -> Bool {
    document.child(.imageReference, of: element)
      .map { document.says(.large, .symbolScale, of: $0) } ?? false
  }

  /// By a quarter, as two frames of one app are: a symbol of 22 points is 27.5 high.
  private func enlarged(_ sides: InlineArray<2, Int32>) -> InlineArray<2, Int32> {
    // Numbers of 22nds, as export needs to find the symbol's own size again.
    [sides[0] / 22 * 5 / 4 * 22, sides[1] / 22 * 5 / 4 * 22]
  }

  /// A picture that is configured in place.
  func referred(by element: ID<XMLElement>) -> Name? {
    document.child(.imageReference, of: element).flatMap { document.name(.image, of: $0) }
  }

  /// What the file says of a picture's size.
  private mutating func pictureSize(_ picture: Name) -> InlineArray<2, Int32>? {
    guard let resources = document.xml.root.flatMap({ document.child(.resources, of: $0) }) else {
      return nil
    }
    for resource in document.xml.children(of: resources)
    where document.is(resource, .image) && document.name(.colorName, of: resource) == picture {
      guard let sides = sides(of: resource) else { return nil }
      if !document.says(.system, .catalog, of: resource) { return sides }
      // Symbols are said to be 128 points large, of which only the proportions count: beside text of 17 points they are
      // about 22.
      return [sides[0] / 128 * 22, sides[1] / 128 * 22]
    }
    return nil
  }

  private mutating func sides(of element: ID<XMLElement>) -> InlineArray<2, Int32>? {
    guard let sides = numbers([.width, .height], of: element), sides[0] >= 0, sides[1] >= 0 else {
      return nil
    }
    return sides
  }
}
