import NavModel
import NavSimulator

extension ArchiveProblem {
  /// One sentence without a full stop.
  public var sentence: String {
    switch self {
    case .notAnArchive: "this is not a preserved state"
    case .truncated(let expected, let found):
      "the preserved state ends too early: \(found) of \(expected) bytes are here"
    case .changedLineEnds:
      "the line ends in the preserved state were changed, as a transfer as text does"
    case .version(let found, let supported):
      "the preserved state has format \(found), and this navscene reads format \(supported)"
    case .changed: "the preserved state was changed after it was written"
    case .otherApp: "the preserved state is of another app, or of this one before it changed"
    case .otherIdiom(let wasPad):
      wasPad
        ? "the preserved state is of an iPad, and this is a phone"
        : "the preserved state is of a phone, and this is an iPad"
    case .laterSystem(let era):
      "the preserved state is of \(era.facts.versions), which this system does not know"
    case .contradictory: "the preserved state contradicts itself"
    }
  }
}
