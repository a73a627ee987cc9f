import NavModel
import NavSyntax
import NavText

/// What tests and checks have in common: a title, a storyboard to launch, and a device.
extension BodyLowering {
  /// Under which circumstances an app is launched.
  struct Circumstances {
    var device: Device?
    var orientation: Orientation?
    var era: SystemEra?
    /// How many states of it may be explored.
    var states: Int32?
  }

  /// The title, or nil after a report.
  mutating func title(of item: ItemSyntax) -> TextSyntax? {
    if let title = item.text { return title }
    if item.isBroken { return nil }
    let keyword = text(item.keyword.name)
    if let name = item.name {
      report(BadOperand.titleWithoutQuotes(keyword: keyword, text(name.name)), name.range)
    } else {
      report(BadOperand.untitled(keyword: keyword), item.keyword.range)
    }
    return nil
  }

  /// The storyboard that is launched where none is named: that of the file, or the project's main one.
  var storyboardOfFile: ID<Storyboard>? {
    if let main = program.mainStoryboard,
      program.storyboards[main].place.source.index == file.index
    {
      return main
    }
    return firstStoryboards[Int(file.index)] ?? program.mainStoryboard
  }

  /// What the clauses and attributes of a test or a check say.
  mutating func circumstances(
    of item: ItemSyntax, in host: AttributeKey.Host, _ scope: Scope
  ) -> Circumstances {
    var found = Circumstances()
    for clause in tree[item.clauses] {
      guard case .device(let name) = clause.value else { continue }
      found.device = Device(named: text(name.value))
      if found.device == nil {
        let near = Device.names(near: text(name.value))
        report(UnknownDevice(name: text(name.value), near: near), name.range)
      }
    }
    let attributes = lowerAttributes(
      item.block.members, hosts: AttributeKey.Hosts(host), in: host == .test ? .test : .check,
      scope: scope)
    if found.device != nil { checkSecondDevice(item, host) }
    found.device = program.device(in: attributes) ?? found.device
    found.era = program.era(in: attributes)
    found.orientation = program[attributes, .orientation]
    found.states = program[attributes, .states].map { Int32(clamping: $0) }
    program.attributes.truncate(to: ID(attributes.startIndex))
    return found
  }

  /// What is on a device has no other.
  private mutating func checkSecondDevice(_ item: ItemSyntax, _ host: AttributeKey.Host) {
    let clause = tree[item.clauses].first { $0.part == .device }
    for member in item.block.members {
      guard let clause, case .attribute(let id) = tree[member],
        vocabulary.attribute(tree[id].name.name, in: AttributeKey.Hosts(host)) == .device
      else { continue }
      report(
        DuplicateAttribute(name: "device", first: Location(file, clause.range)),
        tree[id].name.range)
    }
  }
}
