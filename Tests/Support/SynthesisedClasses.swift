import NavStoryboard
import NavText

/// The classes that storyboards name, in Swift, with all that is connected to them.
struct SynthesisedClasses: Sendable {
  struct Outlet: Hashable, Sendable {
    var name: String
    var type: String
    let isCollection: Bool
  }

  struct Class: Sendable {
    var name: String
    let superclass: String
    var outlets: [Outlet] = []
    /// Selectors.
    var actions: [String] = []
    /// Identifiers of segues.
    var performed: [String] = []
  }

  private(set) var classes: [Class] = []
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

  /// What a class has from Apple.
  static let nothing = Harvester().finish()

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

  // MARK: Writing

  var text: String {
    var text = "import UIKit\n\n"
    for row in classes {
      text += "class \(row.name): \(row.superclass) {\n"
      for outlet in row.outlets {
        text +=
          outlet.isCollection
          ? "  @IBOutlet var \(quoted(outlet.name)): [\(outlet.type)]!\n"
          : "  @IBOutlet weak var \(quoted(outlet.name)): \(outlet.type)!\n"
      }
      for selector in row.actions {
        text += "  @IBAction func \(Self.signature(selector, "Any")) {}\n"
      }
      for identifier in row.performed {
        text += "  func perform\(row.performed.firstIndex(of: identifier) ?? 0)() {\n"
        text += "    performSegue(withIdentifier: \(Self.literal(identifier)), sender: self)\n  }\n"
      }
      text += "}\n\n"
    }
    text += "class WhoeverIsThere: UIViewController {\n"
    for selector in unwinds {
      text += "  @IBAction func \(Self.signature(selector, "UIStoryboardSegue")) {}\n"
    }
    for selector in anywhere { text += "  @IBAction func \(Self.signature(selector, "Any")) {}\n" }
    return text + "}\n"
  }

  /// `pay:event:` is `pay(_ first: Any, event second: Any)`.
  private static func signature(_ selector: String, _ type: String) -> String {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count > 1 else { return quoted(selector) + "()" }
    var text = quoted(parts[0]) + "(_ first: \(type)"
    for (number, label) in parts.dropFirst().dropLast().enumerated() {
      text += ", \(label.isEmpty ? "_" : label) other\(number): UIEvent"
    }
    return text + ")"
  }

  private func quoted(_ name: String) -> String { Self.quoted(name) }

  private static func quoted(_ name: String) -> String {
    ["default", "in", "is", "repeat", "switch", "operator", "return", "self", "where", "continue"]
      .contains(name) ? "`\(name)`" : name
  }

  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
