import NavText
import NavXcode

/// Swift and Objective-C beside an app's scenes: its classes, their members, and the identifiers that it uses.
public struct ServedCode: Sendable {
  let catalogue: ClassCatalogue
  /// What the catalogue's places count in.
  let files: Table<SourceText>

  public init(_ catalogue: ClassCatalogue, _ files: Table<SourceText>) {
    self.catalogue = catalogue
    self.files = files
  }

  /// Where a class is declared: not its extensions.
  func declarations(ofClass name: String) -> [FilePlace] {
    guard let id = catalogue.names.find(name).flatMap({ catalogue.row(catalogue.actualName($0)) })
    else { return [] }
    return catalogue.parts(of: id).map { catalogue.parts[$0] }
      .filter { $0.kind != .extension }.map { place($0.place) }
  }

  func declarations(ofOutlet name: String, of reference: ClassReference) -> [FilePlace] {
    catalogue.places(setting: name, of: reference).map { place($0.place) }
  }

  /// What answers to a selector in a class and its superclasses; in all classes where none is named.
  func declarations(ofAction selector: String, of reference: ClassReference?) -> [FilePlace] {
    let found =
      reference.map { catalogue.places(answering: selector, of: $0) }
      ?? catalogue.places(of: catalogue.methods(anywhere: selector))
    return found.map { place($0.place) }
  }

  /// The actions of a class that a text knows by their names alone.
  func declarations(ofMethod name: String, of reference: ClassReference) -> [FilePlace] {
    guard let name = catalogue.names.find(name) else { return [] }
    return catalogue.actions(of: reference).filter { catalogue.methods[$0].baseName == name }
      .map { place(catalogue.methods[$0].place) }
  }

  func declarations(ofUnwindAction selector: String) -> [FilePlace] {
    catalogue.places(of: catalogue.unwindActions(selector)).map { place($0.place) }
  }

  /// Where code names something by a string.
  func uses(of identifier: String, as kinds: Set<IdentifierUse.Kind>, in storyboard: String? = nil)
    -> [FilePlace]
  {
    guard let value = catalogue.names.find(identifier) else { return [] }
    // If code never names this storyboard, uses that do name one are of others.
    let named = storyboard.flatMap { catalogue.names.find($0) }
    return catalogue.uses.filter { use in
      use.isKnown && use.value == value && kinds.contains(use.kind)
        && (use.storyboard.isNone || storyboard == nil || use.storyboard == named)
    }.map { place($0.place) }
  }

  private func place(_ location: Location) -> FilePlace {
    FilePlace(source: files[location.file], range: location.range)
  }
}
