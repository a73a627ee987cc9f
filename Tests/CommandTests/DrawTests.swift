import Foundation
import NavTesting
import Testing

struct DrawTests {
  /// Where a command writes one thing, both names mean that.
  @Test(arguments: ["-o", "--output"])
  func bothNamesOfTheOutputAreKnown(_ flag: String) throws {
    let workplace = try Workplace([
      "Shop.navscene": "storyboard Shop {\n    initial -> Cart\n    scene Cart\n}\n"
    ])
    #expect(try workplace.navscene("draw", "Shop.navscene", flag, "Shop.svg").code == 0)
    #expect(try workplace.navscene("lint", "--reporter", "json", flag, "lint.json").code == 0)
    #expect(try workplace.navscene("test", "--reporter", "tap", flag, "test.tap").code == 0)
    #expect(
      Set(try workplace.names()) == ["Shop.navscene", "Shop.svg", "lint.json", "test.tap"])
  }

  private let shop = """
    storyboard Shop {
        initial -> Browse
        navigation Browse { root -> Cart }
        scene Cart {
            title: "Cart"
            button Pay "Pay" -> present Checkout as "pay"
        }
        scene Checkout { button Back "Back" -> unwind paid }
        scene Help { unwind paid }
    }
    test "paying" {
        tap Pay
        expect presented == [Checkout]
    }
    """

  @Test func theEndingSaysWhatIsWritten() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    for (name, start) in [
      ("Shop.svg", "<svg "), ("Shop.dot", "digraph \"Shop\" {"), ("Shop.gv", "digraph"),
      ("Shop.mmd", "flowchart LR"), ("Shop.txt", "Shop\n"), ("SHOP.SVG", "<svg "),
    ] {
      let outcome = try workplace.navscene("draw", "Shop.navscene", "-o", name)
      #expect(outcome.code == 0 && outcome.output == "" && outcome.errors == "", "\(outcome)")
      #expect(String(decoding: try workplace.read(name), as: UTF8.self).hasPrefix(start))
    }
    let odd = try workplace.navscene(
      "draw", "Shop.navscene", "-o", "Shop.picture", "--format", "svg")
    #expect(odd.code == 0)
  }

  @Test func withoutAnOutputItIsForEyes() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let outcome = try workplace.navscene("draw", "Shop.navscene")
    #expect(
      outcome.output == """
        Shop
        ▶ Browse (navigation)
          └─ root → Cart
             └─ present pay → Checkout
                └─ ↩ paid
        • Help

        """)
    let svg = try workplace.navscene("draw", "Shop.navscene", "-o", "-", "--format", "svg")
    #expect(svg.output.hasPrefix("<svg ") && svg.output.hasSuffix("</svg>\n"))
  }

  @Test func whatCannotBeDrawnIsSaid() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    func errors(_ arguments: String...) throws -> String {
      let outcome = try workplace.shell(
        "\"$NAVSCENE\" draw Shop.navscene "
          + arguments.map { "'\($0)'" }.joined(separator: " "))
      #expect(outcome.code == 2, "\(arguments)")
      return outcome.errors
    }
    #expect(try errors("-o", "Shop.svgg").contains("did you mean '.svg'?"))
    let png = try errors("-o", "Shop.png")
    #expect(png.contains("navscene draws no '.png'"))
    #expect(png.contains("what it draws ends in .svg, .html, .dot, .mmd, .txt"))
    #expect(png.contains("draw 'Shop.svg', then rsvg-convert -o Shop.png Shop.svg"))
    #expect(try errors("-o", "Shop").contains("has no ending"))
    #expect(try errors("-o", "-").contains("--format says it"))
    #expect(try errors("--screen", "-o", "Shop.dot").contains("only the canvas"))
    #expect(try errors("--test", "payng").contains("did you mean 'paying'?"))
    #expect(try errors("--state", "x").contains("--state belongs to --screen"))
    #expect(try errors("--device", "iPhone 8").contains("belongs to --screen"))
    #expect(try errors("--screen", "--test", "paying").contains("two pictures"))
    #expect(try errors("--format", "svg", "-o", "Shop.navscene").contains("Shop.navscene"))
    #expect(try workplace.names() == ["Shop.navscene"])
  }

  @Test func nothingToDrawIsSaid() throws {
    let workplace = try Workplace(["Empty.navscene": "", "Bare.navscene": "storyboard Bare { }"])
    for name in ["Empty.navscene", "Bare.navscene"] {
      for arguments in ["", "-o Empty.svg", "-o Empty.html"] {
        let outcome = try workplace.shell("\"$NAVSCENE\" draw \(name) \(arguments)")
        #expect(
          outcome.code != 0 && !(outcome.errors + outcome.output).isEmpty, "\(name) \(arguments)")
      }
    }
    let outcome = try workplace.navscene("draw", "Empty.navscene")
    #expect(outcome.code == 2 && outcome.errors.contains("there is no scene to draw"))
    #expect(try workplace.names() == ["Bare.navscene", "Empty.navscene"])
  }

  /// Each process numbers its sets and dictionaries otherwise.
  @Test func everyProcessDrawsTheSame() throws {
    let workplace = try Workplace()
    let sample = Project.fullPath("Samples/Clock.navscene")
    let golden = Project.text(of: "Tests/Golden/Clock.svg")
    for _ in 0..<3 {
      let outcome = try workplace.navscene("draw", sample, "-o", "-", "--format", "svg")
      #expect(outcome.output == golden)
    }
    let mail = Project.fullPath("Tests/Storyboards/Mail")
    let pictures = try (0..<3).map { _ in
      try workplace.navscene("draw", mail, "-o", "-", "--format", "svg").output
    }
    #expect(Set(pictures).count == 1)
  }

  @Test func aFolderThatTakesNoFilesIsNamed() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self") else { return }
    let workplace = try Workplace(["Shop.navscene": shop])
    let outcome = try workplace.navscene("draw", "Shop.navscene", "-o", "/proc/x.svg")
    #expect(outcome.code == 2 && outcome.errors.contains("no file can be made in '/proc'"))
    let nowhere = try workplace.navscene("draw", "Shop.navscene", "-o", "nowhere/x.svg")
    #expect(nowhere.code == 2 && nowhere.errors.contains("there is no folder 'nowhere'"))
  }

  @Test func noScriptIsOverwritten() throws {
    let workplace = try Workplace(["Shop.navscene": shop, "way.svg": "tap Pay\n"])
    for flags in ["--screen --state way.svg", "--script way.svg"] {
      let outcome = try workplace.shell("\"$NAVSCENE\" draw Shop.navscene \(flags) -o way.svg")
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("is read, so it is not written"))
    }
  }

  @Test func aScreenAndTheWayToIt() throws {
    let workplace = try Workplace([
      "Shop.navscene": shop, "way": "tap Pay\n", "wrong": "tap Pray\n",
    ])
    let first = try workplace.navscene(
      "draw", "Shop.navscene", "--screen", "--format", "svg", "-o", "-")
    #expect(first.output.contains("<title>Cart on iPhone 15</title>"))
    #expect(first.output.contains("data-touch="))
    let later = try workplace.navscene(
      "draw", "Shop.navscene", "--screen", "--state", "way", "--device", "iPhone 8", "-o",
      "Shop.svg")
    #expect(later.code == 0)
    let picture = String(decoding: try workplace.read("Shop.svg"), as: UTF8.self)
    #expect(picture.contains("<title>Checkout on iPhone 8</title>"))
    let refused = try workplace.navscene("draw", "Shop.navscene", "--screen", "--state", "wrong")
    #expect(refused.code == 1 && refused.errors.contains("'tap Pray' was refused"))
    let strip = try workplace.navscene("draw", "Shop.navscene", "--test", "paying")
    #expect(strip.output.contains("> tap Pay\n"))
    let script = try workplace.navscene(
      "draw", "Shop.navscene", "--script", "way", "-o", "-", "--format", "svg")
    #expect(script.output.contains("still-2"))
  }

  @Test func aTestThatFailsIsDrawnAndFails() throws {
    let test = "test \"lost\" {\n    tap \"Pay\"\n    expect visible == Cart\n}\n"
    let workplace = try Workplace(["Shop.navscene": shop + "\n" + test])
    let strip = try workplace.navscene("draw", "Shop.navscene", "--test", "lost", "-o", "Strip.svg")
    #expect(strip.code == 1 && strip.errors.contains("the test fails"))
    #expect(String(decoding: try workplace.read("Strip.svg"), as: UTF8.self).contains("still-2"))
  }

  private let claims = """

    check "a way back" { always can reach Cart }
    check "paying is possible" { can reach Checkout }
    check "bounded" { states: 1, never Checkout }
    """

  @Test func theRunThatRefutesACheckIsDrawn() throws {
    let stuck = (shop + claims).replacing(
      "present Checkout as \"pay\"", with: "present Checkout { style: fullScreen }"
    ).replacing("button Back \"Back\" -> unwind paid", with: "label Stuck")
    let workplace = try Workplace(["Shop.navscene": stuck])
    let strip = try workplace.navscene(
      "draw", "Shop.navscene", "--check", "a way back", "-o", "Strip.svg")
    #expect(strip.code == 0 && strip.output == "", "\(strip)")
    let picture = String(decoding: try workplace.read("Strip.svg"), as: UTF8.self)
    #expect(picture.contains("<title>Next: tap "))
    #expect(picture.contains("always can reach Cart"))
    #expect(picture.contains("still-2") && !picture.contains("still-3"))
    let text = try workplace.navscene("draw", "Shop.navscene", "--check", "way-back")
    #expect(text.output.hasPrefix("> launch\n"))
    #expect(
      text.output.hasSuffix(
        "always can reach initial: refuted: after 1 move there is no way there any more\n"))
    // What nobody wrote is claimed of any device; a check says its own.
    let other = try workplace.navscene(
      "draw", "Shop.navscene", "--check", "way-back", "--device", "iPhone 8")
    #expect(other.code == 0 && other.output.contains("iPhone 8"))
  }

  @Test func whereNoRunRefutesACheckItIsSaidWhy() throws {
    let workplace = try Workplace(["Shop.navscene": shop + claims])
    func errors(_ arguments: String...) throws -> String {
      let outcome = try workplace.shell(
        "\"$NAVSCENE\" draw Shop.navscene "
          + arguments.map { "'\($0)'" }.joined(separator: " "))
      #expect(outcome.code == 2, "\(arguments)")
      return outcome.errors
    }
    #expect(
      try errors("--check", "a way back").hasPrefix(
        "error: there is nothing to draw of 'a way back': proven in "))
    #expect(
      try errors("--check", "paying is possible").contains("proven: it is 1 move away"))
    let open = try errors("--check", "bounded", "-o", "Strip.svg")
    #expect(
      open.contains(
        "there is nothing to draw of 'bounded': not decided: there are more than 1 state"))
    #expect(open.contains("--states N"))
    let unknown = try errors("--check", "a way bak")
    #expect(unknown.contains("did you mean 'a way back'?"))
    #expect(unknown.contains("of every app is claimed run-time-error, way-back"))
    #expect(try errors("--check", "a way back", "--test", "paying").contains("two pictures"))
    #expect(try errors("--check", "a way back", "--device", "iPhone 8").contains("a check says"))
    #expect(try errors("--check", "way-back", "-o", "Strip.html").contains("only the canvas"))
    #expect(try workplace.names() == ["Shop.navscene"])
  }

  @Test func captionsCanBeTyped() throws {
    let test = "test \"text\" {\n    tap \"Pay\"\n    dismiss\n}\n"
    let workplace = try Workplace(["Shop.navscene": shop + "\n" + test])
    let strip = try workplace.navscene("draw", "Shop.navscene", "--test", "text")
    #expect(strip.output.contains("> tap \"Pay\"\n"))
  }

  @Test func aPageHoldsTheWholeApp() throws {
    let workplace = try Workplace(["Shop.navscene": shop, "way": "tap Pay\n"])
    let outcome = try workplace.navscene(
      "draw", "Shop.navscene", "-o", "Shop.html", "--state", "way", "--device", "iPhone 8", "--era",
      "sheet", "--orientation", "landscape")
    #expect(outcome.code == 0 && outcome.output == "" && outcome.errors == "", "\(outcome)")
    let page = String(decoding: try workplace.read("Shop.html"), as: UTF8.self)
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<title>Shop</title>"))
    #expect(page.contains("present Checkout as \\\"pay\\\""))
    #expect(page.contains(#""commands":["tap Pay"]"#))
    #expect(page.contains(#""device":"iPhone 8","era":"sheet","orientation":"landscapeLeft""#))
    // Nothing of it lies elsewhere.
    for word in ["src=", "href=\"http", "@import", "url(http"] { #expect(!page.contains(word)) }
    let strip = try workplace.navscene(
      "draw", "Shop.navscene", "--test", "paying", "-o", "Shop.html")
    #expect(strip.code == 2 && strip.errors.contains("only the canvas"))
  }

  @Test func aPageOfStoryboardsShowsTheirText() throws {
    let workplace = try Workplace()
    let outcome = try workplace.navscene(
      "draw", Project.fullPath("Tests/Storyboards/Mail"), "-o", "Mail.html")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let page = String(decoding: try workplace.read("Mail.html"), as: UTF8.self)
    #expect(page.contains(#""path":"Main.navscene","text":"storyboard Main {"#))
  }

  @Test func mistakesAreToldInsteadOfDrawn() throws {
    let workplace = try Workplace(["Shop.navscene": "storyboard Shop { initial -> Cart }"])
    let outcome = try workplace.navscene("draw", "Shop.navscene", "-o", "Shop.svg")
    #expect(outcome.code == 1 && outcome.output.contains("unknown-scene"))
    #expect(try workplace.names() == ["Shop.navscene"])
  }

  @Test func storyboardsAndGraphsAreDrawnToo() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    #expect(try workplace.navscene("compile", "Shop.navscene").code == 0)
    let text = try workplace.navscene("draw", "Shop.navscene", "-o", "-", "--format", "svg")
    let graph = try workplace.navscene("draw", "Shop.navgraph", "-o", "-", "--format", "svg")
    #expect(text.output == graph.output)
    let storyboards = Project.fullPath("Tests/Storyboards/Mail")
    let mail = try workplace.navscene("draw", storyboards, "-o", "Mail.svg")
    #expect(mail.code == 0, "\(mail.errors)")
  }
}
