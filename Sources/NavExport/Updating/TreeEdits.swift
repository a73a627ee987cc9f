import NavText
import NavXcode

/// Takes what changed between two texts of one program into a third, which says the same and more.
///
/// Only what differs is touched: attributes of an element, elements that came or went. Everything else keeps its bytes.
struct TreeEdits {
  /// What replaces a range of the original.
  private struct Edit {
    let start: Int
    let end: Int
    let bytes: [UInt8]
  }

  private let before: TreeText
  private let after: TreeText
  private let original: TreeText
  private var edits: [Edit] = []
  /// What comes into elements of the original that are closed at once.
  private var contents: [ID<XMLElement>: [UInt8]] = [:]
  /// By element of the original: whether it is gone.
  private var isGone: [Bool]
  /// Elements of the new text that the original does not have and something new speaks of.
  private var broughtAlong: Set<String> = []

  init(_ before: StoryboardDocument, _ after: StoryboardDocument, in original: StoryboardDocument) {
    self.before = TreeText(before)
    self.after = TreeText(after)
    self.original = TreeText(original)
    isGone = [Bool](repeating: false, count: original.xml.elements.count)
  }

  /// The original with the changes.
  mutating func apply() -> [UInt8] {
    guard let one = before.xml.root, let other = after.xml.root, let target = original.xml.root
    else { return original.xml.bytes }
    compare(one, other, target)
    removeDangling()
    return Self.applied(finished(edits), to: original.xml.bytes[...])
  }

  // MARK: Elements of both

  private mutating func compare(
    _ one: ID<XMLElement>, _ other: ID<XMLElement>, _ target: ID<XMLElement>
  ) {
    if before.bytes(of: one) == after.bytes(of: other) { return }
    let tag = after.tag(other)
    if tag == "string" || tag != before.tag(one) {
      replace(target, with: other)
      return
    }
    compareAttributes(one, other, target)
    if tag == "fragment", before.value("content", of: one) != after.value("content", of: other) {
      removeOtherFragments(target)
    }
    compareChildren(one, other, target)
  }

  private mutating func compareAttributes(
    _ one: ID<XMLElement>, _ other: ID<XMLElement>, _ target: ID<XMLElement>
  ) {
    var old: [String: String] = [:]
    for id in before.xml[one].attributes {
      old[before.xml.names[before.xml[id].name]] = before.xml.value(id)
    }
    // Behind which one the next comes.
    var place = Int(original.xml.tagRange(target).end)
    for id in after.xml[other].attributes {
      let name = after.xml.names[after.xml[id].name]
      let value = after.xml.value(id)
      let known = original.xml.names.find(name).flatMap { original.xml.attribute($0, of: target) }
      if old.removeValue(forKey: name) != value {
        let range = after.xml[id].valueRange
        let bytes = Array(after.xml.bytes[Int(range.start)..<Int(range.end)])
        if let known {
          let range = original.xml[known].valueRange
          edits.append(Edit(start: Int(range.start), end: Int(range.end), bytes: bytes))
        } else if !setFragments(of: target, name, to: bytes) {
          add(name, bytes, at: place)
          removeLongText(name, of: target)
        }
      }
      if let known { place = Int(original.xml[known].valueRange.end) + 1 }
    }
    for name in old.keys.sorted() { removeAttribute(name, of: target) }
  }

  private mutating func add(_ name: String, _ value: [UInt8], at place: Int) {
    let text = Array(" \(name)=\"".utf8) + value + Array("\"".utf8)
    edits.append(Edit(start: place, end: place, bytes: text))
  }

  private mutating func removeAttribute(_ name: String, of target: ID<XMLElement>) {
    guard
      let known = original.xml.names.find(name).flatMap({ original.xml.attribute($0, of: target) })
    else { return }
    let start = Int(original.xml.nameRange(known).start) - 1
    edits.append(Edit(start: start, end: Int(original.xml[known].valueRange.end) + 1, bytes: []))
  }

  /// A text that was in an element of its own and is an attribute now.
  private mutating func removeLongText(_ name: String, of target: ID<XMLElement>) {
    for child in original.xml.children(of: target)
    where original.tag(child) == "string" || original.tag(child) == "mutableString" {
      if original.value("key", of: child) == name { remove(child) }
    }
  }

  /// Puts a text into the original's text of several looks, which counts for more than a plain one; false where it has none.
  private mutating func setFragments(
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
  private mutating func removeOtherFragments(_ first: ID<XMLElement>) {
    guard let text = original.xml[first].parent else { return }
    for part in original.xml.children(of: text)
    where part != first && original.tag(part) == "fragment" {
      remove(part)
    }
  }

  // MARK: Children

  private mutating func compareChildren(
    _ one: ID<XMLElement>, _ other: ID<XMLElement>, _ target: ID<XMLElement>
  ) {
    let old = before.children(of: one)
    let new = after.children(of: other)
    var positions: [TreeText.Identity: Int] = [:]
    for (position, child) in old.enumerated() { positions[child.identity] = position }
    let own = original.childrenByIdentity(of: target)
    // The order of constraints says nothing.
    let staying =
      after.tag(other) == "constraints"
      ? Set(new.indices) : Self.ascending(new.map { positions[$0.identity] })
    var kept: Set<TreeText.Identity> = []
    /// The last child of the target that is where it belongs.
    var neighbour: ID<XMLElement>?
    for (index, child) in new.enumerated() {
      guard let position = positions[child.identity] else {
        insert(child.element, in: target, behind: neighbour)
        continue
      }
      kept.insert(child.identity)
      let former = old[position].element
      guard let known = find(former, child.identity, among: own) else {
        if before.bytes(of: former) == after.bytes(of: child.element) { continue }
        if isSpreadOut(former, child.element, in: target) {
          compareChildren(former, child.element, target)
        } else {
          insert(child.element, in: target, behind: neighbour)
        }
        continue
      }
      if staying.contains(index) {
        compare(former, child.element, known)
        if original.xml[known].parent == target { neighbour = known }
      } else {
        move(former, child.element, known, to: target, behind: neighbour)
      }
    }
    for child in old where !kept.contains(child.identity) {
      removeKnown(child.element, child.identity, among: own)
    }
  }

  /// Whether what a group holds, before and now, is in the original without a group around it, as a bar's only item is.
  private func isSpreadOut(
    _ one: ID<XMLElement>, _ other: ID<XMLElement>, in target: ID<XMLElement>
  ) -> Bool {
    let (old, new) = (before.children(of: one), after.children(of: other))
    return !old.isEmpty && old.map { $0.identity } == new.map { $0.identity }
      && old.allSatisfy { child in
        before.id(of: child.element).flatMap { original.element(id: $0) }
          .map { original.xml[$0].parent == target } ?? false
      }
  }

  /// The element of the original that one of the text before stands for: that with the id, or the child that is alike.
  private func find(
    _ element: ID<XMLElement>, _ identity: TreeText.Identity,
    among children: [TreeText.Identity: ID<XMLElement>]
  ) -> ID<XMLElement>? {
    guard identity.isID, identity.tag.isEmpty else { return children[identity] }
    return original.element(id: identity.name) ?? before.part(element).flatMap { children[$0] }
  }

  /// Positions of the longest part of a list that is in ascending order.
  private static func ascending(_ positions: [Int?]) -> Set<Int> {
    var ends: [(value: Int, index: Int)] = []
    var previous = [Int?](repeating: nil, count: positions.count)
    for (index, position) in positions.enumerated() {
      guard let position else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle].value < position { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1].index : nil
      if low == ends.count {
        ends.append((position, index))
      } else {
        ends[low] = (position, index)
      }
    }
    var found: Set<Int> = []
    var next = ends.last?.index
    while let index = next {
      found.insert(index)
      next = previous[index]
    }
    return found
  }

  // MARK: New elements

  private mutating func insert(
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

  /// The text in an element of the new text, as it is in an attribute.
  private func attributeValue(of element: ID<XMLElement>) -> [UInt8] {
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
  private mutating func movedInside(_ element: ID<XMLElement>) -> [Edit] {
    var moves: [Edit] = []
    var next = Int(element.index) + 1
    while next < Int(after.xml[element].next.index) {
      let inner = ID<XMLElement>(next)
      next += 1
      guard let id = after.id(of: inner), let old = before.element(id: id),
        let known = original.element(id: id)
      else { continue }
      next = Int(after.xml[inner].next.index)
      let range = after.xml[inner].range
      let bytes = taken(old, inner, known)
      moves.append(
        Edit(
          start: Int(range.start), end: Int(range.end),
          bytes: reindented(
            bytes[...], from: original.indentation(of: known),
            to: Array(after.indentation(of: inner)))))
    }
    return moves
  }

  /// What a new element speaks of and the original says in another way, such as the guide of a safe area.
  private mutating func bringAlong(from element: ID<XMLElement>) {
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

  private static func startOfComment(before start: Int, in bytes: [UInt8]) -> Int {
    var end = start
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A || bytes[end - 1] == 0x09 {
      end -= 1
    }
    guard bytes[..<end].suffix(3).elementsEqual("-->".utf8) else { return start }
    var first = end - 3
    while first > 3, !bytes[first...].starts(with: "<!--".utf8) { first -= 1 }
    return first
  }

  private mutating func put(
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
  private mutating func move(
    _ one: ID<XMLElement>, _ other: ID<XMLElement>, _ known: ID<XMLElement>,
    to target: ID<XMLElement>, behind neighbour: ID<XMLElement>?
  ) {
    let moved = taken(one, other, known)
    put(moved[...], original.indentation(of: known), in: target, behind: neighbour)
  }

  /// Takes an element of the original from where it is, with what has changed in it.
  private mutating func taken(
    _ one: ID<XMLElement>, _ other: ID<XMLElement>, _ known: ID<XMLElement>
  ) -> [UInt8] {
    let (outer, outerContents) = (edits, contents)
    (edits, contents) = ([], [:])
    compare(one, other, known)
    let inner = finished(edits)
    (edits, contents) = (outer, outerContents)
    let range = original.xml[known].range
    edits.append(Edit(start: original.startWithSpace(of: known), end: Int(range.end), bytes: []))
    return Self.applied(inner, to: original.xml.bytes[Int(range.start)..<Int(range.end)])
  }

  private mutating func replace(_ target: ID<XMLElement>, with element: ID<XMLElement>) {
    let range = original.xml[target].range
    let bytes = reindented(
      after.bytes(of: element), from: after.indentation(of: element),
      to: Array(original.indentation(of: target)))
    edits.append(Edit(start: Int(range.start), end: Int(range.end), bytes: bytes))
  }

  // MARK: Elements that went

  /// Takes away an element of the text before. What only groups others stays as long as there is something in it.
  private mutating func removeKnown(
    _ element: ID<XMLElement>, _ identity: TreeText.Identity,
    among siblings: [TreeText.Identity: ID<XMLElement>]
  ) {
    // It may be somewhere else now.
    if let id = before.id(of: element), after.element(id: id) != nil { return }
    // Others may use these.
    if let parent = before.xml[element].parent {
      let tag = before.tag(parent)
      if tag == "resources" || tag == "dependencies" { return }
    }
    guard let known = find(element, identity, among: siblings) else {
      // The original may have what is in it without it, as it has a bar's only item without a list of items.
      for inner in before.xml.descendants(of: element) {
        guard let id = before.id(of: inner), after.element(id: id) == nil,
          let known = original.element(id: id)
        else { continue }
        remove(known)
      }
      return
    }
    let isGroup =
      !identity.isID && identity.name.isEmpty && !before.xml.descendants(of: element).isEmpty
    guard isGroup else { return remove(known) }
    let own = original.childrenByIdentity(of: known)
    for child in before.children(of: element) {
      removeKnown(child.element, child.identity, among: own)
    }
    let isEmpty = original.xml.children(of: known).allSatisfy { isGone[Int($0.index)] }
    if isEmpty { remove(known) }
  }

  private mutating func remove(_ element: ID<XMLElement>) {
    var start = Int(original.xml[element].range.start)
    if original.tag(element) == "scene" {
      start = Self.startOfComment(before: start, in: original.xml.bytes)
    }
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(original.xml.bytes[start - 1]) { start -= 1 }
    let end = Int(original.xml[element].range.end)
    edits.append(Edit(start: start, end: end, bytes: []))
    for index in Int(element.index)..<Int(original.xml[element].next.index) { isGone[index] = true }
  }

  /// Connections and constraints of what is gone, which no program knows.
  private mutating func removeDangling() {
    var ids: Set<String> = []
    for element in original.xml.elements.ids where isGone[Int(element.index)] {
      if let id = original.id(of: element), after.element(id: id) == nil { ids.insert(id) }
    }
    if ids.isEmpty { return }
    let names = ["destination", "target", "firstItem", "secondItem", "reference"].compactMap {
      original.xml.names.find($0)
    }
    for element in original.xml.elements.ids where !isGone[Int(element.index)] {
      // What the new text has says itself where it leads.
      if let id = original.id(of: element), after.element(id: id) != nil { continue }
      let leads = names.contains { name in
        original.xml.attribute(name, of: element).map { ids.contains(original.xml.value($0)) }
          ?? false
      }
      if leads { remove(element) }
    }
  }

  // MARK: The text

  /// With what comes into elements that were closed at once.
  private mutating func finished(_ edits: [Edit]) -> [Edit] {
    var edits = edits
    for (element, bytes) in contents {
      let range = original.xml[element].range
      let close =
        [0x0A] + Array(original.indentation(of: element))
        + Array("</\(original.tag(element))>".utf8)
      edits.append(
        Edit(start: Int(range.end) - 2, end: Int(range.end), bytes: Array(">".utf8) + bytes + close)
      )
    }
    contents = [:]
    return edits
  }

  private static func applied(_ edits: [Edit], to bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = bytes.startIndex
    // What comes in at a place is before what goes there; of two the first comes first.
    let sorted = edits.enumerated().sorted {
      ($0.element.start, $0.element.end > $0.element.start ? 1 : 0, $0.offset)
        < ($1.element.start, $1.element.end > $1.element.start ? 1 : 0, $1.offset)
    }
    for (_, edit) in sorted {
      // It is in something that went.
      if edit.start < position || edit.end > bytes.endIndex { continue }
      result += bytes[position..<edit.start]
      result += edit.bytes
      position = edit.end
    }
    result += bytes[position...]
    return result
  }
}
