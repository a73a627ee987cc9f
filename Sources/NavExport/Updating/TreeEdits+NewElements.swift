import NavText
import NavXcode

/// What the new text has and the original does not, or has elsewhere.
extension TreeEdits {
  mutating func insert(
    _ element: ID<XMLElement>, in target: ID<XMLElement>, behind neighbour: ID<XMLElement>?
  ) {
    // One that was elsewhere keeps what no program says.
    if let id = after.id(of: element), let old = before.element(id: id),
      let known = original.element(id: id)
    {
      move(old, element, known, to: target, behind: neighbour)
      return
    }
    let tag = after.tag(element)
    if let known = after.id(of: element).flatMap({ original.element(id: $0) }),
      original.tag(known) == tag
    {
      complete(known, with: element)
      return
    }
    if let parent = after.xml[element].parent, after.tag(parent) == "resources",
      let name = after.value("name", of: element),
      original.xml.children(of: target).contains(where: {
        original.tag($0) == tag && original.value("name", of: $0) == name
      })
    {
      return
    }
    if after.tag(element) == "string", let key = after.value("key", of: element) {
      if setFragments(of: target, key, to: attributeValue(of: element)) { return }
      removeAttribute(key, of: target)
    }
    var start = Int(after.xml[element].range.start)
    // The name of a scene is in a comment before it.
    if tag == "scene" { start = Self.startOfComment(before: start, in: after.xml.bytes) }
    let end = Int(after.xml[element].range.end)
    let bytes = Self.applied(movedInside(element), to: after.xml.bytes[start..<end])
    put(bytes[...], after.indentation(of: element), in: target, behind: neighbour)
    bringAlong(from: element)
  }

  /// Says of an element of the original what the text before did not say of it, as of an item of a navigation bar that
  /// had nothing in it.
  mutating func complete(_ target: ID<XMLElement>, with element: ID<XMLElement>) {
    compareAttributes(nil, element, target)
    let own = original.childrenByIdentity(of: target)
    var neighbour: ID<XMLElement>?
    for child in after.children(of: element) {
      if let known = own[child.identity] {
        complete(known, with: child.element)
        neighbour = known
      } else {
        insert(child.element, in: target, behind: neighbour)
      }
    }
  }

  /// The text in an element of the new text, as it is in an attribute.
  func attributeValue(of element: ID<XMLElement>) -> [UInt8] {
    let row = after.xml[element]
    let end = Int(row.range.end) - "</string>".utf8.count
    var value: [UInt8] = []
    for byte in after.xml.bytes[Int(row.startTag.end)..<end] {
      switch byte {
      case UInt8(ascii: "\n"): value += "&#10;".utf8
      case UInt8(ascii: "\t"): value += "&#9;".utf8
      case UInt8(ascii: "\""): value += "&quot;".utf8
      default: value.append(byte)
      }
    }
    return value
  }

  /// What was elsewhere before and is inside a new element, with all that it holds.
  mutating func movedInside(_ element: ID<XMLElement>) -> [Edit] {
    var moves: [Edit] = []
    var next = Int(element.index) + 1
    while next < Int(after.xml[element].next.index) {
      let inner = ID<XMLElement>(next)
      next += 1
      guard let id = after.id(of: inner), let old = before.element(id: id),
        let known = original.element(id: id)
      else { continue }
      next = Int(after.xml[inner].next.index)
      moves.append(moved(old, inner, known))
    }
    return moves
  }

  /// An element of the original instead of what the new text has in its place.
  mutating func moved(
    _ one: ID<XMLElement>, _ other: ID<XMLElement>, _ known: ID<XMLElement>
  ) -> Edit {
    let bytes = taken(one, other, known)
    let range = after.xml[other].range
    return Edit(
      start: Int(range.start), end: Int(range.end),
      bytes: reindented(
        bytes[...], from: original.indentation(of: known), to: Array(after.indentation(of: other))))
  }

  /// What a new element speaks of and the original says in another way, such as the guide of a safe area.
  mutating func bringAlong(from element: ID<XMLElement>) {
    for part in [element] + Array(after.xml.descendants(of: element)) {
      for name in ["firstItem", "secondItem"] {
        guard let id = after.value(name, of: part), original.element(id: id) == nil,
          before.element(id: id) != nil, let meant = after.element(id: id),
          broughtAlong.insert(id).inserted, let parent = after.xml[meant].parent,
          let target = after.id(of: parent).flatMap({ original.element(id: $0) })
        else { continue }
        let own = original.childrenByIdentity(of: target)
        if let known = after.part(meant).flatMap({ own[$0] }) {
          // It is there and had no id: nothing spoke of it.
          let end = Int(original.xml.tagRange(known).end)
          edits.append(Edit(start: end, end: end, bytes: Array(" id=\"\(id)\"".utf8)))
          continue
        }
        let neighbour = after.children(of: parent).prefix { $0.element < meant }.reversed()
          .lazy.compactMap { own[$0.identity] }.first
        insert(meant, in: target, behind: neighbour)
      }
    }
  }

  static func startOfComment(before start: Int, in bytes: [UInt8]) -> Int {
    var end = start
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A || bytes[end - 1] == 0x09 {
      end -= 1
    }
    guard bytes[..<end].suffix(3).elementsEqual("-->".utf8) else { return start }
    var first = end - 3
    while first > 3, !bytes[first...].starts(with: "<!--".utf8) { first -= 1 }
    return first
  }

  mutating func put(
    _ bytes: ArraySlice<UInt8>, _ indentation: ArraySlice<UInt8>, in target: ID<XMLElement>,
    behind neighbour: ID<XMLElement>?
  ) {
    let outer = Array(original.indentation(of: target))
    let inner = outer + Array("    ".utf8)
    let text = [0x0A] + inner + reindented(bytes, from: indentation, to: inner)
    if original.isClosedAtOnce(target) {
      contents[target, default: []] += text
      return
    }
    let position =
      neighbour.map { Int(original.xml[$0].range.end) } ?? Int(original.xml[target].startTag.end)
    edits.append(Edit(start: position, end: position, bytes: text))
  }

  /// An element that is somewhere else now, with all that it holds.
  mutating func move(
    _ one: ID<XMLElement>, _ other: ID<XMLElement>, _ known: ID<XMLElement>,
    to target: ID<XMLElement>, behind neighbour: ID<XMLElement>?
  ) {
    let moved = taken(one, other, known)
    put(moved[...], original.indentation(of: known), in: target, behind: neighbour)
  }

  /// Takes an element of the original from where it is, with what has changed in it.
  mutating func taken(
    _ one: ID<XMLElement>, _ other: ID<XMLElement>, _ known: ID<XMLElement>
  ) -> [UInt8] {
    let (outer, outerContents) = (edits, contents)
    (edits, contents) = ([], [:])
    let isInside = isMoving
    isMoving = true
    compare(one, other, known)
    isMoving = isInside
    // What it is to its new owner, as a footer is to a list, said nothing where it was; beside its controller, no view is
    // shown.
    for name in ["key", "hidden"] {
      guard let value = after.value(name, of: other), before.value(name, of: one) == value,
        original.value(name, of: known) == nil
      else { continue }
      add(name, Array(value.utf8), at: Int(original.xml.tagRange(known).end))
    }
    // What holds a constraint needs no name in it. The original may have it elsewhere, with a name.
    if original.tag(known) == "constraint" {
      for name in ["firstItem", "secondItem"]
      where before.value(name, of: one) == nil && after.value(name, of: other) == nil {
        removeAttribute(name, of: known)
      }
    }
    let range = original.xml[known].range
    var inner: [Edit] = []
    var elsewhere: [Edit] = []
    for edit in finished(edits) {
      if edit.start >= Int(range.start), edit.end <= Int(range.end) {
        inner.append(edit)
      } else {
        // Where something that is in it now was taken from.
        elsewhere.append(edit)
      }
    }
    (edits, contents) = (outer + elsewhere, outerContents)
    edits.append(Edit(start: original.startWithSpace(of: known), end: Int(range.end), bytes: []))
    return Self.applied(inner, to: original.xml.bytes[Int(range.start)..<Int(range.end)])
  }

  mutating func replace(_ target: ID<XMLElement>, with element: ID<XMLElement>) {
    let range = original.xml[target].range
    let bytes = reindented(
      after.bytes(of: element), from: after.indentation(of: element),
      to: Array(original.indentation(of: target)))
    edits.append(Edit(start: Int(range.start), end: Int(range.end), bytes: bytes))
  }
}
