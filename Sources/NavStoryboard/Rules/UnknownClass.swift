import NavText
import NavXcode

extension SourceRules {
  /// UIKit makes an object of its own class instead, and whatever the missing class would do is not done.
  static let unknownClass = SourceRule(
    RuleFacts(ofLanguage: "unknown-class", storyboard: .error)
  ) { context in
    guard context.catalogue.hasClasses, !context.isElsewhere else { return }
    for document in context.judged {
      let source = context.documents[document]
      let apps = context.code.project.apps(of: source.path)
      let targets = context.code.project.modules(of: source.path)
      var presences: [ClassReference: Presence] = [:]
      var places: [String: [Location]] = [:]
      var objects: [String: [ID<StoryboardObject>]] = [:]
      var order: [ClassReference] = []
      for object in source.objects.ids {
        let element = source[object].element
        guard source.namesClass(element), let reference = context.reference(object, in: document)
        else { continue }
        let presence =
          presences[reference] ?? context.presence(of: reference, in: targets, builtInto: apps)
        presences[reference] = presence
        if case .notMissed = presence { continue }
        // A mangled name includes the outer type, so UIKit finds the class.
        if case .nested = presence, source.value(.customClass, of: element) != reference.name {
          continue
        }
        if places[reference.name] == nil { order.append(reference) }
        places[reference.name, default: []].append(
          context.location(document, .customClass, of: element))
        objects[reference.name, default: []].append(object)
      }
      for reference in order {
        guard let presence = presences[reference] else { continue }
        let fallback = context.fallbackClass(of: objects[reference.name] ?? [], in: document)
        context.report(presence, of: reference.name, fallback, at: places[reference.name] ?? [])
      }
    }
  }
}

extension StoryboardDocument {
  /// Whether UIKit looks for the class of an element: not for that of File's Owner, which is there already. A segue
  /// without its class is not made at all, which `wrong-class` reports.
  func namesClass(_ element: ID<XMLElement>) -> Bool {
    attribute(.customClass, of: element) != nil && !self.is(element, .segue)
      && !self.is(element, .placeholder)
  }
}

/// Whether UIKit finds a class that a storyboard names.
private enum Presence {
  /// As far as anybody knows.
  case notMissed
  case missing
  /// What is there is only another name for something else.
  case alias(of: String)
  case inOtherApp(ClassOfOtherApp)
  /// It is inside of another type, and declared here.
  case nested(Location)
}

extension SourceRuleContext {
  fileprivate func presence(
    of reference: ClassReference, in targets: [String], builtInto apps: [XcodeProject.Target]?
  ) -> Presence {
    if let type = catalogue.aliased(reference.name) { return .alias(of: type) }
    switch catalogue.find(reference, in: targets) {
    case .missing: return .missing
    case .system, .unknown: return .notMissed
    case .declared(let id):
      if let other = code.otherApp(of: reference, id, builtInto: apps) { return .inOtherApp(other) }
      guard catalogue.isNested(id), let first = catalogue.definitions(of: id).first else {
        return .notMissed
      }
      return .nested(catalogue.parts[first].place)
    }
  }

  fileprivate mutating func report(
    _ presence: Presence, of name: String, _ fallback: FallbackClass, at places: [Location]
  ) {
    guard let first = places.first else { return }
    let (label, limit) = (fallback.label, fallback.severity)
    let others = Label.repeats(places)
    let clear = "clear the field Class in Interface Builder"
    switch presence {
    case .notMissed: break
    case .missing:
      report(
        at: first, "there is no class '\(name)'", label: label, related: others,
        help: didYouMean(name) { $0.declaredNames } + ["declare the class, or \(clear)"],
        atMost: limit)
    case .alias(let type):
      report(
        at: first, "'\(name)' is another name for '\(type)', and no class", label: label,
        related: others,
        help: ["write '\(type)': an alias is not there any more when the app runs"], atMost: limit)
    case .nested(let place):
      report(
        at: first, "'\(name)' is a class inside of another type, which UIKit does not find",
        label: label,
        related: [Label(location(inCode: place), "it is declared here")] + others,
        help: [
          "a storyboard cannot name nested classes: move it out of the other type, or write @objc(\(name)) before it and leave the field Module empty"
        ], atMost: limit)
    case .inOtherApp(let other):
      report(
        at: first, other.message, label: label,
        related: [Label(location(inCode: other.definition), "it is declared here")] + others,
        help: other.help(or: clear), atMost: limit)
    }
  }
}

extension Label {
  /// The places that one finding stands for, besides the first: three of them, and how many more there are.
  static func repeats(_ places: [Location]) -> [Label] {
    places.dropFirst().prefix(3).enumerated().map { index, place in
      let more = index == 2 ? places.count - 4 : 0
      let rest =
        more == 0 ? "" : more == 1 ? ", and in 1 more place" : ", and in \(more) more places"
      return Label(place, "here as well" + rest)
    }
  }
}
