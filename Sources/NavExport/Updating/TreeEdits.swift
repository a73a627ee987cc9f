import NavText
import NavXcode

/// Takes what changed between two texts of one program into a third, which says the same and more.
///
/// Only what differs is touched: attributes of an element, elements that came or went. Everything else keeps its bytes.
struct TreeEdits {
  /// What replaces a range of the original.
  struct Edit {
    let start: Int
    let end: Int
    let bytes: [UInt8]
  }

  let before: TreeText
  let after: TreeText
  let original: TreeText
  /// What the original is called in references.
  let name: String
  var edits: [Edit] = []
  /// What comes into elements of the original that are closed at once.
  var contents: [ID<XMLElement>: [UInt8]] = [:]
  /// By identifier of a scene: what it is called now.
  var renamed: [String: [UInt8]] = [:]
  /// Whether what is compared is being moved with all that it holds.
  var isMoving = false
  /// By element of the original: whether it is gone.
  var isGone: [Bool]
  /// Elements of the new text that the original does not have and something new speaks of.
  var broughtAlong: Set<String> = []

  init(_ before: StoryboardDocument, _ after: StoryboardDocument, in original: StoryboardDocument) {
    self.before = TreeText(before)
    self.after = TreeText(after)
    self.original = TreeText(original)
    name = original.name
    isGone = [Bool](repeating: false, count: original.xml.elements.count)
  }

  /// The original with the changes.
  mutating func apply() -> [UInt8] {
    guard let one = before.xml.root, let other = after.xml.root, let target = original.xml.root
    else { return original.xml.bytes }
    compare(one, other, target)
    renameReferences()
    removeDangling()
    return Self.applied(finished(edits), to: original.xml.bytes[...])
  }

  // MARK: Elements of both

  mutating func compare(
    _ one: ID<XMLElement>, _ other: ID<XMLElement>, _ target: ID<XMLElement>
  ) {
    if before.bytes(of: one) == after.bytes(of: other) { return }
    let tag = after.tag(other)
    // A colour that is said in another way says nothing of how it was said.
    // Nor does a view whose tag says a class that it no longer has.
    let losesClass =
      original.tag(target) != tag
      && before.value("customClass", of: one) != after.value("customClass", of: other)
    if tag == "string" || tag == "color" || tag != before.tag(one) || losesClass {
      replace(target, with: other)
      return
    }
    compareAttributes(one, other, target)
    if tag == "fragment", before.value("content", of: one) != after.value("content", of: other) {
      removeOtherFragments(target)
    }
    compareChildren(one, other, target)
  }

  // MARK: Children

  mutating func compareChildren(
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
        if !child.identity.isID, let known = own[child.identity] {
          complete(known, with: child.element)
          neighbour = known
          continue
        }
        insert(child.element, in: target, behind: neighbour)
        continue
      }
      kept.insert(child.identity)
      let former = old[position].element
      guard let known = find(former, child.identity, among: own) else {
        if before.bytes(of: former) == after.bytes(of: child.element) { continue }
        if isSpreadOut(former, child.element, in: target) {
          compareChildren(former, child.element, target)
        } else if !onlyLoses(former, child.element) {
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

  /// Whether what a group holds is in the original without a group around it, as a bar's only item is, and nothing new came.
  private func isSpreadOut(
    _ one: ID<XMLElement>, _ other: ID<XMLElement>, in target: ID<XMLElement>
  ) -> Bool {
    let (old, new) = (before.children(of: one), after.children(of: other))
    let known = Set(old.map { $0.identity })
    return !old.isEmpty && new.allSatisfy { known.contains($0.identity) }
      && old.allSatisfy { child in
        before.id(of: child.element).flatMap { original.element(id: $0) }
          .map { original.xml[$0].parent == target } ?? false
      }
  }

  /// Whether an element that the original lacks holds less than before, as resources do where a colour is used no more.
  private func onlyLoses(_ one: ID<XMLElement>, _ other: ID<XMLElement>) -> Bool {
    if before.startTag(of: one) != after.startTag(of: other) { return false }
    let old = before.childrenByIdentity(of: one)
    return after.children(of: other).allSatisfy { child in
      old[child.identity].map { before.bytes(of: $0) == after.bytes(of: child.element) } ?? false
    }
  }

  /// The element of the original that one of the text before stands for: that with the id, or the child that is alike.
  func find(
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

  // MARK: Elements that went

  /// Takes away an element of the text before. What only groups others stays as long as there is something in it.
  private mutating func removeKnown(
    _ element: ID<XMLElement>, _ identity: TreeText.Identity,
    among siblings: [TreeText.Identity: ID<XMLElement>]
  ) {
    if let id = before.id(of: element), after.element(id: id) != nil {
      // It is somewhere else now, and in what is moved from here it is not any more.
      if isMoving, let known = original.element(id: id) {
        let end = Int(original.xml[known].range.end)
        edits.append(Edit(start: original.startWithSpace(of: known), end: end, bytes: []))
      }
      return
    }
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

  mutating func remove(_ element: ID<XMLElement>) {
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
    let changed = Set(edits.map { $0.start })
    for element in original.xml.elements.ids where !isGone[Int(element.index)] {
      let dangling = names.compactMap { original.xml.attribute($0, of: element) }
        .filter { ids.contains(original.xml.value($0)) }
      if dangling.isEmpty { continue }
      // What the new text has says itself where it leads.
      if let now = original.id(of: element).flatMap({ after.element(id: $0) }) {
        for attribute in dangling { lead(attribute, to: now, unless: changed) }
      } else {
        remove(element)
      }
    }
  }

  /// Leads a connection where the new text does, which may have done so before: both texts know a view in a bar's item, and
  /// the original has an outlet to the item.
  private mutating func lead(
    _ attribute: ID<XMLAttribute>, to now: ID<XMLElement>, unless changed: Set<Int>
  ) {
    let name = original.xml.names[original.xml[attribute].name]
    let range = original.xml[attribute].valueRange
    guard let id = after.value(name, of: now), original.element(id: id) != nil,
      !changed.contains(Int(range.start))
    else { return }
    edits.append(Edit(start: Int(range.start), end: Int(range.end), bytes: Array(id.utf8)))
  }

  // MARK: The text

  /// With what comes into elements that were closed at once.
  mutating func finished(_ edits: [Edit]) -> [Edit] {
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

  static func applied(_ edits: [Edit], to bytes: ArraySlice<UInt8>) -> [UInt8] {
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
