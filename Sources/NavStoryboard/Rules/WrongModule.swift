import NavText
import NavXcode

extension SourceRules {
  static let wrongModule = SourceRule(
    RuleFacts(
      "wrong-module", text: nil, storyboard: .error,
      "A class is looked for in a module that does not have it.",
      why: """
        At run time the name of a class of Swift begins with its module. A storyboard that names another module, or \
        none, finds no class, and neither does one that names a module for a class of Objective-C: UIKit writes a line to \
        the console, makes an object of its own class, and the first outlet or action that is missing there crashes the app (ERR-40, ERR-32). That happens when a target is renamed, \
        when a class moves into a framework, and when storyboards are merged by hand.
        """,
      bad: """
        // Shop/CartController.swift
        class CartController: UIViewController {
          @IBOutlet var list: UIView!
        }

        \(page(outlet, home: "customClass=\"CartController\""))
        """,
      good: """
        // Shop/CartController.swift
        class CartController: UIViewController {
          @IBOutlet var list: UIView!
        }

        \(page(outlet, home: "customClass=\"CartController\" customModule=\"Shop\" customModuleProvider=\"target\""))
        """)
  ) { context in
    // One cause is one finding, however many objects have it.
    var mistakes: [ModuleMistake] = []
    var positions: [ModuleMistake.Cause: Int] = [:]
    for document in context.judged {
      let source = context.documents[document]
      // What was said of a class and its module counts for the whole file.
      var known: [String: Int] = [:]
      for object in source.objects.ids {
        let element = source[object].element
        guard let written = source.value(.customClass, of: element), !written.isEmpty,
          // A placeholder is there already: UIKit does not look for its class.
          !source.is(element, .placeholder),
          let reference = context.reference(object, in: document)
        else { continue }
        let place = context.location(document, .customClass, of: element)
        let key =
          reference.name + " " + (source.value(.customModule, of: element) ?? "")
          + (reference.isOfTarget ? " target" : "")
        if let position = known[key] {
          mistakes[position].add(reference.name, object, document, at: place)
          continue
        }
        guard case .declared(let id) = context.catalogue.find(reference),
          let mistake = context.mistake(
            reference, id,
            isModuleNamed: source.value(.customModule, of: element)?.isEmpty == false,
            in: source.path),
          // A missing class is reported as unknown.
          context.code.otherApp(
            of: reference, id, builtInto: context.code.project.apps(of: source.path)) == nil
        else { continue }
        if let position = positions[mistake.cause] {
          mistakes[position].add(reference.name, object, document, at: place)
          known[key] = position
        } else {
          known[key] = mistakes.count
          positions[mistake.cause] = mistakes.count
          mistakes.append(ModuleMistake(mistake, reference.name, object, document, at: place))
        }
      }
    }
    for mistake in mistakes {
      let fallbacks = mistake.objects.map { context.fallbackClass(of: $0.value, in: $0.key) }
      let fallback = fallbacks.first { $0.severity == .error } ?? fallbacks[0]
      context.report(
        at: mistake.places[0], mistake.sentence, label: fallback.label,
        related: Label.repeats(mistake.places), help: [mistake.help], atMost: fallback.severity)
    }
  }

  private static let outlet = """
    <view key="view" id="content"/>
    <connections>
      <outlet property="list" destination="content" id="o"/>
    </connections>
    """
}

/// Classes that storyboards look for in a module that does not have them, for one reason.
private struct ModuleMistake {
  enum Cause: Hashable {
    /// For this class alone.
    case ofClass(String, String)
    /// For all classes of a module that are looked for in another, as after it was renamed.
    case ofModule(String, String)
  }

  let help: String
  private let message: String
  let cause: Cause
  /// The class that was met first, and all.
  private let first: String
  private var names: Set<String>
  private(set) var places: [Location]
  /// By document, in the order of the files.
  private(set) var objects: [(key: Int, value: [ID<StoryboardObject>])]

  init(
    _ mistake: (cause: Cause, message: String, help: String), _ name: String,
    _ object: ID<StoryboardObject>, _ document: Int, at place: Location
  ) {
    help = mistake.help
    message = mistake.message
    cause = mistake.cause
    first = name
    names = [name]
    places = [place]
    objects = [(document, [object])]
  }

  mutating func add(
    _ name: String, _ object: ID<StoryboardObject>, _ document: Int, at place: Location
  ) {
    names.insert(name)
    places.append(place)
    if objects[objects.count - 1].key == document {
      objects[objects.count - 1].value.append(object)
    } else {
      objects.append((document, [object]))
    }
  }

  /// For one class or of several.
  var sentence: String {
    guard case .ofModule(let modules, let wrong) = cause, names.count > 1 else { return message }
    let others = names.count == 2 ? "1 other" : "\(names.count - 1) others"
    return "'\(first)' and \(others) are classes of \(modules), not of \(wrong)"
  }
}

extension SourceRuleContext {
  /// A class that is to be of the target that the file is built into, and is built into others alone.
  fileprivate func mistake(
    ofTarget reference: ClassReference, _ id: ID<IndexedClass>, _ path: String
  ) -> (cause: ModuleMistake.Cause, message: String, help: String)? {
    let targets = code.project.modules(of: path)
    if targets.isEmpty || code.project.hasUncertainModules { return nil }
    // What Objective-C calls so is found as well, wherever it is.
    if let name = catalogue.names.find(reference.name),
      catalogue.parts.rows.contains(where: { $0.runtimeName == name })
    {
      return nil
    }
    var modules: [String] = []
    for part in catalogue.definitions(of: id) {
      guard let path = catalogue.paths[catalogue.parts[part].place.file],
        case let own = code.project.modules(of: path), !own.isEmpty
      else { return nil }
      for module in own where !modules.contains(module) { modules.append(module) }
    }
    if modules.isEmpty || modules.contains(where: { targets.contains($0) }) { return nil }
    return (
      .ofClass(reference.name, modules[0]),
      "'\(reference.name)' is a class of \(modules.joined(separator: ", ")), and this file is built into \(targets.joined(separator: ", "))",
      "turn off Inherit Module From Target and choose \(modules[0]) as its module"
    )
  }

  fileprivate func mistake(
    _ reference: ClassReference, _ id: ID<IndexedClass>, isModuleNamed: Bool, in path: String
  ) -> (cause: ModuleMistake.Cause, message: String, help: String)? {
    if isModuleNamed, reference.isOfTarget, catalogue.hasNoModule(id) {
      return (
        .ofClass(reference.name, "-"),
        "'\(reference.name)' is a class of Objective-C, and a module is named",
        "leave the field Module empty in Interface Builder"
      )
    }
    if isModuleNamed, catalogue.isNameOfObjectiveC(reference.name, of: id),
      reference.isOfTarget || catalogue.modules(of: id).contains(reference.module ?? "")
    {
      let swiftName = catalogue.names[catalogue.classes[id].name]
      return (
        .ofClass(reference.name, "-"),
        "'\(reference.name)' is what Objective-C calls '\(swiftName)', and a module is named",
        "leave the field Module empty in Interface Builder"
      )
    }
    // UIKit finds no nested class, whatever module is named, and `unknown-class` reports it.
    if !catalogue.needsModule(id) || catalogue.isNested(id) { return nil }
    if reference.isOfTarget { return mistake(ofTarget: reference, id, path) }
    let help = "choose the module below the field Class in Interface Builder"
    guard let module = reference.module else {
      return (
        .ofClass(reference.name, ""),
        "'\(reference.name)' is a class of Swift, and no module is named", help
      )
    }
    let modules = catalogue.modules(of: id)
    // An unknown module may come from elsewhere with a class of the same name.
    guard !modules.isEmpty, !modules.contains(module), !code.project.hasModule(module),
      !catalogue.imports(module), !code.project.hasUncertainModules
    else { return nil }
    return (
      .ofModule(modules.joined(separator: ", "), module),
      "'\(reference.name)' is a class of \(modules.joined(separator: ", ")), not of \(module)", help
    )
  }
}
