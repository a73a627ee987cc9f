import NavText
import NavXcode

/// The classes that storyboards name, with all that is connected to them.
struct SynthesisedClasses: Sendable {
  struct Outlet: Hashable, Sendable {
    var name: String
    var type: String
    let isCollection: Bool
  }

  struct Class: Sendable {
    var name: String
    let superclass: String
    /// Whether a storyboard names it without a module, so that it needs a name at run time that has none.
    var isNamedAlone = false
    var outlets: [Outlet] = []
    /// Selectors.
    var actions: [String] = []
    /// Identifiers of segues.
    var performed: [String] = []
  }

  private(set) var classes: [Class] = []
  /// What they are written in.
  var language = SourceLanguage.swift
  /// What somebody must answer to: unwind segues and the first responder.
  var anywhere: [String] = []
  var unwinds: [String] = []
  private var indices: [String: Int] = [:]

  init(_ documents: [StoryboardDocument]) {
    for document in documents where document.isAnalysed { add(document) }
  }

  subscript(name: String) -> Class? {
    get { indices[name].map { classes[$0] } }
    set {
      if let index = indices[name], let newValue { classes[index] = newValue }
    }
  }

  mutating func remove(_ name: String) {
    classes.removeAll { $0.name == name }
    indices = [:]
    for (index, row) in classes.enumerated() { indices[row.name] = index }
  }

  // MARK: Collecting

  private mutating func add(_ document: StoryboardDocument) {
    for object in document.objects.ids {
      guard let name = Self.ownClass(of: object, in: document) else { continue }
      let superclass = Self.superclass(ofTag: document.word(object))
      if let index = indices[name] {
        // Used as two things: all that is sure is that both are objects.
        if classes[index].superclass != superclass {
          classes[index] = Class(name: name, superclass: "UIResponder")
        }
      } else {
        indices[name] = classes.count
        classes.append(Class(name: name, superclass: superclass))
      }
      if document.customClass(of: object)?.module.isEmpty == true,
        document.text("customModuleProvider", in: document[object].element) == nil,
        let index = indices[name]
      {
        classes[index].isNamedAlone = true
      }
    }
    for connection in document.connections.rows { add(connection, document) }
  }

  private mutating func add(
    _ connection: StoryboardConnection, _ document: StoryboardDocument
  ) {
    switch connection.kind {
    case .outlet, .outletCollection:
      guard let owner = connection.owner, let index = index(of: owner, in: document),
        let name = document.text("property", in: connection.element)
      else { return }
      let type =
        connection.target.map { target in
          Self.ownClass(of: target, in: document) ?? Self.superclass(ofTag: document.word(target))
        } ?? "NSObject"
      if let known = classes[index].outlets.firstIndex(where: { $0.name == name }) {
        if classes[index].outlets[known].type != type {
          classes[index].outlets[known].type = "NSObject"
        }
      } else {
        classes[index].outlets.append(
          Outlet(name: name, type: type, isCollection: connection.kind == .outletCollection))
      }
    case .action:
      guard let selector = document.text("selector", in: connection.element) else { return }
      if let target = connection.target, let index = index(of: target, in: document) {
        if !classes[index].actions.contains(selector) { classes[index].actions.append(selector) }
      } else if !anywhere.contains(selector) {
        anywhere.append(selector)
      }
    case .segue:
      if let action = document.text("unwindAction", in: connection.element), !action.isEmpty {
        if !unwinds.contains(action) { unwinds.append(action) }
      } else if let owner = connection.owner, document.isController(owner),
        let index = index(of: owner, in: document),
        let identifier = document.text("identifier", in: connection.element), !identifier.isEmpty,
        !classes[index].performed.contains(identifier)
      {
        classes[index].performed.append(identifier)
      }
    case .relationship, .preview: break
    }
  }

  private func index(
    of object: ID<StoryboardObject>, in document: StoryboardDocument
  ) -> Int? {
    Self.ownClass(of: object, in: document).flatMap { indices[$0] }
  }

  /// The class of an object, if it is not one of Apple's.
  static func ownClass(
    of object: ID<StoryboardObject>, in document: StoryboardDocument
  ) -> String? {
    guard let name = document.customClass(of: object)?.name, !isApples(name),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return name
  }

  private static func isApples(_ name: String) -> Bool {
    nothing.find(ClassReference(customClass: name, customModuleProvider: "target")) != .missing
  }

  /// Whether a controller is of a class that may be Apple's by its name, and is none that anybody here knows.
  static func hasControllersFromElsewhere(_ document: StoryboardDocument) -> Bool {
    document.scenes.rows.contains { scene in
      guard let controller = scene.controller,
        let name = document.customClass(of: controller)?.name
      else { return false }
      return nothing.find(ClassReference(customClass: name, customModuleProvider: "target"))
        == .unknown
    }
  }

  /// What a class has from Apple.
  static let nothing = SourceIndexer().finish()

  static func superclass(ofTag tag: String) -> String {
    switch tag {
    case "placeholder", "customObject", "exit": "NSObject"
    case "containerView", "tableViewCellContentView", "collectionViewCellContentView": "UIView"
    case "constraint": "NSLayoutConstraint"
    case "mapView": "MKMapView"
    case "wkWebView": "WKWebView"
    case "avPlayerViewController": "AVPlayerViewController"
    case "glkViewController": "GLKViewController"
    case "glkView": "GLKView"
    case "sceneKitView": "SCNView"
    case "mtkView": "MTKView"
    case "skView": "SKView"
    case "arskView": "ARSKView"
    case "arscnView": "ARSCNView"
    case "pongPressGestureRecognizer": "UILongPressGestureRecognizer"
    default: "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
    }
  }
}
