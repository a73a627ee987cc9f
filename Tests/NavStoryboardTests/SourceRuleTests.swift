import Foundation
import NavStoryboard
import NavTesting
import NavText
import NavXcode
import Testing

@Suite("Storyboards and their code")
struct SourceRuleTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController storyboardIdentifier="Cart" id="cart" customClass="CartController" customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
              <view key="view" id="root">
                <subviews>
                  <label text="0" id="sum"/>
                  <tableView id="list">
                    <prototypes>
                      <tableViewCell reuseIdentifier="Item" id="item"/>
                    </prototypes>
                    <connections>
                      <outlet property="delegate" destination="cart" id="c0"/>
                    </connections>
                  </tableView>
                  <button id="pay">
                    <state key="normal" title="Pay"/>
                    <connections>
                      <action selector="pay:" destination="cart" eventType="touchUpInside" id="c1"/>
                      <action selector="respond:" destination="first" eventType="touchDown" id="c6"/>
                      <segue destination="exit" kind="unwind" unwindAction="backToShop:" id="c2"/>
                    </connections>
                  </button>
                </subviews>
              </view>
              <connections>
                <outlet property="total" destination="sum" id="c3"/>
                <outlet property="view" destination="root" id="c4"/>
                <segue destination="cart" kind="show" identifier="again" id="c5"/>
              </connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
            <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  private static let sound = """
    import UIKit
    class CartController: UIViewController {
      @IBOutlet var total: UILabel!
      @IBAction func pay(_ sender: Any) {}
      @IBAction func backToShop(_ segue: UIStoryboardSegue) {}
      @objc func respond(_ sender: Any) {}
      func go() {
        performSegue(withIdentifier: "again", sender: self)
        storyboard!.instantiateViewController(withIdentifier: "Cart")
        list.dequeueReusableCell(withIdentifier: "Item", for: path)
      }
    }
    """

  private func findings(
    _ code: String, storyboard: String = storyboard, project: ProjectFacts = ProjectFacts(),
    path: String = "Shop/Base.lproj/Main.storyboard", translation: String? = nil,
    translationPath: String = "Shop/de.lproj/Main.strings",
    asked: Set<String> = []
  ) -> [String] {
    let compilation = StoryboardCompilation(
      Table([SourceText(path: path, storyboard)]))
    var indexer = SourceIndexer()
    indexer.add(Array(code.utf8), file: ID(0), language: .swift)
    var translations: [(file: ID<SourceText>, translation: Translation)] = []
    if let translation {
      translations = [
        (ID(1), Translation(Array(translation.utf8), path: translationPath))
      ]
    }
    let project = ProjectCode(indexer.finish(), project, translations: translations)
    let texts = [storyboard, code, translation ?? ""]
    var settings = RuleSettings()
    settings.optedIn = asked
    return compilation.findings(in: project, settings).map { finding in
      let place = finding.location
      let text = String(
        texts[Int(place.file.index)].utf8.dropFirst(Int(place.range.start))
          .prefix(place.range.count))!
      return "\(finding.severity.word) \(finding.code) at \(text): \(finding.message)"
    }
  }

  private func changed(_ old: String, _ new: String) -> [String] {
    #expect(Self.sound.contains(old))
    return findings(Self.sound.replacingOccurrences(of: old, with: new))
  }

  @Test("says nothing of what is sound")
  func soundness() {
    #expect(findings(Self.sound) == [])
    #expect(
      findings("") == [
        "info unjudged-class at CartController: the sources do not have the class 'CartController', nor any other that storyboards name"
      ])
    #expect(findings("import Menu\nclass CartController: MenuController {}") == [])
  }

  @Test("finds outlets that the class lacks, and those that take something else")
  func outlets() {
    #expect(
      changed("var total: UILabel", "var totals: UILabel") == [
        // Not that 'totals' is connected nowhere: it is the same outlet.
        "error missing-outlet at total: CartController has no outlet 'total'"
      ])
    #expect(
      changed("var total: UILabel", "var total: UIButton") == [
        "warning outlet-type at sum: the outlet 'total' is declared as UIButton, and '0' is of class UILabel"
      ])
    for type in ["UIView", "NSObject", "AnyObject", "Priced", "(UIView & Priced)"] {
      #expect(changed("var total: UILabel", "var total: \(type)") == [])
    }
  }

  @Test("finds actions that the class lacks, and those that take something else")
  func actions() {
    #expect(
      changed("func pay(_ sender: Any)", "func pay()") == [
        "error missing-action at pay:: CartController has no action 'pay:'"
      ])
    #expect(
      changed("func respond", "func answer") == [
        "warning missing-action at respond:: no class has an action 'respond:'"
      ])
    #expect(
      changed("func backToShop", "func backHome") == [
        "warning unknown-unwind at backToShop:: no class declares the unwind action 'backToShop:'"
      ])
  }

  @Test("tells people who ask of screens that are refreshed where no card that closes is heard")
  func refresh() {
    let callback = "override func viewWillAppear(_ animated: Bool) { total.text = cart.total }"
    let code = Self.sound.replacingOccurrences(
      of: "class CartController: UIViewController {",
      with: "class CartController: UIViewController {\n  \(callback)")
    #expect(code != Self.sound)
    func findings(
      _ segue: String, _ code: String, asked: Set<String> = ["refresh-behind-sheet"]
    ) -> [String] {
      let show = "kind=\"show\" identifier=\"again\""
      return self.findings(
        code, storyboard: Self.storyboard.replacingOccurrences(of: show, with: segue), asked: asked
      ).filter { $0.contains("refresh-behind-sheet") }
    }
    let found = [
      "warning refresh-behind-sheet at presentation: CartController is not refreshed when what this presents closes"
    ]
    let present = "kind=\"presentation\" identifier=\"again\""
    #expect(findings(present, code) == found)
    #expect(findings(present + " modalPresentationStyle=\"formSheet\"", code) == found)
    #expect(findings(present + " modalPresentationStyle=\"fullScreen\"", code) == [])
    #expect(findings("kind=\"show\" identifier=\"again\"", code) == [])
    #expect(findings(present, Self.sound) == [])
    #expect(findings(present, code, asked: []) == [])
  }

  @Test("knows that a controller from elsewhere may have the unwind action")
  func unwindsElsewhere() {
    let other = "class CartController: UIViewController"
    let unwind = "func backToShop"
    #expect(Self.sound.contains(other) && Self.sound.contains(unwind))
    let code = Self.sound.replacing(unwind, with: "func backHome")
    let told = findings(code)
    #expect(told.count == 1)
    #expect(findings(code.replacing(other, with: "class CartController: PodController")) == [])
    // Apple's classes have none, and neither has a class that no scene is of.
    #expect(
      findings(code.replacing(other, with: "class CartController: UIPageViewController")) == told)
    #expect(findings(code + "\nclass Store: PodStore {}") == told)
  }

  @Test("takes whatever answers for an unwind action, if it is a controller's")
  func unwindsToActions() {
    let unwind = "@IBAction func backToShop(_ segue: UIStoryboardSegue)"
    for method in [
      "@IBAction func backToShop(_ sender: Any)", "@IBAction func backToShop(_ sender: UIButton)",
      "@objc func backToShop(_ sender: AnyObject?)",
    ] {
      #expect(changed(unwind, method) == [])
    }
    let told = [
      "warning unknown-unwind at backToShop:: no class declares the unwind action 'backToShop:'"
    ]
    #expect(changed(unwind, "@objc func backToShop()") == told)
    let code = Self.sound.replacing("func backToShop", with: "func backHome")
    let view = "\nclass Row: UIView { @IBAction func backToShop(_ sender: Any) {} }"
    #expect(findings(code + view) == told)
    #expect(findings(code + view.replacing("class Row: UIView", with: "struct Row")) == told)
  }

  @Test("finds segues whose action or class is nowhere")
  func segues() {
    let show = "kind=\"show\" identifier=\"again\""
    #expect(Self.storyboard.contains(show))
    func findings(of segue: String) -> [String] {
      self.findings(
        Self.sound, storyboard: Self.storyboard.replacingOccurrences(of: show, with: segue))
    }
    #expect(
      findings(of: show + " destinationCreationSelector=\"makeCart:\"") == [
        "error missing-action at makeCart:: CartController has no segue action 'makeCart:'"
      ])
    #expect(findings(of: show + " destinationCreationSelector=\"pay:\"") == [])
    #expect(
      findings(of: "kind=\"custom\" identifier=\"again\" customClass=\"Fade\"") == [
        "error wrong-class at Fade: there is no class 'Fade'"
      ])
  }

  @Test("finds classes that are nowhere")
  func classes() {
    #expect(
      changed("class CartController", "class BasketController") == [
        "error unknown-class at CartController: there is no class 'CartController'"
      ])
  }

  @Test("finds classes of another family, and names that are there only while the app is built")
  func families() {
    let controller = "class CartController: UIViewController"
    let wrong = "error wrong-class at CartController: 'CartController' is a "
    #expect(
      changed(controller, "class CartController: UIView") == [
        wrong + "UIView, and this object needs a UIViewController"
      ])
    #expect(
      changed(controller, "class Base: UIView {}\nclass CartController: Base") == [
        wrong + "UIView, and this object needs a UIViewController"
      ])
    #expect(
      changed(controller, "class Base: UITableViewController {}\nclass CartController: Base") == [
        wrong + "UITableViewController, which needs a UITableView as its view"
      ])
    for superclass in ["UIPageViewController", "BaseController"] {
      let code = changed(controller, "import Kit\nclass CartController: \(superclass)")
      #expect(!code.contains { $0.contains("wrong-class") }, "\(code)")
    }
    let button = Self.storyboard.replacing(
      "<button id=\"pay\"",
      with: "<button customClass=\"PayController\" customModuleProvider=\"target\" id=\"pay\"")
    #expect(
      findings(Self.sound + "\nclass PayController: UIViewController {}", storyboard: button) == [
        "error wrong-class at PayController: 'PayController' is a UIViewController, and this object needs a UIView"
      ])
    #expect(
      findings(Self.sound + "\nclass PayController: NSObject {}", storyboard: button) == [
        "error wrong-class at PayController: 'PayController' is no UIView, which this object needs"
      ])
    #expect(findings(Self.sound + "\nclass PayController: UIButton {}", storyboard: button) == [])
    #expect(
      findings(Self.sound + "\ntypealias PayController = UIButton", storyboard: button) == [
        "warning unknown-class at PayController: 'PayController' is another name for 'UIButton', and no class"
      ])
  }

  /// A storyboard whose scenes, table, and label have classes.
  private func families(
    _ code: String, _ tag: String, _ className: String, contents: String = "", views: String = ""
  ) -> [String] {
    findings(
      code,
      storyboard: """
        <document targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="1"><objects>
        <\(tag) id="c" \(className) sceneMemberID="viewController">\(views)<connections>\(contents)</connections></\(tag)>
        </objects></scene></scenes></document>
        """)
  }

  @Test("finds controllers that cannot hold what their scenes hold")
  func containers() {
    let own = "customClass=\"Own\" customModuleProvider=\"target\""
    for (tag, kit) in [
      ("navigationController", "UINavigationController"),
      ("tabBarController", "UITabBarController"),
      ("splitViewController", "UISplitViewController"),
    ] {
      #expect(
        families("class Own: UIViewController {}", tag, own) == [
          "error wrong-class at Own: 'Own' is a UIViewController, and this object needs a \(kit)"
        ])
      #expect(families("class Own: \(kit) {}", tag, own) == [])
      #expect(families("class Own: KitController {}", tag, own) == [])
    }
  }

  @Test("finds controllers of lists that nobody can ask for rows")
  func lists() {
    let own = "customClass=\"Own\" customModuleProvider=\"target\""
    let table = "<tableView key=\"view\" id=\"t\"><connections>%</connections></tableView>"
    let asking = table.replacing(
      "%", with: "<outlet property=\"dataSource\" destination=\"c\" id=\"o\"/>")
    let plain = "class Own: UIViewController {}"
    #expect(
      families(plain, "tableViewController", own, views: asking) == [
        "error wrong-class at Own: 'Own' is a UIViewController, and this object needs a UITableViewController"
      ])
    let answering = """
      class Own: UIViewController, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      }
      """
    for (code, views) in [
      (answering, asking), ("class Own: UITableViewController {}", asking),
      (plain, table.replacing("%", with: "")),
    ] {
      #expect(families(code, "tableViewController", own, views: views) == [], "\(code)")
    }
  }

  @Test("knows that a view which code makes takes the place of the one that is drawn")
  func madeViews() {
    let own = "customClass=\"Own\" customModuleProvider=\"target\""
    func findings(_ code: String) -> [String] {
      families(code, "viewController", own, views: "<view key=\"view\" id=\"v\"/>")
    }
    #expect(
      findings("class Own: UITableViewController {}") == [
        "error wrong-class at Own: 'Own' is a UITableViewController, which needs a UITableView as its view"
      ])
    let made = "{ override func loadView() { view = UITableView() } }"
    #expect(findings("class Own: UITableViewController \(made)") == [])
    #expect(findings("class Base: UITableViewController \(made)\nclass Own: Base {}") == [])
  }

  @Test("finds cells that are none, and controls that are told to act and are none")
  func cells() {
    let cell = "<tableViewCell reuseIdentifier=\"Item\" id=\"item\""
    let own = " customClass=\"Own\" customModuleProvider=\"target\""
    #expect(Self.storyboard.contains(cell))
    let cells = Self.storyboard.replacing(cell, with: cell + own)
    #expect(
      findings(Self.sound + "\nclass Own: UIView {}", storyboard: cells) == [
        "error wrong-class at Own: 'Own' is a UIView, and this object needs a UITableViewCell"
      ])
    #expect(findings(Self.sound + "\nclass Own: UITableViewCell {}", storyboard: cells) == [])
    let button = Self.storyboard.replacing("<button id=\"pay\"", with: "<button id=\"pay\"" + own)
    #expect(
      findings(Self.sound + "\nclass Own: UIView {}", storyboard: button) == [
        "error wrong-class at Own: 'Own' is a UIView, and this object needs a UIControl"
      ])
    #expect(findings(Self.sound + "\nclass Own: UIControl {}", storyboard: button) == [])
    // It shows nothing, and nothing crashes.
    let label = Self.storyboard.replacing("<label text=\"0\"", with: "<label" + own + " text=\"0\"")
    #expect(
      !findings(Self.sound + "\nclass Own: UIView {}", storyboard: label).contains {
        $0.contains("wrong-class")
      })
  }

  @Test("finds lists where one object is connected, and one object where a list is")
  func collections() {
    let outlet = "<outlet property=\"total\" destination=\"sum\" id=\"c3\"/>"
    #expect(Self.storyboard.contains(outlet))
    let collection = Self.storyboard.replacing(
      outlet, with: outlet.replacing("<outlet ", with: "<outletCollection "))
    let code = Self.sound.replacing("var total: UILabel!", with: "var total: [UILabel]!")
    #expect(code != Self.sound)
    #expect(
      findings(code) == [
        "warning outlet-type at total: 'total' takes a list, and is connected as a single outlet"
      ])
    #expect(findings(code, storyboard: collection) == [])
    #expect(
      findings(Self.sound, storyboard: collection) == [
        "warning outlet-type at total: 'total' takes one UILabel, and is connected as an outlet collection"
      ])
    for type in ["AnyObject", "NSArray", "NSObject", "Array<UILabel>"] {
      #expect(changedOutlet(to: type, collection) == [], "\(type)")
    }
  }

  private func changedOutlet(to type: String, _ storyboard: String) -> [String] {
    findings(
      Self.sound.replacing("var total: UILabel!", with: "var total: \(type)!"),
      storyboard: storyboard)
  }

  @Test("knows that an outlet which overrides another is connected in its place")
  func overriddenOutlets() {
    let base = "class BaseController: UIViewController { @IBOutlet var total: UILabel! }\n"
    let own = "class CartController: UIViewController {\n  @IBOutlet var total: UILabel!"
    for mark in ["", "@IBOutlet "] {
      #expect(
        changed(
          own,
          base + "class CartController: BaseController {\n  \(mark)override var total: UILabel! {"
            + " didSet {} }") == [])
    }
  }

  @Test("finds identifiers that are nowhere")
  func identifiers() {
    #expect(
      changed("\"again\"", "\"agian\"") == [
        "warning unknown-identifier at \"agian\": no segue has the identifier \"agian\""
      ])
    #expect(
      changed("\"Cart\"", "\"Basket\"") == [
        "warning unknown-identifier at \"Basket\": no scene has the identifier \"Basket\""
      ])
    #expect(
      changed("storyboard!", "UIStoryboard(name: \"Main\", bundle: nil)") == [])
    #expect(changed("\"Item\"", "\"Row\"").count == 1)
    #expect(changed("\"Item\"", "\"Row\" + kind") == [])
    #expect(
      changed("func go() {", "func go() { list.register(Row.self, forCellReuseIdentifier: \"Row\")")
        == [])
  }

  @Test("finds segues that code waits for and that nobody performs")
  func comparisons() {
    func findings(_ statement: String, _ more: String = "") -> [String] {
      self.findings(
        Self.sound.replacing(
          "func go() {",
          with: "func prepare(for segue: UIStoryboardSegue) { \(statement) }\nfunc go() {")
          + more)
    }
    let told = "warning unknown-identifier at \"agian\": no segue has the identifier \"agian\""
    for statement in [
      "if segue.identifier == \"agian\" {}", "if \"agian\" == segue.identifier {}",
      "switch segue.identifier { case \"agian\"?: break\n default: break }",
    ] {
      #expect(findings(statement) == [told], "\(statement)")
      #expect(findings(statement.replacing("agian", with: "again")) == [])
      #expect(findings(statement.replacing("segue.", with: "beacon.")) == [])
    }
    let waiting = "if segue.identifier == \"agian\" {}"
    // A segue that code makes is in no storyboard; its class hands the identifier on.
    let fade = "\nlet fade = Fade(identifier: \"agian\", source: self, destination: other)"
    #expect(findings(waiting, fade) == [])
    #expect(findings(waiting, fade.replacing("\"agian\"", with: "name")) == [])
    #expect(findings(waiting, fade.replacing("\"agian\"", with: "identifier")) == [told])
    #expect(findings(waiting, "\nlet map = Map(identifier: \"agian\", span: 3)") == [told])
    // Where it is performed, the app crashes: that is reported.
    #expect(
      findings(waiting, "\nfunc open() { performSegue(withIdentifier: \"agian\", sender: nil) }")
        == [told])
  }

  @Test("finds files that no target builds, and says nothing else of them")
  func targets() {
    let list = """
      { objects = { P = { mainGroup = G; targets = (T); }; G = { children = (); };
      T = { name = Shop; }; }; rootObject = P; }
      """
    var project = ProjectFacts()
    project.add(project: Array(list.utf8), path: "Shop.xcodeproj/project.pbxproj")
    #expect(
      findings("class Other {}", project: project, path: "Shop/Old.storyboard") == [
        "warning storyboard-in-no-target at document: no target builds this file"
      ])
  }

  @Test("finds entries for objects that are gone")
  func translations() {
    #expect(findings(Self.sound, translation: "\"sum.text\" = \"0\";") == [])
    #expect(
      findings(Self.sound, translation: "\"sum.text\" = \"0\"; \"old.text\" = \"1\";") == [
        "info stale-translation at \"old.text\": "
          + "Shop/Base.lproj/Main.storyboard has no object for 'old.text'"
      ])
  }

  @Test("finds entries of String Catalogs for objects that are gone")
  func catalogs() {
    func found(_ strings: String, _ path: String = "Shop/mul.lproj/Main.xcstrings") -> [String] {
      findings(
        Self.sound,
        translation: "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}}",
        translationPath: path)
    }
    let sum = "\"sum.text\": {\"extractionState\": \"extracted_with_value\"}"
    let old = "\"old.text\": {\"localizations\": {\"de\": {\"x.y\": {}}}}"
    let told = [
      "info stale-translation at \"old.text\": "
        + "Shop/Base.lproj/Main.storyboard has no object for 'old.text'"
    ]
    #expect(found("") == [])
    #expect(found(sum) == [])
    #expect(found(sum + ", " + old) == told)
    #expect(found(sum + ", " + old, "Shop/Main.xcstrings") == told)
    #expect(found("\"old.text\": {\"extractionState\": \"stale\"}") == told)
    // That the label says something else now, Xcode tells.
    #expect(found("\"sum.text\": {\"extractionState\": \"stale\"}") == [])
    // What code asks for by itself has been added by hand, or is a sentence.
    #expect(found("\"cart.empty\": {\"extractionState\": \"manual\"}") == [])
    #expect(found("\"Nothing here. Go on\": {}") == [])
    // Of other tables and other folders.
    #expect(found(old, "Shop/Localizable.xcstrings") == [])
    #expect(found(old, "Shop/Cart/Main.xcstrings") == [])
  }

  @Test(
    "tells of a String Catalog that nobody can read",
    arguments: ["{", "{\"strings\": {,}}", ""])
  func brokenCatalogs(_ text: String) {
    let found = findings(
      Self.sound, translation: text, translationPath: "Shop/mul.lproj/Main.xcstrings")
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("info stale-translation at : this String Catalog cannot be read: ")
        == true, "\(found)")
    // One of another table is none of a storyboard.
    #expect(
      findings(Self.sound, translation: text, translationPath: "Shop/Localizable.xcstrings") == [])
    for value in ["[]", "1", "{\"strings\": []}", "{\"strings\": null}"] {
      #expect(
        findings(
          Self.sound, translation: value, translationPath: "Shop/mul.lproj/Main.xcstrings") == [])
    }
  }

  @Test("shows each problem in its example, and nothing else", arguments: examples.map(\.code))
  func badExamples(code: String) throws {
    let rule = try #require(SourceRules.all.first { $0.facts.code == code })
    let explanation = try #require(rule.facts.explanation)
    let found = ExampleProject(explanation.bad).findings()
    #expect(found.map(\.code) == [code], "\(found.map(\.message))")
    #expect(found.map(\.severity) == [rule.facts.levels.storyboard])
    for diagnostic in found {
      #expect(!diagnostic.help.isEmpty)
      #expect(!diagnostic.message.hasSuffix("."))
    }
    #expect(explanation.summary.hasSuffix(".") && explanation.why.hasSuffix("."))
  }

  @Test("is silent on the good examples", arguments: examples.map(\.code))
  func goodExamples(code: String) throws {
    let explanation = try #require(Self.examples.first { $0.code == code })
    #expect(
      ExampleProject(explanation.good).findings().map { "\($0.code): \($0.message)" } == [])
  }

  private static let examples = SourceRules.all.compactMap(\.facts.explanation)

  /// What the example of a rule says after a change.
  private func example(
    _ code: String, good: Bool = false, _ old: String, _ new: String
  ) throws -> [String] {
    let explanation = try #require(Self.examples.first { $0.code == code })
    let text = good ? explanation.good : explanation.bad
    #expect(text.contains(old))
    return ExampleProject(text.replacingOccurrences(of: old, with: new)).findings()
      .map { "\($0.severity.word) \($0.code)" }
  }

  @Test("knows what Objective-C sees")
  func visibility() throws {
    let code = "invisible-member"
    for visible in ["@objc func", "@objc dynamic func", "override func"] {
      #expect(try example(code, "func pay", visible + " pay") == [])
    }
    #expect(try example(code, "class Cart", "@objcMembers class Cart") == [])
    #expect(
      try example(code, "class Cart", "@objcMembers class Base: UIViewController {}\nclass Cart")
        == ["error \(code)"])
    #expect(
      try example(
        code, "class CartController: UIViewController",
        "@objcMembers class Base: UIViewController {}\nclass CartController: Base") == [])
    #expect(
      try example(
        code, "class Cart", "@objc protocol Payer { func pay(_ sender: Any) }\nclass Cart")
        == [])
    let unwind =
      "<segue unwindAction=\"pay:\" destination=\"exit\" kind=\"unwind\" identifier=\"u\" id=\"c\"/>"
    let action =
      "<action selector=\"pay:\" destination=\"home\" eventType=\"touchUpInside\" id=\"c\"/>"
    let exit = "</viewController>"
    let explanation = try #require(Self.examples.first { $0.code == code })
    func returning(_ method: String) -> [String] {
      ExampleProject(
        explanation.bad.replacing(action, with: unwind)
          .replacing(exit, with: exit + "<exit id=\"exit\" sceneMemberID=\"exit\"/>")
          .replacing("func pay(_ sender: Any)", with: method)
      ).findings().map(\.code)
    }
    #expect(returning("func pay(_ segue: UIStoryboardSegue)") == [code])
    #expect(returning("@objc func pay(_ segue: UIStoryboardSegue)") == [])
    #expect(returning("@IBAction func pay(_ segue: UIStoryboardSegue)") == [])
    // Whoever inherits from a class that is not here may inherit that as well.
    #expect(try example(code, ": UIViewController", ": BaseController") == [])
    // Swift 3 shows all of it.
    #expect(try example(code, "SWIFT_VERSION = 5.0", "SWIFT_VERSION = 3.0") == [])
    #expect(try example(code, "SWIFT_VERSION = 5.0", "OTHER = 5.0") == [])
  }

  @Test("knows which runtime attributes a class takes")
  func runtimeAttributes() throws {
    let code = "unknown-runtime-attribute"
    // One that is like no other may be one of UIKit's.
    #expect(try example(code, "\"cornerRadius\"", "\"edge\"") == ["info \(code)"])
    for key in [
      "clipsToBounds", "layer.cornerRadius", "cornerRadii", "CornerRadii", "_cornerRadii",
    ] {
      #expect(try example(code, "\"cornerRadius\"", "\"\(key)\"") == [])
    }
    #expect(try example(code, "class Price", "import Kit\nclass Price") == ["warning \(code)"])
    #expect(try example(code, ": UIView", ": KitView") == [])
    let open = "UIView {\n  override func setValue(_ value: Any?, forUndefinedKey key: String) {}"
    #expect(try example(code, "UIView {", open) == [])
    #expect(
      try example(
        code, "class Price",
        "extension UIView { @objc var cornerRadius: CGFloat { get { 0 } set {} } }\nclass Price")
        == [])
    // What is only calculated leads to something else to set, and is not set itself.
    let calculated = "extension UIView { @objc var inner: UIView { self } }\nclass Price"
    func found(_ key: String) -> [String] {
      ExampleProject(
        (Self.examples.first { $0.code == code }?.bad ?? "")
          .replacing("\"cornerRadius\"", with: "\"\(key)\"")
          .replacing("class Price", with: calculated)
      ).findings().map(\.code)
    }
    #expect(found("inner") == [code])
    #expect(found("inner.cornerRadius") == [])
  }

  @Test("knows whose segues a class performs")
  func otherScenes() throws {
    let code = "segue-of-other-scene"
    for performed in [
      "self.performSegue", "self?.performSegue", "{ [weak self] in self!.performSegue",
    ] {
      #expect(try example(code, "performSegue", performed) == ["warning \(code)"])
    }
    // Who that is, only the app knows.
    for performed in ["cart.performSegue", "parent?.performSegue", "other.self.performSegue"] {
      #expect(try example(code, "performSegue", performed) == [])
    }
    #expect(
      try example(code, "class ShopController: UIViewController", "extension CartController")
        == ["warning unknown-class"])
    // Scenes of subclasses are its own, and code of an extension is every controller's.
    #expect(
      try example(
        code, "class CartController: UIViewController", "class CartController: ShopController")
        == [])
    #expect(
      try example(
        code, "class ShopController: UIViewController {",
        "class ShopController: UIViewController {}\nextension UIViewController {") == [])
    #expect(try example(code, ": UIViewController {}", ": KitController {}") == [])
    #expect(try example(code, "showDetail\" id", "detail\" id") == ["warning unknown-identifier"])
  }

  @Test("knows the files that code loads")
  func files() throws {
    let code = "missing-file"
    for bundle in [".main", "Bundle.main", "NSBundle.mainBundle()"] {
      #expect(try example(code, "bundle: nil", "bundle: " + bundle) == ["warning \(code)"])
    }
    for bundle in ["Bundle(for: CartController.self)", "bundle", ".module"] {
      #expect(try example(code, "bundle: nil", "bundle: " + bundle) == [])
    }
    #expect(try example(code, "\"Shop\"", "name") == [])
    for nib in [
      "UINib(nibName: \"Row\", bundle: nil)", "CartController(nibName: \"Row\", bundle: nil)",
    ] {
      let call = "UIStoryboard(name: \"Shop\", bundle: nil)"
      #expect(try example(code, call, nib) == ["warning \(code)"])
      #expect(
        try example(code, call, nib.replacingOccurrences(of: "nil", with: "Kit.bundle")) == [])
    }
    // What is made for one device has the name of all.
    #expect(
      try example(code, good: true, "Shop/Main.storyboard", "Shop/Main~ipad.storyboard") == [])
  }

  @Test("knows what lies in the bundle of a class of a target")
  func bundlesOfClasses() {
    func findings(_ bundle: String, project: String) -> [String] {
      ExampleProject(
        """
        \(project)
        // Shop/Row.swift
        class RowView: UIView {
          static func load() { UINib(nibName: "Row", bundle: \(bundle)) }
        }

        // Shop/Row.m
        @implementation OldView
        + (id)load { return [\(Self.objectiveC(bundle)) loadNibNamed:@"Old" owner:nil options:nil]; }
        @end

        <!-- Shop/Main.storyboard -->
        <document targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes>
        <scene sceneID="1"><objects><viewController id="c"/></objects></scene>
        </scenes></document>
        """
      ).findings().map { "\($0.code): \($0.message)" }
    }
    let app = """
      // Shop.xcodeproj/project.pbxproj
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; path = Shop; children = (); };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; };
      }; }

      """
    let missing = [
      "missing-file: there is no xib called 'Old'", "missing-file: there is no xib called 'Row'",
    ]
    for bundle in ["Bundle(for: Self.self)", "Bundle(for: RowView.self)"] {
      let found = findings(bundle, project: app).filter { $0.hasPrefix("missing-file") }
      #expect(found.sorted() == missing)
      #expect(findings(bundle, project: "").filter { $0.hasPrefix("missing-file") } == [])
    }
    for bundle in ["Bundle(for: KitView.self)", "Bundle(for: Self.self).kit", "kit"] {
      let found = findings(bundle, project: app)
      #expect(found.filter { $0.hasPrefix("missing-file") && $0.hasSuffix("'Row'") } == [])
    }
  }

  private static func objectiveC(_ bundle: String) -> String {
    bundle.contains("Self")
      ? "[NSBundle bundleForClass:[self class]]" : "[NSBundle bundleForClass:OldView.class]"
  }

  @Test("has nobody declare anything in UIKit's classes")
  func helpForSystemClasses() throws {
    func help(_ owner: String) -> [[String]] {
      let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="1"><objects>
        <viewController id="c"\(owner)><view key="view" id="v"><subviews><button id="b"><connections>
        <action selector="pay:" destination="c" eventType="touchUpInside" id="a"/>
        </connections></button></subviews></view><connections>
        <outlet property="total" destination="b" id="o"/></connections></viewController>
        </objects></scene></scenes></document>
        """
      let compilation = StoryboardCompilation(
        Table([SourceText(path: "Main.storyboard", storyboard)]))
      var indexer = SourceIndexer()
      indexer.add(
        Array("class CartController: UIViewController {}".utf8), file: ID(0), language: .swift)
      return compilation.findings(in: ProjectCode(indexer.finish()))
        .filter { ["missing-action", "missing-outlet"].contains($0.code) }.map(\.help)
    }
    #expect(
      help("") == [
        ["give the object the class that has the action, or remove the connection"],
        ["give the object the class that has the outlet, or remove the connection"],
      ])
    let own = " customClass=\"CartController\" customModuleProvider=\"target\""
    #expect(
      help(own) == [
        ["remove the connection, or declare the action in CartController"],
        ["remove the connection, or declare the outlet in CartController"],
      ])
  }

  @Test("knows which xib is the view of a controller")
  func viewOutlets() throws {
    let code = "missing-view-outlet"
    #expect(try example(code, "Shop/CartController.xib", "Shop/Cart.xib") == ["warning \(code)"])
    #expect(try example(code, "Shop/CartController.xib", "Shop/CartHeader.xib") == [])
    #expect(try example(code, ": UIViewController", ": UIView") == [])
    #expect(try example(code, ": UIViewController", ": KitController") == [])
    #expect(
      try example(code, "UIViewController {", "UIViewController { override func loadView() {}")
        == [])
  }

  @Test("knows the modules of classes")
  func modules() throws {
    let code = "wrong-module"
    #expect(try example(code, "class Cart", "@objc(CartController) class Cart") == [])
    #expect(
      try example(code, "\"CartController\"", "\"_TtC4Shop14CartController\"") == [])
  }

  @Test("knows that classes of Objective-C have no module")
  func modulesOfObjectiveC() throws {
    let code = "wrong-module"
    let explanation = try #require(Self.examples.first { $0.code == code })
    let good = explanation.good.replacing(
      "// Shop/CartController.swift\nclass CartController: UIViewController {\n  @IBOutlet var list: UIView!\n}",
      with:
        "// Shop/CartController.h\n@interface CartController : UIViewController\n@property (nonatomic) IBOutlet UIView *list;\n@end"
    )
    #expect(good != explanation.good)
    #expect(ExampleProject(good).findings().map(\.code) == [code])
    let plain = good.replacing(" customModule=\"Shop\" customModuleProvider=\"target\"", with: "")
    #expect(plain != good)
    #expect(ExampleProject(plain).findings().map(\.code) == [])
  }

  @Test("knows outlets that the class itself sets")
  func assignedOutlets() throws {
    let code = "unconnected-outlet"
    let footer = "@IBOutlet var footer: UIView!"
    func setting(_ statement: String, _ more: String = "") throws -> [String] {
      try example(
        code, footer + "\n}", footer + "\n  func load() {\n    \(statement)\n  }\n}\n" + more)
    }
    #expect(try setting("footer = UIView()") == [])
    #expect(try setting("self.footer = UIView()") == [])
    #expect(
      try setting("", "class Big: CartController { func load() { footer = UIView() } }") == [])
    for other in [
      "let footer = UIView()", "footer = nil", "if footer == total {}", "page.footer = UIView()",
    ] {
      #expect(try setting(other) == ["info \(code)"], "\(other)")
    }
    #expect(try setting("", "class Page { func load() { footer = UIView() } }") == ["info \(code)"])
  }

  @Test("finds images in catalogs and files")
  func images() throws {
    let code = "unknown-image"
    let set = "// Shop/Assets.xcassets/Basket.imageset/Contents.json"
    for path in [
      "Cart.png", "Images/Cart@2x~ipad.png", "A.xcassets/Icons/Cart.symbolset/Contents.json",
    ] {
      #expect(try example(code, set, "// Shop/\(path)") == [])
    }
    #expect(try example(code, set, "// Shop/A.xcassets/Cart.colorset/Contents.json") == [])
    #expect(try example(code, "\"Cart\"", "\"Basket.png\"") == [])
    #expect(
      try example(code, "<image name=\"Cart\"", "<image name=\"Cart\" catalog=\"system\"") == [])
  }

  @Test("compares Info.plist with the storyboards")
  func infoPlist() throws {
    let code = "unknown-main-storyboard"
    #expect(
      try example(code, "UIMainStoryboardFile", "UILaunchStoryboardName") == ["warning \(code)"])
    #expect(try example(code, "<string>Shop<", "<string>$(MAIN)<") == [])
    #expect(
      try example(code, good: true, " initialViewController=\"home\"", "").contains(
        "warning missing-initial"))
  }

  @Test("compares the settings of an Info.plist that Xcode makes with the storyboards")
  func madeInfoPlist() throws {
    func findings(_ settings: String) throws -> [String] {
      let explanation = try #require(Self.examples.first { $0.code == "invisible-member" })
      return ExampleProject(
        explanation.good.replacing(
          "buildPhases = (R);", with: "buildPhases = (R); buildConfigurationList = L;"
        )
        .replacing("SWIFT_VERSION = 5.0;", with: settings)
      ).findings().map { "\($0.severity.word) \($0.code): \($0.message)" }
    }
    let made = "GENERATE_INFOPLIST_FILE = YES; "
    let main = "INFOPLIST_KEY_UIMainStoryboardFile"
    #expect(try findings(made + main + " = Main;") == [])
    #expect(
      try findings(made + main + " = Mainn;") == [
        "error unknown-main-storyboard: there is no storyboard called 'Mainn'"
      ])
    #expect(
      try findings(made + "INFOPLIST_KEY_UILaunchStoryboardName = Launch;") == [
        "warning unknown-main-storyboard: there is no storyboard called 'Launch'"
      ])
    #expect(try findings(made + main + " = \"$(MAIN)\";") == [])
    // Without that setting nobody reads it.
    #expect(try findings(main + " = Mainn;") == [])
  }

  /// Two apps under one root, each with a class of the same name.
  private func neighbours(_ other: String, plist: String = "Main") -> [String] {
    func app(_ name: String, _ code: String, _ outlet: String) -> String {
      """
      // \(name)/\(name).xcodeproj/project.pbxproj
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (M, C); };
        M = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = \(name); buildPhases = (R); buildConfigurationList = L; };
        R = { isa = PBXResourcesBuildPhase; files = (B, S); };
        B = { isa = PBXBuildFile; fileRef = M; };
        S = { isa = PBXBuildFile; fileRef = C; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = Info.plist; }; };
      }; }
      // \(name)/Info.plist
      <plist><dict><key>UIMainStoryboardFile</key><string>\(name == "B" ? plist : "Main")</string></dict></plist>
      // \(name)/Home.swift
      \(code)
      // \(name)/Main.storyboard
      <document targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes><scene sceneID="1"><objects>
      <viewController id="home" customClass="Home" customModule="\(name)" customModuleProvider="target" \
      sceneMemberID="viewController"><view key="view" id="v"><subviews><button id="b"><state key="normal" title="Go"/>
      <connections><segue destination="next" kind="show" id="s"/></connections></button></subviews></view>
      <connections><outlet property="\(outlet)" destination="b" id="o"/></connections></viewController>
      </objects></scene><scene sceneID="2"><objects><viewController id="next" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    }
    let first = "class Home: UIViewController { @IBOutlet var one: UIButton! }"
    return ExampleProject(app("A", first, "one") + "\n" + app("B", other, "one")).findings()
      .map(\.code).sorted()
  }

  @Test("knows classes of one name and first screens of several apps apart")
  func severalApps() {
    let same = "class Home: UIViewController { @IBOutlet var one: UIButton! }"
    let shows = ["show-outside-navigation", "show-outside-navigation"]
    #expect(neighbours(same) == shows)
    #expect(
      neighbours(same.replacing("one", with: "two")) == ["missing-outlet"] + shows)
    // Code makes the first screen of the second one.
    #expect(neighbours(same, plist: "$(MAIN)") == Array(shows.prefix(1)))
  }
}
