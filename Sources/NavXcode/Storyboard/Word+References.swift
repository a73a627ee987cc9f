extension Word {
  /// The attributes of an element with this tag that hold ids of objects; nil for most, which have none.
  public var references: [Word]? {
    switch self {
    case .document: Self.referencesOfDocument
    case .segue: Self.referencesOfSegue
    case .outlet, .outletCollection, .action: Self.referencesOfConnection
    case .constraint: Self.referencesOfConstraint
    case .exclude, .include: Self.referencesOfVariation
    default: nil
    }
  }

  // Made once, for a file may have very many elements.
  private static let referencesOfDocument = [Word.initialViewController]
  private static let referencesOfSegue = [
    Word.destination, .popoverAnchorView, .popoverAnchorBarButtonItem,
  ]
  private static let referencesOfConnection = [Word.destination]
  private static let referencesOfConstraint = [Word.firstItem, .secondItem]
  private static let referencesOfVariation = [Word.reference]
}
