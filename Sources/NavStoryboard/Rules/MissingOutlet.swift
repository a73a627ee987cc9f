import NavModel
import NavText
import NavXcode

extension SourceRules {
  /// The crash that everybody knows: `this class is not key value coding-compliant for the key`.
  static let missingOutlet = SourceRule(
    SharedRules.missingOutlet
  ) { context in
    guard context.catalogue.hasClasses else { return }
    for document in context.judged {
      let source = context.documents[document]
      for connection in source.connections.rows
      where connection.kind == .outlet || connection.kind == .outletCollection {
        // What leads to nothing is not compiled, and sets nothing.
        guard let owner = connection.owner, connection.target != nil,
          let name = source.value(.property, of: connection.element), !name.isEmpty,
          let reference = context.knownClass(owner, in: document)
        else { continue }
        if let other = context.otherApp(of: .outlet(name), reference, document) {
          context.report(
            other, at: context.location(document, .property, of: connection.element),
            label: "the app crashes when this is loaded")
          continue
        }
        guard context.catalogue.outlet(named: name, of: reference) == .missing,
          // With another class it would have what it lacks.
          context.wrongClass(of: owner, in: document) == nil
        else { continue }
        let catalogue = context.catalogue
        let mayBeOthers = context.otherOwners(owner, in: document).contains {
          catalogue.outlet(named: name, of: $0) != .missing
        }
        if mayBeOthers { continue }
        let near = context.didYouMean(name) { catalogue in
          catalogue.outlets(of: reference).map {
            catalogue.names[catalogue.properties[$0].name]
          }
        }
        // A constant, or what is only calculated, is there and cannot be set.
        var fixed: [Label] = []
        if case .declared(let property) = catalogue.outlet(
          named: name, of: reference, isOnlyRead: true)
        {
          fixed = [
            Label(
              context.location(inCode: catalogue.properties[property].place), "nothing can set this"
            )
          ]
        }
        context.report(
          at: context.location(document, .property, of: connection.element),
          "\(reference.name) has no outlet '\(name)'",
          label: "the app crashes when this is loaded", related: fixed,
          help: near + [
            context.isSystem(reference)
              ? "give the object the class that has the outlet, or remove the connection"
              : "remove the connection, or declare the outlet in \(reference.name)"
          ])
      }
    }
  }
}
