import NavModel
import NavText
import NavXcode

/// Where storyboard references lead: the files given together, by name.
struct StoryboardReferences {
  enum Answer: Hashable {
    case scene(ID<Scene>)
    /// No storyboard of this name is among the files.
    case notGiven(String)
    /// It is, but nothing in it has this identifier.
    case unknownIdentifier(String, storyboard: Int)
    case noInitial(storyboard: Int)
    /// In a framework.
    case otherBundle(String)
    /// References that lead to each other.
    case circle
  }

  /// What a file offers to references, and says in its own.
  private struct File {
    let path: String
    let name: String
    let initial: ID<StoryboardObject>?
    /// Controllers and references that have an identifier, and where it is among `identifiers`.
    private(set) var identified: [(identifier: Range<Int>, controller: ID<StoryboardObject>)] = []
    /// The file itself need not stay for them.
    private var identifiers: PackedText
    /// Only of those that hold references: the others are let go when they are lowered.
    let document: StoryboardDocument?
    /// Who has an identifier, once references look for it.
    private var holders: [String: Holders] = [:]

    /// The first with an identifier, and who else has it: a reference may have the one that it looks for.
    struct Holders {
      let first: ID<StoryboardObject>
      var second: ID<StoryboardObject>?
    }

    init(_ document: StoryboardDocument) {
      path = document.path
      name = document.name
      initial = document.initialController.flatMap { document.object(named: $0) }
      self.document = document.hasReferences ? document : nil
      let text = document.xml.bytes
      identifiers = PackedText(room: document.scenes.count * 24)
      identified.reserveCapacity(document.scenes.count)
      for scene in document.scenes.rows {
        guard let controller = scene.controller,
          let identifier = document.attribute(
            .storyboardIdentifier, of: document[controller].element)
        else { continue }
        let start = identifiers.count
        identifiers.append(document.xml[identifier].valueRange, of: text.span)
        identified.append((start..<identifiers.count, controller))
      }
    }

    func identifier(_ range: Range<Int>) -> String { identifiers.value(range) }

    func holders(of identifier: String) -> Holders? { holders[identifier] }

    mutating func indexIdentifiers() {
      holders.reserveCapacity(identified.count)
      for (range, controller) in identified {
        let identifier = identifiers.value(range)
        if let known = holders[identifier] {
          if known.second == nil { holders[identifier]?.second = controller }
        } else {
          holders[identifier] = Holders(first: controller)
        }
      }
    }
  }

  private var files: [File] = []
  /// What the files are called, each name once.
  private(set) var names: Set<String> = []
  private var byName: [String: [Int]] = [:]
  private var folders: [[String]] = []
  /// By document: the scene of each object that is a controller.
  var scenes: [[ID<Scene>?]] = []

  mutating func append(_ document: StoryboardDocument) {
    let file = File(document)
    names.insert(file.name)
    if document.format == .storyboard && document.isAnalysed {
      byName[file.name, default: []].append(files.count)
    }
    files.append(file)
    folders.append(Self.folders(of: document.path))
  }

  /// When all files are there: who has the identifiers that references ask for.
  mutating func index() {
    for file in files.indices { files[file].indexIdentifiers() }
  }

  /// Folders of a path; those of translations do not count.
  private static func folders(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String($0) ?? "" }
      .filter { !$0.utf8.suffix(6).elementsEqual(".lproj".utf8) }
  }

  func path(of file: Int) -> String { files[file].path }
  func name(of file: Int) -> String { files[file].name }

  /// What references can call the scenes of a file.
  func identifiers(in file: Int) -> [String] {
    files[file].identified.map { files[file].identifier($0.identifier) }
  }

  /// The document of this name that is nearest in the tree of folders.
  func document(named name: String, from home: Int) -> Int? {
    var best: (index: Int, shared: Int)?
    for index in byName[name] ?? [] {
      var shared = 0
      let (own, other) = (folders[home], folders[index])
      while shared < min(own.count, other.count), own[shared] == other[shared] { shared += 1 }
      // Nothing is nearer than the same folder.
      if own.count == other.count && shared == own.count { shared += 1 }
      if best.map({ shared > $0.shared }) ?? true { best = (index, shared) }
    }
    return best?.index
  }

  /// What is where `object`, a controller or a reference, is pointed at.
  func resolve(_ object: ID<StoryboardObject>, in home: Int, depth: Int = 0) -> Answer? {
    if let scene = scenes[home][Int(object.index)] { return .scene(scene) }
    // Without its document, a file has no references.
    guard let document = files[home].document else { return nil }
    let element = document[object].element
    guard document.is(element, .viewControllerPlaceholder) else { return nil }
    guard depth < 16 else { return .circle }
    if let bundle = document.value(.bundleIdentifier, of: element), !bundle.isEmpty {
      return .otherBundle(bundle)
    }
    var other = home
    if let name = document.value(.storyboardName, of: element), !name.isEmpty {
      guard let found = self.document(named: name, from: home) else { return .notGiven(name) }
      other = found
    }
    guard let identifier = document.value(.referencedIdentifier, of: element), !identifier.isEmpty
    else {
      guard let initial = files[other].initial else { return .noInitial(storyboard: other) }
      return resolve(initial, in: other, depth: depth + 1)
    }
    let holders = files[other].holders(of: identifier)
    let isItself = holders?.first == object && other == home
    guard let controller = isItself ? holders?.second : holders?.first else {
      return .unknownIdentifier(identifier, storyboard: other)
    }
    return resolve(controller, in: other, depth: depth + 1)
  }
}
