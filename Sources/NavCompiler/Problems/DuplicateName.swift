import NavModel
import NavSyntax
import NavText

/// Two things of one name in one place.
enum DuplicateName: LanguageProblem {
  case named(String, Kind, first: Location)
  /// `on viewDidLoad` twice.
  case hook(String, first: Location)
  /// An action and an unwind action, or another two kinds of method.
  case methods(String, Method.Kind, Method.Kind, first: Location)
  /// A class of UIKit that a project declares.
  case classOfUIKit(String)
  /// A type of the language that a project declares.
  case typeOfLanguage(String)

  enum Kind: Hashable {
    case storyboard, scene, element, `class`, outlet, variable, rowVariable
    case enumeration, enumerationCase
    case method(Method.Kind)

    var plural: String {
      switch self {
      case .storyboard: "storyboards"
      case .scene: "scenes"
      case .element: "elements"
      case .class: "classes"
      case .outlet: "outlets"
      case .method(let kind): kind.called + "s"
      case .variable: "variables"
      case .rowVariable: "row variables"
      case .enumeration: "enums"
      case .enumerationCase: "cases"
      }
    }
  }

  var sentence: Sentence {
    switch self {
    case .named(let name, let kind, let first):
      again(
        "there are two \(kind.plural) called '\(name)'", first, "give one of them another name")
    case .hook(let name, let first):
      again(
        "'\(name)' is answered twice", first, "put what both do into one on \(name) { … }")
    case .methods(let name, let one, let other, let first):
      again(
        "'\(name)' is \(article(one.called)) and \(article(other.called))", first,
        "give one of them another name")
    case .classOfUIKit(let name): taken(name, "a class of UIKit")
    case .typeOfLanguage(let name): taken(name, "a type of the language")
    }
  }

  private func again(_ message: String, _ first: Location, _ advice: String) -> Sentence {
    Sentence(
      message, label: "the second", related: [Label(first, "the first is here")], help: advice)
  }

  private func taken(_ name: String, _ by: String) -> Sentence {
    Sentence(
      "'\(name)' is \(by) already", help: "give it another name, as in My\(withoutUI(name))")
  }

  static var explanation: Explanation {
    Explanation(
      "duplicate-name", .error, "Two things in the same place have the same name.",
      why: """
        Arrows, outlets and tests speak of things by name. With two of a name it would be chance \
        which one is meant.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            label Price "10"
            label Price "20"
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            label Price "10"
            label Total "20"
          }
        }
        """)
  }
}

extension Method.Kind {
  /// How messages call it.
  var called: String {
    switch self {
    case .action: "action"
    case .unwind: "unwind action"
    case .hook, .message: "hook"
    }
  }
}
