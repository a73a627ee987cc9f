import NavStoryboard
import NavTesting
import Testing

@Suite("Classes of other apps")
struct OtherAppTests {
  private struct Target {
    let name: String
    var product = "application"
    let files: [String]

    /// The objects of a project, whose ids begin with the number of the target.
    func objects(_ number: Int) -> String {
      let files = files.enumerated().map { index, file in
        """
        F\(number)\(index) = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
        B\(number)\(index) = { isa = PBXBuildFile; fileRef = F\(number)\(index); };
        """
      }
      let built = self.files.indices.map { "B\(number)\($0)" }.joined(separator: ", ")
      return """
        T\(number) = { isa = PBXNativeTarget; name = \(name); buildPhases = (S\(number));
          productType = "com.apple.product-type.\(product)"; };
        S\(number) = { isa = PBXSourcesBuildPhase; files = (\(built)); };
        \(files.joined(separator: "\n"))
        """
    }
  }

  private static func project(_ targets: [Target], path: String = "Shop.xcodeproj") -> String {
    let references = targets.enumerated().flatMap { number, target in
      target.files.indices.map { "F\(number)\($0)" }
    }
    return """
      // \(path)/project.pbxproj
      { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G;
        targets = (\(targets.indices.map { "T\($0)" }.joined(separator: ", "))); };
      G = { isa = PBXGroup; children = (\(references.joined(separator: ", "))); };
      \(targets.enumerated().map { $1.objects($0) }.joined(separator: "\n"))
      }; }
      """
  }

  private static func board(
    _ path: String = board, _ attributes: String = ofTarget, _ views: String = ""
  ) -> String {
    """
    <!-- \(path) -->
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes><scene sceneID="1"><objects>
    <viewController id="home" \(attributes) sceneMemberID="viewController"><view key="view" id="v">
    <subviews>\(views)</subviews></view></viewController></objects></scene></scenes></document>
    """
  }

  private static let board = "Shop/Main.storyboard"
  private static let ofTarget = "customClass=\"Cart\" customModuleProvider=\"target\""
  private static let cart = "class Cart: UIViewController {}"
  private static let absent =
    "warning unknown-class: 'Cart' is a class of Admin, and this file is built into Shop; it is declared here"

  /// What is said of files: each finding with its labels.
  private func findings(_ files: [String]) -> [String] {
    ExampleProject(files.joined(separator: "\n")).findings().map { finding in
      let labels = finding.related.map { "; " + $0.text }.joined()
      return "\(finding.severity.word) \(finding.code): \(finding.message)\(labels)"
    }
  }

  /// What is said of a storyboard with one class, which a file declares that targets build.
  private func findings(_ targets: [Target], declaredIn path: String = "Cart.swift") -> [String] {
    findings([Self.project(targets), Self.board(), "// \(path)", Self.cart])
  }

  @Test("a class that Objective-C knows by the name is found")
  func runtimeNames() {
    let targets = [
      Target(name: "Shop", files: [Self.board, "Own.swift"]),
      Target(name: "Admin", files: ["Cart.swift"]),
    ]
    let named = [Self.project(targets), Self.board(), "// Cart.swift", Self.cart]
    #expect(findings(named + ["// Own.swift", "class Own: UIViewController {}"]) == [Self.absent])
    #expect(findings(named + ["// Own.swift", "@objc(Cart) class Own: UIViewController {}"]) == [])
  }

  @Test("a module is told by the project, or by nobody that is here")
  func moduleSettings() {
    func findings(_ settings: String, _ more: String = "") -> [String] {
      let project = """
        // Shop.xcodeproj/project.pbxproj
        { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F, M); };
        M = { isa = PBXFileReference; path = "Main.storyboard"; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "Cart.swift"; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Kit; buildPhases = (S); buildConfigurationList = L;
          productType = "com.apple.product-type.framework"; };
        S = { isa = PBXSourcesBuildPhase; files = (B, D); };
        B = { isa = PBXBuildFile; fileRef = F; }; D = { isa = PBXBuildFile; fileRef = M; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; \(more) buildSettings = { \(settings) }; };
        }; }
        """
      let page = Self.board("Main.storyboard", "customClass=\"Cart\" customModule=\"Acme\"")
      return self.findings([project, page, "// Cart.swift", Self.cart])
        .filter { $0.contains("wrong-module") }
    }
    let wrong = ["warning wrong-module: 'Cart' is a class of Kit, not of Acme"]
    #expect(findings("") == wrong)
    #expect(findings("PRODUCT_NAME = \"$(TARGET_NAME:c99extidentifier)\";") == wrong)
    #expect(findings("PRODUCT_NAME = Acme;") == [])
    #expect(findings("PRODUCT_NAME = \"Kit$(SUFFIX)\";") == [])
    #expect(findings("", "baseConfigurationReference = X;") == [])
  }

  @Test("finds classes that only another app has")
  func otherApps() {
    let shop = Target(name: "Shop", files: [Self.board])
    func admin(_ product: String, _ file: String = "Cart.swift") -> [String] {
      findings([shop, Target(name: "Admin", product: product, files: [file])])
    }
    for product in [
      "application", "app-extension", "bundle.unit-test",
      "application.on-demand-install-capable",
    ] {
      #expect(admin(product) == [Self.absent], "\(product)")
    }
    // Who is linked with these, a project does not always tell; the class has another module there all the same.
    for product in ["framework", "library.static", "bundle", "watchkit2-extension", ""] {
      #expect(
        admin(product) == [
          "warning wrong-module: 'Cart' is a class of Admin, and this file is built into Shop"
        ], "\(product)")
    }
    // What no target builds may be built by somebody else.
    #expect(admin("application", "Other.swift") == [])
    #expect(findings([shop]) == [])
  }

  @Test("finds classes and actions whose file a target leaves out of its folder")
  func exceptions() {
    func found(_ exceptions: String, _ files: [String], product: String = "application") -> [String]
    {
      let project = """
        // Shop.xcodeproj/project.pbxproj
        { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); };
        F = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = Shop; sourceTree = "<group>"; };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(exceptions)); target = T; };
        T = { isa = PBXNativeTarget; name = Shop; buildPhases = (); fileSystemSynchronizedGroups = (F);
          productType = "com.apple.product-type.\(product)"; };
        }; }
        """
      let views = """
        <button id="c"><state key="normal" title="Pay"/><connections>
        <action selector="pay:" destination="home" eventType="touchUpInside" id="d"/></connections></button>
        """
      return findings([project, Self.board(Self.board, Self.ofTarget, views)] + files)
    }
    let whole = [
      "// Shop/Cart.swift", "class Cart: UIViewController { @IBAction func pay(_ sender: Any) {} }",
    ]
    #expect(found("Info.plist", whole) == [])
    #expect(
      found("Cart.swift", whole) == [
        "warning unknown-class: 'Cart' is in a file that is left out of all targets, and this file is built into Shop; it is declared here"
      ])
    let parts = [
      "// Shop/Cart.swift", Self.cart, "// Shop/Pay.swift",
      "extension Cart { @IBAction func pay(_ sender: Any) {} }",
    ]
    let missing =
      "error missing-action: 'pay:' is in a file that is left out of all targets, and this file is built into Shop; it is declared here"
    #expect(found("Info.plist", parts) == [])
    #expect(found("Pay.swift", parts) == [missing])
    // Another file has the action as well.
    let again =
      parts + [
        "// Shop/PayLater.swift", "extension Cart { @IBAction func pay(_ sender: Any) {} }",
      ]
    #expect(found("Pay.swift", again) == [])
  }

  @Test("finds actions that only another target adds")
  func actionsOfOtherTargets() {
    let views = """
      <button id="c"><state key="normal" title="Pay"/><connections>
      <action selector="pay:" destination="home" eventType="touchUpInside" id="d"/></connections></button>
      """
    func found(_ shop: [String], _ admin: [String]) -> [String] {
      findings([
        Self.project([
          Target(name: "Shop", files: [Self.board, "Cart.swift"] + shop),
          Target(name: "Admin", files: admin),
        ]), Self.board(Self.board, Self.ofTarget, views), "// Cart.swift", Self.cart,
        "// Pay.swift",
        "extension Cart { @IBAction func pay(_ sender: Any) {} }",
      ])
    }
    #expect(found(["Pay.swift"], []) == [])
    #expect(found(["Pay.swift"], ["Cart.swift", "Pay.swift"]) == [])
    #expect(
      found([], ["Cart.swift", "Pay.swift"]) == [
        "error missing-action: 'pay:' is an action of Admin, and this file is built into Shop; it is declared here"
      ])
    // A file that no target mentions may still be built by another tool.
    #expect(found([], ["Cart.swift"]) == [])
  }

  @Test("finds every kind of member that only another target adds")
  func membersOfOtherTargets() {
    let views = """
      <label id="l" customClass="Price" customModuleProvider="target">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="digits"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections><outlet property="shadow" destination="home" id="o"/></connections></label>
      <button id="c"><state key="normal" title="Pay"/><connections>
      <segue destination="home" kind="presentation" destinationCreationSelector="make:" id="g"/></connections></button>
      <button id="b"><state key="normal" title="Back"/><connections>
      <segue destination="exit" kind="unwind" unwindAction="back:" id="u"/></connections></button>
      <button id="d"><state key="normal" title="All"/><connections>
      <action selector="all:" destination="first" eventType="touchUpInside" id="a"/></connections></button>
      """
    let board = Self.board(Self.board, Self.ofTarget, views).replacing(
      "</viewController>",
      with: """
        </viewController><exit id="exit"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first"/>
        """)
    func found(_ shop: [String], _ more: String = "") -> [String] {
      findings([
        Self.project([
          Target(name: "Shop", files: [Self.board, "Cart.swift"] + shop),
          Target(name: "Admin", files: ["Cart.swift", "More.swift"]),
        ]), board, "// Cart.swift", Self.cart, "class Price: UILabel {}", "// More.swift",
        """
        extension Cart {
          @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
          @IBAction func back(_ segue: UIStoryboardSegue) {}
        }
        extension UIViewController { @IBAction func all(_ sender: Any) {} }
        extension Price {
          @IBOutlet var shadow: UIViewController! { get { nil } set {} }
          @IBInspectable var digits: Int { get { 0 } set {} }
        }
        """, more,
      ]).filter { !$0.hasPrefix("info") }
    }
    let place = "of Admin, and this file is built into Shop; it is declared here"
    #expect(
      found([]).sorted() == [
        "error missing-action: 'make:' is a segue action \(place)",
        "error missing-outlet: 'shadow' is an outlet \(place)",
        "warning missing-action: 'all:' is an action \(place)",
        "warning unknown-runtime-attribute: 'digits' is a property \(place)",
        "warning unknown-unwind: 'back:' is an unwind action \(place)",
      ])
    #expect(found(["More.swift"]) == [])
  }

  @Test("a header announces what is compiled elsewhere")
  func categories() {
    let views = """
      <button id="c"><state key="normal" title="Pay"/><connections>
      <action selector="pay:" destination="home" eventType="touchUpInside" id="d"/></connections></button>
      """
    func found(_ shop: [String]) -> [String] {
      findings([
        Self.project([
          Target(name: "Shop", files: [Self.board, "Cart.m"] + shop),
          Target(name: "Admin", files: ["Cart.m", "Pay.m"]),
        ]), Self.board(Self.board, "customClass=\"Cart\"", views),
        "// Cart.h", "@interface Cart : UIViewController\n@end",
        "// Cart.m", "@implementation Cart\n@end",
        "// Pay.h", "@interface Cart (Pay)\n- (IBAction)pay:(id)sender;\n@end",
        "// Pay.m", "@implementation Cart (Pay)\n- (IBAction)pay:(id)sender {}\n@end",
      ])
    }
    #expect(found(["Pay.m"]) == [])
    #expect(
      found([]) == [
        "error missing-action: 'pay:' is an action of Admin, and this file is built into Shop; it is declared here"
      ])
  }

  @Test("knows that several targets have the same files")
  func sharedFiles() {
    func found(_ shop: [String], _ admin: [String], lite: [String] = []) -> [String] {
      findings([
        Target(name: "Shop", files: shop), Target(name: "Admin", files: admin),
        Target(name: "Lite", product: "app-extension", files: lite),
      ])
    }
    let (board, code) = (Self.board, "Cart.swift")
    #expect(found([board], [code]) == [Self.absent])
    #expect(found([board, code], [code]) == [])
    // An app of two that has the class may be the one that shows it.
    #expect(found([board], [board, code]) == [])
    #expect(
      found([board], [code], lite: [board])
        == [Self.absent.replacing("Shop;", with: "Shop, Lite;")])
    #expect(
      found([board], [code], lite: [code])
        == [Self.absent.replacing("Admin,", with: "Admin, Lite,")])
  }

  @Test("knows that tests run inside of an app")
  func tests() {
    let admin = Target(name: "Admin", files: ["Cart.swift"])
    let tests = Target(name: "Tests", product: "bundle.unit-test", files: [Self.board])
    #expect(
      findings([tests, admin]) == [
        "warning wrong-module: 'Cart' is a class of Admin, and this file is built into Tests"
      ])
    #expect(
      findings([tests, admin, Target(name: "Shop", files: [Self.board])]) == [Self.absent])
  }

  @Test("knows which module a class of another app is looked for in")
  func modules() {
    func found(
      _ attributes: String, _ code: String = Self.cart, file: String = "Cart.swift",
      _ more: [String] = []
    ) -> [String] {
      let targets = [
        Target(name: "Shop", files: [Self.board]), Target(name: "Admin", files: [file]),
      ]
      return findings(
        [Self.project(targets), Self.board(Self.board, attributes), "// \(file)", code] + more)
    }
    let plain = "customClass=\"Cart\""
    for attributes in [plain, plain + " customModule=\"Shop\"", plain + " customModule=\"Admin\""] {
      #expect(found(attributes) == [Self.absent])
    }
    // A module that is not here may have a class of this name.
    #expect(
      found(plain + " customModule=\"Kit\"", "import Kit\n" + Self.cart)
        == ["info unjudged-class: the class 'Cart' is not judged: it may come from Kit"])
    // Part of a class makes no class.
    #expect(
      found(Self.ofTarget, Self.cart, ["// Shop/More.swift", "extension Cart { func pay() {} }"])
        == [Self.absent])
    let header = ["// Cart.h", "@interface Cart : UIViewController\n@end"]
    let code = "@implementation Cart\n@end"
    #expect(found(plain, code, file: "Cart.m", header) == [Self.absent])
    #expect(found(plain, "#import <Kit/Kit.h>\n" + code, file: "Cart.m", header) == [])
    // A header alone is that of something compiled elsewhere.
    #expect(found(plain, "", file: "Other.m", header) == [])
  }

  @Test("tells once of a class that only another app has, and of segues how they end")
  func oneFinding() {
    let views = """
      <label id="a" customClass="Price" customModuleProvider="target"/>
      <label id="b" customClass="Price"/>
      <button id="c"><state key="normal" title="Pay"/><connections><segue destination="home" kind="custom"
      customClass="Fade" customModuleProvider="target" id="d"/></connections></button>
      """
    let targets = [
      Target(name: "Shop", files: [Self.board]), Target(name: "Admin", files: ["Fade.swift"]),
    ]
    #expect(
      findings([
        Self.project(targets), Self.board(Self.board, "", views), "// Fade.swift",
        "class Price: UILabel {}\nclass Fade: UIStoryboardSegue {}",
      ]) == [
        Self.absent.replacing("Cart", with: "Price") + "; here as well",
        Self.absent.replacing("Cart", with: "Fade")
          .replacing("warning unknown-class", with: "error wrong-class"),
      ])
  }

  @Test("tells apps of one name apart by their projects")
  func appsOfOneName() {
    let shop = Target(name: "App", files: ["Main.storyboard"])
    let admin = Target(name: "App", files: ["Cart.swift"])
    func found(_ first: String, _ second: String) -> [String] {
      findings([
        Self.project([shop], path: "Shop/\(first).xcodeproj"),
        Self.project([admin], path: "Admin/\(second).xcodeproj"), Self.board(),
        "// Admin/Cart.swift", Self.cart,
      ])
    }
    #expect(
      found("Shop", "Admin") == [
        Self.absent.replacing("Admin,", with: "App (Admin/Admin.xcodeproj),")
          .replacing("Shop;", with: "App (Shop/Shop.xcodeproj);")
      ])
    #expect(
      found("Mine", "Mine") == [
        Self.absent.replacing("Admin,", with: "App (Admin/Mine.xcodeproj),")
          .replacing("Shop;", with: "App (Shop/Mine.xcodeproj);")
      ])
  }
}
