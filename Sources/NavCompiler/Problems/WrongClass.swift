import NavModel
import NavSyntax
import NavText

/// A class that does not descend from the one that it would have to.
enum WrongClass: LanguageProblem {
  case other(String, isA: UIKitClass, wants: UIKitClass, of: Owner)
  /// A class of lists for a scene whose view is another.
  case rootView(String, of: ControllerKind)

  /// What has a class of its own.
  enum Owner: Hashable {
    case scene(ControllerKind)
    case rootView(ControllerKind)
    case element(ElementKind)

    fileprivate var words: String {
      switch self {
      case .scene(let kind): kind.called
      case .rootView(let kind): "the root view of \(kind.called)"
      case .element(let kind): article(kind.facts.keyword)
      }
    }
  }

  static let isFoundAtRunTime = true

  var sentence: Sentence {
    switch self {
    case .other(let name, let isA, let wants, let owner):
      let needs = "\(owner.words) needs \(classWithArticle(wants.facts.name))"
      return Sentence(
        name == isA.facts.name
          ? "\(needs), and '\(name)' is not one"
          : "'\(name)' is \(classWithArticle(isA.facts.name)), but \(needs)",
        help: "use a class that descends from \(wants.facts.name), or another kind than "
          + owner.words)
    case .rootView(let name, let kind):
      let isA = kind.facts.uikitClass.facts.name
      let what = name == isA ? "'\(isA)'" : "'\(name)' is \(classWithArticle(isA)), which"
      let view = classWithArticle(kind.rootViewClass.facts.name)
      return Sentence(
        "\(what) needs \(view) as its view, and a scene has a plain one",
        help: "write \(kind.facts.keyword) instead of scene, or let the class descend from "
          + "UIViewController")
    }
  }

  static var explanation: Explanation {
    Explanation(
      "wrong-class", .error, "A class does not descend from the class that its use needs.",
      why: """
        A table scene is loaded as a UITableViewController, a label as a UILabel, and so on. A \
        class of another family answers other messages: the app crashes when it is asked for \
        what it does not have.
        """,
      bad: """
        storyboard Main {
          initial -> Cities
          table Cities: CitiesViewController
        }

        class CitiesViewController: UIViewController
        """,
      good: """
        storyboard Main {
          initial -> Cities
          table Cities: CitiesViewController
        }

        class CitiesViewController: UITableViewController
        """)
  }
}
