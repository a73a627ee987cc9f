import NavModel
import NavSimulator
import NavText

/// What an element shows when it is given its place.
public struct ElementContent: Hashable, Sendable {
  public var text: String
  public var isHidden: Bool
  /// One for a cell, one for each shown value of a prototype.
  public var rows: [RowContent] = []

  public init(text: String, isHidden: Bool = false, rows: [RowContent] = []) {
    self.text = text
    self.isHidden = isHidden
    self.rows = rows
  }
}

/// What one row shows.
public struct RowContent: Hashable, Sendable {
  public var text: String
  /// The second text.
  public var detail: String
  /// What is in the row, by its position behind the cell among the scene's elements. Nil is hidden.
  public var parts: [String?]

  public init(text: String, detail: String = "", parts: [String?] = []) {
    self.text = text
    self.detail = detail
    self.parts = parts
  }
}

extension Program {
  /// What the elements of a scene take room for while nothing has happened.
  public func restingContent(of scene: ID<Scene>) -> [ElementContent] {
    let elements = self[scene].elements
    if elements.contains(where: { self.elements[$0].kind.isRow }) {
      return elementContent(of: restingElements(of: scene), in: scene)
    }
    // Only rows show what others say. Without one, the texts are all that is needed of the elements.
    return elements.map { id in
      let text = restingText(of: id)
      let attributes = self.elements[id].attributes
      return ElementContent(
        text: text.isEmpty ? placeholder(of: id) : text,
        isHidden: !attributes.isEmpty && self[attributes, .hidden])
    }
  }

  /// What elements take room for; those of the scene that are not among them are hidden.
  func elementContent(of elements: [ShownElement], in scene: ID<Scene>) -> [ElementContent] {
    let all = self[scene].elements
    var contents = all.map { _ in ElementContent(text: "", isHidden: true) }
    for index in elements.indices where all.contains(elements[index].element) {
      contents[position(of: elements[index].element, in: all)] = ElementContent(
        text: elements[index].shownText, isHidden: elements[index].isHidden)
    }
    for index in elements.indices
    where elements[index].kind.isRow && all.contains(elements[index].element) {
      let item = elements[index]
      let cell = position(of: item.element, in: all)
      let inside = positions(inside: item.element, in: all)
      contents[cell].rows = item.rows.map { row in
        var parts = [String?](repeating: nil, count: inside.count)
        for part in row.parts where all.contains(part.element) {
          let index = position(of: part.element, in: all) - cell - 1
          if parts.indices.contains(index) { parts[index] = part.shownText }
        }
        // The label that says what the row says is not among the parts.
        if !row.text.isEmpty,
          let label = inside.first(where: {
            self[ID<Element>($0 + all.startIndex)].kind == .label && parts[$0 - cell - 1] == nil
              && !contents[$0].isHidden
          })
        {
          parts[label - cell - 1] = row.text
        }
        return RowContent(text: row.text, detail: row.detail, parts: parts)
      }
    }
    return contents
  }

  private func position(of element: ID<Element>, in all: IDRange<Element>) -> Int {
    Int(element.index) - all.startIndex
  }

  private func positions(inside element: ID<Element>, in all: IDRange<Element>) -> Range<Int> {
    let inside = elements(inside: element)
    return inside.startIndex - all.startIndex..<inside.endIndex - all.startIndex
  }
}

extension ShownElement {
  /// What takes room: the text, or in an empty field its placeholder.
  fileprivate var shownText: String { text.isEmpty ? placeholder : text }
}
