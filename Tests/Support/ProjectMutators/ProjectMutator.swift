import NavText

/// One way to break a sound project, of which exactly one thing is to be said.
public struct ProjectMutator: Sendable {
  /// A few words for a table.
  public let name: String
  /// The code of the finding.
  public let code: String
  /// What is true of the broken project as well, and may be said or not.
  let consequences: Set<String>
  /// Nil where the project has nothing that could be broken so.
  let mutate: @Sendable (SyntheticProject, inout SeededRandom) -> ProjectMutation?

  init(
    _ name: String, is code: String, consequences: Set<String> = [],
    mutate: @escaping @Sendable (SyntheticProject, inout SeededRandom) -> ProjectMutation?
  ) {
    self.name = name
    self.code = code
    self.consequences = consequences
    self.mutate = mutate
  }

  public static let all: [ProjectMutator] =
    members + classes + identifiers + files
}

/// One defect: what is written instead, and where it is to be reported. No edit changes the number of a line.
struct ProjectMutation: Sendable {
  struct Edit: Sendable {
    let file: Int
    let range: SourceRange
    let replacement: String
  }

  var edits: [Edit] = []
  /// Files that have another path now, or none.
  var moved: [Int: String?] = [:]
  /// Any of these lines is right: of two things that do not fit, either may be reported.
  var places: [SyntheticProject.Place]
}

extension SyntheticProject {
  func replacing(_ place: Place, _ text: String) -> ProjectMutation.Edit {
    ProjectMutation.Edit(file: place.file, range: place.range, replacement: text)
  }

  /// Empties the line that a place is in.
  func blanking(_ place: Place) -> ProjectMutation.Edit {
    let bytes = files[place.file].bytes
    var (start, end) = (Int(place.range.start), Int(place.range.end))
    while start > 0 && bytes[start - 1] != 10 { start -= 1 }
    while end < bytes.count && bytes[end] != 10 { end += 1 }
    return ProjectMutation.Edit(file: place.file, range: SourceRange(start, end), replacement: "")
  }

  /// Another spelling of what is at all places of a key.
  func renaming(_ kind: PlaceKind, _ key: String, to text: String) -> [ProjectMutation.Edit] {
    places(kind, key).map { replacing($0, text) }
  }

  /// The start of a file.
  func start(of file: Int) -> Place {
    Place(kind: .initial, key: "", file: file, range: SourceRange(0, 0))
  }

  /// The class that a key such as `CartController.total` begins with.
  static func className(_ key: String) -> String { String(key.prefix { $0 != "." }) }

  /// Places of a kind with an end of another kind, where the class is one that everything is known of.
  func pairs(
    _ declared: PlaceKind, _ used: PlaceKind
  ) -> [(declared: Place, used: [Place])] {
    places(declared).compactMap { place in
      let uses = places(used, place.key)
      let isKnown = knownClasses.contains(Self.className(place.key))
      return uses.isEmpty || !isKnown ? nil : (place, uses)
    }
  }

  func applying(_ mutation: ProjectMutation) -> SyntheticProject {
    var broken = self
    for edit in mutation.edits.sorted(by: { $0.range.start > $1.range.start }) {
      let range = Int(edit.range.start)..<Int(edit.range.end)
      broken.files[edit.file].bytes.replaceSubrange(range, with: Array(edit.replacement.utf8))
    }
    for (file, path) in mutation.moved {
      if let path { broken.files[file].path = path }
    }
    let gone = Set(mutation.moved.filter { $0.value == nil }.keys)
    broken.files = broken.files.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    return broken
  }

  /// The line of a place: as no edit moves a line, also afterwards.
  func line(of place: Place) -> (path: String, line: Int) {
    let bytes = files[place.file].bytes[..<Int(place.range.start)]
    return (files[place.file].path, bytes.reduce(1) { $1 == 10 ? $0 + 1 : $0 })
  }
}
