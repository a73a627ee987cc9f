import NavText
import NavXcode

extension StoryboardRules {
  /// Two runtime attributes that some projects share: a label made of the labels of other views.
  static let accessibilityFormat = StoryboardRule(
    RuleFacts(
      "accessibility-format", text: nil, storyboard: nil,
      "An accessibility format does not fit its sources.",
      why: """
        Extensions of UIView that are called accessibilityFormat and accessibilitySources, as Lyft's apps have them, make \
        what VoiceOver says of a view from several others: "%@, %@" takes them in their order, "[price] for [item]" \
        by their accessibility identifiers. A format without its sources reads its own placeholders aloud.
        """,
      bad: page(views: views(format: "%@ for %@")), good: page(views: views(format: "Total: %@")))
  ) { context in
    let document = context.document
    var sources: [ID<XMLElement>: [ID<XMLElement>]] = [:]
    var order: [ID<XMLElement>] = []
    for row in document.connections.rows where row.kind == .outletCollection {
      guard row.word.map({ document.xml.names[$0] }) == "accessibilitySources",
        let owner = row.owner, let target = row.target
      else { continue }
      let element = document[owner].element
      if sources[element] == nil { order.append(element) }
      sources[element, default: []].append(document[target].element)
    }
    for list in document.shownElements("userDefinedRuntimeAttributes") {
      guard let view = document.xml.elements[list].parent, sources[view] == nil,
        document.runtimeAttribute("accessibilityFormat", of: view) != nil
      else { continue }
      sources[view] = []
      order.append(view)
    }
    for view in order { Self.check(view, sources[view] ?? [], document, &context) }
  }

  private static func check(
    _ view: ID<XMLElement>, _ sources: [ID<XMLElement>], _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    let attribute = document.runtimeAttribute("accessibilityFormat", of: view)
    let place = attribute.map { document.xml.tagRange($0) } ?? document.xml.tagRange(view)
    let count = "\(sources.count) source\(sources.count == 1 ? "" : "s")"
    guard let attribute, let text = document.runtimeValue(of: attribute) else {
      context.report(
        at: place, "there are \(count), and no accessibilityFormat that says them",
        help: ["add the runtime attribute accessibilityFormat, or remove the sources"])
      return
    }
    let format = Format(text)
    if !format.odd.isEmpty {
      context.report(
        at: place, "an accessibility format knows %@ alone, and this one has %\(format.odd[0])",
        help: ["write %@ or the identifier of a source in brackets"])
    } else if format.names.isEmpty {
      if format.placeholders == 0 && !format.namesItself {
        context.report(
          at: place, "this accessibility format has no place for a source",
          help: ["write the text as the accessibility label"])
      } else if format.placeholders != sources.count {
        context.report(
          at: place,
          "this accessibility format takes \(format.placeholders), and there are \(count)",
          help: ["connect as many sources as there are %@"])
      }
    } else {
      let identifiers = sources.compactMap { document.accessibilityText(.identifier, of: $0) }
      let missing = format.names.filter { !identifiers.contains($0) }
      let unused = identifiers.filter { !format.names.contains($0) }
      if let name = missing.first {
        context.report(
          at: place, "no source has the accessibility identifier '\(name)'",
          help: didYouMean(nearest(to: name, among: identifiers)) + ["connect a source that has it"]
        )
      } else if let name = unused.first {
        context.report(
          at: place, "the format does not say the source '\(name)'",
          help: ["write [\(name)] into it, or remove the source"])
      } else if identifiers.count < sources.count || format.placeholders > 0 {
        context.report(
          at: place, "this accessibility format mixes identifiers and places",
          help: ["name each source by its accessibility identifier, in brackets"])
      }
    }
  }

  /// What a format asks for.
  private struct Format {
    var placeholders = 0
    var names: [String] = []
    var namesItself = false
    /// What follows a percent sign and is not known.
    var odd: [String] = []

    init(_ text: String) {
      let bytes = Array(text.utf8)
      var position = 0
      while position < bytes.count {
        let next = position + 1
        if bytes[position] == UInt8(ascii: "%"), next < bytes.count {
          switch bytes[next] {
          case UInt8(ascii: "@"): placeholders += 1
          case UInt8(ascii: "%"): break
          default: odd.append(String(decoding: bytes[next...next], as: UTF8.self))
          }
          position += 2
          continue
        }
        if bytes[position] == UInt8(ascii: "["),
          let end = bytes[next...].firstIndex(of: UInt8(ascii: "]")), end > next
        {
          let name = String(decoding: bytes[next..<end], as: UTF8.self)
          if name == "self" { namesItself = true } else { names.append(name) }
          position = end
        }
        position += 1
      }
    }
  }

  private static func views(format: String) -> String {
    """
    <label text="9.99" id="price"/>
    <view id="row">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityFormat" value="\(format)"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outletCollection property="accessibilitySources" destination="price" collectionClass="NSMutableArray" id="c"/>
      </connections>
    </view>
    """
  }
}
