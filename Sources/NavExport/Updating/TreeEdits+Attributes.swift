import NavText
import NavXcode

/// What an element of both texts says of itself.
extension TreeEdits {
  /// - Parameter one: nil for an element of which the text before said nothing.
  mutating func compareAttributes(
    _ one: ID<XMLElement>?, _ other: ID<XMLElement>, _ target: ID<XMLElement>
  ) {
    var old: [String: String] = [:]
    if let one {
      for id in before.xml[one].attributes {
        old[before.xml.names[before.xml[id].name]] = before.xml.value(id)
      }
    }
    if let one, isConstrained(after, other), !isConstrained(before, one) {
      // Springs and struts take no notice of these, and what the file says of them was not read.
      for name in Self.priorities { old[name] = nil }
    }
    // Behind which one the next comes.
    var place = Int(original.xml.tagRange(target).end)
    for id in after.xml[other].attributes {
      let name = after.xml.names[after.xml[id].name]
      let value = after.xml.value(id)
      let known = attribute(name, of: target)
      if old.removeValue(forKey: name) != value {
        let range = after.xml[id].valueRange
        let bytes = Array(after.xml.bytes[Int(range.start)..<Int(range.end)])
        if let known {
          let range = original.xml[known].valueRange
          edits.append(Edit(start: Int(range.start), end: Int(range.end), bytes: bytes))
          if name == "storyboardIdentifier" { renamed[original.xml.value(known)] = bytes }
        } else if name == "hidden", installInEverySizeClass(target) {
          continue
        } else if !setFragments(of: target, name, to: bytes) {
          add(name, bytes, at: place)
          removeLongText(name, of: target)
        }
      }
      // That of a variation is behind the tag.
      if let range = known.map({ original.xml[$0].valueRange }),
        range.end < original.xml[target].startTag.end
      {
        place = Int(range.end) + 1
      }
    }
    for name in old.keys.sorted() {
      if name == "hidden", attribute(name, of: target) == nil { installInEverySizeClass(target) }
      removeAttribute(name, of: target)
    }
  }

  /// What says an attribute of an element on the canvas. Of those that variations may say, constants are read.
  private func attribute(_ name: String, of target: ID<XMLElement>) -> ID<XMLAttribute>? {
    guard let word = original.xml.names.find(name) else { return nil }
    if name == "constant" {
      for variation in original.shownVariations(of: target) {
        if let known = original.xml.attribute(word, of: variation) { return known }
      }
    }
    return original.xml.attribute(word, of: target)
  }

  private static var priorities: [String] {
    [
      "horizontalHuggingPriority", "verticalHuggingPriority",
      "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    ]
  }

  private func isConstrained(_ text: TreeText, _ element: ID<XMLElement>) -> Bool {
    text.value("translatesAutoresizingMaskIntoConstraints", of: element) == "NO"
  }

  mutating func add(_ name: String, _ value: [UInt8], at place: Int) {
    let text = Array(" \(name)=\"".utf8) + value + Array("\"".utf8)
    edits.append(Edit(start: place, end: place, bytes: text))
  }

  mutating func removeAttribute(_ name: String, of target: ID<XMLElement>) {
    guard
      let known = original.xml.names.find(name).flatMap({ original.xml.attribute($0, of: target) })
    else { return }
    let start = Int(original.xml.nameRange(known).start) - 1
    edits.append(Edit(start: start, end: Int(original.xml[known].valueRange.end) + 1, bytes: []))
  }

  /// A text that was in an element of its own and is an attribute now.
  mutating func removeLongText(_ name: String, of target: ID<XMLElement>) {
    for child in original.xml.children(of: target)
    where original.tag(child) == "string" || original.tag(child) == "mutableString" {
      if original.value("key", of: child) == name { remove(child) }
    }
  }

  /// Stand-ins for scenes of the same storyboard go on leading there.
  mutating func renameReferences() {
    guard !renamed.isEmpty, let name = original.xml.names.find("referencedIdentifier")
    else { return }
    for element in original.xml.elements.ids {
      guard let attribute = original.xml.attribute(name, of: element),
        let identifier = renamed[original.xml.value(attribute)],
        original.value("storyboardName", of: element) == self.name
      else { continue }
      let range = original.xml[attribute].valueRange
      edits.append(Edit(start: Int(range.start), end: Int(range.end), bytes: identifier))
    }
  }

  /// A view that was not there in the usual size class read as hidden; false where it was there.
  @discardableResult
  mutating func installInEverySizeClass(_ target: ID<XMLElement>) -> Bool {
    guard let id = original.id(of: target), let subviews = original.xml[target].parent,
      var view = original.xml[subviews].parent
    else { return false }
    // What is said of a content view that is no object is said of its cell.
    if original.value("key", of: view) == "contentView", original.id(of: view) == nil,
      let cell = original.xml[view].parent
    {
      view = cell
    }
    var found = false
    for variation in original.xml.children(of: view) where original.tag(variation) == "variation" {
      for mask in original.xml.children(of: variation)
      where original.value("key", of: mask) == "subviews" {
        for exclusion in original.xml.children(of: mask)
        where original.tag(exclusion) == "exclude"
          && original.value("reference", of: exclusion) == id
        {
          remove(exclusion)
          found = true
        }
      }
    }
    return found
  }

  /// Puts a text into the original's text of several looks, which counts for more than a plain one; false where it has none.
  mutating func setFragments(
    of target: ID<XMLElement>, _ name: String, to value: [UInt8]
  ) -> Bool {
    guard let key = ["text": "attributedText", "title": "attributedTitle"][name],
      let text = original.xml.children(of: target).first(where: {
        original.tag($0) == "attributedString" && original.value("key", of: $0) == key
      }),
      let first = original.xml.children(of: text).first(where: { original.tag($0) == "fragment" })
    else { return false }
    if let known = original.xml.names.find("content")
      .flatMap({ original.xml.attribute($0, of: first) })
    {
      let range = original.xml[known].valueRange
      edits.append(Edit(start: Int(range.start), end: Int(range.end), bytes: value))
    } else {
      add("content", value, at: Int(original.xml.tagRange(first).end))
      removeLongText("content", of: first)
    }
    removeOtherFragments(first)
    return true
  }

  /// A text of several looks that has changed is in the first of its parts, with the looks of that.
  mutating func removeOtherFragments(_ first: ID<XMLElement>) {
    guard let text = original.xml[first].parent else { return }
    for part in original.xml.children(of: text)
    where part != first && original.tag(part) == "fragment" {
      remove(part)
    }
  }
}
