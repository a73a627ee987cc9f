import NavTesting
import NavText
import NavXcode
import Testing

@Suite("Index of sources")
struct SourceIndexTests {
  private static let swift = """
    import UIKit
    typealias Screen = Themed & UIViewController
    @objc(Cart) class CartController<Item>: Base.Screen where Item: Hashable {
      @IBOutlet weak var total: UILabel!, sum: [UILabel]!
      @IBAction func pay(_ sender: Any, forEvent event: UIEvent) { go("\\(a("b")) }") }
      let pattern = /"[{]/
      #if DEBUG && os(iOS)
      @objc(stop:) func stop(timer: Timer) { #selector(pay(_:forEvent:)) }
      #endif
      enum Segues: String { case pay = "Pay", `class`, other(Int) }
      func go() { performSegue(withIdentifier: Segues.pay.rawValue, sender: self) }
      let long = #\"\"\"
        " \\#(x) "
        \"\"\"#
    }
    extension UIView { @IBInspectable var radius: CGFloat { get { 1 } set {} } }
    """

  private static let objectiveC = """
    #import <UIKit/UIKit.h>
    @class A, B; @protocol C; @compatibility_alias Old New;
    NS_SWIFT_NAME(Basket) @interface Cart<T> : UIViewController <C, D> { @private UIView *_a, *b; }
    @property (nonatomic, weak) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
    @property (copy) void (^done)(BOOL);
    - (IBAction)pay:(id)sender forEvent:(UIEvent *)event;
    @end
    #define CELL @"cell"
    @implementation Cart
    @synthesize buttons = _b;
    - (void)go {
    #if A
      if (1) {
    #else
      if (2) {
    #endif
        [self performSegueWithIdentifier:@"Pay" sender:CELL];
      }
    }
    @end
    """

  private static let project = """
    // !$*UTF8*$!
    { objects = { A /* x */ = { isa = PBXProject; mainGroup = B; targets = ( C, ); };
    B = { isa = PBXGroup; children = ( D, B, ); path = "App \\"1\\""; sourceTree = "<group>"; };
    C = { isa = PBXNativeTarget; name = App; buildPhases = ( E ); };
    D = { isa = PBXVariantGroup; children = (F,); name = Main.storyboard; };
    F = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    E = { files = (G); }; G = { fileRef = D; }; }; rootObject = A; }
    """

  /// Breaks a text in a few places: bytes changed, pieces cut out, doubled and moved.
  private func broken(_ text: String, _ random: inout SeededRandom) -> [UInt8] {
    let marks = Array("{}()[]<>\"'#@/*\\\n:;,.=+-^&`|!? \u{0}".utf8) + [0x80, 0xFF, 0xE2]
    var bytes = Array(text.utf8)
    for _ in 0..<(1 + random.below(12)) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      let length = min(random.below(40), bytes.count - place)
      switch random.below(5) {
      case 0: bytes[place] = random.pick(marks)
      case 1: bytes.removeSubrange(place..<place + length)
      case 2: bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: place)
      case 3: bytes.insert(random.pick(marks), at: place)
      default:
        let mark = random.pick(marks)
        bytes.insert(contentsOf: [UInt8](repeating: mark, count: random.below(200)), at: place)
      }
    }
    return bytes
  }

  @Test("reads any bytes as sources", arguments: SeededRandom.cases(1500))
  func anySource(_ seed: SeededRandom) {
    var random = seed
    var indexer = SourceIndexer()
    for (index, language) in [SourceLanguage.swift, .objectiveC, .swift, .objectiveC].enumerated() {
      let text = random.chance(80) == (language == .swift) ? Self.swift : Self.objectiveC
      let bytes = broken(text, &random)
      indexer.add(bytes, file: ID(index), language: language, module: index > 1 ? "Shop" : nil)
    }
    let catalogue = indexer.finish()
    for id in catalogue.classes.ids {
      let name = catalogue.names[catalogue.classes[id].name]
      let reference = ClassReference(customClass: name, customModule: "Shop")
      _ = catalogue.find(reference)
      _ = catalogue.outlet(named: "total", of: reference)
      _ = catalogue.action("pay:forEvent:", of: reference)
      _ = catalogue.isKind(reference, of: "UIView")
    }
    for method in catalogue.methods.ids { _ = catalogue.selector(of: method) }
  }

  @Test("reads any bytes as projects", arguments: SeededRandom.cases(1500))
  func anyProject(_ seed: SeededRandom) throws {
    var random = seed
    var facts = ProjectFacts()
    facts.add(project: broken(Self.project, &random), path: "App.xcodeproj/project.pbxproj")
    facts.add(
      infoPlist: broken("<plist><dict><key>a</key><string>b</string></dict></plist>", &random))
    _ = facts.membership(of: "App/Base.lproj/Main.storyboard")
    let strings = broken("\"a.title\" = \"b\"; /* c */ d.text = e;", &random)
    _ = try Translation(strings, path: "de.lproj/Main.strings").entries()
    let catalog = broken("{\"strings\": {\"a.title\": {\"extractionState\": \"stale\"}}}", &random)
    _ = try? Translation(catalog, path: "mul.lproj/Main.xcstrings").entries()
  }

  @Test(
    "comes to the end of anything that is repeated",
    arguments: [
      "{", "(", "[", "<", "\"", "#", "\\(", "\"\\(", "/*", "@", "@objc(", "class A<", "class A:",
      "var a: [", "func f<T>(a: A<", "import ", "extension A.", "enum E: String { case a, ",
      "case ", "typealias A = B & ", "#if 0\n", "#if a\n", "@interface A : B {", "@interface A<",
      "- (void)a:(int)b ", "@property (a) ", "@protocol A ", "a = {", "a = (", "/", "(/", "'",
      "switch segue.identifier {", "let a = \"b\"\n", "performSegue(withIdentifier: ",
    ])
  func repeated(_ piece: String) {
    for language in [SourceLanguage.swift, .objectiveC] {
      let bytes = Array(String(repeating: piece, count: 200_000 / piece.utf8.count).utf8)
      var indexer = SourceIndexer()
      // What takes the square of the length would take minutes.
      indexer.add(bytes, file: ID(0), language: language)
      _ = XcodeProject(bytes, path: "a.xcodeproj/project.pbxproj")
    }
  }

  @Test("finds the way through inheritance that goes in a circle")
  func circle() {
    var indexer = SourceIndexer()
    let source = "class A: B {}\nclass B: A {}\ntypealias C = D\ntypealias D = C\nclass E: C {}"
    indexer.add(Array(source.utf8), file: ID(0), language: .swift)
    let catalogue = indexer.finish()
    #expect(catalogue.outlet(named: "x", of: ClassReference(customClass: "A")) == .missing)
    #expect(catalogue.outlet(named: "x", of: ClassReference(customClass: "E")) == .unknown)
  }
}
