/// `project.pbxproj` in its formats: groups of files or synchronized folders, OpenStep or XML.
extension ProjectDraft {
  mutating func xcodeProject(of targets: [Int]) -> String {
    var writer = XcodeProjectWriter(style, isFlat: random.chance(15), renamed: renamedFolders)
    for target in targets { writer.add(self.targets[target], storyboardPaths: storyboardPaths) }
    let root = writer.finish()
    return style.format == .propertyList
      ? root.xmlDocument : "// !$*UTF8*$!\n" + root.openStep() + "\n"
  }

  private var storyboardPaths: Set<String> { Set(storyboards.indices.map { path(of: $0) }) }
}

/// The objects of a project, one by one.
private struct XcodeProjectWriter {
  private let style: ProjectStyle
  /// Whether all files are in the main group, with whole paths.
  private let isFlat: Bool
  /// Folders that are spelt otherwise here.
  private let renamed: [String: String]
  private var objects: [(key: String, value: PropertyListText)] = []
  private var count = 0
  private var targets: [String] = []
  private var top: [String] = []
  /// The children of each group, by its path.
  private var groups: [String: [String]] = [:]
  private var groupIDs: [String: String] = [:]
  private var fileIDs: [String: String] = [:]

  init(_ style: ProjectStyle, isFlat: Bool, renamed: [String: String]) {
    self.style = style
    self.renamed = renamed
    self.isFlat = isFlat
  }

  private mutating func id() -> String {
    count += 1
    let digits = String(count, radix: 16).uppercased()
    return "8F3A" + String(repeating: "0", count: 20 - digits.count) + digits
  }

  private mutating func object(
    _ isa: String, _ entries: [(key: String, value: PropertyListText)], id: String? = nil
  ) -> String {
    let id = id ?? self.id()
    objects.append((id, .dictionary([("isa", .string(isa))] + entries)))
    return id
  }

  // MARK: Files and groups

  private mutating func group(_ path: String) -> String {
    if let known = groupIDs[path] { return known }
    let id = id()
    groupIDs[path] = id
    groups[path] = []
    register(id, in: parent(path))
    return id
  }

  private func parent(_ path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private func last(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private mutating func register(_ id: String, in folder: String) {
    if folder.isEmpty {
      top.append(id)
    } else {
      _ = group(folder)
      groups[folder]?.append(id)
    }
  }

  /// The reference to a file; to all its languages, where it lies in the folder of one.
  private mutating func reference(_ path: String) -> String {
    let folder = parent(path)
    guard last(folder).hasSuffix(".lproj") else { return fileReference(path) }
    let key = joinedPath(
      parent(folder), last(path).split(separator: ".").dropLast().joined(separator: "."))
    if let known = fileIDs[key] {
      let local = localReference(path)
      variants[known]?.append(local)
      return known
    }
    let id = id()
    fileIDs[key] = id
    variants[id] = [localReference(path)]
    variantNames[id] = last(path)
    register(id, in: parent(folder))
    return id
  }

  private var variants: [String: [String]] = [:]
  private var variantNames: [String: String] = [:]

  private func joinedPath(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  private mutating func localReference(_ path: String) -> String {
    let folder = last(parent(path))
    return object(
      "PBXFileReference",
      [
        ("name", .string(String(folder.dropLast(6)))),
        ("path", .string(folder + "/" + last(path))), ("sourceTree", .string("<group>")),
      ])
  }

  private mutating func fileReference(_ path: String) -> String {
    if let known = fileIDs[path] { return known }
    let id = object(
      "PBXFileReference",
      [
        ("lastKnownFileType", .string(fileType(path))),
        ("path", .string(isFlat ? renamedPath(path) : last(path))),
        ("sourceTree", .string(isFlat ? "SOURCE_ROOT" : "<group>")),
      ])
    fileIDs[path] = id
    register(id, in: isFlat ? "" : parent(path))
    return id
  }

  private func renamedPath(_ path: String) -> String {
    path.split(separator: "/").map { renamed[String($0)] ?? String($0) }.joined(separator: "/")
  }

  private func fileType(_ path: String) -> String {
    if path.hasSuffix(".swift") { return "sourcecode.swift" }
    if path.hasSuffix(".m") { return "sourcecode.c.objc" }
    if path.hasSuffix(".mm") { return "sourcecode.cpp.objcpp" }
    if path.hasSuffix(".storyboard") { return "file.storyboard" }
    if path.hasSuffix(".xib") { return "file.xib" }
    if path.hasSuffix(".xcassets") { return "folder.assetcatalog" }
    return "text"
  }

  // MARK: Targets

  mutating func add(_ target: DraftTarget, storyboardPaths: Set<String>) {
    let isSynchronized = style.format == .synchronized && !target.folder.isEmpty
    var sources: [PropertyListText] = []
    var resources: [PropertyListText] = []
    func isInside(_ path: String) -> Bool { isSynchronized && path.hasPrefix(target.folder + "/") }
    for path in target.sources where !isInside(path) {
      sources.append(.string(object("PBXBuildFile", [("fileRef", .string(reference(path)))])))
    }
    var added: Set<String> = []
    for path in target.resources where !isInside(path) {
      let reference = reference(path)
      guard added.insert(reference).inserted else { continue }
      let file = object("PBXBuildFile", [("fileRef", .string(reference))])
      resources.append(
        .string(storyboardPaths.contains(path) ? file.marked(.builtStoryboard, path) : file))
    }
    var entries: [(key: String, value: PropertyListText)] = [
      ("buildConfigurationList", .string(configurations(settings(of: target)))),
      (
        "buildPhases",
        .array(
          [
            object("PBXSourcesBuildPhase", [("files", .array(sources))]),
            object("PBXFrameworksBuildPhase", [("files", .array([]))]),
            object("PBXResourcesBuildPhase", [("files", .array(resources))]),
          ].map { .string($0) })
      ),
      ("name", .string(target.name)), ("productName", .string(target.name)),
      ("productType", .string(target.product.rawValue)),
    ]
    if isSynchronized {
      let exception = object(
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        [("membershipExceptions", .strings(["Info.plist"]))])
      let folder = object(
        "PBXFileSystemSynchronizedRootGroup",
        [
          ("exceptions", .strings([exception])), ("path", .string(target.folder)),
          ("sourceTree", .string("<group>")),
        ])
      top.append(folder)
      entries.append(("fileSystemSynchronizedGroups", .strings([folder])))
    }
    targets.append(object("PBXNativeTarget", entries))
  }

  private func settings(of target: DraftTarget) -> [(key: String, value: PropertyListText)] {
    var settings: [(key: String, value: PropertyListText)] = [
      ("PRODUCT_NAME", .string("$(TARGET_NAME)")), ("SDKROOT", .string(target.platform.rawValue)),
      ("SWIFT_VERSION", .string(style.swiftVersion)),
      (
        target.platform.deploymentKey,
        .string("\(target.platform == .macOS ? 10 : style.deploymentTarget).0")
      ),
      ("PRODUCT_BUNDLE_IDENTIFIER", .string("org.example.$(PRODUCT_NAME:rfc1034identifier)")),
    ]
    if let module = target.moduleSetting {
      settings.append(("PRODUCT_MODULE_NAME", .string(module)))
    }
    if let header = target.bridgingHeader {
      settings.append(("SWIFT_OBJC_BRIDGING_HEADER", .string(header)))
    }
    if target.generatesPlist {
      settings.append(("GENERATE_INFOPLIST_FILE", .string("YES")))
      for (key, value) in target.plistEntries {
        settings.append(("INFOPLIST_KEY_\(key)", .string(value)))
      }
    } else {
      settings.append(("INFOPLIST_FILE", .string(target.path("Info.plist"))))
    }
    return settings
  }

  private mutating func configurations(
    _ settings: [(key: String, value: PropertyListText)]
  ) -> String {
    let rows = ["Debug", "Release"].map { name in
      object(
        "XCBuildConfiguration",
        [("buildSettings", .dictionary(settings)), ("name", .string(name))])
    }
    return object(
      "XCConfigurationList",
      [("buildConfigurations", .strings(rows)), ("defaultConfigurationName", .string("Release"))])
  }

  // MARK: All together

  mutating func finish() -> PropertyListText {
    for (id, children) in variants.sorted(by: { $0.key < $1.key }) {
      _ = object(
        "PBXVariantGroup",
        [
          ("children", .strings(children)), ("name", .string(variantNames[id] ?? "")),
          ("sourceTree", .string("<group>")),
        ], id: id)
    }
    for (path, id) in groupIDs.sorted(by: { $0.key < $1.key }) {
      _ = object(
        "PBXGroup",
        [
          ("children", .strings(groups[path] ?? [])),
          ("path", .string(renamed[last(path)] ?? last(path))),
          ("sourceTree", .string("<group>")),
        ], id: id)
    }
    let products = object(
      "PBXGroup",
      [("children", .array([])), ("name", .string("Products")), ("sourceTree", .string("<group>"))])
    let main = object(
      "PBXGroup", [("children", .strings(top + [products])), ("sourceTree", .string("<group>"))])
    let list = configurations([("ALWAYS_SEARCH_USER_PATHS", .string("NO"))])
    let project = object(
      "PBXProject",
      [
        ("buildConfigurationList", .string(list)), ("mainGroup", .string(main)),
        ("projectDirPath", .string("")), ("targets", .strings(targets)),
      ])
    return .dictionary([
      ("archiveVersion", .string("1")), ("classes", .dictionary([])),
      ("objectVersion", .string(style.format == .synchronized ? "77" : "46")),
      ("objects", .dictionary(objects)), ("rootObject", .string(project)),
    ])
  }
}
