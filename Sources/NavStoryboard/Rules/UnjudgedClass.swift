import NavText
import NavXcode

extension SourceRules {
  /// Silence would look like approval.
  static let unjudgedClass = SourceRule(
    RuleFacts(
      "unjudged-class", text: nil, storyboard: .info,
      "Whether a class exists cannot be decided from the sources at hand.",
      why: """
        Sources import modules or headers that are not among them, such as pods that are not installed, and a class that \
        a storyboard names may come from there. Or the sources have none of the classes that the storyboards name, and \
        are those of something else; where every source of a target is here, nothing else can have its classes, and they \
        are missing. Outlets, actions and names of classes that are not judged are not compared with anything. One note \
        says how many classes that are.
        """,
      bad: """
        // Shop/CartController.swift
        import ArcGIS
        class CartController: UIViewController {}

        \(page(home: "customClass=\"AGSMapController\""))
        """,
      good: """
        // Shop/CartController.swift
        class CartController: UIViewController {}

        \(page(home: "customClass=\"CartController\" customModule=\"Shop\" customModuleProvider=\"target\""))
        """)
  ) { context in
    if context.catalogue.hasClasses, !context.isElsewhere {
      context.reportOrigins()
    } else {
      context.reportElsewhere()
    }
  }
}

extension SourceRuleContext {
  /// Whether the sources have none of several classes that storyboards name, and so are those of something else.
  var isElsewhere: Bool {
    var missing: Set<String> = []
    /// The documents that lack a class of what they are built into.
    var lacking: [Int] = []
    for document in judged {
      let source = documents[document]
      let modules = code.project.modules(of: source.path)
      for object in source.objects.ids {
        guard source.namesClass(source[object].element),
          let reference = reference(object, in: document)
        else { continue }
        switch catalogue.find(reference) {
        case .declared: return false
        case .system: continue
        case .missing, .unknown:
          missing.insert(reference.name)
          let isOwn = reference.isOfTarget || modules.contains { $0 == reference.module }
          if isOwn, lacking.last != document { lacking.append(document) }
        }
      }
    }
    // A single one may well be a slip.
    return missing.count > 1 && !hasAllSources(ofAnyOf: lacking)
  }

  /// Whether all sources of a target that one of these documents is built into are here, so that its classes cannot be
  /// elsewhere.
  private func hasAllSources(ofAnyOf lacking: [Int]) -> Bool {
    if lacking.isEmpty { return false }
    let paths = Array(catalogue.paths.values) + documents.map { $0.path }
    return lacking.contains { code.project.hasAllSources(of: documents[$0].path, among: paths) }
  }

  fileprivate mutating func reportElsewhere() {
    var places: [String: Location] = [:]
    var order: [String] = []
    for document in judged {
      for object in documents[document].objects.ids {
        let element = documents[document][object].element
        guard documents[document].namesClass(element),
          let reference = reference(object, in: document), places[reference.name] == nil
        else { continue }
        if case .system = catalogue.find(reference) { continue }
        places[reference.name] = location(document, .customClass, of: element)
        order.append(reference.name)
      }
    }
    guard let first = order.first, let place = places[first] else { return }
    let what =
      order.count == 1
      ? "the sources do not have the class '\(first)', nor any other that storyboards name"
      : "the sources have none of the \(order.count) classes that storyboards name, such as '\(first)'"
    report(
      at: place, what, label: "nothing is compared with code",
      help: ["name the folder of their sources with --sources"])
  }

  fileprivate mutating func reportOrigins() {
    var places: [String: Location] = [:]
    var order: [String] = []
    var origins: [ForeignModule] = []
    for document in judged {
      let source = documents[document]
      let targets = code.project.modules(of: source.path)
      var seen: Set<ClassReference> = []
      for object in source.objects.ids {
        let element = source[object].element
        guard source.namesClass(element), let reference = reference(object, in: document),
          seen.insert(reference).inserted,
          case .unknown = catalogue.find(reference, in: targets)
        else { continue }
        let found = catalogue.origins(of: reference, in: targets)
        if found.isEmpty || places[reference.name] != nil { continue }
        places[reference.name] = location(document, .customClass, of: element)
        order.append(reference.name)
        for module in found where !origins.contains(module) { origins.append(module) }
      }
    }
    guard let first = order.first, let place = places[first] else { return }
    let shown = origins.prefix(3).map { $0.name }
    let rest = origins.count - shown.count
    let from =
      rest > 0
      ? shown.joined(separator: ", ") + " or \(rest) more"
      : shown.count > 1
        ? shown.dropLast().joined(separator: ", ") + " or " + (shown.last ?? "") : shown.first ?? ""
    let what =
      order.count == 1
      ? "the class '\(first)' is not judged"
      : "\(order.count) classes are not judged, such as '\(first)'"
    report(
      at: place, "\(what): \(order.count == 1 ? "it" : "they") may come from \(from)",
      label: "its sources are not here",
      related: order.dropFirst().prefix(2).compactMap { name in
        places[name].map { Label($0, "nor is '\(name)'") }
      },
      help: ["check out submodules and install pods, to compare with their code as well"])
  }
}
