import NavSimulator
import NavText

extension RuntimeError {
  /// What `explain` says of each: why UIKit complains, an app that comes to it when Go is touched, and one that does not.
  public static var explanations: [Explanation] { allCases.map { $0.explanation } }

  private func explained(_ summary: String, why: String, bad: String, good: String) -> Explanation {
    let consequence: String
    switch kind {
    case .exception(let name): consequence = "UIKit raises an \(name.rawValue), and the app ends."
    case .logged: consequence = "UIKit logs a line on the console, and the app goes on."
    case .hang: consequence = "The app never answers again."
    }
    return Explanation(
      code, kind == .logged ? .warning : .error, summary, why: "\(why) \(consequence)", bad: bad,
      good: good)
  }

  private var explanation: Explanation {
    switch self {
    case .pushedNavigationController:
      explained(
        "A navigation controller came into a navigation stack.",
        why: "A stack holds content, and has the one bar for all of it.",
        bad: Self.inStack("button Go -> push Other", "navigation Other { root -> Far }, scene Far"),
        good: Self.inStack(
          "button Go -> present Other", "navigation Other { root -> Far }, scene Far"))
    case .poppedToStranger:
      explained(
        "Code went back to a controller that is not in the stack.",
        why: "Popping removes what lies above a member; there is nothing above a stranger.",
        bad: Self.inStack("button Go -> action go, action go { popTo Far }", "scene Far"),
        good: Self.inStack("button Go -> action go, action go { popToRoot }", "scene Far"))
    case .pushedSplitController:
      explained(
        "A split view controller came into a navigation stack.",
        why: "It wants to be the root of the window; a push of it is ignored.",
        bad: Self.inStack(
          "button Go -> show Columns",
          "split Columns { primary -> One, secondary -> Two }, scene One, scene Two"),
        good: Self.inStack("button Go -> show One", "scene One"))
    case .selectedStranger:
      explained(
        "Code selected a controller that is not a tab.",
        why: "Only a controller in the tab bar controller's list can be selected.",
        bad: Self.inTabs("action go { setTabs [One], select Two }"),
        good: Self.inTabs("action go { select Two }"))
    case .nestedTransition:
      explained(
        "A push or pop began inside the animation of another.",
        why: "Up to iOS 12 bar and stack could get out of step.",
        bad: Self.inStack(
          "button Go -> action go, action go { push One, push Two }",
          "era: flat, scene One, scene Two"),
        good: Self.inStack(
          "button Go -> action go, action go { setStack [Start, One, Two] }",
          "era: flat, scene One, scene Two"))
    case .alreadyPresenting:
      explained(
        "A controller presents, and was asked to present again.",
        why: "Each presents one other; the next is presented by the one on top.",
        bad: Self.alone("action go { present One { animated: false }, present Two }"),
        good: Self.alone("action go { present One }"))
    case .presentationInProgress:
      explained(
        "A presentation or dismissal began while another was running.",
        why: "The second is ignored; it belongs where the first has ended.",
        bad: Self.alone("action go { present One, present Two }"),
        good: Self.alone("action go { present One }"))
    case .presenterNotInWindow:
      explained(
        "A controller presented whose view is not on the screen.",
        why:
          "While the view loads, and before it appears, it is in no window: `viewDidAppear` is early enough.",
        bad: Self.alone("action go, on viewDidLoad { present One }"),
        good: Self.alone("action go, on viewDidAppear { present One }"))
    case .popoverWithoutAnchor:
      explained(
        "A popover has nothing to point at.",
        why: "It is a bubble with an arrow, and needs a view or a bar item for it.",
        bad: Self.alone("action go { present One { style: popover } }", on: "iPad Pro 11-inch"),
        good: Self.alone(
          "action go { present One { style: popover, anchor: Go } }", on: "iPad Pro 11-inch"))
    case .secondCancelAction:
      explained(
        "Two actions of an alert cancel.",
        why: "A touch beside an action sheet runs the one that cancels.",
        bad: Self.alone(
          "action go { present Ask }, "
            + "alert Ask { action A { style: cancel }, action B { style: cancel } }"),
        good: Self.alone(
          "action go { present Ask }, alert Ask { action A { style: cancel }, action B }"))
    case .fieldInActionSheet:
      explained(
        "A text field was added to an action sheet.",
        why: "Only alerts have text fields.",
        bad: Self.alone("action go { present Ask }, actionSheet Ask { textField F, action A }"),
        good: Self.alone("action go { present Ask }, alert Ask { textField F, action A }"))
    case .partialCurlStyle:
      explained(
        "A page curls away that does not fill the screen.",
        why:
          "The partial curl turns the whole page over, so it goes with the style fullScreen alone.",
        bad: Self.alone("action go { present One { style: formSheet, transition: partialCurl } }"),
        good: Self.alone("action go { present One { style: fullScreen, transition: partialCurl } }")
      )
    case .emptyDetents:
      explained(
        "A sheet has no detents.",
        why: "The list of detents may be left out, and may not be empty.",
        bad: Self.alone("action go { present One { detents: [] } }"),
        good: Self.alone("action go { present One { detents: [medium] } }"))
    case .unknownSegue:
      explained(
        "Code performed a segue that its controller does not have.",
        why: "The identifier was renamed in the storyboard or in the code, and not in both.",
        bad: Self.alone("action go { perform \"ShowOen\" }, -> show One as \"ShowOne\""),
        good: Self.alone("action go { perform \"ShowOne\" }, -> show One as \"ShowOne\""))
    case .pushWithoutNavigation:
      explained(
        "A push segue started where there is no navigation controller.",
        why: "The kind of old does not look for another way, as `show` does.",
        bad: Self.source("scene Start { button Go -> push One }, scene One"),
        good: Self.source("scene Start { button Go -> show One }, scene One"))
    case .unknownOutlet:
      explained(
        "A storyboard connects an outlet that the class does not have.",
        why: "Connections are made by name when the view loads.",
        bad: Self.source("scene Start: Page { button Go, outlet old -> Go }")
          + "\nclass Page: UIViewController { outlet new: UIButton }",
        good: Self.source("scene Start: Page { button Go, outlet new -> Go }")
          + "\nclass Page: UIViewController { outlet new: UIButton }")
    case .customSegueClass:
      explained(
        "A custom segue has no class that could perform it.",
        why: "What happens is written in the `perform` of that class.",
        bad: Self.source("scene Start { button Go -> custom One }, scene One"),
        good: Self.source("scene Start { button Go -> custom One { class: FadeSegue } }, scene One")
      )
    case .unknownAction:
      explained(
        "A control calls a method that its controller does not have.",
        why:
          "The control stores the method's name as text, and nothing checks it before the first touch.",
        bad: Self.source("scene Start { button Go -> action goo, action go }"),
        good: Self.source("scene Start { button Go -> action go, action go }"))
    case .unknownStoryboard:
      explained(
        "A segue leads to a storyboard of a bundle that is not loaded.",
        why:
          "A reference names the bundle by its identifier. UIKit finds only bundles that are loaded, looks in the app's own instead, and has no storyboard of that name there.",
        bad: Self.source(
          "scene Start { button Go -> show elsewhere { storyboard: \"Help\", bundle: \"com.example.Kit\", isBundleLoaded: false } }"
        ),
        good: Self.source(
          "scene Start { button Go -> show elsewhere { storyboard: \"Help\", bundle: \"com.example.Kit\" } }"
        ))
    case .unknownController:
      explained(
        "Code asked a storyboard for an identifier that it does not have.",
        why: "Neither the name of a scene nor its class is a key, only its storyboard identifier.",
        bad: "", good: "")
    case .noEntryPoint:
      explained(
        "The main storyboard does not say where the app starts.",
        why: "No controller is marked as the initial one, and the screen stays black.",
        bad: "storyboard Main { scene Start { button Go } }",
        good: Self.source("scene Start { button Go }"))
    case .unknownRuntimeAttribute:
      explained(
        "A storyboard sets a runtime attribute that the object does not have.",
        why:
          "Runtime attributes are set by their names when the view is made. Usually the property was renamed: what it should change stays as it is.",
        bad: Self.source(
          "scene Start { unknownRuntimeAttributes: [\"cornerRadii\"], button Go -> show One }, scene One"
        ),
        good: Self.source("scene Start { button Go -> show One }, scene One"))
    case .unknownClass:
      explained(
        "A storyboard names a class that the app does not have.",
        why:
          "It was renamed, or is in another module. UIKit makes an object of its own class instead, which lacks all that the class would have.",
        bad: Self.source("scene Start: Pgae { button Go }") + "\nclass Page: UIViewController",
        good: Self.source("scene Start: Page { button Go }") + "\nclass Page: UIViewController")
    case .wrongRootView:
      explained(
        "The root view of a table or collection view controller is not a list.",
        why:
          "The class was set on a plain controller, whose view is a plain one. UITableViewController wants a UITableView, and UICollectionViewController a UICollectionView.",
        bad: "", good: "")
    case .tooDeep:
      explained(
        "Containers hold each other in a cycle, or far too many are nested.",
        why: "Building one makes the next, until there is no memory left.", bad: "", good: "")
    case .tooMany:
      explained(
        "An operation makes more controllers than the app could have.",
        why: "Each of them makes others, until there is no memory left.", bad: "", good: "")
    case .endless:
      explained(
        "Callbacks keep starting new operations.",
        why: "Each makes the next callback come, so the run loop is never reached.",
        bad: Self.inStack("button Go -> show One", "scene One { on viewDidAppear { push One } }"),
        good: Self.inStack("button Go -> show One", "scene One"))
    case .noCommonOrientation:
      explained(
        "A controller supports no orientation that the app supports.",
        why: "It would have to be shown in an orientation that one of them rules out.",
        bad: "", good: "")
    case .popoverOnPhone:
      explained(
        "The deprecated popover was performed on a phone.",
        why: "Before iOS 8 there were popovers on iPad only, and this kind still asks for one.",
        bad: Self.source("scene Start { button Go -> legacyPopover One }, scene One"),
        good: Self.source("scene Start { button Go -> popover One }, scene One"))
    }
  }

  // MARK: Small apps

  private static func source(_ scenes: String) -> String {
    """
    storyboard Main {
      initial -> Start
      \(scenes)
    }
    """
  }

  private static func inStack(_ members: String, _ others: String) -> String {
    """
    storyboard Main {
      initial -> Stack
      navigation Stack { root -> Start }
      scene Start { \(members) }
      \(others)
    }
    """
  }

  private static func inTabs(_ action: String) -> String {
    """
    storyboard Main {
      initial -> Tabs
      tabs Tabs { tab -> One, tab -> Two }
      scene One { button Go -> action go, \(action) }
      scene Two
    }
    """
  }

  private static func alone(_ action: String, on device: String = "iPhone 15") -> String {
    """
    storyboard Main {
      device: "\(device)"
      initial -> Start
      scene Start { button Go -> action go, \(action) }
      scene One
      scene Two
    }
    """
  }
}
