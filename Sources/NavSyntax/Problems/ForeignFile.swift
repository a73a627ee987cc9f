import NavText

/// A picture, a page or code in place of a text: one line says what it is, and nothing in it is judged.
struct ForeignFile: SyntaxProblem {
  let format: ForeignFormat

  var sentence: Sentence {
    Sentence("this is \(format.name), and not a text of navscene", help: help)
  }

  private var help: String {
    switch format {
    case .swift, .swiftUI, .objectiveC:
      "code is compared with storyboards, as in navscene lint Main.storyboard --sources App"
    case .xml: "a file of Interface Builder is named .storyboard or .xib"
    case .xcodeProject: "give the folder that it is in"
    case .html, .svg, .mermaid, .graphviz: "give the text that it was drawn from"
    case .png, .jpeg, .gif, .webP, .pdf, .zip, .gzip, .elf, .machO, .wasm, .binaryPropertyList,
      .sqlite, .json, .markdown, .script, .yaml, .plantUML:
      "'navscene help language' shows what such a text looks like"
    }
  }

  static var explanation: Explanation {
    Explanation(
      "foreign-file", .error, "A file is of another kind altogether.",
      why: """
        Its first bytes or lines say that it is a picture, a page, a program or something else. Nothing in it \
        could be understood, so nothing else is said about it.
        """,
      bad: """
        import UIKit

        final class HomeController: UIViewController {}
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home: HomeController
        }
        class HomeController: UIViewController
        """)
  }
}
