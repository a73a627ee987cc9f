import NavModel
import NavText
import NavXcode

/// A class that goes by another name in the program, because a class of another module has its own.
public struct RenamedClass: Hashable, Sendable {
  /// What it is called in code.
  public let name: String
  public let module: String
  public let newName: String
}

/// Classes of one name in several modules, such as the ViewController of an app and that of its extension. In a program
/// a class goes by its name alone: the first module's keeps it, the others' are called after their modules.
struct ClassesOfSeveralModules {
  /// The modules of each class that has several, in their order.
  private var modules: [String: [String]] = [:]
  private var newNames: [String: String] = [:]
  private(set) var renamed: [RenamedClass] = []

  init() {}

  /// Reads the modules off the objects of all documents. Sources know better than attributes which of them exist.
  init(_ documents: [StoryboardDocument], _ catalogue: ClassCatalogue?) {
    var found: [String: [String]] = [:]
    for document in documents {
      var seen: Set<Key> = []
      for object in document.objects.rows where !object.className.isNone {
        let key = Key(name: object.className, module: object.moduleName)
        guard seen.insert(key).inserted else { continue }
        let module = document.xml.names[object.moduleName]
        let name = document.xml.names[object.className]
        if module.isEmpty || found[name]?.contains(module) == true {
          if found[name] == nil { found[name] = [] }
        } else {
          found[name, default: []].append(module)
        }
      }
    }
    for (name, modules) in found where modules.count > 1 {
      if let catalogue, !catalogue.hasSeveralModules(name) { continue }
      self.modules[name] = modules
    }
    for name in modules.keys.sorted() {
      for module in modules[name]?.dropFirst() ?? [] {
        let joined = module + name
        var newName = isIdentifier(joined) ? joined : name + "2"
        while found[newName] != nil || renamed.contains(where: { $0.newName == newName }) {
          newName += "2"
        }
        newNames[module + "." + name] = newName
        renamed.append(RenamedClass(name: name, module: module, newName: newName))
      }
    }
  }

  private struct Key: Hashable {
    let name: Name
    let module: Name
  }

  /// What the program calls a class.
  func name(of className: String, module: String) -> String {
    modules[className] == nil ? className : newNames[module + "." + className] ?? className
  }

  /// The class that the program calls so.
  func reference(to name: String) -> ClassReference {
    if modules.isEmpty { return ClassReference(customClass: name) }
    if let original = renamed.first(where: { $0.newName == name }) {
      return ClassReference(customClass: original.name, customModule: original.module)
    }
    return ClassReference(customClass: name, customModule: modules[name]?.first)
  }
}
