import NavExport
import NavModel
import NavStoryboard
import NavText

/// A program, exported and imported again.
public struct ExportedProgram {
  public let exported: StoryboardExport
  /// Facts that only one of the two programs has, each with `-` or `+`; none where they are equal.
  public let differences: [String]
  /// The same, but for what things are called: a storyboard has no place for most names.
  public let differencesBeyondNames: [String]

  public init(_ program: Program, _ options: ExportOptions = ExportOptions()) {
    exported = StoryboardExport(program, options)
    let sources = exported.storyboards.map {
      SourceText(path: $0.name + ".storyboard", bytes: $0.bytes)
    }
    let compilation = StoryboardCompilation(Table(sources))
    guard let again = compilation.program else {
      differences = compilation.diagnostics.map { "\($0.code): \($0.message)" }
      differencesBeyondNames = differences
      return
    }
    differences = Self.differences(program, again)
    differencesBeyondNames =
      differences.isEmpty
      ? [] : Self.differences(program.withoutNames(), again.withoutNames())
  }

  static func differences(_ one: Program, _ other: Program) -> [String] {
    let (one, other) = (one.withSortedConstraints(), other.withSortedConstraints())
    let before = ProgramFacts(one, asInStoryboards: true).lines
    let after = ProgramFacts(other, asInStoryboards: true).lines
    if before == after { return [] }
    let (old, new) = (Set(before), Set(after))
    let lost = before.filter { !new.contains($0) }.map { "- " + $0 }
    let added = after.filter { !old.contains($0) }.map { "+ " + $0 }
    return lost + added + (lost.isEmpty && added.isEmpty ? ["rows were lost or doubled"] : [])
  }
}

extension Program {
  /// The same with scenes called by their numbers, and nothing else called anything.
  func withoutNames() -> Program {
    var program = self
    for id in scenes.ids {
      program.scenes[id].name = program.names.intern("Scene\(id.index)")
    }
    for id in elements.ids { program.elements[id].name = .none }
    for id in barItems.ids { program.barItems[id].name = .none }
    for id in constraints.ids { program.constraints[id].name = .none }
    return program
  }

  /// The same with the constraints of each scene sorted: they are written where their views meet, and their order says
  /// nothing.
  fileprivate func withSortedConstraints() -> Program {
    var program = self
    var places: [ID<Constraint>: ID<Constraint>] = [:]
    for scene in scenes.ids {
      let ids = Array(self[cold: scene].constraints)
      let sorted = ids.map { ($0, meaning(of: $0, in: scene)) }
        .sorted { ($0.1, $0.0.index) < ($1.1, $1.0.index) }
      for (place, (old, _)) in zip(ids, sorted) {
        program.constraints[place] = constraints[old]
        places[old] = place
      }
    }
    for id in outlets.ids {
      if case .constraint(let old) = self[id].target, let place = places[old] {
        program.outlets[id].target = .constraint(place)
      }
    }
    return program
  }

  /// Elements by where they are, so that it is the same whatever they are called.
  private func meaning(of id: ID<Constraint>, in scene: ID<Scene>) -> String {
    let row = self[id]
    let said = attributes[row.attributes].map { "\($0)" }.sorted()
    return
      "\(row.first) \(row.relation) \(String(describing: row.second)) \(row.multiplier) \(row.constant) \(said)"
  }
}
