import NavTesting
import NavText
import NavXcode
import Testing

@testable import NavServer

/// Storyboards and xibs in an editor.
@Suite("Storyboards")
struct StoryboardTests {
  private static let files =
    StoryboardFiles.handwritten
    + StoryboardFiles.realSample.enumerated().filter { $0.offset % 3 == 0 }.map { $0.element }

  /// A project that is what the host says, without a disk.
  static func project(
    texts: [SourceText] = [], storyboards: [SourceText], code: ServedCode? = nil
  ) -> ServedProject {
    ServedProject(
      folder: "/App",
      ServerHost(
        version: "0", projectFolder: { _, _ in "/App" }, texts: { _ in texts },
        storyboards: { _ in storyboards }, code: { _ in code },
        lint: { _, open, _, _ in ServerFindings(Table(open), []) }, explanation: { _ in nil },
        canSilence: { _ in true }))
  }

  /// Asking a project reads it, which `#require` cannot do in place.
  private static func required<Value>(_ value: Value?) throws -> Value { try #require(value) }

  private static func code(_ path: String, _ text: String) -> ServedCode {
    var indexer = SourceIndexer()
    let source = SourceText(path: path, bytes: Array(text.utf8))
    indexer.add(source.bytes, file: ID(0), language: .swift, module: nil, path: path)
    return ServedCode(indexer.finish(), Table([source]))
  }

  @Test("each reference leads to the object that has the id, and the object knows each reference")
  func references() throws {
    for source in Self.files {
      var project = Self.project(storyboards: [source])
      let file = try Self.required(project.storyboards.file(at: source.path))
      for occurrence in file.occurrences where !occurrence.isDeclaration {
        guard case .object(_, let id) = occurrence.symbol else { continue }
        let offset = occurrence.range.start
        #expect(file.occurrence(at: offset)?.symbol == occurrence.symbol, "\(source.path) \(id)")
        let declarations = project.declarations(of: occurrence.symbol)
        #expect(!declarations.isEmpty, "\(source.path) \(id)")
        for place in declarations { #expect(place.source[place.range] == id, "\(source.path)") }
      }
      for object in file.document.objects.ids.prefix(40) {
        let id = file.document.xml.names[file.document[object].id]
        let symbol = StoryboardSymbol.object(path: source.path, id: id)
        let places = project.references(to: symbol, includingDeclaration: true)
        #expect(places.allSatisfy { $0.source[$0.range] == id }, "\(source.path) \(id)")
        let title = "`\(file.document.tag(object))`"
        #expect(project.markdown(of: symbol).hasPrefix(title), "\(source.path) \(id)")
      }
    }
  }

  @Test("every connection that leads somewhere is a reference")
  func connections() throws {
    for source in Self.files {
      var project = Self.project(storyboards: [source])
      let file = try Self.required(project.storyboards.file(at: source.path))
      for connection in file.document.connections.rows {
        guard let destination = connection.destination, connection.target != nil else { continue }
        let range = file.document.xml[destination].valueRange
        #expect(file.occurrence(at: range.start)?.range == range, "\(source.path)")
      }
    }
  }

  @Test("the outline has every scene, and what is inside of what")
  func outline() throws {
    for source in Self.files {
      var project = Self.project(storyboards: [source])
      let file = try Self.required(project.storyboards.file(at: source.path))
      var scenes = 0
      func check(_ symbols: [DocumentSymbol], inside range: SourceRange?) {
        for symbol in symbols {
          #expect(
            symbol.range.start <= symbol.selection.start && symbol.selection.end <= symbol.range.end
              && (range?.start ?? 0) <= symbol.range.start
              && symbol.range.end <= (range?.end ?? .max), "\(source.path) \(symbol.name)")
          if symbol.kind == .struct { scenes += 1 }
          check(symbol.children, inside: symbol.range)
        }
      }
      check(file.symbols, inside: nil)
      #expect(
        scenes == file.document.scenes.rows.filter { $0.controller != nil }.count, "\(source.path)")
      for range in file.selections(at: UInt32(source.bytes.count / 2)) {
        #expect(range.end <= source.bytes.count, "\(source.path)")
      }
    }
  }

  @Test("a file that is cut off anywhere is answered, from its last sound version where it must be")
  func cut() throws {
    for source in StoryboardFiles.handwritten {
      var project = Self.project(storyboards: [source])
      let whole = try Self.required(project.storyboards.file(at: source.path))
      let names = whole.occurrences.filter {
        if case .object = $0.symbol { true } else { false }
      }
      for step in 1..<8 {
        let end = source.bytes.count * step / 8
        project.set(
          SourceText(path: source.path, bytes: Array(source.bytes[..<end])), at: source.path,
          .storyboard)
        let file = try Self.required(project.storyboards.file(at: source.path))
        _ = file.symbols
        for occurrence in names where occurrence.range.end < UInt32(end) {
          let offset = occurrence.range.start
          let found = file.occurrence(at: offset) ?? file.lastSoundOccurrence(at: offset)
          #expect(found?.symbol == occurrence.symbol, "\(source.path) cut at \(end)")
        }
      }
    }
  }

  private static let storyboard = SourceText(
    path: "/App/Main.storyboard",
    bytes: Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="cart">
        <scenes>
          <scene sceneID="s1">
            <objects>
              <viewController id="cart" customClass="CartViewController" sceneMemberID="viewController">
                <view key="view" id="root">
                  <subviews>
                    <label text="Total" id="label"/>
                    <button id="pay"><state key="normal" title="Pay"/>
                      <connections>
                        <action selector="pay:" destination="cart" eventType="touchUpInside" id="a1"/>
                      </connections>
                    </button>
                  </subviews>
                </view>
                <connections>
                  <outlet property="total" destination="label" id="o1"/>
                  <segue destination="done" kind="show" identifier="Paid" id="g1"/>
                </connections>
              </viewController>
            </objects>
          </scene>
          <scene sceneID="s2">
            <objects>
              <viewController id="done" storyboardIdentifier="Done" sceneMemberID="viewController"/>
            </objects>
          </scene>
        </scenes>
      </document>
      """.utf8))

  private static let swift = """
    import UIKit
    class CartViewController: UIViewController {
      @IBOutlet var total: UILabel!
      @IBAction func pay(_ sender: Any) { performSegue(withIdentifier: "Paid", sender: self) }
    }
    """

  @Test("names lead from storyboards into code, and back")
  func code() throws {
    var project = Self.project(
      storyboards: [Self.storyboard], code: Self.code("/App/Cart.swift", Self.swift))
    let file = try Self.required(project.storyboards.file(at: "/App/Main.storyboard"))
    /// What the name stands for that is written so.
    func symbol(_ written: String) throws -> StoryboardSymbol {
      try #require(
        file.occurrences.first { file.source[$0.range] == written }?.symbol, "\(written)")
    }
    func places(_ places: [FilePlace]) -> [String] {
      places.map { "\(ProjectPath.fileName(of: $0.source.path)) \($0.source[$0.range])" }
    }
    let declared = [
      "CartViewController": ["Cart.swift CartViewController"], "total": ["Cart.swift total"],
      "pay:": ["Cart.swift pay"], "Paid": ["Main.storyboard Paid"],
      "label": ["Main.storyboard label"],
    ]
    for (name, expected) in declared {
      #expect(places(project.declarations(of: try symbol(name))) == expected, "\(name)")
    }
    #expect(
      places(project.references(to: try symbol("Paid"), includingDeclaration: true))
        == ["Main.storyboard Paid", "Cart.swift \"Paid\""])
    let hover = project.markdown(of: try symbol("cart"))
    #expect(
      hover == """
        `viewController` (`CartViewController`)

        In text: `scene Cart`

        Leads to: show **Done**

        Reached: initial scene
        """)
  }

  @Test("a scene of another storyboard with the same identifier is not meant")
  func otherStoryboard() {
    let uses = """
      class A: UIViewController {
        func a() { UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: "Done") }
        func b() { storyboard?.instantiateViewController(withIdentifier: "Done") }
      }
      """
    let code = Self.code("/App/A.swift", uses)
    #expect(code.uses(of: "Done", as: [.scene], in: "Main").count == 1)
    #expect(code.uses(of: "Done", as: [.scene], in: "Other").count == 2)
  }

  @Test("names lead from texts into storyboards and code")
  func texts() throws {
    let text = """
      storyboard Main {
          initial -> Cart
          scene Cart: CartViewController {
              label Total "Total"
              outlet total -> Total
              segue
          }
          scene Done
      }
      class CartViewController: UIViewController {
          outlet total: UILabel
          action pay { perform "Paid" }
      }
      """
    let source = SourceText(path: "/App/Main.navscene", bytes: Array(text.utf8))
    var project = Self.project(
      texts: [source], storyboards: [Self.storyboard],
      code: Self.code("/App/Cart.swift", Self.swift))
    let texts = project.texts()
    let file = try #require(texts.file(at: "/App/Main.navscene"))
    let expected = [
      "Main": ["Main.storyboard"], "CartViewController": ["Cart.swift CartViewController"],
      "total": ["Cart.swift total"], "pay": ["Cart.swift pay"],
    ]
    for (name, places) in expected {
      let symbol = try #require(
        texts.index.occurrences(in: file).first { texts.source(file)[$0.location.range] == name }?
          .symbol)
      let found = project.declarationsBeside(symbol, in: texts).map { place in
        ProjectPath.fileName(of: place.source.path)
          + (place.range.isEmpty ? "" : " " + place.source[place.range])
      }
      #expect(found == places, "\(name)")
    }
    let scene = try #require(
      texts.index.occurrences(in: file).first { texts.source(file)[$0.location.range] == "Done" })
    let place = try Self.required(project.declarationsBeside(scene.symbol, in: texts).first)
    #expect(place.range.start > UInt32(Self.storyboard.bytes.count / 2))
  }
}
