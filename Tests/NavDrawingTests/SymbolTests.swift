import NavLayout
import NavModel
import NavTesting
import NavText
import Testing

@testable import NavDrawing

/// Pictures by their names among SF Symbols.
@Suite("Symbols")
struct SymbolTests {
  @Test("a hundred pictures and more, no name twice, all in their box")
  func rows() {
    let names = SymbolRow.all.flatMap { $0.names.split(separator: " ") }
    #expect(SymbolRow.all.count > 100)
    #expect(Set(names).count == names.count)
    for name in names {
      let picture = SymbolPicture.named(name)
      for part in [picture?.shape, picture?.details, picture?.lines] {
        for point in part.map({ $0.steps.flatMap { $0.points } }) ?? [] {
          #expect((0...24).contains(point.x) && (0...24).contains(point.y), "\(name)")
        }
      }
    }
  }

  @Test("no two rows are the same picture")
  func distinct() {
    #expect(Set(SymbolRow.all.map { $0.notation }).count == SymbolRow.all.count)
  }

  @Test(
    "the last words of a name vary its picture",
    arguments: [
      "trash.fill", "trash.circle", "trash.circle.fill", "trash.square.fill", "trash.slash",
      "trash.slash.fill", "bell.badge", "bell.badge.fill", "person.badge.plus", "plus.circle.fill",
      "person.crop.circle.fill.badge.checkmark", "chevron.forward.circle",
    ])
  func variants(_ name: String) { #expect(Symbol(named: name) != nil) }

  @Test(
    "a name that has no picture of its own gets none of another",
    arguments: [
      "Logo", "trash.triangle", "trash.", ".fill", "", "fill", "person.badge.logo", "globe.europe",
      "trash.fill.circle", "trash.fill.fill", "figure.walk",
    ])
  func unknown(_ name: String) {
    #expect(Symbol(named: name) == nil)
    guard case .letter = Sign(named: name) else {
      Issue.record("\(name) is a picture")
      return
    }
  }

  @Test("what only the app knows is its first letter")
  func letters() {
    #expect(Sign(named: "logo") == .letter("L"))
    #expect(Sign(named: "_4x") == .letter("4"))
    #expect(Sign(named: "ärger") == .letter("ä"))
    #expect(Sign(named: "---") == .letter("\u{00B7}"))
  }
}

extension Path.Step {
  /// Where it leads; the points that pull at a curve may lie outside.
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): [point]
    case .close: []
    }
  }
}
