import NavXcode

/// Segues that code has a part in, and ways between files.
extension ProjectFeature {
  static let navigation: [ProjectFeature] = [
    ProjectFeature("unwind segue", share: 30) { draft in
      let source = draft.random.pick(draft.openScenes)
      guard let owner = draft.scenes[source].classIndex else { return false }
      let child = draft.addScreen(from: source)
      let action = draft.declareUnwind(of: owner)
      let exit = draft.objectID()
      draft.scenes[child].objects.append(
        Markup("exit", ["id": exit, "userLabel": "Exit", "sceneMemberID": "exit"]))
      draft.addButton(
        to: child, "Done",
        [
          Markup(
            "segue",
            ["destination": exit, "kind": "unwind", "unwindAction": action, "id": draft.objectID()])
        ])
      return true
    },
    ProjectFeature("segue action", share: 20) { draft in
      let source = draft.random.pick(draft.openScenes)
      guard let owner = draft.scenes[source].classIndex, draft.style.deploymentTarget >= 13 else {
        return false
      }
      let child = draft.addScene("viewController", in: draft.scenes[source].storyboard)
      let selector = draft.declareSegueAction(of: owner)
      draft.addButton(
        to: source, "Make",
        [
          Markup(
            "segue",
            [
              "destination": draft.scenes[child].id, "kind": "presentation",
              "destinationCreationSelector": selector, "id": draft.objectID(),
            ])
        ])
      return true
    },
    ProjectFeature("custom segue", share: 20) { draft in
      let source = draft.random.pick(draft.openScenes)
      let child = draft.addScene("viewController", in: draft.scenes[source].storyboard)
      let owner = draft.addClass(for: "UIStoryboardSegue", draft.topic(), suffix: "Segue")
      var segue = Markup(
        "segue", ["destination": draft.scenes[child].id, "kind": "custom", "id": draft.objectID()])
      for (name, value) in draft.classAttributes(owner) { segue[name] = value }
      draft.addButton(to: source, "Fade", [segue])
      return true
    },
    ProjectFeature("identifiers in prepare", share: 30) { draft in
      let source = draft.random.pick(draft.openScenes)
      guard let owner = draft.scenes[source].classIndex, draft.classes[owner].isKnown else {
        return false
      }
      let child = draft.addScene("viewController", in: draft.scenes[source].storyboard)
      let name = draft.fresh(["toNext", "Next Screen"])
      let key = draft.classes[owner].name + "." + name
      draft.scenes[source].connections.append(
        Markup(
          "segue",
          [
            "destination": draft.scenes[child].id,
            "kind": draft.style.isOldFashioned ? "modal" : "presentation",
            "identifier": name.marked(.segueIdentifier, key), "id": draft.objectID(),
          ]))
      draft.perform(name, key, by: owner)
      return true
    },
    ProjectFeature("reference to a storyboard", share: 30) { draft in
      guard draft.style.deploymentTarget >= 9 else { return false }
      let source = draft.random.pick(draft.openScenes)
      let topic = draft.topic()
      let storyboard = draft.addStoryboard(topic)
      let scene = draft.addScene("viewController", in: storyboard, topic: topic + "Home")
      let isNamed = draft.random.chance(50)
      let identifier = draft.fresh([topic + "Entry"])
      let key = topic + "." + identifier
      if isNamed {
        draft.scenes[scene].identifier = identifier.marked(.sceneIdentifier, key)
      } else {
        draft.storyboards[storyboard].initial = scene
      }
      let id = draft.objectID()
      draft.addReference(
        from: source, id: id,
        Markup(
          "viewControllerPlaceholder",
          [
            "storyboardName": topic.marked(.referencedStoryboard, topic),
            "referencedIdentifier": isNamed ? identifier.marked(.referencedScene, key) : nil,
            "id": id, "sceneMemberID": "viewController",
          ]))
      return true
    },
    ProjectFeature("reference to another bundle", share: 8) { draft in
      guard draft.style.deploymentTarget >= 9 else { return false }
      let source = draft.random.pick(draft.openScenes)
      let id = draft.objectID()
      draft.addReference(
        from: source, id: id,
        Markup(
          "viewControllerPlaceholder",
          [
            "storyboardName": "Checkout", "bundleIdentifier": "org.example.checkout", "id": id,
            "sceneMemberID": "viewController",
          ]))
      return true
    },
    ProjectFeature("generated names of storyboards", share: 10) { draft in
      guard draft.style.swiftShare > 0 else { return false }
      draft.addSource(
        generatedNames(draft.storyboards.map(\.name)),
        at: draft.targets[0].path("Generated/Storyboards.swift"), in: 0)
      return true
    },
  ]

  private static func generatedNames(_ names: [String]) -> String {
    """
    // swiftlint:disable all
    // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

    import UIKit

    public enum StoryboardScene {
    \(names.map { "  public enum \($0) {\n    public static let storyboardName = \"\($0)\"\n  }\n" }.joined())
    }

    public struct SceneType<T: UIViewController> {
      public let storyboard: String
      public let identifier: String
      public func instantiate() -> T {
        let identifier = self.identifier
        guard let controller = UIStoryboard(name: storyboard, bundle: nil)
          .instantiateViewController(withIdentifier: identifier) as? T
        else { fatalError("'\\(identifier)' is no \\(T.self)") }
        return controller
      }
    }

    """
  }
}

extension ProjectDraft {
  /// A reference to a scene elsewhere, and a way to it.
  mutating func addReference(from source: Int, id: String, _ placeholder: Markup) {
    let isShow = scenes[source].isInStack
    scenes[source].extraScenes.append(
      Markup(
        "scene", ["sceneID": id + "-s"],
        [
          Markup(
            "objects", [:],
            [
              placeholder,
              Markup(
                "placeholder",
                [
                  "placeholderIdentifier": "IBFirstResponder", "id": id + "-fr",
                  "sceneMemberID": "firstResponder",
                ]),
            ])
        ]))
    addButton(
      to: source, "Elsewhere",
      [
        Markup(
          "segue",
          ["destination": id, "kind": isShow ? "show" : "presentation", "id": objectID()])
      ])
  }

  /// A method that makes the destination of a segue; its selector.
  mutating func declareSegueAction(of index: Int) -> String {
    let name = memberName(["makeDetail", "showNext"], of: index)
    let key = classes[index].name + "." + name
    let marked = name.marked(.segueActionName, key)
    let selector: String
    switch classes[index].language {
    case .objectiveC:
      let (declaration, spelt) = random.pick([
        ("- (IBSegueAction UIViewController *)\(marked):(NSCoder *)coder", "\(name):"),
        (
          "- (IBSegueAction nullable UIViewController *)\(marked):(NSCoder *)coder sender:(id)sender",
          "\(name):sender:"
        ),
      ])
      classes[index].methods.append(declaration)
      selector = spelt
    case .swift:
      let attribute = visible("@IBSegueAction", .segueActionAttribute, key, in: index)
      let (declaration, spelt) = random.pick([
        ("\(attribute) func \(marked)(_ coder: NSCoder) -> UIViewController?", "\(name):"),
        (
          "\(attribute) private func \(marked)(_ coder: NSCoder, sender: Any?) -> UIViewController?",
          "\(name):sender:"
        ),
        (
          "\(attribute) func \(marked)(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController?",
          "\(name):sender:segueIdentifier:"
        ),
        (
          "\(attribute)\n  func \(marked)(coder: NSCoder) -> UIViewController?",
          "\(name)WithCoder:"
        ),
      ])
      classes[index].methods.append(declaration)
      selector = spelt
    }
    return selector.marked(.segueActionUse, key)
  }
}
