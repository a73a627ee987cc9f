import NavText
import NavXcode

extension ServedStoryboard {
  /// Scenes with what is in them, then objects of no scene, as Interface Builder's outline shows them.
  var symbols: [DocumentSymbol] {
    guard let root = document.xml.root else { return [] }
    return symbols(in: root)
  }

  private func symbols(in element: ID<XMLElement>) -> [DocumentSymbol] {
    document.xml.children(of: element).flatMap { child -> [DocumentSymbol] in
      guard let object = document.object(of: child), let symbol = symbol(of: object) else {
        // What only groups, such as `subviews`, is not worth a line.
        return document.object(of: child) == nil ? symbols(in: child) : []
      }
      return [symbol]
    }
  }

  /// Nil for what Interface Builder's outline does not show: outlets, actions and constraints.
  private func symbol(of object: ID<StoryboardObject>) -> DocumentSymbol? {
    let element = document[object].element
    let kind: DocumentSymbol.Kind
    switch Word(document.tag(element)) {
    case .outlet, .outletCollection, .action, .constraint, .binding: return nil
    case .segue: kind = .event
    case _ where document[object].scene.map({ document[$0].controller }) == object: kind = .struct
    default: kind = .field
    }
    let description = document.description(of: object)
    let segue = kind == .event ? document.value(.kind, of: element) ?? "segue" : ""
    let name =
      kind == .event
      ? document.value(.identifier, of: element) ?? segue
      : description.name.isEmpty ? description.className : description.name
    return DocumentSymbol(
      name: name, detail: kind == .event ? segue : description.className, kind: kind,
      range: document.xml[element].range, selection: document.range("id", of: element),
      children: symbols(in: element))
  }

  /// Scenes and segues, for a search by name.
  var namedSymbols: [DocumentSymbol] {
    document.objects.ids.compactMap { symbol(of: $0) }.filter { $0.kind != .field }
  }

  /// Elements of more than one line.
  var foldings: [SourceRange] {
    document.xml.elements.rows.map { $0.range }.filter {
      document.lines.line(at: $0.start) < document.lines.line(at: $0.end)
    }
  }

  /// What holds an offset, the smallest first.
  func selections(at offset: UInt32) -> [SourceRange] {
    var ranges: [SourceRange] = []
    for element in document.xml.elements.rows
    where element.range.start <= offset && offset <= element.range.end {
      if offset <= element.startTag.end {
        let value = document.xml.attributes[element.attributes].map { $0.valueRange }
          .first { $0.start <= offset && offset <= $0.end && !$0.isEmpty }
        if element.startTag.end < element.range.end { ranges.append(element.range) }
        ranges.append(element.startTag)
        if let value { ranges.append(value) }
      } else {
        ranges.append(element.range)
      }
    }
    return ranges.reversed()
  }
}
