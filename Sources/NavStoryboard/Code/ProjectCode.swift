import NavText
import NavXcode

/// What lies around the storyboards of a project.
public struct ProjectCode: Sendable {
  public let catalogue: ClassCatalogue
  public let project: ProjectFacts
  /// Storyboards and xibs that are not judged, but in which code may find what it names.
  public let otherDocuments: [StoryboardDocument]
  /// Translations of storyboards. Their places, like those of the catalogue, count from the first file of code.
  public let translations: [(file: ID<SourceText>, translation: Translation)]

  /// Whether all of Swift hides from Objective-C what does not say otherwise.
  var hidesMembersOfSwift: Bool { catalogue.hidesMembersOfSwift }

  /// Whether there are classes to compare storyboards with.
  public var judgesClasses: Bool { catalogue.hasClasses }

  public init(
    _ catalogue: ClassCatalogue, _ project: ProjectFacts = ProjectFacts(),
    otherDocuments: [StoryboardDocument] = [],
    translations: [(file: ID<SourceText>, translation: Translation)] = []
  ) {
    var catalogue = catalogue
    catalogue.spellsAsSwift3 = project.spellsAsSwift3(in: catalogue.swiftPaths)
    catalogue.hidesMembersOfSwift = project.hidesMembersOfSwift(in: catalogue.swiftPaths)
    self.catalogue = catalogue
    self.project = project
    self.otherDocuments = otherDocuments
    self.translations = translations
  }
}

extension ProjectCode {
  /// Whether code shows the first screen: a project is here that names no storyboard for it, or code asks a storyboard
  /// for its initial controller.
  public var startsInCode: Bool {
    project.mainStoryboards.isEmpty
      && (catalogue.uses.contains { $0.kind == .initialScene }
        || project.tellsOfApps && catalogue.mayOpenStoryboards)
  }
}
