import NavText

/// A module or header that sources import, whose own sources are not here: it may bring classes that a storyboard names.
public struct ForeignModule: Hashable, Sendable {
  /// `ArcGIS`, or `SWRevealViewController.h`.
  public let name: String
  let isHeader: Bool

  /// Whether a class of this name may come from it, as far as names tell. A header is called as what it declares.
  func mayDeclare(_ name: String) -> Bool {
    guard isHeader else { return true }
    let file = ProjectPath.name(of: self.name)
    if name.hasPrefix(file) || file.hasPrefix(name) { return true }
    let prefix = Self.prefix(of: file)
    return !prefix.isEmpty && prefix == Self.prefix(of: name)
  }

  /// The capitals that the classes of one library begin with in Objective-C: `AGS` of `AGSMapView`; nothing of
  /// `CartController`.
  static func prefix(of name: String) -> String {
    let text = Array(name.utf8)
    var count = 0
    while count < text.count, isCapital(text[count]) || count > 0 && isDigit(text[count]) {
      count += 1
    }
    // The last capital begins a word.
    if count > 0, count < text.count { count -= 1 }
    return count < 2 ? "" : String(decoding: text[..<count], as: UTF8.self)
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}

extension ClassCatalogue {
  /// The modules without sources out of which a class may come that a storyboard of these modules names; empty where it
  /// is missing for certain.
  public func origins(of reference: ClassReference, in targets: [String] = []) -> [ForeignModule] {
    if isPartial { return [ForeignModule(name: "", isHeader: false)] }
    if reference.isOfTarget || foreignModules.isEmpty { return [] }
    if let module = reference.module {
      if isOwn(module) { return [] }
      let named = foreignModules.filter { $0.name == module }
      return named.isEmpty ? [ForeignModule(name: module, isHeader: false)] : named
    }
    // What is spelled like the classes of the app would be one of them.
    if ownPrefixes.contains(ForeignModule.prefix(of: reference.name)) { return [] }
    let origins = foreignModules(for: targets).filter { $0.mayDeclare(reference.name) }
    if origins.isEmpty { return [] }
    return isAlmostDeclared(reference.name) ? [] : origins
  }

  /// What the sources of some modules import, and those of the modules that they import themselves; of all sources
  /// where no module is known.
  private func foreignModules(for targets: [String]) -> [ForeignModule] {
    var reached: Set<Name> = []
    var waiting = targets.compactMap { names.find($0) }.filter { importsByModule[$0] != nil }
    if waiting.isEmpty { return foreignModules }
    // Sources of unknown modules may be part of any.
    waiting.append(.none)
    var imported: Set<Name> = []
    while let module = waiting.popLast() {
      guard reached.insert(module).inserted else { continue }
      for name in importsByModule[module] ?? [] {
        imported.insert(name)
        if importsByModule[name] != nil { waiting.append(name) }
      }
    }
    let found = Set(imported.map { names[$0] })
    return foreignModules.filter { found.contains($0.name) }
  }

  private func isAlmostDeclared(_ name: String) -> Bool {
    Self.spellings(of: name.utf8).contains { slips.contains($0) }
  }

  /// A number for a name, and for each name with one letter less: two names that have one in common are a slip apart.
  static func spellings(of name: some Sequence<UInt8>) -> [UInt64] {
    let text = Array(name)
    guard 7...64 ~= text.count else { return [] }
    return (0...text.count).map { left in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for (index, byte) in text.enumerated() where index != left {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      return hash
    }
  }
}
