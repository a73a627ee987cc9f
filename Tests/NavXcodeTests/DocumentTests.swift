import NavText
import Testing

@testable import NavXcode

@Suite("Documents of Interface Builder")
struct DocumentTests {
  @Test func wordsStandWhereTheirCasesAre() {
    #expect(
      [Word.document, .default, .colorName, .no].map(\.spelling) == [
        "document", "default", "name", "NO",
      ])
    #expect(Set(Word.allCases.map(\.spelling)).count == Word.allCases.count)
    for word in Word.allCases { #expect(Word(Word.name(of: word.spelling)) == word) }
    #expect(Word(.none) == nil)
  }

  private func document(_ body: String) -> StoryboardDocument {
    StoryboardDocument(
      SourceText(
        path: "App/Base.lproj/Main.storyboard",
        """
        <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
        <viewController id="a" title="Cart" customClass="_TtC4Shop14CartController" sceneMemberID="viewController">
        \(body)
        </viewController></objects></scene></scenes></document>
        """))
  }

  @Test func theNameIsTheFilesName() {
    #expect(document("").name == "Main")
    #expect(StoryboardDocument(SourceText(path: "A.b.storyboard", "")).name == "A.b")
  }

  @Test func oldFilesMangleModulesIntoClasses() throws {
    let document = document("")
    let controller = try #require(document.scenes.rows.first?.controller)
    let custom = try #require(document.customClass(of: controller))
    #expect(custom.name == "CartController")
    #expect(custom.module == "Shop")
  }

  @Test func anOffsetLeadsToTheObjectAroundIt() throws {
    let body = """
      <view key="view" id="v"><subviews><button id="b" userLabel="Pay now"><connections>
      <segue destination="a" kind="show" id="x"/></connections></button></subviews></view>
      """
    let document = document(body)
    let source = String(decoding: document.xml.bytes, as: UTF8.self)
    let offset = source.utf8.distance(
      from: source.startIndex, to: try #require(source.range(of: "kind=\"show\"")).lowerBound)
    let outline = StoryboardOutline(document)
    let subject = try #require(outline.subject(at: UInt32(offset)))
    #expect(subject == Subject(objectID: "b", name: "Pay now (UIButton)"))
    #expect(outline.subject(at: 3) == nil)
  }

  @Test(arguments: [
    ("12.5", 12500), ("-1", -1000), ("0.0005", 1), ("1e-05", 0), ("x", nil), ("", nil),
    ("9999999999", nil), ("1e2", 100_000), ("1.5E-3", 2), ("-0.0", 0), ("-2.5e+1", -25000),
    ("1e", nil), ("e5", nil), ("1e99", nil), ("123456789012345678900000e-20", 1_234_568),
    ("0.00000000000000000000125e21", 1250),
  ])
  func numbersAreThousandths(text: String, value: Int32?) {
    #expect(thousandths(text.utf8.span) == value)
  }

  @Test func ratiosHaveThreeSpellings() {
    #expect(ratio("1:2") == 500)
    #expect(ratio("3/2") == 1500)
    #expect(ratio("0.25") == 250)
    #expect(ratio("1:0") == nil)
  }
}
