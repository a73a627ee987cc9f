import Foundation
import Testing

private let hasGit = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].contains {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// Histories of an app, in real repositories.
@Suite("diff", .enabled(if: hasGit))
struct DiffTests {
  private static let shop = """
    storyboard Shop {
        initial -> Tabs
        tabs Tabs {
            tab -> Browse
            tab -> Profile
        }
        navigation Browse { root -> Cart }
        scene Cart: CartController {
            title: "Cart"
            label Total
            button Pay "Pay" -> show Thanks
            outlet total -> Total
        }
        scene Thanks { title: "Thanks" }
        scene Profile { title: "You" }
    }
    class CartController: UIViewController { outlet total: UILabel }

    """

  /// A repository whose only commit, `base`, holds these files.
  private static func repository(_ files: [String: String]) throws -> Workplace {
    let workplace = try Workplace(files)
    let begin = """
      git init --quiet . && git config user.email a@example.com && git config user.name A \
      && git config commit.gpgsign false && git add --all && git commit --quiet --message base && git tag base
      """
    #expect(try workplace.shell(begin).code == 0)
    return workplace
  }

  @Test func whatIsNotCommittedIsCompared() throws {
    let workplace = try Self.repository(["Shop.navscene": Self.shop])
    let clean = try workplace.navscene("diff", "--git", "HEAD")
    #expect(clean.code == 0)
    #expect(clean.output == "")
    #expect(clean.errors == "nothing differs\n")

    // A screen is added, and a segue led to it.
    let edited = Self.shop.replacing("-> show Thanks\n", with: "-> show Review\n")
      .replacing(
        "    scene Thanks",
        with: "    scene Review { button Go \"Go\" -> show Thanks }\n    scene Thanks")
    try workplace.write(edited, to: "Shop.navscene")
    let outcome = try workplace.navscene("diff", "--git", "HEAD")
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        Cart
          ~ Pay -> show Review, was Thanks
        scene Review (new)
          + Go -> show Thanks
        1 scene added, 1 changed; 3 differences

        """)
    #expect(outcome.errors == "")
  }

  @Test func revisionsAreCompared() throws {
    let workplace = try Self.repository(["App/Shop.navscene": Self.shop])
    let swapped = Self.shop.replacing("tab -> Browse\n", with: "tab -> Other\n")
      .replacing("tab -> Profile\n", with: "tab -> Browse\n")
      .replacing("tab -> Other\n", with: "tab -> Profile\n")
    try workplace.write(swapped, to: "App/Shop.navscene")
    #expect(try workplace.shell("git commit --quiet --all --message tabs").code == 0)
    let renamed = swapped.replacing("outlet total", with: "outlet sum")
    try workplace.write(renamed, to: "App/Shop.navscene")
    #expect(try workplace.shell("git commit --quiet --all --message outlet").code == 0)

    let order = """
      Tabs
        ~ tabs: order is now Profile, Browse; was Browse, Profile

      """
    let outlet = """
      Cart
        ~ outlet sum, was called total
      class CartController
        ~ outlet sum, was called total

      """
    let first = try workplace.navscene("diff", "--git", "base..HEAD~1")
    #expect(first.output == order + "1 scene changed; 1 difference\n")
    let second = try workplace.navscene("diff", "--git", "HEAD~1..")
    #expect(second.output == outlet + "1 scene changed; 2 differences\n")
    let both = try workplace.navscene("diff", "--git", "base", "App")
    #expect(both.output == order + outlet + "2 scenes changed; 3 differences\n")
    let file = try workplace.navscene("diff", "--git", "base..HEAD", "App/Shop.navscene")
    #expect(file.output == both.output)
  }

  /// Later commits on the base are not part of a pull request's changes.
  @Test func aPullRequestIsComparedWithWhereItBegan() throws {
    let workplace = try Self.repository(["Shop.navscene": Self.shop])
    #expect(try workplace.shell("git checkout --quiet -b feature").code == 0)
    try workplace.write(Self.shop.replacing("\"Pay\"", with: "\"Buy\""), to: "Shop.navscene")
    #expect(try workplace.shell("git commit --quiet --all --message buy").code == 0)
    #expect(try workplace.shell("git checkout --quiet -b trunk base").code == 0)
    try workplace.write(Self.shop.replacing("\"You\"", with: "\"Me\""), to: "Shop.navscene")
    #expect(try workplace.shell("git commit --quiet --all --message me").code == 0)
    let request = try workplace.navscene("diff", "--git", "trunk...feature")
    #expect(
      request.output == """
        Cart
          ~ button Pay: text is now "Buy", was "Pay"
        1 scene changed; 1 difference

        """)
    let tips = try workplace.navscene("diff", "--git", "trunk..feature")
    #expect(tips.output.contains("title is now \"You\", was \"Me\""))
  }

  /// As Xcode's Refactor to Storyboard does it: the scenes keep their ids.
  @Test func aStoryboardThatWasSplitKeepsItsScenes() throws {
    let cart = Self.scene("Cart", "aaa-aa-aaa", segueTo: "ccc-cc-ccc")
    let thanks = Self.scene("Thanks", "ccc-cc-ccc")
    let workplace = try Self.repository(["Main.storyboard": Self.storyboard(cart + thanks)])
    let reference = """
      <scene sceneID="ref"><objects><viewControllerPlaceholder storyboardName="Checkout" id="ref-re-001" \
      sceneMemberID="viewController"/></objects></scene>
      """
    try workplace.write(
      Self.storyboard(Self.scene("Cart", "aaa-aa-aaa", segueTo: "ref-re-001") + reference),
      to: "Main.storyboard")
    try workplace.write(
      Self.storyboard(thanks, initial: "ccc-cc-ccc"), to: "Checkout.storyboard")
    let outcome = try workplace.navscene("diff", "--git", "base", "--changes-only")
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        storyboard Checkout (new)
        Thanks
          ~ storyboard is now Checkout, was Main
        1 scene changed; 2 differences

        """)
  }

  @Test func whatWasDeletedIsGone() throws {
    let workplace = try Self.repository(["Shop.navscene": Self.shop, "README.md": "Shop\n"])
    #expect(try workplace.shell("rm Shop.navscene").code == 0)
    let outcome = try workplace.navscene("diff", "--git", "HEAD", "Shop.navscene")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("storyboard Shop (removed)"))
    let nothing = try workplace.navscene("diff", "--git", "HEAD", "README.txt")
    #expect(nothing.code == 2)
    #expect(nothing.errors.contains("there is nothing to compare in 'README.txt'"))
  }

  @Test func whatGitDoesNotKnowIsSaid() throws {
    let workplace = try Self.repository(["Shop.navscene": Self.shop])
    let unknown = try workplace.navscene("diff", "--git", "mian")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("error: git knows no revision 'mian'\n"))
    // Nothing is taken for a flag of git's.
    for word in ["--help", "-h", "--output=x", "base;touch x", "$(touch x)"] {
      #expect(try workplace.navscene("diff", "--git=\(word)").code == 2)
    }
    #expect(try !workplace.names().contains("x"))

    let outside = try Workplace(["Shop.navscene": Self.shop])
    let environment = ["GIT_CEILING_DIRECTORIES": outside.folder.deletingLastPathComponent().path]
    let lost = try outside.navscene("diff", "--git", "HEAD", environment: environment)
    #expect(lost.code == 2)
    #expect(lost.errors.contains("error: --git needs a git repository: "))
    let without = try outside.navscene("diff", "--git", "HEAD", environment: ["PATH": "/nowhere"])
    #expect(without.code == 2)
    #expect(without.errors.contains("error: there is no program 'git' to ask\n"))
  }

  @Test func aCommentOnAPullRequestHasAChart() throws {
    let workplace = try Workplace([
      "Old.navscene": Self.shop,
      "New.navscene": Self.shop.replacing("-> show Thanks", with: "-> present Profile")
        .replacing("\"Cart\"", with: "\"<Cart>\""),
    ])
    let outcome = try workplace.navscene(
      "diff", "Old.navscene", "New.navscene", "--format", "markdown", "--changes-only")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("### Navigation: 1 scene changed; 2 differences\n"))
    #expect(outcome.output.contains("```mermaid\nflowchart LR\n"))
    #expect(outcome.output.contains("  linkStyle 0 stroke:#d4760a,stroke-width:3px\n"))
    #expect(outcome.output.contains("title is now \"\\<Cart\\>\", was \"Cart\""))
  }

  @Test func aPictureShowsBothSides() throws {
    let workplace = try Workplace([
      "Old.navscene": Self.shop,
      "New.navscene": Self.shop.replacing("-> show Thanks", with: "-> present Profile")
        .replacing("    scene Thanks { title: \"Thanks\" }\n", with: ""),
    ])
    let outcome = try workplace.navscene("diff", "Old.navscene", "New.navscene", "-o", "x.svg")
    #expect(outcome.code == 1)
    #expect(outcome.output == "")
    let picture = String(decoding: try workplace.read("x.svg"), as: UTF8.self)
    #expect(picture.hasPrefix("<svg"))
    #expect(picture.contains(">Before</text>"))
    #expect(picture.contains(">After</text>"))
    if try workplace.shell("command -v xmllint").code == 0 {
      #expect(try workplace.shell("xmllint --noout x.svg").code == 0)
    }
    let refused = try workplace.navscene(
      "diff", "Old.navscene", "New.navscene", "-o", "New.navscene")
    #expect(refused.code == 2)
    let two = try workplace.navscene(
      "diff", "Old.navscene", "New.navscene", "-o", "x.svg", "--format", "json")
    #expect(two.code == 2)
  }

  @Test func gitShowsOutlinesInPlaceOfStoryboards() throws {
    let cart = Self.scene("Cart", "aaa-aa-aaa", segueTo: "ccc-cc-ccc")
    let thanks = Self.scene("Thanks", "ccc-cc-ccc")
    let workplace = try Self.repository([
      "Main.storyboard": Self.storyboard(cart + thanks),
      ".gitattributes": "*.storyboard diff=navscene\n",
    ])
    let driver = """
      git config diff.navscene.textconv "$NAVSCENE compile --emit outline --quiet --no-fail"
      """
    #expect(try workplace.shell(driver).code == 0)
    // On the canvas alone.
    try workplace.write(
      Self.storyboard(cart + thanks).replacing("x=\"0\"", with: "x=\"900\""), to: "Main.storyboard")
    let moved = try workplace.shell("git diff")
    #expect(moved.code == 0)
    #expect(!moved.output.contains("@@"))
    try workplace.write(
      Self.storyboard(cart + thanks).replacing("title=\"Thanks\"", with: "title=\"Receipt\""),
      to: "Main.storyboard")
    let titled = try workplace.shell("git diff")
    #expect(titled.code == 0)
    #expect(titled.errors == "")
    #expect(titled.output.contains("+    title: \"Receipt\"\n"))
  }

  @Test func anOutlineThatDriftedFails() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop])
    let baseline = ["compile", "Shop.navscene", "--emit", "outline"]
    #expect(try workplace.navscene(baseline + ["-o", "Shop.outline"]).code == 0)
    let same = try workplace.navscene(baseline + ["--check", "Shop.outline"])
    #expect(same.code == 0)
    #expect(same.output == "")
    try workplace.write(
      Self.shop.replacing("-> show Thanks", with: "-> present Thanks"), to: "Shop.navscene")
    let drifted = try workplace.navscene(baseline + ["--check", "Shop.outline"])
    #expect(drifted.code == 1)
    #expect(drifted.output.contains("-    button Pay \"Pay\" -> show Thanks\n"))
    #expect(drifted.output.contains("+    button Pay \"Pay\" -> present Thanks\n"))
  }

  // MARK: Storyboards

  private static func storyboard(_ scenes: String, initial: String = "aaa-aa-aaa") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(initial)">
        <scenes>
    \(scenes)    </scenes>
    </document>

    """
  }

  private static func scene(_ title: String, _ id: String, segueTo other: String? = nil) -> String {
    let segue = other.map {
      """
      <connections><segue destination="\($0)" kind="show" identifier="next" id="\(id)-s"/></connections>
      """
    }
    return """
              <scene sceneID="\(id)-scene">
                  <objects>
                      <viewController title="\(title)" id="\(id)" sceneMemberID="viewController">
                          \(segue ?? "")
                      </viewController>
                  </objects>
                  <point key="canvasLocation" x="0" y="0"/>
              </scene>

      """
  }
}
