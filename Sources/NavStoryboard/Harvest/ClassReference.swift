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
    if let mangled = Self.demangled(customClass) {
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

  /// The parts of `_TtC4Shop14CartController`; of a nested class the innermost name.
  static func demangled(_ name: String) -> (module: String, name: String)? {
    let text = Array(name.utf8)
    guard text.starts(with: "_TtC".utf8) else { return nil }
    var offset = 4
    while offset < text.count,
      text[offset] == UInt8(ascii: "C") || text[offset] == UInt8(ascii: "V")
        || text[offset] == UInt8(ascii: "O")
    {
      offset += 1
    }
    var parts: [String] = []
    while offset < text.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[offset] {
      var count = 0
      while offset < text.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[offset],
        count < 10_000
      {
        count = count * 10 + Int(text[offset] - UInt8(ascii: "0"))
        offset += 1
      }
      guard count > 0, count <= text.count - offset else { return nil }
      parts.append(String(decoding: text[offset..<offset + count], as: UTF8.self))
      offset += count
    }
    guard offset == text.count, parts.count > 1, let last = parts.last else { return nil }
    return (parts[0], last)
  }
}
