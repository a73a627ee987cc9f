import NavModel
import NavSyntax
import NavText

extension SyntaxPhase where Self: ~Copyable {
  /// The attributes among `members`, in their order. Members that are none are left to the caller.
  @inline(__always)
  mutating func lowerAttributes(
    _ members: IDRange<MemberSyntax>, hosts: AttributeKey.Hosts, in site: Site, scope: Scope
  ) -> IDRange<Attribute> {
    // Most things have no braces.
    if members.isEmpty { return IDRange(from: program.attributes.end, to: program.attributes.end) }
    return lowerAttributes(amongMembers: members, hosts, site, scope)
  }

  private mutating func lowerAttributes(
    amongMembers members: IDRange<MemberSyntax>, _ hosts: AttributeKey.Hosts, _ site: Site,
    _ scope: Scope
  ) -> IDRange<Attribute> {
    let start = program.attributes.end
    for member in members {
      guard case .attribute(let id) = tree[member] else { continue }
      lowerAttribute(id, among: members, hosts, site, scope)
    }
    return attributes(since: start, members)
  }

  /// Those that were appended, once all of a block are.
  @inline(__always)
  mutating func attributes(since start: ID<Attribute>, _ members: IDRange<MemberSyntax>)
    -> IDRange<Attribute>
  {
    let attributes = IDRange(from: start, to: program.attributes.end)
    if attributes.count > 1 { checkBoundsTogether(attributes, members) }
    return attributes
  }

  mutating func lowerAttribute(
    _ id: ID<AttributeSyntax>, among members: IDRange<MemberSyntax>, _ hosts: AttributeKey.Hosts,
    _ site: Site, _ scope: Scope
  ) {
    let syntax = tree[id]
    guard let key = vocabulary.attribute(syntax.name.name, in: hosts) else {
      reportUnknownAttribute(syntax, hosts, site)
      return
    }
    if let first = firstAttribute(key, members, before: id, hosts) {
      report(
        DuplicateAttribute(
          name: text(syntax.name.name), first: Location(file, tree[first].range)),
        syntax.name.range)
      return
    }
    lowerAttribute(syntax, key, scope)
  }

  private mutating func firstAttribute(
    _ key: AttributeKey, _ members: IDRange<MemberSyntax>, before id: ID<AttributeSyntax>,
    _ hosts: AttributeKey.Hosts
  ) -> ID<AttributeSyntax>? {
    let name = tree[id].name.name
    for member in members {
      guard case .attribute(let other) = tree[member] else { continue }
      if other == id { return nil }
      if tree[other].name.name == name { return other }
    }
    return nil
  }

  private mutating func reportUnknownAttribute(
    _ syntax: AttributeSyntax, _ hosts: AttributeKey.Hosts, _ site: Site
  ) {
    let name = syntax.name
    let words = vocabulary.words
    let bars = AttributeKey.Hosts(.navigationBar)
    if hosts == bars {
      let change: ForbiddenBarChange? =
        switch name.name {
        case words.delegate: .delegate
        case words.items: .items
        case words.frame, words.bounds, words.alpha: .geometry(text(name.name))
        default: nil
        }
      if let change {
        report(change, name.range)
        return
      }
    }
    let spelling = text(name.name)
    let elsewhere = vocabulary.attributes(name.name).flatMap { $0.facts.hosts.all }
    if elsewhere.contains(.segue) || elsewhere.contains(.action),
      let line = arrowBeforeComma(syntax)
    {
      report(UnknownAttribute.afterComma(spelling, of: site, line: line), name.range)
      return
    }
    report(
      UnknownAttribute.unknown(
        spelling, of: site,
        near: near(spelling, in: hosts, isElsewhere: !elsewhere.isEmpty),
        belongsIn: owners(among: elsewhere, nearTo: hosts)),
      name.range)
  }

  /// What may have been meant. A word that other things have as it is written is no slip of the keyboard.
  private func near(_ spelling: String, in hosts: AttributeKey.Hosts, isElsewhere: Bool)
    -> [String]
  {
    let known = Vocabulary.keywords(in: hosts)
    return isElsewhere
      ? Alias.translations(of: spelling, among: known)
      : Alias.suggestions(for: spelling, among: known)
  }

  /// Some that have the attribute: of statements only those that present, else what is of the same kind first, and then
  /// one of each other kind.
  private mutating func owners(among found: [AttributeKey.Host], nearTo hosts: AttributeKey.Hosts)
    -> [AttributeKey.Host]
  {
    if hosts == AttributeKey.Hosts(.statement), found.contains(.presentation) {
      return [.presentation]
    }
    let family = hosts.all.first?.family
    var owners = found.filter { $0.family == family }
    // What is on a screen is meant more often than the bars around it.
    let rest = found.filter { $0.family != family }
    let others = rest.filter { $0.family == .elements } + rest.filter { $0.family != .elements }
    for host in others where !owners.contains(where: { $0.family == host.family }) {
      owners.append(host)
    }
    owners += others.filter { !owners.contains($0) }
    return Array(owners.prefix(3))
  }

  /// `-> show Detail, animated: false`: the arrow with the attribute in its braces.
  private mutating func arrowBeforeComma(_ syntax: AttributeSyntax) -> String? {
    let bytes = sources[file].bytes
    let start = Int(syntax.range.start)
    guard Int(syntax.range.end) <= bytes.count else { return nil }
    var comma = start - 1
    while comma > 0, bytes[comma] == UInt8(ascii: " ") { comma -= 1 }
    guard comma > 0, bytes[comma] == UInt8(ascii: ",") else { return nil }
    var first = comma
    while first > 1, comma - first < 60, bytes[first] >= 0x20, bytes[first] != UInt8(ascii: "}") {
      if bytes[first] == UInt8(ascii: ">"), bytes[first - 1] == UInt8(ascii: "-") {
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return text(first - 1..<comma) + " { " + text(start..<Int(syntax.range.end)) + " }"
      }
      first -= 1
    }
    return nil
  }

  private mutating func lowerAttribute(
    _ syntax: AttributeSyntax, _ key: AttributeKey, _ scope: Scope
  ) {
    let type = vocabulary.type(of: key)
    if case .missing = tree[syntax.value].kind { return }
    switch type {
    case .scene, .scenes, .element: lowerReference(syntax, key, scope)
    default:
      if let constant = constant(syntax, type) {
        checkBounds(of: key, constant, syntax)
        let attribute = Attribute(key, constant)
        program.attributes.append(attribute)
        checkDeprecation(of: attribute, syntax, scope)
      } else if vocabulary.isBindable(key), isExpression(tree[syntax.value].kind) {
        lowerBinding(syntax, key, scope)
      } else {
        reportType(syntax, type)
        // What a container was to hold is said, if wrongly: that it holds nothing would be a second error.
        if type == .word(.filler) { program.attributes.append(Attribute(key, .word(0))) }
      }
    }
  }

  /// Whether it can depend on the state: a literal of the wrong type cannot.
  private mutating func isExpression(_ kind: ExpressionSyntax.Kind) -> Bool {
    switch kind {
    case .path, .not, .binary, .group, .joined: true
    case .query: true
    default: false
    }
  }

  mutating func reportType(_ syntax: AttributeSyntax, _ type: AttributeKey.ValueType) {
    let value = tree[syntax.value]
    let name = text(syntax.name.name)
    switch type {
    case .word(let set), .words(let set):
      var wrong: [Word] = []
      if let word = singleWord(syntax.value) { wrong.append(word) }
      if case .list(let items) = value.kind {
        wrong += tree[items].compactMap { singleWord($0.expression) }
      }
      // `.formSheet`, as Swift writes it.
      if case .word(let word) = value.kind {
        let spelling = text(word)
        let near =
          set.words.contains(spelling) ? [spelling] : nearest(to: spelling, among: set.words)
        report(
          UnknownValue.word("." + spelling, of: name, near: near, all: set.words), value.range)
        return
      }
      if let item = foreignWord(syntax.value, among: set.words),
        type == .word(set) || value.kind.listed != nil
      {
        report(UnknownValue.spelledOtherwise(item.word, written: item.written), item.range)
        return
      }
      if case .text(let quoted) = value.kind {
        let near = nearest(to: text(quoted), among: set.words)
        if !near.isEmpty && type == .word(set) {
          report(
            UnknownValue.word(text(quoted), of: name, near: near, all: set.words), value.range)
          return
        }
      }
      if let word = wrong.first(where: { vocabulary.position(of: $0.name, in: set) == nil }) {
        let spelling = text(word.name)
        report(
          UnknownValue.word(
            spelling, of: name, near: nearest(to: spelling, among: set.words), all: set.words),
          word.range)
        return
      }
    case .device:
      if case .text(let device) = value.kind {
        let spelling = text(device)
        report(
          UnknownDevice(name: spelling, near: Device.names(near: spelling)), value.range)
        return
      }
    case .color:
      if case .text(let color) = value.kind {
        let near = ColorName.meant(by: text(color)).map { [$0] } ?? []
        report(BadColor(text: text(color), near: near), value.range)
        return
      }
    case .number, .size, .rect, .insets:
      let items = value.kind.listed.map { tree[$0].map { tree[$0.expression] } } ?? [value]
      if let far = items.first(where: { isTooFar($0) }) {
        report(AttributeType.outOfReach(of: name), far.range)
        return
      }
      if items.count != 1, items.allSatisfy({ thousandths($0) != nil }), type != .number {
        report(
          AttributeType.count(of: name, wants: type, found: items.count), value.range)
        return
      }
    default: break
    }
    switch type {
    case .text, .color, .device:
      if let word = singleWord(syntax.value) {
        report(
          AttributeType.missingQuotes(of: name, wants: type, word: text(word.name)), word.range)
        return
      }
    default: break
    }
    report(AttributeType.value(of: name, wants: type), value.range)
  }

  /// A word of the catalogue that is written as a text, with a dot before it, or with its type as in Swift.
  mutating func foreignWord(_ id: ID<ExpressionSyntax>, among words: [String])
    -> (word: String, written: String, range: SourceRange)?
  {
    let value = tree[id]
    switch value.kind {
    case .text(let name) where words.contains(text(name)):
      return (text(name), "\"\(text(name))\"", value.range)
    case .word(let name) where words.contains(text(name)):
      return (text(name), "." + text(name), value.range)
    case .path(let path) where path.parts.count > 1:
      guard let last = tree[path.parts].last, words.contains(text(last.name)) else { return nil }
      return (text(last.name), spell(path), value.range)
    case .list(let items):
      for item in tree[items] {
        if let found = foreignWord(item.expression, among: words) { return found }
      }
      return nil
    default: return nil
    }
  }

  /// Whether it is a number, and one beyond all that points count to.
  mutating func isTooFar(_ value: ExpressionSyntax) -> Bool {
    switch value.kind {
    case .integer: thousandths(value) == nil
    case .negative(let inner): isTooFar(tree[inner])
    default: false
    }
  }

  /// The value of a literal of the right type; nil when it is none.
  private mutating func constant(_ syntax: AttributeSyntax, _ type: AttributeKey.ValueType)
    -> AttributeValue?
  {
    // By id: an expression is large, and most of these read one word of it.
    let value = syntax.value
    switch type {
    case .boolean:
      guard let word = singleWord(syntax.value) else { return nil }
      if word.name == vocabulary.words.true { return .boolean(true) }
      if word.name == vocabulary.words.false { return .boolean(false) }
      return nil
    case .integer: return integer(tree[value]).map { .integer($0) }
    case .number: return thousandths(tree[value]).map { .number($0) }
    case .text:
      guard case .text(let text) = tree[value].kind else { return nil }
      return .text(text)
    case .className:
      guard case .path(let path) = tree[value].kind, let last = tree[path.parts].last else {
        return nil
      }
      return .text(last.name)
    case .color:
      guard case .text(let text) = tree[value].kind, isColor(text) else { return nil }
      return .text(text)
    case .device:
      guard case .text(let text) = tree[value].kind, Device(named: program.names[text]) != nil
      else {
        return nil
      }
      return .text(text)
    case .word(let set):
      guard let word = singleWord(syntax.value),
        let position = vocabulary.position(of: word.name, in: set)
      else { return nil }
      return .word(UInt8(position))
    case .words(let set):
      let list = list(value) { phase, item in
        guard let word = phase.singleWord(item),
          let position = phase.vocabulary.position(of: word.name, in: set)
        else { return nil }
        return .word(UInt8(position))
      }
      if let list, hasTwins(list) { reportTwins(value) }
      return list
    case .texts:
      return list(value) { phase, item in
        guard case .text(let text) = phase.tree[item].kind else { return nil }
        return .text(text)
      }
    case .size, .rect, .insets:
      guard case .list(let items) = tree[value].kind, items.count == (type == .size ? 2 : 4) else {
        return nil
      }
      return list(value) { phase, item in
        phase.thousandths(phase.tree[item]).map { .number($0) }
      }
    case .scene, .scenes, .element: return nil
    }
  }

  /// Whether a word is in a list twice; no set has more than 64.
  private mutating func hasTwins(_ list: AttributeValue) -> Bool {
    guard case .list(let values) = list else { return false }
    var seen: UInt64 = 0
    for id in values {
      guard case .word(let position) = program.values[id] else { continue }
      let bit: UInt64 = 1 << UInt64(position & 63)
      if seen & bit != 0 { return true }
      seen |= bit
    }
    return false
  }

  private mutating func reportTwins(_ value: ID<ExpressionSyntax>) {
    guard case .list(let items) = tree[value].kind else { return }
    var seen: [Name: SourceRange] = [:]
    for item in tree[items] {
      guard let word = singleWord(item.expression) else { continue }
      checkSecond(word, &seen[word.name])
    }
  }

  private mutating func list(
    _ value: ID<ExpressionSyntax>,
    _ element: (inout Self, ID<ExpressionSyntax>) -> AttributeValue?
  ) -> AttributeValue? {
    guard case .list(let items) = tree[value].kind else { return nil }
    var values: [AttributeValue] = []
    for item in tree[items] {
      guard let value = element(&self, item.expression) else { return nil }
      values.append(value)
    }
    return .list(program.values.append(contentsOf: values))
  }

  /// Each name is looked at once: an app uses few, and often.
  private mutating func isColor(_ name: Name) -> Bool {
    if knownColors.contains(name) { return true }
    guard ColorName.isColor(text(name)) else { return false }
    knownColors.insert(name)
    return true
  }
}

extension AttributeKey.Host {
  /// Hosts that people take for each other.
  fileprivate enum Family { case files, bars, elements, scenes, arrows, gestures, constraints }

  fileprivate var family: Family {
    switch self {
    case .storyboard, .test, .check: .files
    case .navigationBar, .tabBar, .toolbar, .barItem, .tabItem: .bars
    case .element, .placed, .view, .label, .button, .image, .textField, .searchBar, .textView,
      .scrolling,
      .switch, .slider, .stepper, .progress, .segmented, .pageControl, .stack, .datePicker,
      .tableView, .section, .cell, .prototype, .alertAction, .alertField, .swipeAction, .menuItem,
      .searchController:
      .elements
    case .anyAlert, .alert, .scene, .tableScene, .navigationScene, .tabBarScene, .splitScene,
      .pageScene:
      .scenes
    case .segue, .presentation, .statement, .action: .arrows
    case .swipeGesture, .tapGesture, .gesture, .edgePanGesture: .gestures
    case .constraint: .constraints
    }
  }
}

extension ExpressionSyntax.Kind {
  /// What is in a list.
  fileprivate var listed: IDRange<ExpressionItem>? {
    if case .list(let items) = self { items } else { nil }
  }
}
