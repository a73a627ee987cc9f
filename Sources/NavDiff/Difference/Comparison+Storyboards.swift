import NavModel
import NavText

extension Comparison {
  /// A storyboard itself; nil on the side where it is missing.
  mutating func compareStoryboard(_ before: ID<Storyboard>?, _ after: ID<Storyboard>?) {
    let owner = Change.Owner(
      .storyboard,
      Sides(
        old: before.map { old.program.nameAtRunTime(of: $0) },
        new: after.map { new.program.nameAtRunTime(of: $0) }))
    guard let after else {
      return note(.storyboard, of: owner, removed: "storyboard " + (owner.name.old ?? ""))
    }
    guard let before else {
      return note(.storyboard, of: owner, added: "storyboard " + (owner.name.new ?? ""))
    }
    let (oldRow, newRow) = (old.program[before], new.program[after])
    let itself = Sides(old: "", new: "")
    let isNamedByFile =
      old.program.isFromStoryboard(oldRow.place) || new.program.isFromStoryboard(newRow.place)
    if !(isNamedByFile && ignoresFileNames) {
      compare(
        .storyboard, of: owner, itself, .name, Spelled(old.program.nameAtRunTime(of: before)),
        Spelled(new.program.nameAtRunTime(of: after)))
    }
    compare(
      .storyboard, of: owner, itself, .initial, oldRow.initial.map { old.name($0) },
      newRow.initial.map { new.name($0) })
    compare(
      .storyboard, of: owner, itself, .main, main(before, old), main(after, new))
    compareAttributes(
      .storyboard, of: owner, itself, oldRow.attributes, newRow.attributes)
    compareDocumentation(.storyboard, of: owner, oldRow.documentation, newRow.documentation)
  }

  private func main(_ id: ID<Storyboard>, _ side: SideSpelling) -> Spelled? {
    side.program.mainStoryboard == id ? Spelled("yes") : nil
  }

  /// What the lines above something say of it.
  mutating func compareDocumentation(
    _ topic: Change.Topic, of owner: Change.Owner, _ before: Name, _ after: Name
  ) {
    compare(
      topic, of: owner, Sides(old: "", new: ""), .documentation, old.textIfAny(before),
      new.textIfAny(after))
  }
}
