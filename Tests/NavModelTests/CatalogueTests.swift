import NavModel
import Testing

@Suite struct CatalogueTests {
  @Test func keywordsAreUnique() {
    expectUnique(ControllerKind.allCases.map(\.facts.keyword))
    expectUnique(ElementKind.allCases.map(\.facts.keyword))
    expectUnique(SegueKind.allCases.map(\.facts.keyword))
    expectUnique(RelationshipKind.allCases.map(\.facts.keyword))
    expectUnique(BarSlot.allCases.map(\.facts.keyword))
    expectUnique(SystemItem.allCases.map(\.facts.keyword))
    expectUnique(SystemTabItem.allCases.map(\.facts.keyword))
    expectUnique(StatementKind.allCases.map(\.facts.keyword))
    expectUnique(CommandKind.allCases.map(\.facts.keyword))
    expectUnique(CommandKind.allCases.map(\.facts.command))
    expectUnique(LifecycleHook.allCases.map(\.facts.keyword))
    expectUnique(Query.allCases.map(\.facts.keyword))
    expectUnique(MoveKind.allCases.map(\.facts.keyword))
    expectUnique(CheckSetting.allCases.map(\.facts.keyword))
    expectUnique(ClaimKind.allCases.map { "\($0.facts.hasStart) \($0.facts.keyword)" })
    expectUnique(SystemEra.allCases.map(\.facts.keyword))
    expectUnique(UIKitClass.allCases.map(\.facts.name))
    expectUnique(Device.names.map { $0.lowercased() })
    expectUnique(AttributeKey.Host.allCases.map(\.name))
    expectUnique(Constraint.Anchor.allCases.map(\.keyword))
  }

  @Test("a keyword means one attribute in each host", arguments: AttributeKey.Host.allCases)
  func attributesAreUnique(host: AttributeKey.Host) {
    let keys = AttributeKey.allCases.filter { $0.facts.hosts.contains(host) }
    #expect(!keys.isEmpty)
    expectUnique(keys.map(\.facts.keyword))
  }

  @Test("every attribute is at home somewhere", arguments: AttributeKey.allCases)
  func attributesHaveHosts(key: AttributeKey) {
    #expect(!key.facts.hosts.isEmpty)
  }

  @Test("a word set fits a byte and has no word twice", arguments: WordSet.allCases)
  func wordSets(set: WordSet) {
    #expect(!set.words.isEmpty && set.words.count <= 256)
    expectUnique(set.words)
  }

  @Test("superclasses end at NSObject", arguments: UIKitClass.allCases)
  func superclasses(type: UIKitClass) {
    var chain: Set<UIKitClass> = []
    var next: UIKitClass? = type
    while let current = next, chain.insert(current).inserted {
      next = current.facts.superclass
    }
    #expect(next == nil && chain.contains(.object))
    #expect(type.isKind(of: .object) && type.isKind(of: type))
  }

  @Test("a device is found by each of its names", arguments: Device.allCases)
  func devices(device: Device) {
    #expect(Device(named: device.facts.name.uppercased()) == device)
    for name in device.facts.alsoNamed {
      #expect(Device(named: name) == device)
    }
    #expect(device.facts.width < device.facts.height)
  }

  @Test("what is asked often, without the rest of the row, says the same as the row")
  func shortcuts() {
    for kind in ControllerKind.allCases {
      #expect(kind.isContainer == !kind.facts.relationships.isEmpty)
    }
    for kind in ElementKind.allCases {
      #expect(kind.isGesture == (kind.facts.trigger == .gesture))
      #expect(kind.canBeTriggered == (kind.facts.trigger != .none))
    }
    for kind in SegueKind.allCases {
      #expect(kind.isDeprecated == (kind.facts.replacement != nil))
    }
  }

  @Test func deprecatedSeguesHaveReplacements() {
    for kind in SegueKind.allCases {
      if let replacement = kind.facts.replacement {
        #expect(replacement.facts.replacement == nil)
      }
    }
  }

  private func expectUnique(_ words: [String], _ location: SourceLocation = #_sourceLocation) {
    let repeated = Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty, "\(repeated)", sourceLocation: location)
  }
}
