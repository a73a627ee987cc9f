import NavText

/// The class of an object in a storyboard, as its attributes name it.
public struct ClassReference: Hashable, Sendable {
  public let name: String
  /// The module, when the storyboard names one that means something.
  public let module: String?
  /// Whether the class is one of the target that the storyboard is built into, whatever module is named.
  public let isOfTarget: Bool

  /// `target` is the module that the storyboard is built into, as far as that is known.
  public init(
    customClass: String, customModule: String? = nil, customModuleProvider: String? = nil,
    target: String? = nil
  ) {
    isOfTarget = customModuleProvider == "target"
    let named = customModule?.isEmpty == true ? nil : customModule
    let declared = isOfTarget ? target : named
    if let mangled = demangled(customClass) {
      name = mangled.name
      module = mangled.module
      return
    }
    let text = Array(customClass.utf8)
    if let dot = text.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot + 1 < text.count {
      name = String(decoding: text[(dot + 1)...], as: UTF8.self)
      module = declared ?? String(decoding: text[..<dot], as: UTF8.self)
    } else {
      name = customClass
      module = declared
    }
  }

  /// A class of UIKit, which an object without a custom class has.
  public init(system name: String) {
    self.name = name
    module = nil
    isOfTarget = false
  }
}

extension StoryboardDocument {
  /// The class that is written at an object; nil for one without. `target` is the module that the document is built into.
  public func customReference(_ object: ID<StoryboardObject>, target: String?) -> ClassReference? {
    let element = self[object].element
    guard let name = value(.customClass, of: element), !name.isEmpty else { return nil }
    return ClassReference(
      customClass: name, customModule: value(.customModule, of: element),
      customModuleProvider: value(.customModuleProvider, of: element), target: target)
  }
}
