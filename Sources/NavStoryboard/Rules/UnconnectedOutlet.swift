import NavModel
import NavText
import NavXcode

extension SourceRules {
  static let unconnectedOutlet = SourceRule(
    SharedRules.unconnectedOutlet,
    bad: """
      // Shop/CartController.swift
      class CartController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBOutlet var footer: UIView!
      }

      \(page(total, home: cart))
      """,
    good: """
      // Shop/CartController.swift
      class CartController: UIViewController {
        @IBOutlet var total: UILabel!
      }

      \(page(total, home: cart))
      """
  ) { context in
    var connected: Set<ID<IndexedProperty>> = []
    // They lack an outlet that is connected, which `missing-outlet` tells: it may be one of theirs by another name.
    var renaming: Set<ClassReference> = []
    var isUsed: Set<ID<IndexedProperty>> = []
    var order: [ID<IndexedProperty>] = []
    var seen: Set<ClassReference> = []
    for document in context.documents.indices {
      let source = context.documents[document]
      for connection in source.connections.rows
      where connection.kind == .outlet || connection.kind == .outletCollection {
        guard let owner = connection.owner, let reference = context.knownClass(owner, in: document),
          let name = source.value(.property, of: connection.element)
        else { continue }
        switch context.catalogue.outlet(named: name, of: reference) {
        case .declared(let property):
          connected.insert(property)
          // One that overrides an outlet is connected in its place.
          let key = context.catalogue.properties[property].key
          connected.formUnion(context.catalogue.outlets(of: reference, key: key))
        case .missing: renaming.insert(reference)
        case .builtIn, .unknown: break
        }
      }
    }
    for document in context.judged {
      let source = context.documents[document]
      for object in source.objects.ids {
        guard source.attribute(.customClass, of: source[object].element) != nil,
          let reference = context.knownClass(object, in: document), seen.insert(reference).inserted
        else { continue }
        for outlet in context.catalogue.outlets(of: reference) where isUsed.insert(outlet).inserted
        {
          order.append(outlet)
        }
      }
    }
    for reference in renaming { connected.formUnion(context.catalogue.outlets(of: reference)) }
    for outlet in order where !connected.contains(outlet) {
      if context.catalogue.isAssigned(outlet) { continue }
      let property = context.catalogue.properties[outlet]
      let name = context.catalogue.names[property.name]
      let owner = context.catalogue.names[context.catalogue.parts[property.part].name]
      context.report(
        at: context.location(inCode: property.place),
        "nothing connects the outlet '\(name)' of \(owner)",
        label: "this is nil when the app runs",
        help: ["connect it, delete it, or take away IBOutlet if code elsewhere sets it"])
    }
  }
  private static let cart = "customClass=\"CartController\" customModuleProvider=\"target\""

  private static let total = """
    <label key="view" text="0" id="sum"/>
    <connections>
      <outlet property="total" destination="sum" id="c"/>
    </connections>
    """
}
