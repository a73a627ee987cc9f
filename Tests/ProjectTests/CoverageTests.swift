import Foundation
import NavTesting
import NavText
import Testing

/// Every rule of UIKit's behaviour is shown by a specification, or left out with a reason.
@Suite("Coverage of the rules")
struct CoverageTests {
  private let coverage = Coverage(SpecFile.all)

  @Test("coverage.md and what explain knows are current")
  func tableIsCurrent() throws {
    for (path, wanted) in [
      (Coverage.path, coverage.text), (Coverage.cataloguePath, coverage.catalogue),
    ] {
      let found = Project.text(of: path)
      if found == wanted { continue }
      if Project.isUpdating {
        try Project.write(wanted, to: path)
        continue
      }
      let diff = unifiedDiff(Array(found.utf8), Array(wanted.utf8), path: path)
      Issue.record("\(path) is not current; NAVSCENE_UPDATE=1 rewrites it\n\(diff)")
    }
  }

  @Test("cites rules that there are, and none as shown and left out at once")
  func citationsAreRight() {
    for mistake in coverage.mistakes { Issue.record("\(mistake)") }
  }

  @Test(
    "no rule is forgotten",
    arguments: RuleSection.all.filter { $0.isSimulated })
  func nothingIsMissing(_ section: RuleSection) {
    let missing = coverage.missing(in: section)
    #expect(missing.isEmpty, "\(missing.map { "\($0)" }.joined(separator: ", "))")
  }

  @Test("ranges and lists are citations of each rule")
  func citations() {
    let text =
      "Nobody comes back (NAV-12, NAV-13; LIFE-50 to LIFE-53) nor UTF-8, LIFE-12 to LIFE-20."
    #expect(
      Rule.cited(in: text).map { "\($0)" } == [
        "NAV-12", "NAV-13", "LIFE-50", "LIFE-51", "LIFE-52", "LIFE-53", "LIFE-12", "LIFE-13",
        "LIFE-20",
      ])
  }

  /// `explain` has an answer for every number that a message, a document or a specification may cite.
  @Test("every rule has its sentence")
  func sentences() {
    let rows = Project.text(of: "Sources/navscene/UIKitRule+Sentences.swift").split(separator: "\n")
      .compactMap { line -> (id: String, sentence: String)? in
        let parts = line.drop { $0 == " " }.split(separator: "|", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
      }
    #expect(Set(rows.map { $0.id }).count == rows.count)
    #expect(Set(rows.map { $0.id }) == Set(Rule.known.map { "\($0)" }))
    for row in rows {
      #expect(row.sentence.hasSuffix("."), "\(row.id)")
      #expect(Set(Rule.cited(in: row.sentence)).isSubset(of: Rule.known), "\(row.id)")
    }
  }

  /// The catalogue is beside the project where it is written; elsewhere the numbers are all there is to know.
  @Test("the numbers are those of the catalogue")
  func numbersAgree() {
    let path = Project.fullPath("../shared/uikit-behaviours.md")
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let text = String(decoding: data, as: UTF8.self)
    let bold = text.split(separator: "**", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { $0.element }
    let defined = Set(bold.flatMap { span in Rule.cited(in: span).filter { "\($0)" == span } })
    let ours = RuleSection.all.filter { !$0.isInCatalogue }.flatMap { $0.rules }
    let others = Rule.known.subtracting(ours)
    #expect(others.symmetricDifference(defined).sorted().map { "\($0)" } == [])
  }
}
