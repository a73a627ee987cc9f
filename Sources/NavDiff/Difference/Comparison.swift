import NavMatching
import NavModel
import NavText

/// Goes through both programs and notes what differs.
struct Comparison {
  let matching: ProgramMatching
  let old: SideSpelling
  let new: SideSpelling
  let same: SameScenes
  /// Whether storyboards of Interface Builder may have other names, which are those of their files.
  let ignoresFileNames: Bool
  private(set) var difference = ProgramDifference()

  init(_ old: Program, _ new: Program, _ matching: ProgramMatching, ignoringFileNames: Bool) {
    self.matching = matching
    ignoresFileNames = ignoringFileNames
    self.new = SideSpelling(new)
    self.old = SideSpelling(old, sharing: self.new, matching)
    same = SameScenes(old, new, matching)
  }

  mutating func compare() {
    compareApp()
    for id in new.program.storyboards.ids {
      compareStoryboard(matching.storyboards.old(of: id), id)
    }
    for id in old.program.storyboards.ids where matching.storyboards.new(of: id) == nil {
      compareStoryboard(id, nil)
    }
    let removed = removedSegues()
    for id in new.program.scenes.ids { compareScene(matching.scenes.old(of: id), id, removed) }
    for id in old.program.scenes.ids where matching.scenes.new(of: id) == nil {
      compareScene(id, nil, removed)
    }
    compareClasses()
  }

  // MARK: Noting

  mutating func note(
    _ topic: Change.Topic, of owner: Change.Owner, added subject: String
  ) {
    difference.add(Change(topic, of: owner, Sides(old: nil, new: subject)))
  }

  mutating func note(
    _ topic: Change.Topic, of owner: Change.Owner, removed subject: String
  ) {
    difference.add(Change(topic, of: owner, Sides(old: subject, new: nil)))
  }

  /// Notes a fact if it differs in names that both sides share.
  mutating func compare(
    _ topic: Change.Topic, of owner: Change.Owner, _ subject: Sides<String>, _ fact: Change.Fact,
    _ old: Spelled?, _ new: Spelled?
  ) {
    guard old?.common != new?.common else { return }
    difference.add(Change(topic, of: owner, subject, fact, Sides(old: old?.own, new: new?.own)))
  }

  /// Notes every attribute that differs and is not a matter of layout, and says how many are. The name of a storyboard's file
  /// is compared apart.
  @discardableResult
  mutating func compareAttributes(
    _ topic: Change.Topic, of owner: Change.Owner, _ subject: Sides<String>, prefix: String = "",
    _ oldRange: IDRange<Attribute>, _ newRange: IDRange<Attribute>,
    in scenes: Sides<ID<Scene>> = Sides(old: nil, new: nil)
  ) -> Int {
    if oldRange.isEmpty && newRange.isEmpty { return 0 }
    var layoutCount = 0
    for key in keys(oldRange, newRange) where key != .nameAtRunTime {
      let before = old.program.attribute(key, in: oldRange)
      let after = new.program.attribute(key, in: newRange)
      if let before, let after, before.value.isPlainly(after.value) { continue }
      let oldText = before.map { old.text($0, in: scenes.old) }
      let newText = after.map { new.text($0, in: scenes.new) }
      guard oldText?.common != newText?.common else { continue }
      if key.isLayout {
        layoutCount += 1
      } else {
        compare(
          key.isShownText ? .text : topic, of: owner, subject,
          .attribute(prefix + key.facts.keyword), oldText, newText)
      }
    }
    return layoutCount
  }

  /// The keys of both, in the order of the catalogue.
  private func keys(
    _ oldRange: IDRange<Attribute>, _ newRange: IDRange<Attribute>
  ) -> [AttributeKey] {
    var keys: [AttributeKey] = []
    for attribute in old.program.attributes[oldRange] { keys.append(attribute.key) }
    for attribute in new.program.attributes[newRange] where !keys.contains(attribute.key) {
      keys.append(attribute.key)
    }
    return keys.sorted { $0.rawValue < $1.rawValue }
  }
}

extension Program {
  fileprivate func attribute(_ key: AttributeKey, in range: IDRange<Attribute>) -> Attribute? {
    attributes[range].first { $0.key == key }
  }
}

extension AttributeValue {
  /// Whether two values without names or texts are the same, which is seen at once.
  fileprivate func isPlainly(_ other: AttributeValue) -> Bool {
    switch (self, other) {
    case (.boolean(let left), .boolean(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.word(let left), .word(let right)): left == right
    default: false
    }
  }
}

extension AttributeKey {
  /// Whether it only says where something is and how large. Such changes are counted, not listed.
  var isLayout: Bool {
    switch self {
    case .frame, .size, .autoresizing, .huggingHorizontal, .huggingVertical,
      .compressionHorizontal, .compressionVertical, .layoutMargins,
      .preservesSuperviewLayoutMargins, .intrinsicSize, .imageSize, .backgroundSize,
      .contentEdgeInsets, .rowHeight, .spacing, .alignment, .distribution, .width:
      true
    default: false
    }
  }

  /// Whether people read what it says.
  var isShownText: Bool {
    switch self {
    case .title, .navigationTitle, .prompt, .backButtonTitle, .text, .placeholder, .footer, .detail,
      .message, .badge, .segments, .scopeButtonTitles, .accessibilityLabel:
      true
    default: false
    }
  }
}
