import NavModel
import NavText

extension ExportLoss {
  /// What `navscene explain` knows it by.
  public static var code: String { "not-exported" }

  /// The finding for all of one kind, at the first of them.
  public var diagnostic: Diagnostic {
    let location = Location(ID(Int(place.source.index)), place.range)
    return Diagnostic(Self.code, .warning, at: location, message, help: [help])
  }

  private var message: String {
    let verb = count == 1 ? "is" : "are"
    return "\(count) \(count == 1 ? noun.one : noun.several) \(verb) left out of the storyboard"
  }

  private var noun: (one: String, several: String) {
    switch kind {
    case .attribute(let key):
      ("'\(key.facts.keyword)' setting", "'\(key.facts.keyword)' settings")
    case .binding: ("value that follows a variable", "values that follow variables")
    case .element(let kind): (kind.facts.keyword, kind.facts.keyword + "s")
    case .controller(let kind): (kind.facts.keyword, kind.facts.keyword + "s")
    case .segueToController:
      ("segue to a controller that code makes", "segues to controllers that code makes")
    case .segueCondition: ("condition of a segue", "conditions of segues")
    case .tabCondition: ("condition of a tab", "conditions of tabs")
    case .arguments: ("value that a segue passes", "values that segues pass")
    case .variable: ("variable", "variables")
    case .method: ("body of a method", "bodies of methods")
    case .message: ("message to a delegate or a controller", "messages to delegates or controllers")
    case .enumeration: ("enum", "enums")
    case .test: ("test", "tests")
    case .check: ("check", "checks")
    case .constraint: ("constraint", "constraints")
    case .device: ("device", "devices")
    case .editButton: ("edit button", "edit buttons")
    }
  }

  private var help: String {
    switch kind {
    case .segueCondition, .segueToController, .tabCondition, .arguments, .variable, .method,
      .message, .enumeration,
      .controller, .binding:
      "the app's code has to do this: a storyboard says nothing of it"
    case .test, .check: "tests and checks stay in the text"
    case .element, .attribute: "Interface Builder has no field for it: set it in code"
    case .constraint: "Interface Builder has no word for one of its sides"
    case .editButton:
      "a plain Edit item takes its place: assign 'editButtonItem' in code"
    case .device: "the canvas shows a device of the same size"
    }
  }

  public static var explanations: [Explanation] {
    [
      Explanation(
        code, .warning, "A storyboard can't say something that the text says.",
        why: """
          A storyboard holds scenes, what is on them and how they are connected. What an app does in code is not in it, \
          nor are tests and checks, nor settings that Interface Builder has no field for. Export writes everything else, \
          and reports each kind of what it leaves out once.
          """,
        bad: """
          storyboard Main {
              initial -> Home
              scene Home {
                  button Go "Go" -> show Next when isReady
                  var isReady: Bool = false
              }
              scene Next
          }
          """,
        good: """
          storyboard Main {
              initial -> Home
              scene Home {
                  button Go "Go" -> show Next
              }
              scene Next
          }
          """)
    ]
  }
}
