import NavModel
import NavSyntax
import NavText

/// An expectation that is not a question with an answer.
indirect enum BadExpectation: LanguageProblem {
  /// The same in a check, where questions follow words such as `always`.
  case claimed(BadExpectation)
  case nothing
  /// `expect title`: the question by itself, and what answers it.
  case noComparison(question: String, Query.Answer)
  /// `expect count > 3`
  case comparison(operator: String)
  case noQuestion
  /// `expect Home`
  case scene(String)
  /// `expect Photo.height == 4`
  case sideOfConstraint(element: String)
  /// `expect visible.title == "Home"`: the first question, the second, and what the second is asked of if it is one.
  case questionOfAnswer(String, asks: String, Query.Subject?)
  /// `expect Home.title == "Home"`
  case subjectFirst(Subject, question: String, isYesOrNo: Bool)
  /// `expect frame == …`
  case missingSubject(String)
  /// `expect visible of Home`
  case needlessSubject(String, subject: String)
  /// `expect stack of Home`, which is no container.
  case notAContainer(String, subject: String)
  /// `expect enabled of Home`, and an element of that scene.
  case askedOfScene(String, scene: String, element: String)
  /// `expect title of Save`
  case askedOfElement(String, element: String)

  /// What was asked about before it was said what is asked.
  enum Subject: Hashable {
    case container(String)
    case scene
    case element(String)
    /// For a question that everything answers.
    case any(String)
  }

  var sentence: Sentence {
    if case .claimed(let problem) = self { return problem.sentence(.always) }
    return sentence(.expect)
  }

  /// What examples begin with.
  private enum Opening: String {
    case expect, always
  }

  private func sentence(_ opening: Opening) -> Sentence {
    let word = opening.rawValue
    return switch self {
    case .claimed(let problem): problem.sentence(opening)
    case .nothing:
      Sentence(
        opening == .expect ? "there is nothing to expect here" : "there is no condition here",
        help: "write a question, as in \(word) visible == Home")
    case .noComparison(let question, let answer):
      Sentence(
        "'\(question)' is not answered by yes or no",
        help: answer == .text
          ? "say what it is, as in \(word) \(question) == \"Home\"; if there is none, the answer is \"\""
          : "say what it is, as in \(word) \(question) == …")
    case .comparison(let spelling):
      Sentence(
        opening == .expect
          ? "'\(spelling)' cannot be expected"
          : "'\(spelling)' does not compare this question with an answer",
        help: opening == .expect
          ? "compare with ==, != or contains, one expectation a line"
          : "compare with ==, != or contains; depth of a stack and count of presented are numbers")
    case .noQuestion:
      Sentence(
        "the left side must be a question", help: "write it as in \(word) visible == Home")
    case .scene(let name):
      Sentence(
        "'\(name)' is a scene, not a question",
        help: "ask for what is seen, as in \(word) visible == \(name)")
    case .sideOfConstraint(let element):
      Sentence(
        "a side is a matter of constraints: tests ask for whole frames",
        help:
          "write its x, y, width and height, as in \(word) frame of \(element) == [0, 64, 320, 44]")
    case .questionOfAnswer(let question, let asked, let subject):
      Sentence(
        "'\(question)' is a question by itself, and its answer is not asked anything",
        help: Self.advice(on: asked, subject, word))
    case .subjectFirst(let subject, let question, let isYesOrNo):
      Sentence(
        "the question comes first, then what it is about",
        help: Self.advice(on: question, of: subject, isYesOrNo, word))
    case .missingSubject(let question):
      Sentence(
        "'\(question)' needs to know of what", help: "write it as in \(word) \(question) of Name")
    case .needlessSubject(let question, let subject):
      Sentence("'\(question)' is of the whole screen", help: "take 'of \(subject)' out")
    case .notAContainer(let question, let subject):
      Sentence(
        "'\(question)' is asked of a container, and '\(subject)' is not one",
        help: "name the controller that holds it, or take 'of \(subject)' out")
    case .askedOfScene(let question, let scene, let element):
      Sentence(
        "'\(question)' is asked of an element or a bar item, and '\(scene)' is a scene",
        help: question == Query.text.facts.keyword
          ? "name what says it, as in \(word) text of \(element) == …, or ask for title"
          : "name something inside it, as in \(word) \(question) of \(element)")
    case .askedOfElement(let question, let element):
      Sentence(
        "'\(question)' is asked of a scene, and '\(element)' is not one",
        help: question == Query.title.facts.keyword
          ? "ask what it says, as in \(word) text of \(element) == …"
          : "for an element of a scene ask text, enabled, hidden or frame, as in \(word) hidden of \(element)"
      )
    }
  }

  /// What to ask instead of `visible.title`.
  private static func advice(on question: String, _ subject: Query.Subject?, _ word: String)
    -> String
  {
    switch subject {
    // The count of a list, as in Swift.
    case nil where question == "count" || question == "isEmpty" || question == "first":
      "compare the whole list, as in \(word) stack == [Home, Detail] or \(word) presented == []"
    case nil: "ask one thing, as in \(word) \(question) == …"
    case .scene, .element, .placed: "name what is meant, as in \(word) \(question) of Name"
    case .none?, .containerOrNothing, .sceneOrNothing:
      "ask for what is in front, as in \(word) \(question)" + comparison(of: question)
    }
  }

  /// What to ask instead of `Cart.title`: only containers have a bar of their own.
  private static func advice(
    on question: String, of subject: Subject, _ isYesOrNo: Bool, _ word: String
  ) -> String {
    switch subject {
    case .container(let name), .any(let name): "write it as in \(word) \(question) of \(name)"
    case .scene:
      "ask for what is in front, as in \(word) \(question)" + (isYesOrNo ? "" : " == …")
    case .element(let name):
      "of an element ask what it says, as in \(word) text of \(name) == …"
    }
  }

  private static func comparison(of question: String) -> String {
    let query = Query.allCases.first { $0.facts.keyword == question }
    return query?.facts.answer == .boolean ? "" : " == …"
  }

  static var explanation: Explanation {
    Explanation(
      "bad-expectation", .error, "An expectation is not a question with an answer.",
      why: """
        An expectation either asks what can be yes or no, as in expect barHidden, or compares an \
        answer, as in expect visible == Home. Anything else cannot come true.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home
        }

        test "the app starts at home" {
          expect visible
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home
        }

        test "the app starts at home" {
          expect visible == Home
        }
        """)
  }
}
