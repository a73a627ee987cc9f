import NavText

/// A name is missing.
struct MissingName: SyntaxProblem {
  enum Place: Hashable {
    /// After what this phrase calls.
    case after(String)
    case className
    case systemItem
    case pathPart
    case argument
  }

  let place: Place
  let found: StrayToken

  init(_ place: Place, found: StrayToken) {
    self.place = place
    self.found = found
  }

  var sentence: Sentence { Sentence(message, label: "a name belongs here", help: help) }

  private var message: String {
    switch place {
    case .after(let word): "\(word) needs a name here\(found.butFound)"
    case .className: "a class name is missing after ':'"
    case .systemItem: "the name of a system item is missing after '.'"
    case .pathPart: "a name is missing after '.'"
    case .argument: "'with' needs the name of a variable\(found.butFound)"
    }
  }

  private var help: String {
    switch place {
    case .after: "names are letters, digits and _, and start with a letter"
    case .className where found.kind == .string:
      "take the colon out: a text goes right after the name, as in label Time \"12:00\""
    case .className where found.kind == .integer || found.kind == .minus:
      "a variable starts with var, as in var count: 0...5"
    case .className: "write the class, as in scene Cart: CartViewController"
    case .systemItem: "write one, as in left .cancel"
    case .pathPart: "write the rest of the name, as in Settings.Profile"
    case .argument: "write what is handed over, as in -> show Detail with item"
    }
  }

  static var explanation: Explanation {
    Explanation(
      "missing-name", .error, "A name is missing after a word or sign that needs one.",
      why: """
        A colon after a scene announces its class, a dot the rest of a name or a system item, \
        with the name of a variable. Without the name the line cannot be understood.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home:
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home: UIViewController
        }
        """)
  }
}
