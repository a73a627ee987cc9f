import NavModel
import NavText

/// All types of one name: their declarations, extensions and categories.
public struct IndexedClass: Sendable {
  public let name: Name
  /// Whether the sources declare the class itself, and not only extend it.
  public fileprivate(set) var isDeclared = false
  /// Whether a declaration names the superclass; an `@implementation` alone does not.
  fileprivate(set) var tellsSuperclass = false
  /// Whether targets have different classes of this name.
  fileprivate(set) var hasSeveralModules = false
  /// Rows of `ClassCatalogue.partsByClass` and so on.
  var parts: Range<Int> = 0..<0
  public var properties: Range<Int> = 0..<0
  var methods: Range<Int> = 0..<0
}

/// What the sources of a project declare that its storyboards can mean.
public struct ClassCatalogue: Sendable {
  public let names: NameTable
  public let parts: Table<TypePart>
  public let properties: Table<IndexedProperty>
  public let methods: Table<IndexedMethod>
  /// Identifiers in code, in the order of files and places.
  public private(set) var uses: [IdentifierUse]
  public private(set) var classes = Table<IndexedClass>()
  /// Whether sources import modules or headers that are neither Apple's nor among the sources: those may add members to any class.
  public var hasForeignModules: Bool { isPartial || !foreignModules.isEmpty }
  /// Those modules and headers, by name.
  private(set) var foreignModules: [ForeignModule] = []
  /// What the sources of each module import.
  private(set) var importsByModule: [Name: Set<Name>] = [:]
  /// What the names of the app's own classes of Objective-C begin with.
  private(set) var ownPrefixes: Set<String> = []
  /// The names of all declared classes, and what one slip makes of them.
  private(set) var slips: Set<UInt64> = []
  /// Whether others may add to it.
  let isPartial: Bool
  /// The modules whose sources are here.
  private let modules: Set<String>

  /// Whether all of Swift is compiled by version 3 or later, which decides what selectors its methods have.
  public var spellsAsSwift3 = false
  /// Whether all of Swift hides from Objective-C what does not say otherwise (SE-0160).
  public var hidesMembersOfSwift = false
  /// Names that code says anywhere but where a method is declared.
  public let mentions: NameSet

  /// By the name of a property: the types whose code sets it.
  let assigningTypes: [Name: Set<Name>]
  let bars: [ID<TypePart>: BarsInCode]
  /// Whether some code gives people a way back, or bars, on screens that are not its own.
  public let helpsOtherScreens: Bool
  /// Where the sources are, as far as that is known.
  public let paths: [ID<SourceText>: String]
  /// Those of Swift; empty where paths are unknown.
  public var swiftPaths: [String] { paths.values.filter { $0.hasSuffix(".swift") } }
  private(set) var partsByClass: [ID<TypePart>] = []
  private(set) var propertiesByClass: [ID<IndexedProperty>] = []
  private(set) var methodsByClass: [ID<IndexedMethod>] = []
  private var classByName: [Name: ID<IndexedClass>] = [:]
  private(set) var index = MemberIndex()
  private var aliases: [Name: [Name]] = [:]
  /// The classes that name each class as their superclass.
  private var subclasses: [Name: [ID<IndexedClass>]] = [:]
  private var runtimeNames: Set<Name> = []
  private var protocols: Set<Name> = []
  /// The keys of what protocols of Objective-C promise.
  private(set) var promisedKeys: Set<Name> = []
  /// Structures, enumerations and actors.
  private var types: Set<Name> = []
  let systemClasses = SystemClasses.shared

  /// Brings together what was found in all files, or, if it `isPartial`, in some of them: then others may add to it.
  init(_ facts: consuming SourceIndex, modules: Set<String>, isPartial: Bool = false) {
    let aliasesFound = facts.aliases
    let imports = facts.imports
    let constants = facts.constants
    let headers = facts.headers
    names = facts.names
    parts = facts.parts
    properties = facts.properties
    methods = facts.methods
    uses = facts.uses
    var assigningTypes: [Name: Set<Name>] = [:]
    for assignment in facts.assignments where !assignment.name.isNone {
      assigningTypes[assignment.name, default: []].insert(assignment.container)
    }
    self.assigningTypes = assigningTypes
    bars = facts.bars
    helpsOtherScreens = facts.helpsOtherScreens
    paths = facts.paths
    self.isPartial = isPartial
    self.modules = modules
    mentions = facts.mentions
    for alias in aliasesFound { aliases[alias.name, default: []].append(alias.target) }
    for part in parts.rows where !part.runtimeName.isNone && part.runtimeName != part.name {
      aliases[part.runtimeName, default: []].append(part.name)
    }
    runtimeNames = Set(parts.rows.lazy.map { $0.runtimeName }.filter { !$0.isNone })
    bringTogether()
    indexMembers()
    note(imports, headers)
    resolve(constants)
  }

  /// Tells imports of what is here, or Apple's, from those of what is not.
  private mutating func note(_ imports: Set<SourceIndex.Import>, _ headers: Set<Name>) {
    var foreign: Set<ForeignModule> = []
    for found in imports {
      importsByModule[found.importer, default: []].insert(found.name)
      let name = names[found.name]
      let isHere =
        found.isHeader
        // Without paths it is unknown which headers are here. What the compiler generates from Swift is not a file.
        ? headers.isEmpty || headers.contains(found.name) || name.hasSuffix("-Swift.h")
        : modules.contains(name) || SystemClasses.isSystemModule(name)
      if !isHere { foreign.insert(ForeignModule(name: name, isHeader: found.isHeader)) }
    }
    foreignModules = foreign.sorted { $0.name.precedes($1.name) }
    var counts: [String: Int] = [:]
    for row in classes.rows where row.isDeclared {
      let prefix = ForeignModule.prefix(of: names[row.name])
      if !prefix.isEmpty { counts[prefix, default: 0] += 1 }
      // Only what may come from elsewhere is compared with what is here.
      if !foreign.isEmpty { slips.formUnion(Self.spellings(of: names.utf8(of: row.name))) }
    }
    for (prefix, count) in counts where count >= 3 { ownPrefixes.insert(prefix) }
  }

  /// Whether the sources of a module are here.
  func isOwn(_ module: String) -> Bool { modules.contains(module) }

  /// Whether any source imports a module.
  public func imports(_ module: String) -> Bool {
    names.find(module).map { name in importsByModule.values.contains { $0.contains(name) } }
      ?? false
  }

  // MARK: Classes by name

  private mutating func bringTogether() {
    var moduleOfClass: [Name: Name] = [:]
    for part in parts.rows {
      switch part.kind {
      case .protocol: protocols.insert(part.name)
      case .class, .implementation: enter(part.name)
      case .other: types.insert(part.name)
      case .extension: break
      }
    }
    // Extensions find the class that they extend only when all classes are entered.
    var owners: [ID<IndexedClass>?] = []
    owners.reserveCapacity(parts.count)
    for part in parts.rows {
      switch part.kind {
      case .protocol, .other: owners.append(nil)
      case .extension: owners.append(enter(actualName(part.name)))
      case .class, .implementation:
        let id = enter(part.name)
        owners.append(id)
        if isKits(part.name) { continue }
        classes[id].isDeclared = true
        guard part.kind == .class else { continue }
        if !part.superclass.isNone { subclasses[part.superclass, default: []].append(id) }
        classes[id].tellsSuperclass = true
        if part.module.isNone { continue }
        if let other = moduleOfClass[part.name], other != part.module {
          classes[id].hasSeveralModules = true
        }
        moduleOfClass[part.name] = part.module
      }
    }
    let (parts, properties, methods) = (parts, properties, methods)
    func owner(_ part: ID<TypePart>) -> ID<IndexedClass>? { owners[Int(part.index)] }
    let (partIDs, partRanges) = group(parts.ids) { owner($0) }
    let (propertyIDs, propertyRanges) = group(properties.ids) { owner(properties[$0].part) }
    let (methodIDs, methodRanges) = group(methods.ids) { owner(methods[$0].part) }
    (partsByClass, propertiesByClass, methodsByClass) = (partIDs, propertyIDs, methodIDs)
    for id in classes.ids {
      classes[id].parts = partRanges[Int(id.index)]
      classes[id].properties = propertyRanges[Int(id.index)]
      classes[id].methods = methodRanges[Int(id.index)]
    }
  }

  // MARK: Members

  /// Where the index has methods of all classes, if there are many.
  static var methodsOfAll: UInt32 { .max }
  /// Where it has all that take segues back.
  static var unwindActionsOfAll: UInt32 { .max - 1 }
  static var manyMethods: Int { 500 }

  private mutating func indexMembers() {
    for id in classes.ids {
      if MemberIndex.isLong(classes[id].properties) {
        for property in propertiesByClass[classes[id].properties] {
          index.insert(property, key: properties[property].key, of: id.index)
        }
      }
      if MemberIndex.isLong(classes[id].methods) {
        for method in methodsByClass[classes[id].methods] {
          index.insert(method, methods[method], of: id.index, names)
        }
      }
    }
    for row in properties.rows
    where row.traits.contains(.isVisible) && parts[row.part].kind == .protocol {
      promisedKeys.insert(row.key)
    }
    for id in methods.ids {
      if methods[id].traits.contains(.unwind) {
        index.insert(id, methods[id], of: Self.unwindActionsOfAll, names)
      }
      if methods.count > Self.manyMethods {
        index.insert(id, methods[id], of: Self.methodsOfAll, names)
      }
    }
  }

  /// The properties of a class that key-value coding finds under a key.
  public func properties(_ key: Name?, of id: ID<IndexedClass>) -> [ID<IndexedProperty>] {
    guard let key else { return [] }
    let range = classes[id].properties
    return MemberIndex.isLong(range)
      ? index.properties(key, of: id.index)
      : propertiesByClass[range].filter { properties[$0].key == key }
  }

  /// The methods of a class that may answer to a selector, or be called nearly so.
  func methods(likeSelector match: SelectorMatch, of id: ID<IndexedClass>) -> [ID<
    IndexedMethod
  >] {
    let range = classes[id].methods
    return MemberIndex.isLong(range)
      ? index.methods(match, of: id.index) : Array(methodsByClass[range])
  }

  @discardableResult
  private mutating func enter(_ name: Name) -> ID<IndexedClass> {
    if let id = classByName[name] { return id }
    let id = classes.append(IndexedClass(name: name))
    classByName[name] = id
    return id
  }

  /// Puts the rows of each class side by side, in the order of the sources, and says where those of each class are.
  private func group<Row>(
    _ ids: IDRange<Row>, by owner: (ID<Row>) -> ID<IndexedClass>?
  ) -> (rows: [ID<Row>], ranges: [Range<Int>]) {
    var ends = [Int](repeating: 0, count: classes.count)
    for id in ids {
      if let owner = owner(id) { ends[Int(owner.index)] += 1 }
    }
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(classes.count)
    var count = 0
    for index in ends.indices {
      ranges.append(count..<count + ends[index])
      (ends[index], count) = (count, count + ends[index])
    }
    var rows = [ID<Row>](repeating: ID(0), count: count)
    for id in ids {
      guard let owner = owner(id) else { continue }
      rows[ends[Int(owner.index)]] = id
      ends[Int(owner.index)] += 1
    }
    return (rows, ranges)
  }

  /// The class that a name stands for: itself, or what `typealias` and `@objc(…)` make of it.
  public func actualName(_ name: Name) -> Name {
    var name = name
    for _ in 0..<8 {
      if classByName[name].map({ classes[$0].isDeclared }) == true { return name }
      // A shim for another platform changes nothing of UIKit.
      guard let targets = aliases[name], !isKits(name) else { return name }
      let target =
        targets.first { classByName[$0] != nil || systemClasses[names[$0]] != nil } ?? targets[0]
      // Not a class: `typealias Screen = Themed & UIViewController`.
      name = target
    }
    return name
  }

  /// Whether a name is one of UIKit's own classes, whatever sources make of it.
  private func isKits(_ name: Name) -> Bool {
    names.utf8(of: name).starts(with: "UI".utf8) && systemClasses[names[name]] != nil
  }

  /// Whether a name is one of a structure, an enumeration or an actor, and of no class.
  func isOtherType(_ name: Name) -> Bool {
    types.contains(name) && classByName[name].map({ classes[$0].isDeclared }) != true
  }

  /// Whether a name is one of a type, in which others may be declared.
  func isType(_ name: Name) -> Bool { types.contains(name) || classByName[name] != nil }

  /// What a `typealias` alone gives a name to, which is known while the app is built and not when it runs.
  public func aliased(_ name: String) -> String? {
    guard systemClasses[name] == nil, let found = names.find(name),
      let target = aliases[found]?.first,
      classByName[found].map({ classes[$0].isDeclared }) != true,
      !runtimeNames.contains(found)
    else { return nil }
    return names[target]
  }

  /// The types of one name, if the sources have any.
  public func row(_ name: Name) -> ID<IndexedClass>? { classByName[name] }

  /// The classes that inherit from a class, however far away.
  public func descendants(of name: String) -> [ClassReference] {
    guard let name = names.find(name) else { return [] }
    var found: [ClassReference] = []
    var seen: Set<ID<IndexedClass>> = []
    var waiting = subclasses[name] ?? []
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      found.append(ClassReference(system: names[classes[id].name]))
      waiting += subclasses[classes[id].name] ?? []
    }
    return found
  }

  func isProtocol(_ name: Name) -> Bool { protocols.contains(name) }

  // MARK: Constants

  /// Whether a name is one of a type that is here or Apple's, and not of a parameter such as `Cell` in `<Cell: UIView>`.
  private func isKnownType(_ name: Name) -> Bool {
    types.contains(name) || classByName[name].map { classes[$0].isDeclared } == true
      || systemClasses[names[name]] != nil
  }

  private mutating func resolve(_ constants: [StringConstant]) {
    var byName: [Name: [Int]] = [:]
    for (index, constant) in constants.enumerated() {
      byName[constant.name, default: []].append(index)
    }
    for index in uses.indices {
      let use = uses[index]
      let type = use.part.map { parts[$0].name } ?? .none
      func value(_ argument: IdentifierUse.Argument) -> Name? {
        self.value(argument, in: use.place.file, type, constants, byName)
      }
      if let value = value(use.argument) {
        uses[index].value = value
        uses[index].isKnown = true
      }
      uses[index].storyboard = value(use.storyboardArgument) ?? .none
    }
  }

  /// The only value that a constant of this name can have here; of several that differ none.
  ///
  /// A name without a type before it is a constant of no type, or one of the same type in the same file: another
  /// class may well call another string so, and what is a constant there may be a parameter here.
  private func value(
    _ argument: IdentifierUse.Argument, in file: ID<SourceText>, _ type: Name,
    _ constants: [StringConstant], _ byName: [Name: [Int]]
  ) -> Name? {
    switch argument {
    case .none, .unknown: return nil
    case .literal(let value): return value
    case .className(let name): return isKnownType(name) ? name : nil
    case .constant(let container, let name):
      var near: Name?
      var far: Name?
      for index in byName[name] ?? [] {
        let constant = constants[index]
        let isNear = constant.file == file
        if container.isNone {
          let isOwn = isNear && constant.container == type
          if !constant.container.isNone && !isOwn { continue }
        } else if constant.container != container {
          continue
        }
        let known = isNear ? near : far
        if let known, known != constant.value {
          // Either of two in this file may be meant, or of two elsewhere.
          if isNear { return nil }
          far = Name.none
          continue
        }
        if isNear { near = constant.value } else { far = constant.value }
      }
      return near ?? (far == Name.none ? nil : far)
    }
  }
}
