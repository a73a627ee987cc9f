import NavModel
import NavTesting
import NavText
import NavXcode
import Testing

@testable import NavStoryboard

/// Each row of `ImportedAttributes` in both directions.
@Suite("Imported attributes")
struct ImportedAttributeTests {
  @Test func everyValueComesBackFromInterfaceBuildersSpelling() throws {
    for place in Place.all {
      for row in place.rows.all {
        for value in Value.legal(for: row) { try check(value, row, place) }
      }
    }
  }

  @Test func everyRowHasAPlace() {
    let rows = ImportedAttributes.inDocuments.reduce(0) { $0 + $1.all.count }
    // What a document itself has is specified (`Specs/storyboard/importing.md`).
    let ofDocument = ImportedAttributes.document.all.count
    #expect(
      Place.general.reduce(0) { $0 + $1.rows.all.count } == rows - Place.ofKindsCount - ofDocument)
  }

  private func check(_ value: Value, _ row: InterfaceBuilderAttribute, _ place: Place) throws {
    var builder = ProgramBuilder()
    let stored = value.store(in: &builder.program)
    let written = try #require(row.spelling(of: stored, in: builder.program))
    let compilation = StoryboardCompilation(
      Table([
        SourceText(path: "Main.storyboard", place.document(written, of: row, in: builder.program))
      ]))
    let program = try #require(compilation.program, "\(row.key) in \(place.body)")
    let values = program.attributes.rows.filter { $0.key == row.key }
      .map { Value($0.value, in: program) }
    if values.isEmpty {
      var isUsual = row.isUsual(stored, of: place.kind)
      if case (.colors(let colors), .text(let color)) = (row.usual, value) {
        isUsual = colors.contains(color)
      }
      #expect(isUsual, "\(row.key) of \(value) got lost: \(written)")
    } else {
      #expect(values.contains(value), "\(row.key): \(value) became \(values) by \(written)")
    }
  }
}

/// A value that belongs to no program.
private enum Value: Hashable {
  case boolean(Bool)
  case integer(Int32)
  case number(Int32)
  case text(String)
  case word(UInt8)
  case list([Value])
  case other

  static func legal(for row: InterfaceBuilderAttribute) -> [Value] {
    switch row.conversion {
    case .flag: return [.boolean(true), .boolean(false)]
    case .mark: return [.boolean(true)]
    case .text: return ["Cart", "9.99 < 10 & \"more\"", " YES "].map { .text($0) }
    case .wholeNumber(let least):
      return [-3, 0, 1, 250, 1000].filter { $0 >= least }.map { .integer($0) }
    case .number(let least):
      return [-1500, 0, 1, 10, 500, 12_250, 44_000].filter { $0 >= least }.map { .number($0) }
    case .word(let set, _): return set.words.indices.map { .word(UInt8($0)) }
    case .color:
      return (ColorName.all + ["#FF9500", "#01807F", "#00000080", "#FFFFFF", "Brand"]).map {
        .text($0)
      }
    case .numbers(_, let words):
      return [.list(words.indices.map { .number(Int32($0) * 8_500 - 1000) })]
    case .flags(_, let set, let words):
      return (0..<1 << words.count).map { bits in
        let chosen = words.indices.filter { bits >> $0 & 1 == 1 }
        if chosen.isEmpty { return .list([.word(0)]) }
        return .list(
          chosen.map { .word(UInt8(set.words.firstIndex(of: words[$0].spelling) ?? 0)) })
      }
    }
  }

  func store(in program: inout Program) -> AttributeValue {
    switch self {
    case .boolean(let flag): .boolean(flag)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .text(let text): .text(program.names.intern(text))
    case .word(let word): .word(word)
    case .list(let values):
      .list(program.values.append(contentsOf: values.map { $0.store(in: &program) }))
    case .other: .boolean(false)
    }
  }

  init(_ value: AttributeValue, in program: Program) {
    switch value {
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let number): self = .integer(number)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(program[text])
    case .word(let word): self = .word(word)
    case .list(let list): self = .list(program.values[list].map { Value($0, in: program) })
    case .scene, .element, .barItem, .bound: self = .other
    }
  }
}

/// Where rows are in a document: a scene in which `@` is their attributes, and `#` their parts.
private struct Place {
  let rows: ImportedAttributes.Rows
  let body: String
  var kind: ElementKind?

  init(_ rows: ImportedAttributes.Rows, _ body: String, _ kind: ElementKind? = nil) {
    self.rows = rows
    self.body = body
    self.kind = kind
  }

  static let all = general + ofKinds
  static let ofKindsCount = ImportedAttributes.ofKinds.reduce(0) { $0 + $1.rows.all.count }

  static let general = [
    Place(
      ImportedAttributes.scene,
      "<viewController id=\"c\"@>#<view key=\"view\" id=\"v\"/></viewController>"),
    Place(
      ImportedAttributes.sceneParts,
      "<viewController id=\"c\">#<view key=\"view\" id=\"v\"/></viewController>"),
    Place(ImportedAttributes.navigation, "<navigationController id=\"c\"@/>"),
    Place(ImportedAttributes.split, "<splitViewController id=\"c\"@/>"),
    Place(ImportedAttributes.page, "<pageViewController id=\"c\"@/>"),
    Place(
      ImportedAttributes.tableScene,
      "<tableViewController id=\"c\"><tableView key=\"view\" id=\"v\"@/></tableViewController>"),
    Place(
      ImportedAttributes.scrolling,
      "<tableViewController id=\"c\"><tableView key=\"view\" id=\"v\"@/></tableViewController>"),
    Place(
      ImportedAttributes.rootView,
      "<viewController id=\"c\"><view key=\"view\" id=\"v\"@/></viewController>"),
    Place(
      ImportedAttributes.rootBackground,
      "<viewController id=\"c\"><view key=\"view\" id=\"v\">#</view></viewController>"),
    Place(
      ImportedAttributes.segue,
      view(
        "<button id=\"b\"><connections><segue destination=\"c\" kind=\"presentation\" id=\"s\"@/></connections></button>"
      )),
    Place(
      ImportedAttributes.navigationItem, item("<navigationItem key=\"navigationItem\" id=\"n\"@/>")),
    Place(ImportedAttributes.navigationBarVisibility, "<navigationController id=\"c\"@/>"),
    Place(ImportedAttributes.toolbarVisibility, "<navigationController id=\"c\"@/>"),
    Place(ImportedAttributes.bar, bar),
    Place(ImportedAttributes.navigationBar, bar),
    Place(ImportedAttributes.barColors, bar),
    Place(
      ImportedAttributes.barAppearance,
      bar(with: "<navigationBarAppearance key=\"standardAppearance\">#</navigationBarAppearance>")),
    Place(
      ImportedAttributes.barTitle,
      bar(with: "<textAttributes key=\"titleTextAttributes\">#</textAttributes>")),
    Place(
      ImportedAttributes.buttonTitle,
      view("<button id=\"e\"><state key=\"normal\" title=\"Go\">#</state></button>")),
    Place(
      ImportedAttributes.buttonConfiguration,
      view(
        "<button id=\"e\"><buttonConfiguration key=\"configuration\" style=\"filled\">#</buttonConfiguration></button>"
      )),
    Place(
      ImportedAttributes.barItem,
      item(
        "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" id=\"i\"@/></navigationItem>"
      )),
    Place(ImportedAttributes.tabItem, item("<tabBarItem key=\"tabBarItem\" id=\"t\"@/>")),
    Place(ImportedAttributes.view, view("<view id=\"x\"@/>"), .view),
    Place(ImportedAttributes.background, view("<view id=\"x\">#</view>"), .view),
    Place(ImportedAttributes.tint, view("<view id=\"x\">#</view>"), .view),
    Place(ImportedAttributes.margins, view("<view id=\"x\">#</view>"), .view),
    Place(ImportedAttributes.directionalMargins, view("<view id=\"x\">#</view>"), .view),
    Place(
      ImportedAttributes.accessibility,
      view("<view id=\"x\"><accessibility key=\"accessibilityConfiguration\"@/></view>"), .view),
    Place(
      ImportedAttributes.rootAccessibility,
      "<viewController id=\"c\"><view key=\"view\" id=\"v\"><accessibility key=\"accessibilityConfiguration\"@/></view></viewController>"
    ),
    Place(ImportedAttributes.gesture, gesture("tapGestureRecognizer"), .tapGesture),
    Place(ImportedAttributes.textInput, textInput, .textField),
    Place(ImportedAttributes.secureTextInput, textInput, .textField),
    Place(ImportedAttributes.border, view("<textField id=\"x\"@/>"), .textField),
    Place(
      ImportedAttributes.paragraph,
      view(
        "<label id=\"x\"><attributedString key=\"attributedText\"><fragment content=\"One\"><attributes><paragraphStyle key=\"NSParagraphStyle\"@/></attributes></fragment></attributedString></label>"
      ), .label),
  ]

  static let ofKinds = ImportedAttributes.ofKinds.flatMap { kinds, rows in
    kinds.map { kind in
      let tag = kind.facts.storyboardElement
      switch kind {
      case .section:
        return Place(rows, list("<tableViewSection id=\"s\"@><cells/></tableViewSection>"), kind)
      case .cell:
        return Place(
          rows,
          list(
            "<tableViewSection id=\"s\"><cells><tableViewCell id=\"k\"@/></cells></tableViewSection>"
          ),
          kind)
      case .prototype:
        return Place(
          rows,
          view(
            "<tableView id=\"t\"><prototypes><tableViewCell id=\"k\" reuseIdentifier=\"K\"@/></prototypes></tableView>"
          ), kind)
      default:
        return Place(
          rows, kind.isGesture ? gesture(tag) : view("<\(tag) id=\"x\"@>#</\(tag)>"), kind)
      }
    }
  }

  private static let bar =
    "<navigationController id=\"c\"><navigationBar key=\"navigationBar\" id=\"n\"@>#</navigationBar></navigationController>"
  private static let textInput = view(
    "<textField id=\"x\"><textInputTraits key=\"textInputTraits\"@/></textField>")

  private static func bar(with part: String) -> String {
    "<navigationController id=\"c\"><navigationBar key=\"navigationBar\" id=\"b\">\(part)</navigationBar></navigationController>"
  }

  private static func view(_ subview: String) -> String {
    """
    <viewController id="c"><view key="view" id="v"><subviews>\(subview)</subviews></view></viewController>
    """
  }

  private static func item(_ item: String) -> String {
    "<viewController id=\"c\"><view key=\"view\" id=\"v\"/>\(item)</viewController>"
  }

  private static func list(_ section: String) -> String {
    """
    <tableViewController id="c"><tableView key="view" id="v" dataMode="static"><sections>\(section)</sections>\
    </tableView></tableViewController>
    """
  }

  private static func gesture(_ tag: String) -> String {
    """
    <viewController id="c"><view key="view" id="v"><connections><outletCollection property="gestureRecognizers" \
    destination="g" appends="YES" id="o"/></connections></view></viewController><\(tag) id="g"@/>
    """
  }

  func document(
    _ written: [InterfaceBuilderAttribute.Written], of row: InterfaceBuilderAttribute,
    in program: Program
  ) -> String {
    var attributes = ""
    for attribute in written {
      attributes +=
        " \(attribute.name.spelling)=\"\(Self.escaped(Self.text(attribute.value, program)))\""
    }
    var part = ""
    if let tag = row.conversion.tag {
      part = "<\(tag.spelling) key=\"\(row.word.spelling)\"\(attributes)/>"
      attributes = ""
    }
    var text = ""
    for character in body {
      switch character {
      case "@": text += attributes
      case "#": text += part
      default: text.append(character)
      }
    }
    return """
      <document targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="1"><objects>
      \(text)
      </objects></scene></scenes></document>
      """
  }

  private static func text(
    _ value: InterfaceBuilderAttribute.Written.Value, _ program: Program
  ) -> String {
    switch value {
    case .word(let word): word
    case .text(let name): program[name]
    case .whole(let number): "\(number)"
    case .decimal(let thousandths): "\(Double(thousandths) / 1000)"
    }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
