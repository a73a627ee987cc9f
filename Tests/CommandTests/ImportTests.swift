import Foundation
import Testing

struct ImportTests {
  @Test func storyboardsBecomeText() throws {
    let workplace = try Workplace(["Main.storyboard": storyboard])
    let shown = try workplace.navscene("import", "Main.storyboard")
    #expect(shown.code == 0)
    #expect(
      shown.output == """
        storyboard Main {
            initial -> Start
            scene Start: StartViewController
        }

        class StartViewController: UIViewController

        """)
    let written = try workplace.navscene("import", "Main.storyboard", "-o", "Main.navscene")
    #expect(written.code == 0)
    #expect(written.output == "")
    #expect(written.errors.hasPrefix("imported 1 storyboard, 1 scene to Main.navscene\n"))
    #expect(String(decoding: try workplace.read("Main.navscene"), as: UTF8.self) == shown.output)
    #expect(try workplace.navscene("fmt", "--check", "Main.navscene").code == 0)
    #expect(try workplace.navscene("compile", "Main.navscene").code == 0)
    let graph = try workplace.navscene("import", "Main.navgraph")
    #expect(graph.output == shown.output)
  }

  /// One app twice in a folder: storyboards are what Xcode builds, and tests are in the text.
  @Test func aTextBesideItsStoryboardsIsNoOtherApp() throws {
    let workplace = try Workplace(["App/Main.storyboard": storyboard])
    let imported = try workplace.navscene("import", "App", "-o", "App/App.navscene")
    #expect(imported.errors.contains("it is in a folder with its storyboards"))
    let text = String(decoding: try workplace.read("App/App.navscene"), as: UTF8.self)
    try workplace.write(
      text + "\ntest \"it starts\" { expect visible == Start }\n", to: "App/App.navscene")
    let double = "'App/App.navscene' declares the storyboard of 'App/Main.storyboard': "
    for command in ["lint", "run", "draw", "layout"] {
      let outcome = try workplace.navscene(command, "App")
      #expect(outcome.code == 0, "\(command) \(outcome)")
      #expect(outcome.errors.contains(double + "the storyboards are used, which Xcode builds"))
      #expect(outcome.errors.contains("help: name 'App/App.navscene' to use it instead"))
      #expect(!outcome.output.contains("App.navscene"))
    }
    let tested = try workplace.navscene("test", "App")
    #expect(tested.code == 0 && tested.output.contains("1 passed"), "\(tested)")
    #expect(tested.errors.contains(double + "the text is used, which holds the tests"))
    // Who names both wants both, and another app is another app.
    let both = try workplace.navscene("run", "App/App.navscene", "App")
    #expect(both.code == 2 && both.errors.contains("texts and storyboards cannot be one app"))
    try workplace.write(clock, to: "App/App.navscene")
    #expect(try workplace.navscene("run", "App").code == 2)
    #expect(try workplace.navscene("lint", "App").errors.contains("declares") == false)
    // Beside the folder it is in nobody's way.
    let apart = try workplace.navscene("import", "App/Main.storyboard", "-o", "Other/App.navscene")
    #expect(apart.code == 2 || !apart.errors.contains("with its storyboards"))
  }

  @Test func standardInputIsAStoryboardByItsFirstLine() throws {
    let workplace = try Workplace(["Main.storyboard": storyboard, "way": ""])
    let shown = try workplace.navscene("import", "Main.storyboard").output
    let named = try workplace.navscene(
      "import", "-", "--stdin-filename", "Main.storyboard", input: storyboard)
    #expect(named.code == 0 && named.output == shown)
    let nameless = try workplace.navscene("import", "-", input: storyboard)
    #expect(nameless.code == 0 && nameless.output.contains("scene Start: StartViewController"))
    for command in [
      ["layout"], ["draw"], ["run", "--script", "way"], ["compile", "--emit", "outline"],
    ] {
      let outcome = try workplace.shell(
        "\"$NAVSCENE\" \(command.joined(separator: " ")) - < Main.storyboard")
      #expect(outcome.code == 0 && outcome.output.contains("Start"), "\(command) \(outcome)")
      let slip = try workplace.shell(
        "echo 'scene' | \"$NAVSCENE\" \(command.joined(separator: " ")) - --stdin-filename Mine.navscene"
      )
      #expect((slip.output + slip.errors).contains("Mine.navscene:1:1"), "\(command) \(slip)")
    }
    let text = try workplace.navscene("import", "-", input: clock)
    #expect(text.code == 2 && text.errors.contains("'<stdin>' is text already"))
  }

  @Test func whatHasNoScenesIsTold() throws {
    let workplace = try Workplace([
      "Empty.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes/></document>
      """,
      "Mac.storyboard": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      targetRuntime="MacOSX.Cocoa"><scenes/></document>
      """,
    ])
    let empty = try workplace.navscene("import", "Empty.storyboard")
    #expect(empty.code == 0)
    #expect(empty.output == "storyboard Empty {\n    initial: none\n}\n")
    // What was written before stays.
    try workplace.write("kept", to: "Out.navscene")
    let mac = try workplace.navscene("import", "Mac.storyboard", "-o", "Out.navscene")
    #expect(mac.code == 1)
    #expect(mac.errors.contains("nothing was imported"))
    #expect(String(decoding: try workplace.read("Out.navscene"), as: UTF8.self) == "kept")
    #expect(try workplace.navscene("import", "Mac.storyboard").output == "")
  }

  @Test func barsAmongOtherViewsTellWhatTheirTextLacks() throws {
    let workplace = try Workplace([
      "Main.storyboard": """
      <document targetRuntime="iOS.CocoaTouch" initialViewController="h"><scenes>
      <scene sceneID="1"><objects><viewController id="h"><view key="view" id="v"><subviews>
      <navigationBar id="n"><items><navigationItem title="Terms" prompt="Please read" id="i">
      <barButtonItem key="backBarButtonItem" title="Back" id="b"/>
      <barButtonItem key="rightBarButtonItem" title="Close" style="done" width="80" id="c"/>
      </navigationItem></items></navigationBar>
      <tabBar id="t"><items><tabBarItem title="One" badgeValue="3" id="o"/></items></tabBar>
      <toolbar id="u"><items><barButtonItem systemItem="flexibleSpace" id="s"/>
      <barButtonItem title="Go" id="g"/></items></toolbar>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    ])
    let result = try workplace.navscene(
      "import", "Main.storyboard", "-o", "Main.navscene", "--reporter", "oneline")
    #expect(
      result.output.contains(
        "1 <barButtonItem>, 2 settings of behaviour (prompt, badgeValue), 3 of layout, 1 of looks"))
  }

  @Test func unwindActionsAreDeclaredWhereTheWayLeadsBackTo() throws {
    let workplace = try Workplace([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" customClass="CartController">
      <view key="view" id="v"><subviews><button id="b"><connections>
      <segue destination="n" kind="presentation" id="s1"/></connections></button></subviews></view>
      </viewController><exit id="x1" sceneMemberID="exit"/></objects></scene>
      <scene sceneID="2"><objects><navigationController id="n"><connections>
      <segue destination="c" kind="relationship" relationship="rootViewController" id="s2"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="3"><objects><viewController id="c" title="Card"><view key="view" id="w"><subviews>
      <button id="d"><connections><segue destination="e" kind="show" id="s3"/></connections></button>
      <button id="f"><connections><segue destination="x3" kind="unwind" unwindAction="paid:" id="s4"/></connections></button>
      </subviews></view></viewController><exit id="x3" sceneMemberID="exit"/></objects></scene>
      <scene sceneID="4"><objects><viewController id="e" title="Owner"><view key="view" id="y"><subviews>
      <button id="g"><connections><segue destination="x4" kind="unwind" unwindAction="back:" id="s5"/></connections></button>
      </subviews></view></viewController><exit id="x4" sceneMemberID="exit"/></objects></scene>
      </scenes></document>
      """
    ])
    let result = try workplace.navscene("import", "Main.storyboard", "-o", "Main.navscene")
    #expect(result.code == 0)
    #expect(
      result.errors == """
        imported 1 storyboard, 4 scenes to Main.navscene
        it is in a folder with its storyboards, where lint, run and draw use those, and test the text; another folder keeps it apart
        2 unwind actions are declared by the nearest screens that lead there: paid by CartController; back by Card
        help: --sources DIR finds whose they are

        """)
    let text = String(decoding: try workplace.read("Main.navscene"), as: UTF8.self)
    // Past the navigation controller, which shows nothing of its own.
    #expect(text.contains("class CartController: UIViewController {\n    unwind paid\n}"))
    #expect(text.contains("        unwind back\n"))
    #expect(try workplace.navscene("compile", "Main.navscene").code == 0)
    // What is called as a storyboard would be read as one.
    let other = try workplace.navscene("import", "Main.storyboard", "-o", "Other.storyboard")
    #expect(other.code == 2 && other.errors.contains("import writes text"))
  }

  @Test func unwindActionsOfScreensThatCodeShowsAreDeclaredAllTheSame() throws {
    let workplace = try Workplace([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" title="List"/></objects></scene>
      <scene sceneID="2"><objects><viewController id="b" title="To Do List" customClass="TodoListController"/>
      </objects></scene>
      <scene sceneID="3"><objects><viewController id="c" storyboardIdentifier="editor"><view key="view" id="v"><subviews>
      <button id="d"><connections>
      <segue destination="x" kind="unwind" unwindAction="unwindToTodoListWithSegue:" id="s1"/></connections></button>
      <button id="e"><connections><segue destination="x" kind="unwind" unwindAction="closed:" id="s2"/></connections></button>
      </subviews></view></viewController><exit id="x" sceneMemberID="exit"/></objects></scene>
      </scenes></document>
      """,
      "Test.navscene": """
      test "nobody answers, as before" {
          present Editor
          tap Button2
          expect visible == Editor
      }
      """,
    ])
    let result = try workplace.navscene("import", "Main.storyboard", "-o", "Main.navscene")
    #expect(result.code == 0)
    #expect(
      result.errors == """
        imported 1 storyboard, 3 scenes to Main.navscene
        it is in a folder with its storyboards, where lint, run and draw use those, and test the text; another folder keeps it apart
        1 unwind action is declared by the screen of that name, for nothing leads to its segue: unwindToTodoListWithSegue by TodoListController
        1 unwind action is declared by a class that no scene is of, for nothing leads to its segue: closed by UnwindDestination
        help: --sources DIR finds whose they are

        """)
    let compiled = try workplace.navscene("test", "Main.navscene", "Test.navscene")
    #expect(compiled.code == 0, "\(compiled.output)")
  }

  @Test func sourcesTellWhatClassesDeclare() throws {
    let workplace = try Workplace([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes><scene sceneID="1"><objects><viewController id="a" customClass="CartController">
      <view key="view" id="v"><subviews><label text="12" id="l"/><button id="b"><connections>
      <segue destination="x" kind="unwind" unwindAction="backWithSegue:" id="s"/></connections></button></subviews></view>
      <connections><outlet property="total" destination="l" id="o"/></connections>
      </viewController><exit id="x" userLabel="Exit" sceneMemberID="exit"/></objects></scene></scenes></document>
      """,
      "Code/Cart.swift": """
      class BaseController: UIViewController {
        @IBOutlet weak var total: UILabel!
        @IBAction func help(_ sender: Any) {}
      }
      class CartController: BaseController {
        @IBOutlet var rows: [UIButton]!
        @IBAction func pay(_ sender: Any) {}
      }
      class HomeController: UITableViewController {
        @IBAction func back(segue: UIStoryboardSegue) {}
      }
      """,
    ])
    let alone = try workplace.navscene("import", "Main.storyboard", "--no-sources")
    // Nothing leads to the screen, so no owner can be guessed.
    #expect(
      alone.errors == """
        1 unwind action is declared by a class that no scene is of, for nothing leads to its segue: backWithSegue by UnwindDestination
        help: --sources DIR finds whose it is

        """)
    #expect(
      alone.output.hasSuffix(
        "class UnwindDestination: UIViewController {\n    unwind backWithSegue\n}\n"))
    let outcome = try workplace.navscene("import", "Main.storyboard", "--sources", "Code")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        storyboard Main {
            initial -> Cart

            scene Cart: CartController {
                label Total "12"
                button Button -> unwind backWithSegue
                outlet total -> Total
            }
        }

        class CartController: BaseController {
            outlets rows: UIButton
            action pay
        }

        class HomeController: UITableViewController {
            unwind backWithSegue
        }

        class BaseController: UIViewController {
            outlet total: UILabel
            action help
        }

        """)
    try workplace.write(outcome.output, to: "Main.navscene")
    #expect(try workplace.navscene("compile", "Main.navscene").code == 0)
  }

  @Test func whatSourcesLackIsToldAndNotDeclared() throws {
    let workplace = try Workplace([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes><scene sceneID="1"><objects><viewController id="a" customClass="A" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><label text="12" id="l"/><button id="b"><connections>
      <action selector="tap:" destination="a" eventType="touchUpInside" id="c1"/>
      <action selector="gone:" destination="a" eventType="touchDown" id="c2"/></connections></button></subviews></view>
      <connections><outlet property="x" destination="l" id="o1"/><outlet property="y" destination="l" id="o2"/>
      </connections></viewController></objects></scene></scenes></document>
      """,
      "Code/A.swift": """
      class A: UIViewController {
        @IBOutlet var x: UILabel!
        @IBAction func tap(_ sender: Any) {}
      }
      """,
    ])
    let outcome = try workplace.navscene(
      "import", "Main.storyboard", "--sources", "Code", "-o", "Main.navscene", "--reporter",
      "oneline")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains(":5:19: error: A has no action 'gone:' [missing-action]"))
    #expect(outcome.output.contains("error: A has no outlet 'y' [missing-outlet]"))
    #expect(outcome.lines.count { $0.contains("error:") } == 2)
    let text = String(decoding: try workplace.read("Main.navscene"), as: UTF8.self)
    #expect(
      text.contains(
        """
        class A: UIViewController {
            outlet x: UILabel
            action tap
        }
        """), "\(text)")
    let compiled = try workplace.navscene("compile", "Main.navscene", "--reporter", "oneline")
    #expect(compiled.code == 1)
    #expect(compiled.output.contains("[missing-action]"))
    #expect(compiled.output.contains("[missing-outlet]"))
    // Where a superclass is elsewhere, the members may be there.
    try workplace.write("import Kit\nclass A: Base {}\n", to: "Code/A.swift")
    let unknown = try workplace.navscene("import", "Main.storyboard", "--sources", "Code")
    #expect(unknown.code == 0)
    #expect(unknown.output.contains("outlet y: UILabel"))
    #expect(unknown.output.contains("action gone"))
  }

  @Test func seguesThatAreLostAreTold() throws {
    let workplace = try Workplace([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes><scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><label text="12" id="l"><connections>
      <segue destination="b" kind="show" identifier="label" id="s1"/></connections></label>
      <button id="c"><connections>
      <segue destination="x" kind="unwind" unwindAction="" identifier="back" id="s2"/>
      </connections></button></subviews></view>
      <connections>
      <segue destination="p" kind="show" identifier="one" id="s3"/>
      <segue destination="p" kind="show" identifier="two" id="s4"/>
      <segue destination="b" kind="show" identifier="made" destinationCreationSelector="make:" id="s5"/>
      </connections></viewController><exit id="x" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
      <scene sceneID="2"><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="3"><objects>
      <viewControllerPlaceholder storyboardName="Other" id="p" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    ])
    let outcome = try workplace.navscene(
      "import", "Main.storyboard", "-o", "Main.navscene", "--reporter", "oneline")
    let told = outcome.lines.filter { $0.hasSuffix("[left-out]") }
    #expect(
      told == [
        "Main.storyboard:4:2: info: 2 segues are left out of the text: 'label', 'back'; object: 12 (UILabel), id l [left-out]",
        "Main.storyboard:11:2: info: 1 segue action of this file: left out of the text; object: UIViewController, id a [left-out]",
      ], "\(outcome.output)")
    // What leads to a storyboard that is not given stays.
    let text = String(decoding: try workplace.read("Main.navscene"), as: UTF8.self)
    #expect(text.contains("-> show elsewhere as \"one\" { storyboard: \"Other\" }"), "\(text)")
    #expect(!(try workplace.navscene("lint", "Main.storyboard")).output.contains("left-out"))
  }

  @Test func oldStoryboardsKnowClasses() throws {
    let workplace = try Workplace([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="2.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <classes>
      <class className="BaseController" superclassName="UITableViewController"><relationships>
      <relationship kind="action" name="help:" candidateClass="UIButton"/></relationships></class>
      <class className="CartController" superclassName="BaseController"><relationships>
      <relationship kind="outlet" name="total" candidateClass="UILabel"/>
      <relationship kind="action" name="pay:"/></relationships></class>
      <class className="Price" superclassName="NSObject"/>
      </classes>
      <scenes><scene sceneID="1"><objects><tableViewController id="a" customClass="CartController">
      <tableView key="view" id="t"><label key="tableHeaderView" text="9" id="l" customClass="Price"/></tableView>
      <connections><outlet property="sum" destination="l" id="o"/></connections>
      </tableViewController></objects></scene></scenes></document>
      """
    ])
    let outcome = try workplace.navscene("import", "Main.storyboard")
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        storyboard Main {
            initial -> Cart

            table Cart: CartController {
                label Sum: Price "9"
                outlet sum -> Sum
            }
        }

        class CartController: BaseController {
            outlet sum: Price
            outlet total: UILabel
            action pay
        }

        class Price: UILabel

        class BaseController: UITableViewController {
            action help
        }

        """)
    // The list is as old as the file: what it lacks may well be in the code.
    let lint = try workplace.navscene("lint", "Main.storyboard")
    #expect(lint.code == 0)
    #expect(!lint.output.contains("missing-outlet"))
  }

  @Test func constraintsWithoutAnAnchorAreTold() throws {
    let scroll = """
      <view key="view" id="v"><subviews>
      <scrollView id="s"><subviews><label text="Total" id="l"/></subviews>
      <viewLayoutGuide key="frameLayoutGuide" id="f"/>
      <constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="f" secondAttribute="top" id="c1"/>
      <constraint firstItem="l" firstAttribute="width" secondItem="f" secondAttribute="width" id="c2"/>
      </constraints>
      </scrollView></subviews></view></viewController>
      """
    let source = storyboard.replacing(
      "customClass=\"StartViewController\"/>", with: "customClass=\"StartViewController\">\(scroll)"
    )
    let workplace = try Workplace(["Main.storyboard": source])
    let outcome = try workplace.navscene(
      "import", "Main.storyboard", "-o", "Main.navscene", "--reporter", "oneline")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.contains(
        ":7:2: info: 1 <constraint> of this file: left out of the text; object: UIScrollView, id s [left-out]"
      ),
      "\(outcome.output)")
  }

  @Test func whatIsLostIsTold() throws {
    let beside = """
      <customObject id="d" customClass="CartSource"/></objects>
      """
    let source = storyboard.replacing("</objects>", with: beside).replacing(
      "customClass=\"StartViewController\"/>",
      with: """
        customClass="StartViewController"><connections>
        <outlet property="source" destination="d" id="o"/></connections></viewController>
        """)
    let workplace = try Workplace(["Main.storyboard": source])
    let outcome = try workplace.navscene(
      "import", "Main.storyboard", "-o", "Main.navscene", "--reporter", "oneline")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.contains(
        "info: 1 <customObject>, 1 outlet of this file: left out of the text; object: StartViewController, id a [left-out]"
      ))
    #expect(!(try workplace.navscene("lint", "Main.storyboard")).output.contains("left-out"))
  }

  @Test func whatIsSetAndHasNoWordsIsToldByWhatItIsAbout() throws {
    let told = try leftOut(
      of: """
        <viewController id="a" customClass="StartViewController" sceneMemberID="viewController">
        <view key="view" restorationIdentifier="root" tag="4" id="v">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
        <label text="Total" lineBreakMode="tailTruncation" textAlignment="natural" contentMode="left" id="l">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <color key="textColor" cocoaTouchSystemColor="darkTextColor"/><nil key="highlightedColor"/></label>
        <label text="Price" textAlignment="center" lineBreakMode="clip" id="l2">
        <fontDescription key="fontDescription" name="Menlo-Regular" family="Menlo" pointSize="17"/>
        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        <variation key="widthClass=compact" text="P"/></label>
        <textView editable="NO" scrollEnabled="YES" text="Terms" id="t"><inset key="contentInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
        <accessibility key="accessibilityConfiguration" identifier="terms" label="Terms"/></textView>
        <button id="b"><inset key="contentEdgeInsets" minX="4" minY="0.0" maxX="4" maxY="0.0"/><connections>
        <segue destination="a" kind="custom" customClass="FadeSegue" customModule="Kit" id="s1"/></connections></button>
        <button id="d"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes><connections>
        <segue destination="a" kind="show" id="s2"><segue key="commit" inheritsFrom="parent" id="s3"/>
        <segue key="preview" inheritsFrom="commit" id="s4"/></segue></connections></button>
        </subviews></view>
        <navigationItem key="navigationItem" id="n" customClass="StartItem"/>
        <keyCommands><keyCommand input="s" modifierFlags="1048576" actionName="save"/></keyCommands>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="hidesBottomBarWhenPushed" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="storyboardName" value="Other"/>
        </userDefinedRuntimeAttributes></viewController>
        """)
    #expect(
      told == """
        2 runtime attributes, 1 key command, 1 preview of peek and pop, 1 custom class of a part, \
        1 module of a class, 2 settings of behaviour (restorationIdentifier, tag), 1 of layout, \
        1 of looks of this file: left out of the text
        """)
  }

  @Test func partsThatAreNoElementsLoseTheirSettings() throws {
    let told = try leftOut(
      of: """
        <navigationController id="a" sceneMemberID="viewController">
        <navigationBar key="navigationBar" barStyle="black" translucent="NO" restorationIdentifier="bar" id="b" customClass="Bar">
        <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></navigationBar>
        </navigationController></objects></scene>
        <scene sceneID="2"><objects><tableViewController id="t" sceneMemberID="viewController">
        <tableView key="view" id="v"><color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1"/><prototypes>
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" id="c">
        <tableViewCellContentView key="contentView" tag="2" id="w"><subviews><label text="Row" tag="3" hidden="NO" id="l"/>
        </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
        <tabBarItem key="tabBarItem" enabled="NO" title="Rows" id="i"/></tableViewController>
        """)
    #expect(
      told == """
        1 custom class of a part, 4 settings of behaviour (restorationIdentifier, tag, enabled), 1 of looks of this file: \
        left out of the text
        """)
  }

  @Test func whatNobodyKnowsYetIsToldByName() throws {
    let told = try leftOut(
      of: """
        <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button glow="YES" id="b"><sparkle key="sparkle" count="4"/></button>
        <datePicker datePickerMode="yearAndMonth" id="d"/></subviews></view></viewController>
        """)
    #expect(
      told == """
        3 settings of an unknown kind (datePickerMode, glow, sparkle) of this file: left out of the text
        """)
  }

  @Test func whatSaysNothingIsNotTold() throws {
    let told = try leftOut(
      of: """
        <viewController id="a" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
        <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="blackOpaque"/>
        <size key="freeformSize" width="320" height="480"/></viewController>
        """)
    #expect(told == nil)
  }

  /// What is said of a scene with this controller, without its place.
  private func leftOut(of controller: String) throws -> String? {
    let source = storyboard.replacing(
      "<viewController id=\"a\" customClass=\"StartViewController\"/>", with: controller)
    #expect(source != storyboard)
    let workplace = try Workplace(["Main.storyboard": source])
    let outcome = try workplace.navscene(
      "import", "Main.storyboard", "-o", "Main.navscene", "--reporter", "jsonl")
    #expect(!(try workplace.navscene("lint", "Main.storyboard")).output.contains("left-out"))
    for line in outcome.lines where line.contains("\"left-out\"") {
      let rest = line.split(separator: "\"message\":\"").last ?? ""
      return rest.split(separator: "\"").first.map { String($0) }
    }
    return nil
  }

  @Test func viewsOfXibsAreTold() throws {
    let workplace = try Workplace([
      "Main.storyboard": storyboard,
      "Cell.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="v"/></objects></document>
      """,
    ])
    let outcome = try workplace.navscene(
      "import", ".", "-o", "Main.navscene", "--reporter", "oneline")
    #expect(outcome.code == 0)
    #expect(
      outcome.lines.contains(
        "Cell.xib:1:2: info: the views of this xib are left out of the text [left-out]"),
      "\(outcome.output)")
  }

  @Test func textIsNotImported() throws {
    let workplace = try Workplace(["Main.navscene": "storyboard Main { initial -> A, scene A }\n"])
    let outcome = try workplace.navscene("import", "Main.navscene")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("'Main.navscene' is text already"))
    // Of a folder it is passed over: it may be what was imported before.
    try workplace.write(storyboard, to: "Main.storyboard")
    let folder = try workplace.navscene("import", ".", "-o", "Main.navscene")
    #expect(folder.code == 0)
    #expect(folder.errors.contains("scene to Main.navscene\n"), "\(folder.errors)")
  }

  @Test func textThatDoesNotCompileIsTold() throws {
    let bare = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes><scene sceneID="1"><objects><navigationController id="a"><connections>
      <segue destination="gone" kind="relationship" relationship="rootViewController" id="s"/>
      </connections></navigationController></objects></scene></scenes></document>
      """
    let workplace = try Workplace(["Main.storyboard": bare])
    let outcome = try workplace.navscene("import", "Main.storyboard", "-o", "Main.navscene")
    #expect(outcome.code == 1 && outcome.output.contains("[dangling-reference]"))
    #expect(outcome.errors.contains("for what Xcode lets pass: 1 missing-root"))
    #expect(try workplace.navscene("compile", "Main.navscene").code == 1)
  }

  @Test func nothingIsWrittenOverWhatIsRead() throws {
    let workplace = try Workplace(["Main.storyboard": storyboard])
    let outcome = try workplace.navscene("import", "Main.storyboard", "-o", "./Main.storyboard")
    #expect(outcome.code == 2)
    try workplace.write("class A {}", to: "Code/A.swift")
    let code = try workplace.navscene(
      "import", "Main.storyboard", "--sources", "Code", "-o", "Code/A.swift")
    #expect(code.code == 2)
    #expect(String(decoding: try workplace.read("Main.storyboard"), as: UTF8.self) == storyboard)
  }

  @Test func mistakesAreToldAndWritten() throws {
    let scene = """
      <connections><segue destination="p" kind="show" identifier="go" id="s"/></connections></viewController>
      </objects></scene><scene sceneID="2"><objects>
      <viewControllerPlaceholder id="p" sceneMemberID="viewController"/>
      """
    let broken = storyboard.replacing(
      "customClass=\"StartViewController\"/>", with: "customClass=\"StartViewController\">" + scene)
    let entry = " initialViewController=\"a\""
    let workplace = try Workplace(["Main.storyboard": broken.replacing(entry, with: "")])
    let outcome = try workplace.navscene("import", "Main.storyboard", "-o", "Main.navscene")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("error["))
    #expect(
      String(decoding: try workplace.read("Main.navscene"), as: UTF8.self)
        .contains("scene Start: StartViewController"))
  }

  @Test func whatCannotBeReadIsAFinding() throws {
    let workplace = try Workplace(["Main.storyboard": "<document><scenes>"])
    let outcome = try workplace.navscene("import", "Main.storyboard", "-o", "Main.navscene")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Main.storyboard:1:"))
    #expect(try workplace.names() == ["Main.storyboard"])
  }

  private let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a">
    <scenes><scene sceneID="1"><objects>
    <viewController id="a" customClass="StartViewController"/>
    </objects></scene></scenes></document>
    """
}
