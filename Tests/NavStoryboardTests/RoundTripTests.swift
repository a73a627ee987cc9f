import NavCompiler
import NavModel
import NavStoryboard
import NavTesting
import NavText
import Testing

/// Storyboards as text: `import` may lose nothing that a program can say.
@Suite("Round trip")
struct RoundTripTests {
  @Test(
    "every storyboard of the corpus is the same program as text", .enabled(if: !Corpus.isMissing))
  func corpus() {
    for path in Corpus.paths where path.hasSuffix(".storyboard") {
      check(Corpus.source(path))
    }
  }

  @Test("all storyboards of a repository are one program as text", .enabled(if: !Corpus.isMissing))
  func repositories() {
    let sources = Corpus.paths.filter { $0.hasSuffix(".storyboard") }.map { Corpus.source($0) }
    let repositories = Dictionary(grouping: sources) { source in
      String(source.path.prefix { $0 != "/" })
    }
    for (repository, sources) in repositories.sorted(by: { $0.key < $1.key }) {
      guard let program = StoryboardCompilation(Table(sources)).program else { continue }
      let faults = PrintedProgram(program).faults
      if !faults.isEmpty {
        Issue.record("\(repository)\n\(faults.prefix(8).joined(separator: "\n"))")
      }
    }
  }

  @Test("a storyboard is the same program as text", arguments: storyboards.map { $0.title })
  func written(_ title: String) throws {
    let storyboard = try #require(Self.storyboards.first { $0.title == title })
    let source = SourceText(
      path: "Main.storyboard", Self.document(storyboard.scenes, attributes: storyboard.attributes))
    let text = check(source)
    #expect(text == storyboard.text)
  }

  @Test("storyboards that point into each other are one text")
  func several() throws {
    let shop = Self.document(
      """
      <scene sceneID="1"><objects><viewController id="a" customClass="CartViewController">
      <view key="view" id="v"><subviews><button id="b"><connections>
      <segue destination="p" kind="show" id="c"/></connections></button></subviews></view>
      </viewController></objects></scene>
      <scene sceneID="2"><objects><viewControllerPlaceholder storyboardName="Help" id="p" sceneMemberID="viewController"/></objects></scene>
      """, attributes: "initialViewController=\"a\"")
    let help = Self.document(
      """
      <scene sceneID="1"><objects><viewController id="h" customClass="CartViewController"/></objects></scene>
      """, attributes: "initialViewController=\"h\"")
    let sources = Table([
      SourceText(path: "Shop.storyboard", shop), SourceText(path: "Help.storyboard", help),
    ])
    let printed = PrintedProgram(try #require(StoryboardCompilation(sources).program))
    #expect(printed.faults.isEmpty)
    #expect(
      printed.text == """
        storyboard Shop {
            initial -> Cart

            scene Cart: CartViewController {
                button Button -> show Help
            }
        }

        storyboard Help {
            initial -> Cart
            scene Cart: CartViewController
        }

        class CartViewController: UIViewController

        """)
  }

  @discardableResult
  private func check(_ source: SourceText) -> String {
    // Whether it can be read is another property.
    guard let program = StoryboardCompilation(Table([source])).program else { return "" }
    let printed = PrintedProgram(program)
    if !printed.faults.isEmpty {
      Issue.record("\(source.path)\n\(printed.faults.prefix(8).joined(separator: "\n"))")
    }
    return printed.text
  }

  private static func document(_ scenes: String, attributes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" \(attributes)>
    <scenes>\(scenes)</scenes>
    </document>
    """
  }

  private static let storyboards:
    [(title: String, attributes: String, scenes: String, text: String)] = [
      (
        "without scenes", "", "",
        """
        storyboard Main {
            // There are no scenes in it.
        }

        """
      ),
      (
        "with names from outlets, titles and classes", "initialViewController=\"n\"",
        """
        <scene sceneID="1"><objects><navigationController id="n"><connections>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="2"><objects><viewController storyboardIdentifier="cart" id="a" customClass="CartViewController">
        <view key="view" id="v"><subviews>
        <label text="12.00" id="l"/><button id="b"><state key="normal" title="Pay now"/><connections>
        <action selector="pay:" destination="a" eventType="touchUpInside" id="x"/></connections></button>
        <view id="w" customClass="PriceChart"/><imageView image="logo" id="i"/>
        </subviews><constraints>
        <constraint firstItem="i" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="8.5" id="k"/>
        </constraints></view>
        <navigationItem key="navigationItem" title="Cart" id="t">
        <barButtonItem key="rightBarButtonItem" image="gear" id="g"><connections>
        <segue destination="s" kind="presentation" id="y"/></connections></barButtonItem></navigationItem>
        <connections><outlet property="totalLabel" destination="l" id="o"/></connections>
        </viewController></objects></scene>
        <scene sceneID="3"><objects><tableViewController title="Settings Scene" id="s" customClass="ViewController">
        <tableView key="view" dataMode="static" id="u"><sections><tableViewSection id="q"><cells>
        <tableViewCell id="c"><tableViewCellContentView key="contentView" id="d"><subviews>
        <label text="Sounds" id="e"/><switch on="YES" id="f"/></subviews><constraints>
        <constraint firstItem="e" firstAttribute="leading" secondItem="d" secondAttribute="leading" id="h"/>
        </constraints></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
        </tableViewController></objects></scene>
        """,
        """
        storyboard Main {
            initial -> CartNavigation

            navigation CartNavigation {
                root -> Cart
            }

            scene Cart: CartViewController as "cart" {
                navigationTitle: "Cart"
                right Gear { image: "gear", -> present Settings }
                label TotalLabel "12.00"
                button PayNow "Pay now" { fontSize: 18, -> action pay }
                view PriceChart: PriceChart
                image Logo { image: "logo" }
                outlet totalLabel -> TotalLabel
                constraint Logo.top == TotalLabel.bottom + 8.5
            }

            table Settings: ViewController {
                title: "Settings Scene"
                section {
                    cell SoundsCell {
                        label Sounds "Sounds"
                        switch { on: true }
                    }
                }
                constraint Sounds.leading == SoundsCell.leading
            }
        }

        class CartViewController: UIViewController {
            outlet totalLabel: UILabel
            action pay
        }

        class PriceChart: UIView
        class ViewController: UITableViewController

        """
      ),
      (
        "with mistakes that only the app would find", "",
        """
        <scene sceneID="1"><objects><navigationController id="n"/></objects></scene>
        <scene sceneID="2"><objects><splitViewController id="s"/></objects></scene>
        <scene sceneID="3"><objects><viewController id="a"><connections>
        <segue destination="n" kind="show" id="x"/></connections></viewController></objects></scene>
        """,
        """
        storyboard Main {
            navigation Navigation
            split Split

            scene Scene {
                -> show Navigation
            }
        }

        """
      ),
    ]
}
