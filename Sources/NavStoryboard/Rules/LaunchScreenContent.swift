import NavText
import NavXcode

extension StoryboardRules {
  /// What the compiler refuses is an error; what the system leaves out is less.
  static let launchScreenContent = StoryboardRule(
    RuleFacts(
      "launch-screen-content", text: nil, storyboard: .error,
      "A launch screen holds what it may not hold, or what is never shown.",
      why: """
        The system draws a launch screen before any code of the app is loaded. Interface Builder's compiler therefore \
        refuses custom classes ("Launch screens may not set custom classnames"), outlets and actions ("Launch Screens \
        may not have connections") and user defined runtime attributes, as Xcode Help lists under "Create a launch \
        screen file". Web views are not to be used either, according to the same page. Other scenes than the initial \
        one and what it holds are built and never shown, and so are segues to them.
        """,
      bad: example(classAttribute: " customClass=\"CartController\""),
      good: example(classAttribute: ""))
  ) { context in
    let document = context.document
    guard document.isLaunchScreen else { return }
    for object in document.objects.ids { Self.checkClass(of: object, document, &context) }
    for id in document.connections.ids { Self.checkConnection(id, document, &context) }
    for element in document.shownElements("userDefinedRuntimeAttributes") {
      context.report(
        at: document.xml.tagRange(element), "a launch screen may not set runtime attributes",
        label: "Xcode refuses to compile this file",
        help: ["remove them: an image can show what they would draw"])
    }
    for element in document.shownElements("webView", "wkWebView") {
      context.report(
        at: document.xml.tagRange(element), "a launch screen shows no web pages",
        help: ["use labels and images"], atMost: .warning)
    }
    Self.checkScenes(document, &context)
  }

  private static func checkClass(
    of object: ID<StoryboardObject>, _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    let element = document[object].element
    guard let attribute = document.attribute(.customClass, of: element) else { return }
    let name = document.xml.value(attribute)
    // What Interface Builder itself writes at its placeholders.
    let isOwn = document.is(element, .placeholder) && ["UIResponder", "NSObject"].contains(name)
    if isOwn || name.isEmpty { return }
    context.report(
      at: document.xml[attribute].valueRange,
      "a launch screen may not use the custom class '\(name)'",
      label: "Xcode refuses to compile this file",
      help: [
        "remove the class, or do not use the file as a launch screen: code can show a screen of its own first"
      ])
  }

  private static func checkConnection(
    _ id: ID<StoryboardConnection>, _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    let row = document[id]
    switch row.kind {
    case .relationship, .preview: return
    case .segue:
      if row.word == Word.embed.name { return }
      context.report(
        at: document.xml.tagRange(row.element), "a segue of a launch screen never happens",
        help: ["remove it"], atMost: .warning)
    case .outlet, .outletCollection, .action:
      context.report(
        at: document.xml.tagRange(row.element),
        "a launch screen may not have connections, such as the \(document.word(for: id))",
        label: "Xcode refuses to compile this file", help: ["remove the connection"])
    }
  }

  /// The scenes that neither are the first nor are held by it.
  private static func checkScenes(
    _ document: StoryboardDocument, _ context: inout StoryboardRuleContext
  ) {
    guard document.format == .storyboard, document.scenes.count > 1,
      let initial = document.initialController.flatMap({ document.object(named: $0) }),
      let first = document[initial].scene
    else { return }
    var shown: Set<ID<StoryboardScene>> = [first]
    var open = [first]
    while let scene = open.popLast() {
      for id in document[scene].connections {
        let row = document[id]
        guard row.kind == .relationship || row.word == Word.embed.name,
          let target = row.target.flatMap({ document[$0].scene }), shown.insert(target).inserted
        else { continue }
        open.append(target)
      }
    }
    for scene in document.scenes.ids where !shown.contains(scene) {
      guard let controller = document[scene].controller else { continue }
      context.report(
        at: document.xml.tagRange(document[controller].element),
        "only the initial controller of a launch screen is shown, and this is another",
        help: ["remove the scene"], atMost: .warning)
    }
  }

  private static func example(classAttribute: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" launchScreen="YES" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home"\(classAttribute) sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}
