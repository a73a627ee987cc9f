import NavText

/// What a `project.pbxproj` builds.
public struct XcodeProject: Sendable {
  /// A target, and what it is built of.
  public struct Target: Sendable {
    /// What a target makes, as far as it matters who else can have it.
    public enum Product: Sendable {
      /// A process of its own. No other can be linked with it, or load it.
      case app
      /// What runs in a process of its own or in an app that it is made for.
      case tests
      /// What others may have, whatever the project says of it.
      case other
    }

    public let name: String
    /// The folder or file, such as `Shop.xcodeproj`, that it is described in.
    public let project: String
    /// What sources import it as.
    public let module: String
    /// Whether the project itself says so; else a setting that is made elsewhere may say another.
    var isModuleTold = true
    public let product: Product
    /// What Xcode calls the kind of product, such as `com.apple.product-type.application`.
    let productType: String
    /// Whether it runs inside another app.
    var isExtension: Bool { productType.includes("extension") }
    /// Whether others are linked with it, or load it.
    var isLibrary: Bool { productType.includes("framework") || productType.includes("library") }
    /// Where its Info.plist is, if a setting says so.
    public internal(set) var infoPlists: [String] = []
    /// The storyboards that settings name in the place of an Info.plist.
    public internal(set) var mainStoryboards: [String] = []
    public internal(set) var launchStoryboards: [String] = []
    /// Where the settings of an Info.plist that Xcode makes name a storyboard.
    var mentions: [InfoPlist.Mention] = []
    /// The versions of Swift that its configurations are compiled with, as far as settings say.
    public internal(set) var swiftVersions: [String] = []
    /// The oldest iOS that its configurations are for, as far as settings say.
    var deploymentTargets: [String] = []
    /// What its configurations are for: `1` for iPhones, `2` for iPads, `1,2` for both.
    var deviceFamilies: [String] = []
    /// Whether a setting shows to Objective-C what only Swift 3 showed it.
    public internal(set) var infersObjectiveC = false
    /// The files and folders that its phases take in.
    var files: Set<String> = []
    /// Folders of which it takes in everything (Xcode 16), but for the exceptions.
    var folders: [String] = []
    var exceptions: Set<String> = []
    /// All of these, to look paths up in.
    fileprivate(set) var places = Places()

    /// Whether it is the same one; targets of one project have different names.
    public func `is`(_ other: Target) -> Bool { name == other.name && project == other.project }
  }

  /// What people call it, such as `Shop.xcodeproj`.
  public let name: String
  /// The folder that the `.xcodeproj` is in.
  public let folder: String
  /// Where it refers to files, folders and packages outside of its own folder.
  public let references: [String]
  public private(set) var targets: [Target] = []

  /// Whether there is a project in it at all. A merge can leave a file without.
  public let isReadable: Bool

  /// Reads the bytes of a `project.pbxproj`. Its path tells where the files it names are.
  public init(_ bytes: [UInt8], path: String) {
    let project = ProjectPath.folder(of: joinedPath("", path))
    name = ProjectPath.fileName(of: project)
    folder = ProjectPath.folder(of: project)
    var reader = XcodeProjectReader(PropertyList(bytes), project: project)
    isReadable = reader.isReadable
    targets = reader.targets()
    references = reader.references
  }

  /// The sources that targets are made of, by the names of their files, each with the module of its target.
  public var sources: [(file: String, module: String)] {
    targets.flatMap { target in
      target.files.filter { SourceLanguage(path: $0) != nil }.sorted { $0.precedes($1) }.map {
        (file: ProjectPath.fileName(of: $0), module: target.module)
      }
    }
  }

  /// Whether a target is made of everything in a folder.
  public func takesIn(folder: String) -> Bool {
    targets.contains { $0.folders.contains(folder) }
  }

  /// The targets that a file is built into, whose path has no detours (`joinedPath`). Capitals and small letters are
  /// one, as on the disk of a Mac.
  public func targets(of path: String) -> [Target] {
    let path = ProjectPath.folded(path)
    return targets.filter { $0.places.takeIn(path) }
  }
}

extension XcodeProject {
  /// Whether a target that is made of everything in a folder makes an exception of this file in it.
  func leavesOut(_ path: String) -> Bool {
    let path = ProjectPath.folded(path)
    return targets.contains { $0.places.leaveOut(path) }
  }
}

extension XcodeProject.Target {
  /// Where the files of a target are, in small letters.
  struct Places: Sendable {
    private var files: Set<String> = []
    private var folders: [String] = []
    private var exceptions: Set<String> = []

    init() {}

    init(_ target: XcodeProject.Target) {
      files = Set(target.files.map { ProjectPath.folded($0) })
      folders = target.folders.map { ProjectPath.folded($0) }
      exceptions = Set(target.exceptions.map { ProjectPath.folded($0) })
    }

    func takeIn(_ path: String) -> Bool {
      if files.contains(path) { return true }
      // A file of a translated folder may be named without the folder's language.
      if let (_, folder) = ProjectPath.language(of: path) {
        let common = joinedPath(folder, ProjectPath.fileName(of: path))
        if files.contains(common) { return true }
        if exceptions.contains(common) { return false }
      }
      if folders.isEmpty || exceptions.contains(path) { return false }
      return folders.contains { ProjectPath.isInside(path, $0) }
    }

    func leaveOut(_ path: String) -> Bool { exceptions.contains(path) }
  }
}

/// Follows the ids of a project from its targets to its files.
struct XcodeProjectReader {
  private let list: PropertyList
  private let project: String
  /// The objects by their ids.
  private var objects: [Name: ID<PropertyList.Item>] = [:]
  /// Where each file, and each folder that is taken in whole, is.
  private var paths: [Name: [String]] = [:]

  init(_ list: PropertyList, project: String) {
    self.list = list
    self.project = project
    guard let root, let all = list.value("objects", in: root) else { return }
    for object in list.children(of: all) { objects[list.items[object].key] = object }
  }

  var isReadable: Bool { root.flatMap { object("rootObject", in: $0) } != nil }

  private var root: ID<PropertyList.Item>? { list.items.isEmpty ? nil : ID(0) }

  /// What was located outside of the project's folder, and local packages.
  var references: [String] {
    let folder = ProjectPath.folder(of: project)
    var found = Set(paths.values.joined())
    for object in objects.values
    where list.text("isa", in: object) == "XCLocalSwiftPackageReference" {
      if let path = list.text("relativePath", in: object) { found.insert(joinedPath(folder, path)) }
    }
    return found.filter { !ProjectPath.isInside($0, folder) }.sorted { $0.precedes($1) }
  }

  private func object(_ key: String, in item: ID<PropertyList.Item>) -> ID<PropertyList.Item>? {
    guard let value = list.value(key, in: item) else { return nil }
    return objects[list.items[value].text]
  }

  mutating func targets() -> [XcodeProject.Target] {
    guard let root, let project = object("rootObject", in: root) else { return [] }
    let folder = ProjectPath.folder(of: self.project)
    let start = joinedPath(folder, list.text("projectDirPath", in: project) ?? "")
    locate(list.texts("mainGroup", in: project), in: start, start)
    var targets: [XcodeProject.Target] = []
    for id in list.texts("targets", in: project) {
      if let object = objects[id] { targets.append(target(object, id, start)) }
    }
    let common = settings(of: project)
    for index in targets.indices {
      if targets[index].swiftVersions.isEmpty {
        targets[index].swiftVersions = common["SWIFT_VERSION"] ?? []
      }
      if targets[index].deploymentTargets.isEmpty {
        targets[index].deploymentTargets = common["IPHONEOS_DEPLOYMENT_TARGET"] ?? []
      }
    }
    for index in targets.indices where targets[index].deviceFamilies.isEmpty {
      targets[index].deviceFamilies = common["TARGETED_DEVICE_FAMILY"] ?? []
    }
    addExceptions(to: &targets, list.texts("targets", in: project))
    for index in targets.indices {
      targets[index].places = XcodeProject.Target.Places(targets[index])
    }
    return targets
  }

  private static var longestPath: Int { 4096 }

  /// Goes down the groups, whose paths add up. No id is visited twice, so that a loop ends.
  private mutating func locate(_ groups: [Name], in folder: String, _ start: String) {
    var waiting = groups.map { (id: $0, folder: folder) }
    var seen: Set<Name> = []
    while let (id, folder) = waiting.popLast() {
      guard let object = objects[id], seen.insert(id).inserted else { continue }
      let path = list.text("path", in: object) ?? ""
      let place: String
      switch list.text("sourceTree", in: object) {
      case "SOURCE_ROOT": place = joinedPath(start, path)
      case "<group>", "<absolute>", nil: place = joinedPath(folder, path)
      // Built products and the system's files are no files of the project.
      default: continue
      }
      // No file has a longer path; groups in groups in groups would have their square.
      if place.utf8.count > Self.longestPath { continue }
      let children = list.texts("children", in: object)
      if children.isEmpty { paths[id] = [place] }
      for child in children { waiting.append((child, place)) }
    }
    // A file with translations stands for all of them.
    for id in seen {
      guard let object = objects[id], list.text("isa", in: object) == "PBXVariantGroup" else {
        continue
      }
      paths[id] = list.texts("children", in: object).flatMap { paths[$0] ?? [] }
    }
  }

  private func target(
    _ object: ID<PropertyList.Item>, _ id: Name, _ start: String
  ) -> XcodeProject.Target {
    let name = list.text("name", in: object) ?? ""
    let settings = self.settings(of: object)
    let product = (settings["PRODUCT_MODULE_NAME"] ?? []) + (settings["PRODUCT_NAME"] ?? [])
    let module = product.first { !$0.contains("$") } ?? name
    let productType = list.text("productType", in: object) ?? ""
    var target = XcodeProject.Target(
      name: name, project: project, module: Self.identifier(module),
      product: XcodeProject.Target.Product(productType), productType: productType)
    if !product.contains(where: { !$0.contains("$") }) {
      let isLeftOpen = product.isEmpty && hasConfigurationFile(object)
      target.isModuleTold = !isLeftOpen && product.allSatisfy(Self.namesTarget)
    }
    for path in settings["INFOPLIST_FILE"] ?? [] {
      target.infoPlists.append(joinedPath(start, Self.withoutSourceRoot(path)))
    }
    target.mainStoryboards = settings["INFOPLIST_KEY_UIMainStoryboardFile"] ?? []
    target.launchStoryboards = settings["INFOPLIST_KEY_UILaunchStoryboardName"] ?? []
    if (settings["GENERATE_INFOPLIST_FILE"] ?? []).contains("YES") {
      target.mentions =
        mentions(.main, "INFOPLIST_KEY_UIMainStoryboardFile", of: object)
        + mentions(.launch, "INFOPLIST_KEY_UILaunchStoryboardName", of: object)
    }
    target.swiftVersions = settings["SWIFT_VERSION"] ?? []
    target.deploymentTargets = settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? []
    target.deviceFamilies = settings["TARGETED_DEVICE_FAMILY"] ?? []
    let inference = settings["SWIFT_SWIFT3_OBJC_INFERENCE"] ?? []
    target.infersObjectiveC = inference.contains { $0 != "Off" && $0 != "Default" }
    for phase in list.texts("buildPhases", in: object) {
      guard let phase = objects[phase] else { continue }
      for file in list.texts("files", in: phase) {
        guard let file = objects[file] else { continue }
        for reference in list.texts("fileRef", in: file) {
          target.files.formUnion(paths[reference] ?? [])
        }
      }
    }
    // A folder that is copied as it is brings all of its files.
    target.folders = target.files.filter { !ProjectPath.fileName(of: $0).contains(".") }
    for group in list.texts("fileSystemSynchronizedGroups", in: object) {
      target.folders += paths[group] ?? []
    }
    return target
  }

  /// The first place of each name that configurations give to a setting.
  private func mentions(
    _ kind: InfoPlist.Mention.Kind, _ key: String, of target: ID<PropertyList.Item>
  ) -> [InfoPlist.Mention] {
    var mentions: [InfoPlist.Mention] = []
    for values in configurations(of: target) {
      guard let value = list.value(key, in: values), list.items[value].kind == .text else {
        continue
      }
      let name = list.names[list.items[value].text]
      if name.isEmpty || name.contains("$") || mentions.contains(where: { $0.name == name }) {
        continue
      }
      mentions.append(
        InfoPlist.Mention(kind: kind, name: name, range: list.items[value].textRange))
    }
    return mentions
  }

  /// Whether settings of a target are in an xcconfig.
  private func hasConfigurationFile(_ target: ID<PropertyList.Item>) -> Bool {
    guard let configurations = object("buildConfigurationList", in: target) else { return false }
    return list.texts("buildConfigurations", in: configurations).contains { id in
      objects[id].map { list.value("baseConfigurationReference", in: $0) != nil } ?? false
    }
  }

  /// `$(TARGET_NAME)`, with whatever makes an identifier of it.
  private static func namesTarget(_ setting: String) -> Bool {
    let name = setting.dropFirst(2).prefix { $0 != ")" && $0 != "}" && $0 != ":" }
    return (name == "TARGET_NAME" || name == "PRODUCT_NAME" || name == "inherited")
      && setting.hasPrefix("$") && (setting.hasSuffix(")") || setting.hasSuffix("}"))
  }

  /// The settings of each configuration.
  private func configurations(of target: ID<PropertyList.Item>) -> [ID<PropertyList.Item>] {
    guard let configurations = object("buildConfigurationList", in: target) else { return [] }
    return list.texts("buildConfigurations", in: configurations).compactMap { id in
      objects[id].flatMap { list.value("buildSettings", in: $0) }
    }
  }

  /// The build settings of all configurations, each with its values.
  private func settings(of target: ID<PropertyList.Item>) -> [String: [String]] {
    var settings: [String: [String]] = [:]
    for values in configurations(of: target) {
      for value in list.children(of: values) where list.items[value].kind == .text {
        let (key, text) = (list.names[list.items[value].key], list.names[list.items[value].text])
        if settings[key]?.contains(text) != true { settings[key, default: []].append(text) }
      }
    }
    return settings
  }

  /// Exceptions take a file out of a target that takes in its folder, and into one that does not.
  private func addExceptions(to targets: inout [XcodeProject.Target], _ ids: [Name]) {
    for (id, group) in objects
    where list.text("isa", in: group) == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = paths[id]?.first else { continue }
      for exception in list.texts("exceptions", in: group) {
        guard let set = objects[exception], let target = list.value("target", in: set),
          let index = ids.firstIndex(of: list.items[target].text), index < targets.count
        else { continue }
        let files = list.texts("membershipExceptions", in: set).map {
          joinedPath(folder, Self.withoutMark(list.names[$0]))
        }
        if targets[index].folders.contains(folder) {
          targets[index].exceptions.formUnion(files)
        } else {
          targets[index].files.formUnion(files)
        }
      }
    }
  }

  /// Xcode writes `/Localized: Main.storyboard` for a file with translations.
  private static func withoutMark(_ path: String) -> String {
    for mark in ["/Localized: ", "/Localized/"] where path.hasPrefix(mark) {
      return String(decoding: path.utf8.dropFirst(mark.utf8.count), as: UTF8.self)
    }
    return path
  }

  private static func withoutSourceRoot(_ path: String) -> String {
    for mark in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "$SRCROOT/"]
    where path.hasPrefix(mark) {
      return String(decoding: path.utf8.dropFirst(mark.utf8.count), as: UTF8.self)
    }
    return path
  }

  /// A module's name is made of letters, digits and underscores.
  static func identifier(_ name: String) -> String {
    String(
      decoding: name.utf8.map { CodeLexer.isNameByte($0) && $0 != UInt8(ascii: "$") ? $0 : 0x5F },
      as: UTF8.self)
  }
}

extension XcodeProject.Target.Product {
  /// `com.apple.product-type.application`. What runs on a watch is made of two targets, and is none of these.
  fileprivate init(_ type: String) {
    switch type {
    case "com.apple.product-type.application",
      "com.apple.product-type.application.on-demand-install-capable",
      "com.apple.product-type.app-extension", "com.apple.product-type.app-extension.messages",
      "com.apple.product-type.extensionkit-extension":
      self = .app
    case "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing":
      self = .tests
    default: self = .other
    }
  }
}
