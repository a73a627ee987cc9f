import NavExport
import NavStoryboard
import NavTesting
import NavText
import Testing

/// Storyboards that are brought up to date with their texts, in place.
@Suite("Update")
struct UpdateTests {
  @Test("a storyboard whose text says the same keeps its bytes", .enabled(if: !Corpus.isMissing))
  func unchanged() {
    for source in StoryboardFiles.realSample where source.path.hasSuffix(".storyboard") {
      guard let text = UpdatedStoryboard.text(of: source) else { continue }
      let updated = UpdatedStoryboard(source, text: text)
      #expect(updated.outcome == .unchanged || updated.outcome == .skipped, "\(source.path)")
    }
  }

  @Test("a change in the text is that change in the storyboard")
  func changed() {
    var random = SeededRandom()
    let seed = random.seed
    for source in StoryboardFiles.handwritten where source.path.hasSuffix(".storyboard") {
      guard let text = UpdatedStoryboard.text(of: source) else { continue }
      for edit in TextEdit.allCases {
        guard let edited = edit.apply(to: text, &random), edited != text else { continue }
        let updated = UpdatedStoryboard(source, text: edited)
        if case .fault(let fault) = updated.outcome {
          Issue.record("\(source.path) \(edit), NAVSCENE_SEED=\(seed): \(fault)")
        }
        if [.text, .color, .flag, .number, .segue, .identifier].contains(edit) {
          #expect(updated.changedLines <= 6, "\(source.path) \(edit)")
        }
      }
    }
  }

  @Test("an item goes from a bar that has no other", arguments: [" title=\"Scanning\"", ""])
  func onlyItem(_ title: String) throws {
    let source = SourceText(
      path: "Main.storyboard",
      Self.scene(
        with: """
          <navigationBar id="bar"><rect key="frame" x="0.0" y="20" width="320" height="44"/><items>
          <navigationItem\(title) id="item">
          <barButtonItem key="leftBarButtonItem" title="Done" id="done"/>
          </navigationItem></items></navigationBar>
          """))
    let text = try #require(UpdatedStoryboard.text(of: source))
    let kept = text.split(separator: "\n").filter { !$0.contains("Done") }
    let updated = UpdatedStoryboard(source, text: kept.joined(separator: "\n"))
    #expect(updated.outcome == .updated && updated.changedLines == 1)
    #expect(!String(decoding: updated.bytes, as: UTF8.self).contains("barButtonItem"))
  }

  @Test(
    "a text of several looks that changes has the looks of its first part",
    arguments: [
      (#"Approved by Bob"#, "Approved by Bob"), (#"By \n\"Bob\""#, "By &#10;&quot;Bob&quot;"),
    ])
  func fragments(_ text: String, _ content: String) throws {
    let source = SourceText(
      path: "Main.storyboard",
      Self.scene(
        with: """
          <label id="by"><rect key="frame" x="0.0" y="20" width="320" height="44"/>
          <attributedString key="attributedText">
          <fragment content="Approved by "><attributes><font key="NSFont" size="17" name="Futura-Medium"/></attributes></fragment>
          <fragment content="Ann"><attributes><font key="NSFont" size="17" name="Futura-Bold"/></attributes></fragment>
          </attributedString></label>
          """))
    let old = try #require(UpdatedStoryboard.text(of: source))
    let edited = old.replacing("Approved by Ann", with: text)
    let updated = UpdatedStoryboard(source, text: edited)
    #expect(updated.outcome == .updated && edited != old)
    let written = String(decoding: updated.bytes, as: UTF8.self)
    #expect(written.contains("content=\"\(content)\"") && !written.contains("Ann"))
    #expect(!written.contains(" text="))
    #expect(written.contains("Futura-Medium"))
  }

  @Test("a text of several looks that is another one stays")
  func otherFragments() throws {
    let source = SourceText(
      path: "Main.storyboard",
      Self.scene(
        with: """
          <textField id="by"><rect key="frame" x="0.0" y="20" width="320" height="44"/>
          <attributedString key="attributedPlaceholder"><fragment content="Name"/></attributedString></textField>
          """))
    let old = try #require(UpdatedStoryboard.text(of: source))
    let edited = old.replacing("textField", with: "textField \"Ann\"")
    let updated = UpdatedStoryboard(source, text: edited)
    #expect(updated.outcome == .updated && edited != old)
    let written = String(decoding: updated.bytes, as: UTF8.self)
    #expect(written.contains("text=\"Ann\"") && written.contains("content=\"Name\""))
  }

  @Test("what changes is in its place, and nothing else does", arguments: UpdateCase.all)
  func inPlace(_ row: UpdateCase) throws {
    let source = SourceText(path: "Main.storyboard", row.storyboard)
    let old = try #require(UpdatedStoryboard.text(of: source))
    try #require(old.contains(row.old), "\(old)")
    let edited = old.replacing(row.old, with: row.new, maxReplacements: 1)
    let updated = UpdatedStoryboard(source, text: edited)
    #expect(updated.outcome == .updated)
    let written = String(decoding: updated.bytes, as: UTF8.self)
    for text in row.has { #expect(written.contains(text), "\(written)") }
    for text in row.lacks { #expect(!written.contains(text), "\(written)") }
    #expect(updated.changedLines <= row.lines, "\(written)")
  }

  private static func scene(with view: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes><scene sceneID="1"><objects>
    <viewController id="home" sceneMemberID="viewController"><view key="view" id="v"><subviews>
    \(view)
    </subviews></view></viewController></objects></scene></scenes></document>
    """
  }
}

/// A storyboard, a change in its text, and what that is in the storyboard.
struct UpdateCase: CustomTestStringConvertible {
  let testDescription: String
  let storyboard: String
  let old: String
  let new: String
  /// What is in the storyboard then.
  var has: [String] = []
  var lacks: [String] = []
  /// How many lines are other ones at most.
  let lines: Int

  static let all = [
    UpdateCase(
      testDescription: "a grey becomes a colour",
      storyboard: scene(
        """
        <view id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></view>
        """), old: "#808080", new: "#FF0000", has: ["red=\"1\""], lacks: ["white="], lines: 2),
    UpdateCase(
      testDescription: "a colour of the system becomes one of components",
      storyboard: scene(
        """
        <view id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <color key="backgroundColor" cocoaTouchSystemColor="darkTextColor"/></view>
        """), old: "darkText", new: "#FF0000", has: ["red=\"1\""], lacks: ["cocoaTouch"], lines: 2),
    UpdateCase(
      testDescription: "an item comes into a bar that had nothing in it",
      storyboard: controller(
        "<navigationItem key=\"navigationItem\" id=\"bar\"/>"),
      old: "scene Home {", new: "scene Home {\n        right Added \"Added\"",
      has: ["id=\"bar\">", "title=\"Added\""], lines: 4),
    UpdateCase(
      testDescription: "what goes without saying may be said",
      storyboard: scene(
        """
        <view hidden="YES" id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/></view>
        """), old: "hidden: true", new: "hidden: false", has: ["<view id=\"a\">"],
      lacks: ["hidden"],
      lines: 2),
    UpdateCase(
      testDescription: "a constant for the size class of the canvas is said there",
      storyboard: onPhone(
        scene(
          """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <constraints><constraint firstAttribute="width" constant="100" id="w">
          <variation key="heightClass=regular-widthClass=compact" constant="44"/>
          <variation key="widthClass=regular" constant="80"/>
          </constraint></constraints></view>
          """)), old: "== 44", new: "== 55",
      has: ["constant=\"100\"", "widthClass=compact\" constant=\"55\"", "constant=\"80\""], lines: 2
    ),
    UpdateCase(
      testDescription: "a font for the size class of the canvas is said there",
      storyboard: onPhone(
        scene(
          """
          <label text="One" id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <fontDescription key="fontDescription" type="system" pointSize="20"/>
          <variation key="widthClass=compact">
          <fontDescription key="fontDescription" type="system" pointSize="13"/>
          </variation></label>
          """)), old: "fontSize: 13", new: "fontSize: 15",
      has: ["pointSize=\"20\"", "pointSize=\"15\""], lacks: ["pointSize=\"13\""], lines: 2),
    UpdateCase(
      testDescription:
        "what only another size class has in a content view that is no object is shown",
      storyboard: onPhone(
        controller(
          "",
          view: """
            <subviews><collectionView id="grid"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <cells><collectionViewCell id="item"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
            <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/><subviews>
            <view id="a"><rect key="frame" x="0.0" y="0.0" width="32" height="44"/></view></subviews></view>
            <variation key="default"><mask key="subviews">
            <exclude reference="a"/>
            </mask></variation>
            <variation key="heightClass=regular-widthClass=regular"><mask key="subviews">
            <include reference="a"/>
            </mask></variation>
            </collectionViewCell></cells></collectionView></subviews>
            """)), old: "hidden: true, ", new: "", lacks: ["<exclude"], lines: 2),
    UpdateCase(
      testDescription: "a view beside a list is below it once it is shown",
      storyboard: table(
        """
        <tableViewSection id="s"><cells>
        <tableViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="cv"/></tableViewCell></cells></tableViewSection>
        """
      ).replacing(
        "</tableViewController>",
        with: """
          <connections><outlet property="note" destination="n" id="o"/></connections></tableViewController>
          <label text="Note" id="n"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/></label>
          """
      ).replacing("<tableViewController ", with: "<tableViewController customClass=\"Home\" "),
      old: "hidden: true, ", new: "", has: ["<label key=\"tableFooterView\""], lines: 4),
    UpdateCase(
      testDescription: "a view beside its controller stays there",
      storyboard: controller(
        "",
        beside: """
          <view id="free"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></view>
          """), old: "#FF0000", new: "#00FF00", has: ["green=\"1\""], lacks: ["hidden"], lines: 2),
    UpdateCase(
      testDescription: "a view beside its controller that is shown is in the controller's view",
      storyboard: controller(
        "",
        beside: """
          <view id="free"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/></view>
          """), old: "hidden: true", new: "hidden: false",
      has: ["<subviews>", "<view id=\"free\">"], lacks: ["hidden"], lines: 10),
    UpdateCase(
      testDescription: "a view beside its controller that comes into another one stays hidden",
      storyboard: controller(
        "",
        view: """
          <subviews><view id="in"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <subviews><label text="In" id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="20"/></label></subviews></view></subviews>
          """,
        beside: """
          <view id="free" userLabel="Free"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/></view>
          """),
      old: "20] }\n        }\n        view Free { hidden: true, frame: [0, 0, 320, 44] }\n",
      new: "20] }\n            view Free { hidden: true, frame: [0, 0, 320, 44] }\n        }\n",
      has: ["<view hidden=\"YES\" id=\"free\" userLabel=\"Free\">"], lines: 4),
    UpdateCase(
      testDescription: "what comes into a stack is placed by it, whatever is beside the controller",
      storyboard: controller(
        "",
        view: """
          <subviews><stackView axis="vertical" id="s"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <subviews><label text="In" id="a"/></subviews></stackView></subviews>
          """,
        beside: """
          <view id="free"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/></view>
          """), old: "label \"In\"", new: "label \"In\"\n                label \"Added\"",
      has: ["text=\"Added\""], lines: 8),
    UpdateCase(
      testDescription: "what comes into a view that constraints place starts from its frame",
      storyboard: scene(
        """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0.0" y="0.0" width="320" height="500"/>
        <constraints><constraint firstAttribute="height" constant="500" id="h"/></constraints></scrollView>
        """), old: "scroll Scroll\n",
      new: "scroll Scroll {\n            label \"Added\"\n        }\n",
      has: ["text=\"Added\""], lines: 12),
    UpdateCase(
      testDescription: "a root view that gets a neighbour is where its text says",
      storyboard: """
        <document targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes><scene sceneID="1"><objects>
        <viewController title="Home" id="home" sceneMemberID="viewController">
        <view key="view" customClass="Chart" id="v"><rect key="frame" x="0.0" y="64" width="320" height="504"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
        </viewController></objects></scene></scenes></document>
        """, old: "        view Chart: Chart",
      new: "        label \"Added\"\n        view Chart: Chart",
      has: ["y=\"0.0\" width=\"320\" height=\"504\""], lacks: ["y=\"64\""], lines: 32),
    UpdateCase(
      testDescription: "a label that becomes the title of a bar is no label any more",
      storyboard: scene(
        """
        <navigationBar id="bar"><rect key="frame" x="0.0" y="20" width="320" height="44"/><items><navigationItem id="item">
        <barButtonItem key="leftBarButtonItem" title="Cancel" id="c"/>
        </navigationItem></items></navigationBar>
        <label text="Todo" id="l"><rect key="frame" x="0.0" y="80" width="320" height="44"/></label>
        """),
      old:
        "            button \"Cancel\"\n        }\n        label \"Todo\" { frame: [0, 80, 320, 44] }\n",
      new: "            label \"Todo\"\n            button \"Cancel\"\n        }\n",
      has: ["title=\"Todo\""], lacks: ["<label"], lines: 10),
    UpdateCase(
      testDescription: "an item of a bar among other views goes alone",
      storyboard: scene(
        """
        <navigationBar id="bar"><rect key="frame" x="0.0" y="20" width="320" height="44"/><items><navigationItem title="Todo" id="item">
        <barButtonItem key="leftBarButtonItem" title="Cancel" id="c"/>
        <barButtonItem key="rightBarButtonItem" title="Save" style="done" id="s"/>
        </navigationItem></items></navigationBar>
        """), old: "            button \"Cancel\"\n", new: "",
      has: ["<barButtonItem key=\"rightBarButtonItem\" title=\"Save\" style=\"done\" id=\"s\"/>"],
      lacks: ["Cancel"], lines: 1),
    UpdateCase(
      testDescription: "a view that a size class leaves out is there in each",
      storyboard: controller(
        "",
        view: """
          <subviews><label text="Wide" id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/></label></subviews>
          <variation key="default">
          <mask key="subviews">
          <exclude reference="a"/>
          </mask></variation>
          """), old: "hidden: true", new: "hidden: false", lacks: ["exclude", "hidden"], lines: 1),
    UpdateCase(
      testDescription: "a view beside a root view that is a list comes with it into a plain one",
      storyboard: """
        <document targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes><scene sceneID="1"><objects>
        <viewController title="Home" id="home" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="60" customKept="YES" id="list"/>
        </viewController></objects></scene></scenes></document>
        """, old: "scene Home {", new: "scene Home {\n        label \"Added\"",
      has: [
        "<view key=\"view\"", "text=\"Added\"", "<tableView dataMode",
        "customKept=\"YES\" id=\"list\"",
      ],
      lines: 30),
    UpdateCase(
      testDescription: "a constraint with the safe area of a root view that has a class",
      storyboard: """
        <document targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes><scene sceneID="1"><objects>
        <viewController title="Home" id="home" sceneMemberID="viewController">
        <view key="view" id="v" customClass="Canvas"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
        <viewLayoutGuide key="safeArea" id="g"/>
        <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" constant="8" id="c"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="d"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """, old: "safeArea.top + 8", new: "safeArea.top + 9", has: ["constant=\"9\" id=\"c\""],
      lines: 2),
    UpdateCase(
      testDescription: "a stand-in for a scene of the same storyboard leads to its new identifier",
      storyboard: controller(
        """
        <connections><segue destination="there" kind="show" identifier="go" id="s"/></connections>
        """,
        more: """
          <scene sceneID="2"><objects>
          <viewController storyboardIdentifier="Detail" id="detail" sceneMemberID="viewController"><view key="view" id="w"/></viewController>
          </objects></scene><scene sceneID="3"><objects>
          <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="Detail" id="there" sceneMemberID="viewController"/>
          </objects></scene>
          """), old: "as \"Detail\"", new: "as \"Other\"",
      has: ["storyboardIdentifier=\"Other\"", "referencedIdentifier=\"Other\""], lines: 4),
    UpdateCase(
      testDescription: "the constraints of a cell whose content view is no object are the cell's",
      storyboard: """
        <document targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes><scene sceneID="1"><objects>
        <collectionViewController title="Home" id="home" sceneMemberID="viewController">
        <collectionView key="view" dataMode="prototypes" id="g"><cells>
        <collectionViewCell reuseIdentifier="Photo" id="cell"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/><subviews>
        <label text="Photo" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews></view>
        <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="cell" secondAttribute="top" id="c"/>
        </constraints></collectionViewCell></cells></collectionView></collectionViewController>
        </objects></scene></scenes></document>
        """, old: "        constraint ",
      new: "        constraint Photo2.leading == Photo.leading + 4\n        constraint ",
      has: ["secondItem=\"cell\" secondAttribute=\"leading\" constant=\"4\""],
      lacks: ["key=\"contentView\" id"], lines: 1),
    UpdateCase(
      testDescription: "a label keeps its name where something comes to speak of it",
      storyboard: scene(
        """
        <label text="Name" id="l" userLabel="Name"><rect key="frame" x="0.0" y="20" width="320" height="44"/></label>
        """), old: "        label Name ",
      new: "        constraint Name.width == 31\n        label Name ",
      has: ["userLabel=\"Name\"", "firstAttribute=\"width\" constant=\"31\""], lines: 5),
    UpdateCase(
      testDescription: "an outlet to an item leads to its view once that is elsewhere",
      storyboard: controller(
        """
        <connections><outlet property="item" destination="i" id="o"/></connections>
        """,
        view: """
          <subviews><toolbar id="bar"><rect key="frame" x="0.0" y="20" width="320" height="44"/><items>
          <barButtonItem id="i"><view key="customView" customClass="Gauge" id="g">
          <rect key="frame" x="0.0" y="0.0" width="44" height="44"/></view></barButtonItem>
          <barButtonItem title="Save" id="s"/></items></toolbar></subviews>
          """
      ).replacing("title=\"Home\"", with: "title=\"Home\" customClass=\"HomeController\""),
      old:
        "            view Gauge: Gauge { frame: [0, 0, 44, 44] }\n            button \"Save\"\n        }\n",
      new:
        "            button \"Save\"\n        }\n        view Gauge: Gauge { frame: [0, 0, 44, 44] }\n",
      has: ["property=\"item\" destination=\"g\" id=\"o\""], lacks: ["id=\"i\""], lines: 8),
    UpdateCase(
      testDescription: "an arrow before one to the same scene is a new one",
      storyboard: controller(
        """
        <connections>
        <segue destination="detail" kind="popover" identifier="more" popoverAnchorBarButtonItem="i" id="p">
        <popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
        </connections>
        """,
        view: """
          <subviews><toolbar id="bar"><rect key="frame" x="0.0" y="20" width="320" height="44"/><items>
          <barButtonItem title="More" id="i"/></items></toolbar></subviews>
          """,
        more: """
          <scene sceneID="2"><objects>
          <viewController storyboardIdentifier="Detail" id="detail" sceneMemberID="viewController"><view key="view" id="w"/></viewController>
          </objects></scene>
          """), old: "        -> ", new: "        -> show Detail as \"added\"\n        -> ",
      has: [
        "kind=\"popover\" identifier=\"more\" popoverAnchorBarButtonItem=\"i\" id=\"p\"",
        "kind=\"show\" identifier=\"added\"",
      ], lines: 1),
    UpdateCase(
      testDescription: "of two views of one class, the one that keeps its name is still there",
      storyboard: controller(
        "",
        view: """
          <subviews><view customClass="Gauge" id="a"><rect key="frame" x="0.0" y="20" width="320" height="44"/></view>
          <view customClass="Gauge" customKept="YES" id="b"><rect key="frame" x="0.0" y="80" width="320" height="44"/></view></subviews>
          """), old: "        view Gauge: Gauge { frame: [0, 20, 320, 44] }\n", new: "",
      has: ["customKept=\"YES\" id=\"b\""], lacks: ["id=\"a\""], lines: 2),
    UpdateCase(
      testDescription: "a section with another title is the same section",
      storyboard: table(
        [("a", " "), ("b", " "), ("c", " ")].map { id, title in
          """
          <tableViewSection headerTitle="\(title)" id="s\(id)"><cells>
          <tableViewCell id="c\(id)"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="v\(id)"><subviews>
          <label text="\(id)" id="l\(id)"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/></label>
          </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection>
          """
        }.joined(separator: "\n")), old: "section \" \"", new: "section \"Edited\"",
      has: ["headerTitle=\"Edited\" id=\"sa\""], lines: 2),
  ]

  /// On the canvas of an iPhone held upright.
  private static func onPhone(_ storyboard: String) -> String {
    storyboard.replacing(
      "<scenes>", with: "<device id=\"retina4_7\" orientation=\"portrait\"/><scenes>")
  }

  private static func scene(_ view: String) -> String {
    controller("", view: "<subviews>\n\(view)\n</subviews>")
  }

  private static func controller(
    _ parts: String, view: String = "", beside: String = "", more: String = ""
  ) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes><scene sceneID="1"><objects>
    <viewController title="Home" id="home" sceneMemberID="viewController"><view key="view" id="v">
    \(view)
    </view>
    \(parts)
    </viewController>
    \(beside)
    </objects></scene>
    \(more)
    </scenes></document>
    """
  }

  private static func table(_ sections: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes><scene sceneID="1"><objects>
    <tableViewController title="Home" id="home" sceneMemberID="viewController"><tableView key="view" dataMode="static" id="v">
    <sections>
    \(sections)
    </sections></tableView></tableViewController></objects></scene></scenes></document>
    """
  }
}
