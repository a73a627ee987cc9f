import NavText
import NavXcode

extension SourceRules {
  /// Only where a project says that it is compiled by Swift 4 or later: Swift 3 showed more to Objective-C.
  static let invisibleMember = SourceRule(
    RuleFacts(
      "invisible-member", text: nil, storyboard: .error,
      "A storyboard connects an outlet or an action that Objective-C cannot see.",
      why: """
        UIKit finds outlets and actions at run time, by their names in Objective-C. Since Swift 4 a member has one only \
        if it says so: without @IBOutlet, @IBAction or @objc the app compiles, and crashes when the view is loaded \
        or the button is tapped (ERR-32, ERR-34); an unwind segue finds nothing to return to.
        """,
      bad: """
        // Shop/CartController.swift
        class CartController: UIViewController {
          func pay(_ sender: Any) {}
        }

        \(project)

        \(page(pay, home: "customClass=\"CartController\" customModuleProvider=\"target\""))
        """,
      good: """
        // Shop/CartController.swift
        class CartController: UIViewController {
          @IBAction func pay(_ sender: Any) {}
        }

        \(project)

        \(page(pay, home: "customClass=\"CartController\" customModuleProvider=\"target\""))
        """)
  ) { context in
    guard context.code.hidesMembersOfSwift else { return }
    for document in context.judged {
      let source = context.documents[document]
      for id in source.connections.ids {
        switch source[id].kind {
        case .action: context.checkAction(source[id], document)
        case .outlet, .outletCollection: context.checkOutlet(source[id], document)
        case .segue:
          context.checkUnwind(source[id], document)
          context.checkSegueAction(source[id], document)
        case .relationship, .preview: break
        }
      }
    }
  }

  private static let pay = """
    <view key="view" id="root">
      <subviews>
        <button id="pay">
          <state key="normal" title="Pay"/>
          <connections>
            <action selector="pay:" destination="home" eventType="touchUpInside" id="c"/>
          </connections>
        </button>
      </subviews>
    </view>
    """
}

extension SourceRuleContext {
  fileprivate mutating func checkAction(_ connection: StoryboardConnection, _ document: Int) {
    let source = documents[document]
    guard let target = connection.target, let reference = knownClass(target, in: document),
      let selector = source.value(.selector, of: connection.element),
      case .declared(let method) = catalogue.action(selector, of: reference),
      catalogue.isHidden(method, selector, of: reference)
    else { return }
    let sender = connection.owner.map { title($0, in: document) } ?? "it"
    let isSent = source.sends(connection)
    report(
      at: location(document, .selector, of: connection.element),
      "Objective-C cannot see '\(selector)' of \(reference.name)",
      label: isSent ? "the app crashes when \(sender) sends it" : "\(sender) never sends it",
      related: [Label(location(inCode: catalogue.methods[method].place), "declared here")],
      help: ["mark it with @IBAction or @objc"], atMost: isSent ? .error : .warning)
  }

  /// One of several classes with the action that is asked and answers is enough.
  fileprivate mutating func checkUnwind(_ segue: StoryboardConnection, _ document: Int) {
    guard let selector = documents[document].value(.unwindAction, of: segue.element) else { return }
    let actions = catalogue.unwindActions(selector)
    guard let first = actions.first,
      actions.allSatisfy({ catalogue.isHidden($0, selector, of: owner(of: $0)) })
    else { return }
    report(
      at: location(document, .unwindAction, of: segue.element),
      "Objective-C cannot see '\(selector)' of \(owner(of: first).name)",
      label: "there is nothing to return to",
      related: [Label(location(inCode: catalogue.methods[first].place), "declared here")],
      help: ["mark it with @IBAction or @objc"])
  }

  /// Who makes the destination of a segue.
  fileprivate mutating func checkSegueAction(_ segue: StoryboardConnection, _ document: Int) {
    let source = documents[document]
    guard let selector = source.value(.destinationCreationSelector, of: segue.element),
      let controller = segue.scene.flatMap({ source[$0].controller }),
      let reference = knownClass(controller, in: document),
      case .declared(let method) = catalogue.action(selector, of: reference),
      catalogue.isHidden(method, selector, of: reference)
    else { return }
    report(
      at: location(document, .destinationCreationSelector, of: segue.element),
      "Objective-C cannot see '\(selector)' of \(reference.name)",
      label: "the app crashes when the segue asks for its destination (ERR-34)",
      related: [Label(location(inCode: catalogue.methods[method].place), "declared here")],
      help: ["mark it with @IBSegueAction or @objc"])
  }

  private func owner(of method: ID<IndexedMethod>) -> ClassReference {
    let part = catalogue.methods[method].part
    return ClassReference(system: catalogue.names[catalogue.parts[part].name])
  }

  fileprivate mutating func checkOutlet(_ connection: StoryboardConnection, _ document: Int) {
    let source = documents[document]
    guard let owner = connection.owner, let reference = knownClass(owner, in: document),
      let name = source.value(.property, of: connection.element),
      case .declared(let property) = catalogue.outlet(named: name, of: reference),
      catalogue.isHidden(property, of: reference)
    else { return }
    report(
      at: location(document, .property, of: connection.element),
      "Objective-C cannot see '\(name)' of \(reference.name)",
      label: "the app crashes when this is loaded",
      related: [Label(location(inCode: catalogue.properties[property].place), "declared here")],
      help: ["mark it with @IBOutlet or @objc"])
  }
}
