import NavModel
import NavText
import NavXcode

extension SourceRules {
  static let outletType = SourceRule(
    RuleFacts(ofLanguage: "outlet-type", storyboard: .warning)
  ) { context in
    for document in context.judged {
      let source = context.documents[document]
      for connection in source.connections.rows
      where connection.kind == .outlet || connection.kind == .outletCollection {
        guard let owner = connection.owner, let target = connection.target,
          let name = source.value(.property, of: connection.element),
          let reference = context.knownClass(owner, in: document),
          case .declared(let property) = context.catalogue.outlet(named: name, of: reference)
        else { continue }
        let catalogue = context.catalogue
        let mayBeOthers = context.otherOwners(owner, in: document).contains {
          catalogue.isOther(catalogue.outlet(named: name, of: $0), than: property)
        }
        if mayBeOthers || context.catalogue.isAmbiguous(reference) { continue }
        context.compare(property, target, connection, document)
      }
    }
  }
}

extension SourceRuleContext {
  fileprivate mutating func compare(
    _ id: ID<IndexedProperty>, _ target: ID<StoryboardObject>,
    _ connection: StoryboardConnection, _ document: Int
  ) {
    let property = catalogue.properties[id]
    let type = catalogue.names[property.typeName]
    if compareCount(property, connection, document) { return }
    // Protocols, `id` and types from elsewhere take more than can be seen.
    guard property.traits.contains(.outlet), !type.isEmpty, isClass(type),
      let found = knownClass(target, in: document),
      catalogue.isKind(found, of: type) == false
    else { return }
    let name = catalogue.names[property.name]
    let title = title(target, in: document)
    let object = title == found.name ? "this object" : title
    report(
      at: location(document, documents[document].destination(of: connection)),
      "the outlet '\(name)' is declared as \(type), and \(object) is of class \(found.name)",
      label: "not \(type)",
      related: [Label(location(inCode: property.place), "declared here")],
      help: ["connect something else, or declare the outlet as \(found.name)"])
  }

  /// One object where the class takes many, or many where it takes one.
  private mutating func compareCount(
    _ property: IndexedProperty, _ connection: StoryboardConnection, _ document: Int
  ) -> Bool {
    guard property.traits.contains(.outlet) else { return false }
    let type = catalogue.names[property.typeName]
    let isCollection = connection.kind == .outletCollection
    guard isCollection != property.traits.contains(.collection) else { return false }
    // `id` and protocols take a list as well.
    if isCollection, type.isEmpty || !isClass(type) || type == UIKitClass.object.facts.name {
      return false
    }
    let name = catalogue.names[property.name]
    let kind = isCollection ? "an outlet collection" : "a single outlet"
    report(
      at: location(document, .property, of: connection.element),
      "'\(name)' takes \(isCollection ? "one \(type)" : "a list"), and is connected as \(kind)",
      label: isCollection ? "not a list" : "not one object",
      related: [Label(location(inCode: property.place), "declared here")],
      help: [
        isCollection
          ? "connect it anew as an outlet, or declare it as [\(type)]"
          : "connect it anew as an outlet collection, or declare it as one object"
      ])
    return true
  }

  private func isClass(_ type: String) -> Bool {
    switch catalogue.find(ClassReference(system: type)) {
    case .declared: true
    case .system: catalogue.isKind(ClassReference(system: type), of: "NSObject") == true
    case .missing, .unknown: false
    }
  }
}

extension ClassCatalogue {
  /// Whether another class has an outlet of its own of the same name, or may have.
  fileprivate func isOther(
    _ answer: MemberAnswer<IndexedProperty>, than property: ID<IndexedProperty>
  ) -> Bool {
    switch answer {
    case .declared(let other): other != property
    case .unknown: true
    case .builtIn, .missing: false
    }
  }
}

extension StoryboardDocument {
  /// Where a connection names what it leads to.
  fileprivate func destination(of connection: StoryboardConnection) -> SourceRange {
    connection.destination.map { xml[$0].valueRange } ?? xml.tagRange(connection.element)
  }
}
