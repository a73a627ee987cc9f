import Foundation
import Testing

/// What `navscene lint` is like to use.
struct LintTests {
  /// A file of Interface Builder that holds something else is called what it is, in one line.
  @Test(arguments: [
    ("import UIKit\n\nfinal class Cart: UIViewController {}\n", "Swift code"),
    ("<!DOCTYPE html>\n<p>Cart</p>\n", "an HTML page"), ("{ \"scenes\": [] }\n", "JSON"),
  ])
  func aForeignFileIsCalledWhatItIs(_ text: String, _ name: String) throws {
    let workplace = try Workplace(["Cart.storyboard": text])
    let outcome = try workplace.navscene("lint", "--reporter", "oneline", "--no-sources")
    #expect(outcome.code == 1)
    #expect(
      outcome.output
        == "Cart.storyboard:1:1: error: this is \(name), and not a file of Interface Builder [foreign-file]\n"
    )
  }

  private static let shop = """
    storyboard Shop {
        initial -> Cart
        scene Cart {
            button Pay "Pay" -> modal Checkout
        }
        scene Checkout
        scene Help
    }

    """

  private func codes(_ outcome: Workplace.Outcome) -> [String] {
    outcome.lines.compactMap { line in
      line.hasSuffix("]") ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil
    }
  }

  @Test func findingsOfLanguageAndRulesAreTold() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop])
    let outcome = try workplace.navscene("lint", "--reporter", "oneline")
    #expect(codes(outcome) == ["deprecated-segue", "unreachable-scene"])
    #expect(outcome.code == 0)
    #expect(try workplace.navscene("lint", "--strict").code == 1)
    #expect(try workplace.navscene("lint", "--failure-threshold", "warning").code == 1)
    #expect(try workplace.navscene("lint", "--strict", "--no-fail").code == 0)
  }

  @Test func errorsOfTheLanguageAreFindings() throws {
    let workplace = try Workplace(["Broken.navscene": broken])
    #expect(try workplace.navscene("lint").code == 1)
  }

  @Test func standardInputIsJudged() throws {
    let workplace = try Workplace()
    let outcome = try workplace.navscene(
      "lint", "-", "--stdin-filename", "S.navscene", "--reporter", "oneline", input: Self.shop)
    #expect(outcome.output.contains("S.navscene:7:11: warning: nothing leads to 'Help'"))
  }

  @Test(arguments: [[], ["--sources", "App"], ["--sources", "./App"]])
  func aLinkToNowhereIsToldOnce(_ flags: [String]) throws {
    let workplace = try Workplace([
      "App/Main.storyboard": """
      <document targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="1"><objects>
      <viewController id="a" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """,
      "App/Code.swift": "class Cart {}",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("App/Gone.storyboard"), withDestinationPath: "nowhere")
    let outcome = try workplace.navscene(["lint", "App", "--reporter", "oneline"] + flags)
    #expect(outcome.lines.count { $0.contains("Gone.storyboard") } == 1)
    #expect(codes(outcome).contains("unreadable-file"))
  }

  /// Whoever reads it looks at Interface Builder.
  @Test func helpForAStoryboardIsInItsOwnWords() throws {
    let constraints = [("leading", 16), ("trailing", -16)].enumerated().map { index, edge in
      """
      <constraint firstItem="b" firstAttribute="\(edge.0)" secondItem="v" secondAttribute="\(edge.0)" \
      constant="\(edge.1)" id="c\(index)"/>
      """
    }.joined()
    let workplace = try Workplace([
      "Main.storyboard": """
      <document targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="1"><objects>
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="16" y="0.0" width="100" height="30"/><state key="normal" title="Pay"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints></button></subviews>
      <constraints>\(constraints)
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/></constraints>
      </view></viewController></objects></scene></scenes></document>
      """
    ])
    let outcome = try workplace.navscene("lint", "Main.storyboard")
    #expect(outcome.output.contains("[conflicting-constraints]"))
    #expect(outcome.output.contains("let it give way with priority=\"999\""))
    #expect(!outcome.output.contains("{ priority"))
  }

  @Test func standardInputIsJudgedAsItsFolderWants() throws {
    let workplace = try Workplace([
      "App/.navscene.json": #"{"disabled_rules": ["unreachable-scene"]}"#
    ])
    // As an editor calls it, before the file was ever saved.
    let outcome = try workplace.navscene(
      "lint", "-", "--stdin-filename", "App/S.navscene", "--reporter", "oneline", input: Self.shop)
    #expect(codes(outcome) == ["deprecated-segue"])
  }

  @Test func aStoryboardFromStandardInputIsJudged() throws {
    let old = Self.storyboard.replacingOccurrences(
      of: "initialViewController=", with: "useTraitCollections=\"YES\" initialViewController="
    ).replacingOccurrences(
      of: "<outlet property=\"total\" destination=\"root\" id=\"c1\"/>",
      with: "<segue destination=\"cart\" kind=\"push\" identifier=\"again\" id=\"s1\"/>")
    let workplace = try Workplace(["Main.storyboard": old])
    let outcome = try workplace.navscene(
      "lint", "-", "--stdin-filename", "Main.storyboard", "--reporter", "oneline", input: old)
    #expect(outcome.output.contains("[deprecated-segue]"))
    #expect(
      try outcome.output
        == workplace.navscene("lint", "Main.storyboard", "--reporter", "oneline").output)
    let fixing = try workplace.navscene(
      "lint", "-", "--stdin-filename", "Main.storyboard", "--fix", input: old)
    #expect(fixing.code == 2)
    #expect(fixing.errors.contains("standard input cannot be fixed in place"))
    #expect(try workplace.read("Main.storyboard") == Data(old.utf8))
  }

  @Test func aCompiledGraphIsJudged() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop])
    #expect(try workplace.navscene("compile", "Shop.navscene").code == 0)
    let outcome = try workplace.navscene("lint", "Shop.navgraph", "--reporter", "oneline")
    #expect(outcome.output.contains("Shop.navscene:7:11: warning: nothing leads to 'Help'"))
  }

  @Test func aGraphOfStoryboardsTellsLess() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard])
    #expect(try workplace.navscene("compile", "Main.storyboard").code == 0)
    let outcome = try workplace.navscene("lint", "Main.navgraph", "--reporter", "oneline")
    #expect(codes(outcome) == ["graph-of-storyboards"])
    #expect(try workplace.navscene("explain", "graph-of-storyboards").code == 0)
  }

  // MARK: Code

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="cart">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="cart" customClass="CartController" customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
              <view key="view" id="root"/>
              <connections>
                <outlet property="total" destination="root" id="c1"/>
              </connections>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>

    """

  private static let code = """
    class CartController: UIViewController {
      @IBOutlet var totals: UIView!
    }

    """

  private static let project = """
    { objects = { P = { mainGroup = G; targets = (T); }; G = { children = (M); };
    M = { path = Main.storyboard; sourceTree = "<group>"; };
    T = { name = Shop; buildPhases = (R); }; R = { files = (F); }; F = { fileRef = M; }; };
    rootObject = P; }
    """

  @Test func storyboardsAreComparedWithTheirCode() throws {
    let workplace = try Workplace([
      "App/Main.storyboard": Self.storyboard, "App/Pods/Kit/Cart.swift": Self.code,
    ])
    let alone = try workplace.navscene("lint", "--no-sources", "--reporter", "oneline", "App")
    #expect(codes(alone) == [])
    let outcome = try workplace.navscene(
      "lint", "--sources", "App", "--reporter", "oneline", "App")
    #expect(
      outcome.lines.first
        == "App/Main.storyboard:8:31: error: CartController has no outlet 'total'; object: CartController, id cart "
        + "[missing-outlet]")
    #expect(outcome.code == 1)
  }

  @Test func codeThatIsNotThereIsToldWithoutStoryboardsToo() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop, "Main.storyboard": Self.storyboard])
    for path in ["Shop.navscene", "Main.storyboard"] {
      let outcome = try workplace.navscene(
        "lint", "--sources", "Nowhere", "--reporter", "oneline", path)
      #expect(outcome.code == 1)
      #expect(outcome.lines.contains { $0.hasPrefix("Nowhere:1:1: error: ") })
    }
  }

  @Test func whatNoTargetBuildsIsNotCompared() throws {
    let workplace = try Workplace([
      "Main.storyboard": Self.storyboard, "Old.storyboard": Self.storyboard,
      "Cart.swift": Self.code, "Shop.xcodeproj/project.pbxproj": Self.project,
      ".navscene.json": "{\"sources\": [\".\"]}",
    ])
    let outcome = try workplace.navscene("lint", "--reporter", "oneline")
    #expect(codes(outcome) == ["missing-outlet", "storyboard-in-no-target"])
  }

  /// Two apps, of which only the second has the class that the storyboard of the first names.
  private static let apps = """
    { objects = { P = { mainGroup = G; targets = (S, A); }; G = { children = (M, C); };
    M = { path = Main.storyboard; sourceTree = "<group>"; };
    C = { path = Admin/Cart.swift; sourceTree = "<group>"; };
    S = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = (R); };
    A = { name = Admin; productType = "com.apple.product-type.application"; buildPhases = (Q); };
    R = { files = (F); }; F = { fileRef = M; }; Q = { files = (H); }; H = { fileRef = C; }; };
    rootObject = P; }
    """

  @Test func theClassOfAnotherAppIsMissed() throws {
    let workplace = try Workplace([
      "Main.storyboard": Self.storyboard, "Shop.xcodeproj/project.pbxproj": Self.apps,
      "Admin/Cart.swift": Self.code.replacingOccurrences(of: "totals", with: "total"),
    ])
    let asked = ["lint", "--sources", ".", "--reporter", "oneline"]
    let outcome = try workplace.navscene(asked)
    #expect(codes(outcome) == ["unknown-class"])
    #expect(outcome.output.contains("is a class of Admin, and this file is built into Shop"))
    // What lies beside a Package.swift may be part of a library as well, which the app may have: as another module.
    try workplace.write("// swift-tools-version: 6.0", to: "Admin/Package.swift")
    #expect(codes(try workplace.navscene(asked)) == ["wrong-module"])
  }

  @Test func brokenProjectsAreTold() throws {
    let workplace = try Workplace([
      "Main.storyboard": Self.storyboard, "Cart.swift": Self.code,
      "Shop.xcodeproj/project.pbxproj": "{ objects = { <<<<<<< HEAD\n",
    ])
    let outcome = try workplace.navscene("lint", "--sources", ".", "--reporter", "oneline")
    #expect(outcome.code == 1)
    #expect(codes(outcome).contains("unreadable-file"))
  }

  /// Code may put the first screen into whatever it likes.
  @Test func whereCodeBeginsNobodyKnowsWhatStandsAround() throws {
    let workplace = try Workplace([
      "App/Main.storyboard": """
      <document targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes>
      <scene sceneID="1"><objects><viewController id="home"><view key="view" id="v"><subviews><button id="b"><connections>
      <segue destination="help" kind="show" id="s"/></connections></button></subviews></view></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="help"/></objects></scene></scenes></document>
      """,
      "App/Delegate.swift": "class Delegate: UIResponder {}",
    ])
    let asked = ["lint", "--sources", "App", "--reporter", "oneline", "App"]
    func plist(_ keys: String) -> String { "<plist version=\"1.0\"><dict>\(keys)</dict></plist>" }
    #expect(codes(try workplace.navscene(asked)) == ["show-outside-navigation"])
    try workplace.write(plist(""), to: "App/Info.plist")
    let start = "func start() { _ = UIStoryboard(name: \"Main\", bundle: nil) }"
    try workplace.write("class Delegate: UIResponder { \(start) }", to: "App/Delegate.swift")
    #expect(codes(try workplace.navscene(asked)) == [])
    try workplace.write("class Delegate: UIResponder {}", to: "App/Delegate.swift")
    let main = "<key>UIMainStoryboardFile</key><string>Main</string>"
    try workplace.write(plist(main), to: "App/Info.plist")
    #expect(codes(try workplace.navscene(asked)) == ["show-outside-navigation"])
  }

  @Test("a String Catalog is compared with its storyboard")
  func catalogs() throws {
    let catalog = "{\n  \"strings\" : {\n    \"old.text\" : {}\n  }\n}\n"
    let workplace = try Workplace([
      "Base.lproj/Main.storyboard": Self.storyboard, "mul.lproj/Main.xcstrings": catalog,
      "Localizable.xcstrings": "<<<<<<< HEAD",
    ])
    let asked = ["lint", "--sources", ".", "--reporter", "oneline"]
    let outcome = try workplace.navscene(asked)
    #expect(codes(outcome) == ["unjudged-class", "stale-translation"])
    #expect(outcome.lines.contains { $0.hasPrefix("mul.lproj/Main.xcstrings:3:5: info: ") })
    try workplace.write(
      catalog.replacingOccurrences(of: "{}", with: "{},"), to: "mul.lproj/Main.xcstrings")
    let broken = try workplace.navscene(asked)
    #expect(codes(broken) == ["unjudged-class", "stale-translation"])
    #expect(broken.lines.contains { $0.hasPrefix("mul.lproj/Main.xcstrings:4:3: info: ") })
    #expect(broken.code == 0)
  }

  @Test func theProjectAroundStoryboardsIsLookedAt() throws {
    let plist = "<plist><dict><key>UIMainStoryboardFile</key><string>Mian</string></dict></plist>"
    let resources =
      "<resources><image name=\"Cart\"/><namedColor name=\"Blue\"/></resources></document>"
    let workplace = try Workplace([
      "Main.storyboard": Self.storyboard.replacingOccurrences(of: "</document>", with: resources),
      "Info.plist": plist, "A.xcassets/Basket.imageset/Contents.json": "{}",
      "A.xcassets/Blue.colorset/Contents.json": "{}",
    ])
    let outcome = try workplace.navscene("lint", "--sources", ".", "--reporter", "oneline")
    #expect(codes(outcome) == ["unknown-main-storyboard", "unjudged-class", "unknown-image"])
    #expect(outcome.lines.contains { $0.hasPrefix("Info.plist:1:45: error: ") })
    // A storyboard that apps start with is reported once to have no initial controller, whatever else it has.
    try workplace.write(plist.replacingOccurrences(of: "Mian", with: "Main"), to: "Info.plist")
    try workplace.write(
      Self.storyboard.replacingOccurrences(of: "initialViewController", with: "old"),
      to: "Main.storyboard")
    let second = try workplace.navscene("lint", "--sources", ".", "--reporter", "oneline")
    #expect(codes(second) == ["missing-initial", "unjudged-class"])
    #expect(second.output.contains("the app starts with 'Main'"))
  }

  // MARK: Configuration

  private func lint(_ configuration: String) throws -> Workplace.Outcome {
    let workplace = try Workplace([
      "Shop.navscene": Self.shop, ".navscene.json": configuration,
    ])
    return try workplace.navscene("lint", "--reporter", "oneline")
  }

  @Test func rulesAreChosen() throws {
    #expect(
      codes(try lint(#"{"disabled_rules": ["unreachable-scene"]}"#)) == ["deprecated-segue"])
    #expect(codes(try lint(#"{"only_rules": ["unreachable-scene"]}"#)) == ["unreachable-scene"])
    #expect(
      try lint(#"{"rules": {"unreachable-scene": {"severity": "error"}}}"#).code == 1)
    #expect(
      codes(try lint(#"{"rules": {"deprecated-segue": {"severity": "off"}}}"#))
        == ["unreachable-scene"])
    #expect(try lint(#"{"strict": true}"#).code == 1)
  }

  @Test("a severity that a project chose counts for doubtful findings too")
  func severityOfDoubtfulFindings() throws {
    let workplace = try Workplace([
      "Main.storyboard": """
      <document targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><navigationController id="a" sceneMemberID="viewController"><connections>
      <segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b" title="B" sceneMemberID="viewController"><connections>
      <segue destination="c" kind="show" identifier="More" id="s"/></connections></viewController></objects></scene>
      <scene sceneID="3"><objects><splitViewController id="c" sceneMemberID="viewController"><connections>
      <segue destination="d" kind="relationship" relationship="masterViewController" id="q"/>
      <segue destination="d" kind="relationship" relationship="detailViewController" id="t"/></connections>
      </splitViewController></objects></scene>
      <scene sceneID="4"><objects><viewController id="d" title="D" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    ])
    let asked = ["lint", "--reporter", "oneline"]
    let first = try workplace.navscene(asked)
    #expect(first.code == 0 && first.output.contains(": info: "))
    #expect(codes(first) == ["wrong-destination"])
    try workplace.write(
      #"{"rules": {"wrong-destination": {"severity": "error"}}}"#, to: ".navscene.json")
    #expect(try workplace.navscene(asked).code == 1)
  }

  @Test func remarksOnWhatIsNotJudgedAreChosen() throws {
    let workplace = try Workplace([
      "Mac.storyboard": #"<document targetRuntime="MacOSX.Cocoa"><scenes/></document>"#
    ])
    let asked = ["lint", "--reporter", "oneline"]
    #expect(codes(try workplace.navscene(asked)) == ["other-platform"])
    try workplace.write(
      #"{"rules": {"other-platform": {"severity": "warning"}}, "strict": true}"#,
      to: ".navscene.json")
    #expect(try workplace.navscene(asked).code == 1)
    try workplace.write(#"{"disabled_rules": ["other-platform"]}"#, to: ".navscene.json")
    #expect(codes(try workplace.navscene(asked)).isEmpty)
    try workplace.write(
      #"{"suppressions": [{"path": "Mac.storyboard", "code": "other-platform"}]}"#,
      to: ".navscene.json")
    #expect(codes(try workplace.navscene(asked)).isEmpty)
  }

  @Test func optionsAndReportersAreChosen() throws {
    let workplace = try Workplace([
      "Clock.navscene": clock,
      ".navscene.json": #"{"rules": {"too-many-tabs": {"most": 1}}, "reporter": "json"}"#,
    ])
    #expect(try workplace.navscene("lint").output.contains("\"schema\": 1"))
  }

  @Test func optionsMayBeLists() throws {
    let workplace = try Workplace([
      "Main.storyboard": """
      <document targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="1"><objects>
      <viewController id="a" sceneMemberID="viewController"><label key="view" customClass="OldLabel" id="l"/>
      </viewController></objects></scene></scenes></document>
      """,
      ".navscene.json": """
      {"rules": {"unavailable-class": {"severity": "warning", "classes": ["OldLabel"]}}, "reporter": "oneline"}
      """,
    ])
    #expect(
      try workplace.navscene("lint").output.contains(
        "Main.storyboard:2:86: warning: OldLabel is not to be used; object: OldLabel, id l [unavailable-class]"
      ))
  }

  @Test(arguments: [
    (#"{"disabled_rules": ["unreachable-scen"]}"#, "did you mean 'unreachable-scene'?"),
    (#"{"disabled_rules": ["unterminated-string"]}"#, "an error of the language"),
    (#"{"disabled_rule": []}"#, "did you mean 'disabled_rules'?"),
    (#"{"rules": {"too-many-tabs": {"mst": 6}}}"#, "did you mean 'most'?"),
    (#"{"rules": {"too-many-tabs": {"most": "6"}}}"#, "not a whole number"),
    (#"{"rules": {"unavailable-class": {"classes": "UIWebView"}}}"#, "not a list of texts"),
    (#"{"rules": {"too-many-tabs": {"severity": "warn"}}}"#, "did you mean 'warning'?"),
    (#"{"reporter": "txt"}"#, "did you mean 'text'?"),
    (#"{"suppressions": [{"path": "A", "cod": "x"}]}"#, "did you mean 'code'?"),
    (#"{"strict": 1}"#, "neither true nor false"),
  ])
  func mistakesInTheConfigurationAreTold(_ configuration: String, _ message: String) throws {
    let outcome = try lint(configuration)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func theConfigurationSilences() throws {
    let silent = """
      {"suppressions": [{"path": "Shop.navscene", "code": "unreachable-scene", "reason": "x"}]}
      """
    #expect(codes(try lint(silent)) == ["deprecated-segue"])
    let vain = #"{"suppressions": [{"path": "Shop.navscene", "code": "push-cycle"}]}"#
    #expect(codes(try lint(vain)).contains("superfluous-disable"))
  }

  // MARK: Storyboards

  private static let main = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="hom-e0-001">
        <scenes>
            <scene sceneID="sc1">
                <objects>
                    <viewController id="hom-e0-001" sceneMemberID="viewController"/>
                </objects>
            </scene>
            <scene sceneID="sc2">
                <objects>
                    <viewController title="Help" id="hel-p0-001" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  @Test func storyboardsAreJudgedAndSayWhichObjectItIs() throws {
    let workplace = try Workplace(["Main.storyboard": Self.main, "Shop.navscene": Self.shop])
    let outcome = try workplace.navscene("lint")
    #expect(outcome.output.contains("  --> Main.storyboard:11:18"))
    #expect(outcome.output.contains("= object: Help (UIViewController), id hel-p0-001"))
    #expect(outcome.output.contains("  --> Shop.navscene:7:11"))
  }

  @Test func anObjectOfAStoryboardIsSilenced() throws {
    for (object, codes) in [
      ("hel-p0-001", []), ("hom-e0-001", ["superfluous-disable", "unreachable-scene"]),
    ] {
      let configuration = """
        {"suppressions": [{"path": "Main.storyboard", "object": "\(object)", \
        "code": "unreachable-scene", "reason": "for the next release"}]}
        """
      let workplace = try Workplace([
        "Main.storyboard": Self.main, ".navscene.json": configuration,
      ])
      let outcome = try workplace.navscene("lint", "--reporter", "oneline")
      #expect(self.codes(outcome) == codes)
    }
  }

  @Test(arguments: ["App", "App/*.storyboard", "**/Main.storyboard"])
  func suppressionsTakePatterns(_ path: String) throws {
    let workplace = try Workplace(["App/Main.storyboard": Self.main])
    func codes(_ path: String) throws -> [String] {
      try workplace.write(
        "{\"suppressions\": [{\"path\": \"\(path)\", \"code\": \"unreachable-scene\"}]}",
        to: ".navscene.json")
      return self.codes(try workplace.navscene("lint", "--reporter", "oneline"))
    }
    #expect(try codes(path) == [])
    // It may be about what is not read now.
    #expect(try codes("*.storyboard") == ["unreachable-scene"])
  }

  // MARK: Baselines

  @Test func aBaselineHidesWhatIsKnown() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop])
    #expect(try workplace.navscene("lint", "--write-baseline", "known.json").code == 0)
    let known = try workplace.navscene("lint", "--strict", "--baseline", "known.json")
    #expect(known.code == 0)
    #expect(known.output == "")
    try workplace.write(
      "\n" + Self.shop + "\nclass Unused: UIViewController\n", to: "Shop.navscene")
    let new = try workplace.navscene(
      "lint", "--baseline", "known.json", "--reporter", "oneline")
    #expect(codes(new) == ["unused-class"])
  }

  @Test func whatHasGoneIsToldWhenAskedFor() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop])
    #expect(try workplace.navscene("lint", "--write-baseline", "known.json").code == 0)
    let fixed = Self.shop.replacingOccurrences(of: "    scene Help\n", with: "")
    try workplace.write(fixed, to: "Shop.navscene")
    #expect(try workplace.navscene("lint", "--baseline", "known.json").code == 0)
    let strict = try workplace.navscene(
      "lint", "--baseline", "known.json", "--strict-baseline", "--reporter", "oneline")
    #expect(strict.code == 1)
    #expect(codes(strict) == ["stale-baseline"])
  }

  @Test func aBaselineThatIsNoneIsWrongUsage() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop, "x.json": "[]"])
    #expect(try workplace.navscene("lint", "--baseline", "x.json").code == 2)
    #expect(try workplace.navscene("lint", "--baseline", "y.json").code == 2)
    #expect(try workplace.navscene("lint", "--strict-baseline").code == 2)
  }

  // MARK: Fixing

  @Test func whatIsSafeIsFixed() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop])
    let dry = try workplace.navscene("lint", "--fix", "--dry-run")
    #expect(dry.output.contains("+        button Pay \"Pay\" -> present Checkout"))
    #expect(try workplace.read("Shop.navscene") == Data(Self.shop.utf8))
    let outcome = try workplace.navscene("lint", "--fix", "--reporter", "oneline")
    #expect(codes(outcome) == ["unreachable-scene"])
    let text = String(decoding: try workplace.read("Shop.navscene"), as: UTF8.self)
    #expect(text == Self.shop.replacingOccurrences(of: "modal", with: "present"))
    #expect(try workplace.names() == ["Shop.navscene"])
    #expect(try workplace.navscene("lint", "--dry-run").code == 2)
  }

  @Test func oldSeguesOfStoryboardsAreFixed() throws {
    let old = """
      <document targetRuntime="iOS.CocoaTouch" useTraitCollections="YES" initialViewController="a">
        <scenes>
          <scene sceneID="1">
            <objects>
              <viewController id="a" sceneMemberID="viewController">
                <view key="view" id="v">
                  <subviews>
                    <button id="b">
                      <connections>
                        <segue destination="c" kind="modal" id="s"/>
                      </connections>
                    </button>
                  </subviews>
                </view>
              </viewController>
            </objects>
          </scene>
          <scene sceneID="2">
            <objects>
              <viewController id="c" sceneMemberID="viewController"/>
            </objects>
          </scene>
        </scenes>
      </document>

      """
    let workplace = try Workplace(["Main.storyboard": old])
    let outcome = try workplace.navscene("lint", "--reporter", "oneline")
    #expect(codes(outcome) == ["deprecated-segue"])
    #expect(try workplace.navscene("lint", "--fix").output == "")
    let text = String(decoding: try workplace.read("Main.storyboard"), as: UTF8.self)
    #expect(text == old.replacingOccurrences(of: "\"modal\"", with: "\"presentation\""))
  }

  // MARK: Rules

  @Test func rulesAreListedAndExplained() throws {
    let workplace = try Workplace()
    #expect(try workplace.navscene("rules").output.contains("\nunreachable-scene "))
    let json = try workplace.navscene("rules", "--json").output
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((document?["rules"] as? [Any])?.count ?? 0 > 40)
    let explained = try workplace.navscene("explain", "too-many-tabs").output
    #expect(explained.contains("Severity: info in text, info in storyboards."))
    #expect(explained.contains("\"most\": 5."))
    let listed = try workplace.navscene("explain", "unavailable-class").output
    #expect(listed.contains("\"classes\": [\"UIWebView\",\"UISearchDisplayController\""))
  }

  @Test func sourcesTellWhichScreensTakeSeguesBack() throws {
    let receiver = " @IBAction func unwindBack(_ segue: UIStoryboardSegue) {} "
    func code(_ superclass: String, _ owner: String) -> String {
      """
      class HomeController: \(superclass) {\(owner == "Home" ? receiver : "")}
      class OtherController: UIViewController {\(owner == "Other" ? receiver : "")}
      """
    }
    let workplace = try Workplace([
      ".navscene.json": #"{"opt_in_rules": ["unreceived-unwind"]}"#,
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" customClass="HomeController">
      <view key="view" id="v"><subviews><button id="b"><connections>
      <segue destination="c" kind="presentation" id="s1"/></connections></button>
      <button id="d"><connections><segue destination="o" kind="presentation" id="s2"/></connections></button>
      </subviews></view></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="c" title="Card"><view key="view" id="w"><subviews>
      <button id="e"><connections><segue destination="x" kind="unwind" unwindAction="unwindBack:" id="s3"/></connections></button>
      </subviews></view></viewController><exit id="x" sceneMemberID="exit"/></objects></scene>
      <scene sceneID="3"><objects><viewController id="o" customClass="OtherController"><view key="view" id="y"/>
      </viewController></objects></scene></scenes></document>
      """,
      "App.swift": "",
    ])
    func isTold(_ code: String) throws -> Bool {
      try workplace.write(code, to: "App.swift")
      let outcome = try workplace.navscene("lint", "--sources", ".", "--reporter", "oneline")
      return codes(outcome).contains("unreceived-unwind")
    }
    #expect(try !isTold(code("UIViewController", "Home")))
    #expect(try isTold(code("UIViewController", "Other")))
    // It may take any.
    #expect(try !isTold(code("PodController", "Other")))
  }
}
