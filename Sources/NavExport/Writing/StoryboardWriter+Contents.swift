import NavModel
import NavStoryboard
import NavText
import NavXcode

/// What is written on views, and what it is written in.
extension StoryboardWriter {
  // MARK: Attributes of one kind

  mutating func writeOwnAttributes(_ id: ID<Element>, _ tag: Name) {
    let row = program[id]
    switch row.kind {
    case .label, .textField, .textView:
      if !program.hasParagraph(row.attributes), let text = row.text {
        xml.write(.text, text: text)
      }
      if row.kind == .textField { writeBorder(row.attributes) }
      // In Interface Builder, text shrinks unless it says that it does not.
      if row.kind == .label, xml.says(.minimumScaleFactor) { xml.leaveOut(.adjustsFontSizeToFit) }
    case .cell, .prototype: if tag == Word.tableViewCell.name { writeCell(id) }
    case .tableView: writeRowHeight(of: id)
    case .button: writeButtonType(row.attributes)
    case .image:
      if let image = program.text(.image, row.attributes), UsedResources.isSymbol(program[image]) {
        xml.write(.catalog, .system)
      }
    case .section: break
    default: if row.text != nil { losses.add(.attribute(.text), at: row.place) }
    }
  }

  /// A field without a border is written without a word for it.
  private mutating func writeBorder(_ attributes: IDRange<Attribute>) {
    note(.borderStyle)
    let border = program[attributes, .borderStyle]
    if border != .none { xml.write(.borderStyle, string: border.keyword) }
  }

  /// Rows size themselves where a table estimates heights; what it does not say it would else be given.
  mutating func writeRowHeight(of table: ID<Element>?) {
    let attributes = table.map { program[$0].attributes } ?? program[work.scene].attributes
    let isStatic = children(of: table).contains {
      program[$0].kind == .section || program[$0].kind == .cell
    }
    xml.write(.dataMode, isStatic ? "static" : "prototypes")
    if program.number(.rowHeight, attributes) == nil {
      xml.write(.rowHeight, "-1")
      xml.write(.estimatedRowHeight, "-1")
    }
  }

  // MARK: Cells

  /// The labels and the picture that UIKit gives a cell in one of its styles.
  func cellLabels(of id: ID<Element>) -> [ObjectRole.ElementPart] {
    let row = program[id]
    var parts: [ObjectRole.ElementPart] = []
    if row.text != nil { parts.append(.textLabel) }
    if program.text(.detail, row.attributes) != nil { parts.append(.detailLabel) }
    if program.text(.image, row.attributes) != nil { parts.append(.imageView) }
    return parts
  }

  private mutating func writeCell(_ id: ID<Element>) {
    let labels = cellLabels(of: id)
    for label in labels {
      switch label {
      case .textLabel: xml.write(.textLabel, self.id(of: label, in: id))
      case .detailLabel: xml.write(.detailTextLabel, self.id(of: label, in: id))
      default: xml.write(.imageView, self.id(of: label, in: id))
      }
    }
    note(.detail)
    note(.image)
    // Such labels are there only in one of UIKit's styles.
    if !labels.isEmpty, !xml.says(.style) {
      xml.write(
        .style,
        labels.contains(.detailLabel)
          ? "IBUITableViewCellStyleValue1" : "IBUITableViewCellStyleDefault")
    }
  }

  mutating func writeCellLabel(_ part: ObjectRole.ElementPart, of cell: ID<Element>) {
    let row = program[cell]
    let tag = part == .imageView ? Word.imageView : .label
    xml.open(tag)
    xml.write(.id, id(of: part, in: cell))
    switch part {
    case .textLabel: if let text = row.text { xml.write(.text, text: text) }
    case .detailLabel:
      if let text = program.text(.detail, row.attributes) { xml.write(.text, text: text) }
    default:
      if let image = program.text(.image, row.attributes) { xml.write(.image, image) }
    }
    xml.writeUsualSettings(of: tag.name)
    writeMask(.topLeft)
    xml.writeLongTexts()
    if tag == .label {
      xml.element(
        .fontDescription, (.key, "fontDescription"), (.type, "system"), (.pointSize, "17"))
      writeNil("textColor")
      writeNil("highlightedColor")
    }
    xml.close()
  }

  // MARK: Children of one kind

  /// Texts, fonts and colours, after what all views have.
  mutating func writeContents(of id: ID<Element>) {
    let row = program[id]
    switch row.kind {
    case .label:
      writeAttributedText(of: id)
      writeFont(of: id, "fontDescription")
      writeTextColor(row.attributes)
      writeNil("highlightedColor")
    case .textField:
      writeTextColor(row.attributes, otherwiseNil: false)
      writeFont(of: id, "fontDescription")
      writeTraits(row.attributes, isField: true)
    case .textView:
      writeAttributedText(of: id)
      writeTextColor(row.attributes, otherwiseNil: false)
      writeFont(of: id, "fontDescription")
      writeTraits(row.attributes, isField: false)
    case .searchBar: writeTraits(row.attributes, isField: false)
    case .button: writeButton(id)
    case .segmented:
      note(.segments)
      guard case .list(let list) = program.value(of: .segments, in: row.attributes) else { break }
      xml.open(.segments)
      for value in program.values[list] {
        xml.open(.segment)
        if case .text(let name) = value { xml.write(.title, name) }
        xml.close()
      }
      xml.close()
    case .web:
      xml.open(.wkWebViewConfiguration)
      xml.write(.key, "configuration")
      xml.element(
        .audiovisualMediaTypes, (.key, "mediaTypesRequiringUserActionForPlayback"),
        (.nothing, "YES"))
      xml.element(.wkPreferences, (.key, "preferences"))
      xml.close()
    default:
      writeParts(ImportedAttributes.rows(of: row.kind), row.attributes)
    }
  }

  @inline(__always)
  private mutating func writeNil(_ key: StaticString) {
    xml.line(#"<nil key=""#)
    xml.add(key)
    xml.add(#""/>"#)
  }

  private mutating func writeTextColor(
    _ attributes: IDRange<Attribute>, otherwiseNil: Bool = true
  ) {
    if program.value(of: .textColor, in: attributes) == nil {
      if otherwiseNil { writeNil("textColor") }
      return
    }
    writeParts(ImportedAttributes.rows(of: .label), attributes)
  }

  private mutating func writeTraits(_ attributes: IDRange<Attribute>, isField: Bool) {
    xml.open(.textInputTraits)
    xml.write(.key, .textInputTraits)
    write(ImportedAttributes.textInput, attributes)
    if isField { write(ImportedAttributes.secureTextInput, attributes) }
    xml.close()
  }

  /// What VoiceOver says of a view, and what UI tests find it by.
  mutating func writeAccessibility(
    _ attributes: IDRange<Attribute>,
    _ rows: @autoclosure () -> ImportedAttributes.Rows = ImportedAttributes.accessibility
  ) {
    let saysSomething = attributes.contains { id in
      guard case .text = program[id].value else { return false }
      return rows().say(program[id].key)
    }
    if !saysSomething { return }
    xml.open(.accessibility)
    xml.write(.key, "accessibilityConfiguration")
    write(rows(), attributes)
    xml.close()
  }

  /// The same for an item of a bar, of which it is set by key path.
  mutating func writeItemAccessibility(_ attributes: IDRange<Attribute>) {
    if attributes.isEmpty { return }
    var isOpen = false
    for row in ImportedAttributes.itemAccessibility.all {
      guard let text = program.text(row.key, attributes) else { continue }
      note(row.key)
      if !isOpen { xml.open(.userDefinedRuntimeAttributes) }
      isOpen = true
      xml.open(.userDefinedRuntimeAttribute)
      xml.write(.type, "string")
      xml.write(.keyPath, row.word)
      xml.write(.value, text: text)
      xml.close()
    }
    if isOpen { xml.close() }
  }

  // MARK: Buttons

  /// A picture without a name is one that a type of button brings along.
  private mutating func writeButtonType(_ attributes: IDRange<Attribute>) {
    guard program.text(.image, attributes) == nil,
      program.numbers(.imageSize, attributes) == [24_000, 24_000]
    else { return }
    note(.imageSize)
    xml.write(.buttonType, .detailDisclosure)
  }

  private mutating func writeButton(_ id: ID<Element>) {
    let row = program[id]
    note(.buttonConfiguration)
    note(.image)
    note(.contentEdgeInsets)
    let image = program.text(.image, row.attributes)
    noteSize(.imageSize, of: image, row.attributes)
    if let style = program[row.attributes, .buttonConfiguration] {
      xml.open(.buttonConfiguration)
      xml.write(.key, "configuration")
      xml.write(.style, string: style.keyword)
      if let text = row.text { xml.write(.title, text: text) }
      writeImage(image)
      xml.writeLongTexts()
      writeFont(of: id, "titleFontDescription")
      writeParts(ImportedAttributes.buttonConfiguration, row.attributes)
      xml.close()
      return
    }
    writeFont(of: id, "fontDescription")
    if let sides = program.numbers(.contentEdgeInsets, row.attributes), sides.count == 4 {
      xml.open(.inset)
      xml.write(.key, .contentEdgeInsets)
      xml.write(.minX, decimal: sides[1])
      xml.write(.minY, decimal: sides[0])
      xml.write(.maxX, decimal: sides[3])
      xml.write(.maxY, decimal: sides[2])
      xml.close()
    }
    xml.open(.state)
    xml.write(.key, .normal)
    if let text = row.text { xml.write(.title, text: text) }
    writeImage(image)
    if let background = program.text(.backgroundImage, row.attributes) {
      note(.backgroundImage)
      noteSize(.backgroundSize, of: background, row.attributes)
      xml.write(.backgroundImage, background)
    }
    xml.writeLongTexts()
    writeParts(ImportedAttributes.buttonTitle, row.attributes)
    xml.close()
  }

  private mutating func writeImage(_ image: Name?) {
    guard let image else { return }
    xml.write(.image, image)
    if UsedResources.isSymbol(program[image]) { xml.write(.catalog, .system) }
  }

  // MARK: Fonts

  private mutating func noteFont() {
    note(.textStyle)
    note(.fontName)
    note(.fontSize)
    note(.fontWeight)
  }

  private mutating func writeFont(of id: ID<Element>, _ key: StaticString) {
    let row = program[id]
    noteFont()
    guard !program.hasParagraph(row.attributes),
      let usual = FontWords.usualSize(
        of: row.kind, isConfigured: program.isConfigured(row.attributes))
    else { return }
    let style = program[row.attributes, .textStyle]
    let name = program.text(.fontName, row.attributes)
    let size = program.number(.fontSize, row.attributes)
    let weight = program[row.attributes, .fontWeight]
    if row.kind == .button, style == nil, name == nil, size == nil, weight == nil { return }
    xml.open(.fontDescription)
    xml.write(.key, key)
    if let style, let word = FontWords.styles.first(where: { $0.style == style })?.word {
      xml.write(.style, word)
    } else {
      if let name {
        xml.write(.colorName, name)
      } else {
        xml.write(.type, weight == .bold ? "boldSystem" : "system")
      }
      if let weight, weight != .bold || name != nil { xml.write(.weight, string: weight.keyword) }
      xml.write(.pointSize, decimal: size ?? usual)
    }
    xml.close()
  }

  /// Only a text with attributes has lines of another height.
  private mutating func writeAttributedText(of id: ID<Element>) {
    let row = program[id]
    guard program.hasParagraph(row.attributes) else { return }
    noteFont()
    xml.open(.attributedString)
    xml.write(.key, .attributedText)
    xml.open(.fragment)
    if let text = row.text { xml.write(.content, text: text) }
    xml.writeLongTexts()
    xml.open(.attributes)
    xml.open(.font)
    xml.write(.key, "NSFont")
    let usual = FontWords.usualSize(of: row.kind, isConfigured: false) ?? 17_000
    xml.write(.size, decimal: program.number(.fontSize, row.attributes) ?? usual)
    if let name = program.text(.fontName, row.attributes) {
      xml.write(.colorName, name)
    } else {
      xml.write(
        .metaFont, program[row.attributes, .fontWeight] == .bold ? "systemBold" : "system")
    }
    xml.close()
    xml.open(.paragraphStyle)
    xml.write(.key, "NSParagraphStyle")
    xml.write(.alignment, "natural")
    xml.write(.lineBreakMode, "wordWrapping")
    xml.write(.baseWritingDirection, "natural")
    write(ImportedAttributes.paragraph, row.attributes)
    xml.close()
    xml.close()
    xml.close()
    xml.close()
  }

  // MARK: Sizes

  /// The size that a view pretends to have, or that of its picture.
  mutating func writeIntrinsicSize(_ id: ID<Element>) {
    let row = program[id]
    guard !row.kind.isRow, let size = program.numbers(.intrinsicSize, row.attributes),
      size.count == 2
    else { return }
    note(.intrinsicSize)
    if row.kind == .image, let image = program.text(.image, row.attributes),
      resources.note(picture: program[image], size[0], size[1])
    {
      return
    }
    if row.kind == .activity, size == [37_000, 37_000] {
      xml.write(.style, .large)
      return
    }
    xml.write(.placeholderIntrinsicWidth, decimal: size[0])
    xml.write(.placeholderIntrinsicHeight, decimal: size[1])
  }

  /// Notes the size of a picture in a button.
  private mutating func noteSize(
    _ key: AttributeKey, of image: Name?, _ attributes: IDRange<Attribute>
  ) {
    guard let image, let size = program.numbers(key, attributes), size.count == 2 else { return }
    if resources.note(picture: program[image], size[0], size[1]) { note(key) }
  }
}
