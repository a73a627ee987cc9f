import NavModel
import NavSyntax
import NavText

/// A container without what it cannot be without: `missing-root`, `missing-tab` and the columns of a split view.
struct MissingRelationship: LanguageProblem {
  let relationship: RelationshipKind
  let scene: String
  let kind: ControllerKind

  static let isFoundAtRunTime = true

  var code: String { "missing-" + relationship.facts.keyword }

  var sentence: Sentence {
    let keyword = relationship.facts.keyword
    return Sentence(
      "the \(kind.facts.keyword) scene '\(scene)' has no \(keyword)",
      label: "it would be empty on screen",
      help: [
        kind == .split
          ? "a split scene needs both lines, as in primary -> List and secondary -> Detail"
          : "add a line such as \(keyword) -> Home",
        "if code fills it, write \(keyword): code",
      ])
  }

  var cascade: Cascade {
    switch relationship {
    case .primary: [.lacksMember, .lacksPrimary]
    case .secondary: [.lacksMember, .followsMissingPrimary]
    case .root, .tab, .supplementary, .compact, .page: .lacksMember
    }
  }

  static var explanation: Explanation { explanations[0] }
  static var explanations: [Explanation] {
    [
      Explanation(
        "missing-root", .error, "A navigation scene has no root.",
        why: """
          The screen shows a navigation bar with nothing in it and nothing below (NAV-21). The \
          root is the bottom of the stack and is never popped (NAV-13). Xcode does not notice \
          (IBW-21). Where code gives the stack its first screen, write root: code.
          """,
        bad: """
          storyboard Main {
            initial -> Root
            navigation Root
            scene Cities
          }
          """,
        good: """
          storyboard Main {
            initial -> Root
            navigation Root {
              root -> Cities
            }
            scene Cities
          }
          """),
      Explanation(
        "missing-tab", .error, "A tabs scene has no tabs.",
        why: """
          The screen shows an empty tab bar and nothing above it; there is nothing to select \
          (TAB-16). Xcode does not notice (IBW-21). Where code gives it its tabs, write tab: code.
          """,
        bad: """
          storyboard Main {
            initial -> Root
            tabs Root
            scene Clock
          }
          """,
        good: """
          storyboard Main {
            initial -> Root
            tabs Root {
              tab -> Clock
            }
            scene Clock
          }
          """),
      Explanation(
        "missing-primary", .error, "A split scene has no primary column.",
        why: """
          A split view controller shows two levels side by side: the list and the detail (SPLIT-1). \
          Without the primary there is nothing to choose from, and nothing to collapse onto where \
          there is no room for both (SPLIT-6). Where code gives it the column, write primary: code.
          """,
        bad: """
          storyboard Mail {
            initial -> Root
            split Root {
              secondary -> Message
            }
            scene Message
            table Inbox
          }
          """,
        good: """
          storyboard Mail {
            initial -> Root
            split Root {
              primary -> Inbox
              secondary -> Message
            }
            scene Message
            table Inbox
          }
          """),
      Explanation(
        "missing-secondary", .error, "A split scene has no secondary column.",
        why: """
          The wide column would be empty when the app starts on an iPad (SPLIT-1). showDetail has \
          nothing to replace either (SEG-24). Where code gives it the column, write secondary: code.
          """,
        bad: """
          storyboard Mail {
            initial -> Root
            split Root {
              primary -> Inbox
            }
            scene Message
            table Inbox
          }
          """,
        good: """
          storyboard Mail {
            initial -> Root
            split Root {
              primary -> Inbox
              secondary -> Message
            }
            scene Message
            table Inbox
          }
          """),
    ]
  }
}
