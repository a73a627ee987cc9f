import NavText
import NavXcode

extension SourceRules {
  /// That no scene at all has the segue is what `unknownIdentifier` tells.
  static let segueOfOtherScene = SourceRule(
    RuleFacts(
      "segue-of-other-scene", text: nil, storyboard: .warning,
      "A controller performs a segue that none of its own scenes has.",
      why: """
        A segue belongs to the scene that it starts in: performSegue(withIdentifier:sender:) raises an exception when \
        another controller performs it, even if the identifier is right. It happens when a segue is drawn from a \
        container or from the screen before, or when code moves to another class. The scenes of a class are those of \
        its subclasses too; a segue that code performs on another object is not compared.
        """,
      bad: """
        // Shop/Controllers.swift
        class CartController: UIViewController {}
        class ShopController: UIViewController {
          func detail() { performSegue(withIdentifier: "showDetail", sender: self) }
        }

        \(scenes)
        """,
      good: """
        // Shop/Controllers.swift
        class CartController: UIViewController {
          func detail() { performSegue(withIdentifier: "showDetail", sender: self) }
        }
        class ShopController: UIViewController {}

        \(scenes)
        """)
  ) { context in
    let catalogue = context.catalogue
    let performed = catalogue.uses.filter {
      $0.kind == .performedSegue && $0.isKnown && $0.isOfSelf
    }
    if performed.isEmpty { return }
    let segues = SeguesByClass(context)
    for use in performed {
      guard let part = use.part else { continue }
      let name = catalogue.actualName(catalogue.parts[part].name)
      let identifier = catalogue.names[use.value]
      guard let place = segues.elsewhere(identifier, than: name) else { continue }
      let className = catalogue.names[name]
      let owner = context.className(place.controller, in: place.document)
      context.report(
        at: context.location(inCode: use.place),
        "no scene of \(className) has a segue with the identifier \"\(identifier)\"",
        label: "the app crashes here",
        related: context.own.contains(place.document)
          ? [
            Label(
              context.location(place.document, .identifier, of: place.segue), "\(owner) has it")
          ] : [],
        help: ["let \(owner) perform it, or give a segue of \(className) this identifier"])
    }
  }

  private static let scenes = page(
    """
      <connections>
        <segue destination="shop" kind="presentation" identifier="showDetail" id="s"/>
      </connections>
    </viewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="shop" customClass="ShopController" customModuleProvider="target" sceneMemberID="viewController">
    """, home: "customClass=\"CartController\" customModuleProvider=\"target\"")
}

/// The identifiers of segues by the classes whose scenes have them.
private struct SeguesByClass {
  /// The first segue of an identifier.
  struct Place {
    let document: Int
    let segue: ID<XMLElement>
    let controller: ID<StoryboardObject>
  }

  private let catalogue: ClassCatalogue
  /// By class, and by every class that it inherits from. Those without scenes are not in it.
  private var byClass: [Name: Set<String>] = [:]
  /// For scenes whose class may inherit from any other.
  private var ofAnyClass: Set<String> = []
  private var places: [String: Place] = [:]

  init(_ context: SourceRuleContext) {
    catalogue = context.catalogue
    for index in context.documents.indices {
      let document = context.documents[index]
      for scene in document.scenes.ids {
        guard let controller = document.ownController(of: scene) else { continue }
        var own: Set<String> = []
        for id in document[scene].connections where document[id].kind == .segue {
          let segue = document[id].element
          guard let identifier = document.value(.identifier, of: segue), !identifier.isEmpty
          else { continue }
          own.insert(identifier)
          if places[identifier] == nil {
            places[identifier] = Place(document: index, segue: segue, controller: controller)
          }
        }
        if let reference = context.reference(controller, in: index) { add(own, of: reference) }
      }
    }
  }

  private mutating func add(_ segues: Set<String>, of reference: ClassReference) {
    let outcome = catalogue.walkNames(from: reference) { name, _ in
      if let name { byClass[name, default: []].formUnion(segues) }
      return false
    }
    if case .incomplete = outcome { ofAnyClass.formUnion(segues) }
  }

  /// Where a segue is that a class performs and none of its scenes has; nil where that is not for certain.
  func elsewhere(_ identifier: String, than name: Name) -> Place? {
    guard let row = catalogue.row(name), catalogue.classes[row].isDeclared,
      let own = byClass[name], !own.contains(identifier), !ofAnyClass.contains(identifier)
    else { return nil }
    return places[identifier]
  }
}
