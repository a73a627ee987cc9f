import NavModel

/// Every word that the catalogues give a meaning.
public enum CatalogueWords {
  public static var all: [String] {
    var words: [String] = []
    words += ControllerKind.allCases.map { $0.facts.keyword }
    words += RelationshipKind.allCases.map { $0.facts.keyword }
    words += SegueKind.allCases.map { $0.facts.keyword }
    words += ElementKind.allCases.map { $0.facts.keyword }
    words += BarSlot.allCases.map { $0.facts.keyword }
    words += SystemItem.allCases.map { $0.facts.keyword }
    words += SystemTabItem.allCases.map { $0.facts.keyword }
    words += AttributeKey.allCases.map { $0.facts.keyword }
    words += WordSet.allCases.flatMap { $0.words }
    words += LifecycleHook.allCases.map { $0.facts.keyword }
    words += DelegateMessage.allCases.map { $0.facts.keyword }
    words += StatementKind.allCases.map { $0.facts.keyword }
    // `count = 3` is how a test says it.
    words += CommandKind.allCases.filter { $0 != .set }.map { $0.facts.keyword }
    words += Query.allCases.map { $0.facts.keyword }.filter { !$0.isEmpty }
    words += ClaimKind.allCases.flatMap {
      $0.facts.keyword.split(separator: " ").map { String($0) }
    }
    words += CheckSetting.allCases.map { $0.facts.keyword }
    words += MoveKind.allCases.map { $0.facts.keyword }
    words += Constraint.Anchor.allCases.map { $0.keyword }
    return words
  }
}
