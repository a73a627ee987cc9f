import NavModel
import NavSimulator
import NavText

/// `.navscene.json`: what a project says once instead of on every command line.
///
/// The nearest one counts, from the folder that is searched upwards. It says which files belong to the project, what
/// `lint` makes of them, and on what their apps usually run.
struct Configuration {
  enum Key: String, CaseIterable {
    case included
    case excluded
    case disabledRules = "disabled_rules"
    case optInRules = "opt_in_rules"
    case onlyRules = "only_rules"
    case rules
    case suppressions
    case strict
    case reporter
    case baseline
    case sources
    case device
    case era
  }

  static let fileName = ".navscene.json"

  /// The folder it is in, which its paths start from.
  let folder: String
  /// The file itself.
  var path: String { folder + "/" + Self.fileName }
  /// What `lint` wants of the rules.
  var settings = RuleSettings()
  var suppressions: [Suppression] = []
  /// Whether warnings fail.
  private(set) var isStrict = false
  /// How to tell findings when the command line does not say.
  private(set) var reporter: String?
  /// A file.
  private(set) var baseline: String?
  /// Folders with the code that belongs to storyboards: none where nothing is to be compared, nil where it is searched.
  private(set) var sources: [String]?
  private(set) var usual = UsualSystem()
  private var included: [PathPattern] = []
  private var excluded: [PathPattern] = []

  /// The one that counts for a folder, if there is any.
  init?(searchedFrom path: String) throws(Failure) {
    guard var folder = Files.realPath(path) else { return nil }
    while Files.status(of: folder + "/" + Self.fileName) == nil {
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      folder = String(folder[..<slash])
    }
    self.folder = folder
    try read(self.path)
  }

  /// That of the first path, or of where standard input is said to belong.
  init?(for arguments: Arguments) throws(Failure) {
    let first =
      arguments.paths.first { $0 != "-" } ?? arguments.value(of: .stdinFilename) ?? "."
    try self.init(searchedFrom: Files.isFolder(first) ? first : Files.folder(of: first))
  }

  private mutating func read(_ file: String) throws(Failure) {
    let bytes: [UInt8]
    do {
      bytes = try Files.readFile(file)
    } catch {
      throw .usage("'\(file)' cannot be read: \(error.reason)")
    }
    let json: JSON
    do {
      json = try JSON.parse(bytes)
    } catch {
      let place = LineIndex(bytes).position(at: UInt32(clamping: error.offset), in: bytes)
      throw .usage("\(file):\(place.line):\(place.column): \(error.message)")
    }
    guard let members = json.members else {
      throw .usage(
        "'\(file)' holds no object", help: ["write it as in {\"excluded\": [\"Drafts\"]}"])
    }
    for member in members {
      let key = try Self.key(member.key, file)
      switch key {
      case .included: included = try Self.patterns(of: member, file)
      case .excluded: excluded = try Self.patterns(of: member, file)
      case .sources: sources = try folders(of: member, file)
      case .disabledRules, .optInRules, .onlyRules, .rules, .suppressions:
        try readRules(member, key, file)
      case .strict:
        guard let value = member.value.bool else {
          throw .usage("'strict' in '\(file)' is neither true nor false")
        }
        isStrict = value
      case .reporter: reporter = try Self.reporter(member, file)
      case .baseline:
        guard let value = member.value.string else {
          throw .usage(
            "'baseline' in '\(file)' is not a path",
            help: ["write it as in \"baseline\": \"lint.json\""])
        }
        baseline = value.hasPrefix("/") ? value : folder + "/" + value
      case .device: usual.device = try Self.device(member, file)
      case .era: usual.era = try Self.era(member, file)
      }
    }
  }

  private func folders(of member: JSON.Member, _ file: String) throws(Failure) -> [String]? {
    if let isWanted = member.value.bool { return isWanted ? nil : [] }
    let texts = member.value.array?.compactMap(\.string) ?? []
    guard let count = member.value.array?.count, texts.count == count else {
      throw .usage(
        "'sources' in '\(file)' is not a list of folders",
        help: ["write it as in \"sources\": [\"App\"], or false to compare with no code"])
    }
    return try texts.map { text throws(Failure) in
      let path = text == "." ? folder : folder + "/" + text
      // A project from elsewhere reads nothing but itself, whatever it says and wherever its links lead.
      let isOutside =
        text.hasPrefix("/") || text.split(separator: "/").contains("..")
        || Files.realPath(path).map { $0 != folder && !$0.hasPrefix(folder + "/") } ?? false
      guard isOutside && folder != "/" else { return path }
      throw .usage(
        "'\(text)' in '\(file)' is not a folder below that file",
        help: ["for code elsewhere, name its folder with --sources"])
    }
  }

  private static func reporter(_ member: JSON.Member, _ file: String) throws(Failure) -> String {
    let words = Reporter.allCases.map(\.keyword)
    guard let word = member.value.string, words.contains(word) else {
      throw .usage(
        "'reporter' in '\(file)' is \(shown(member.value)) that navscene knows",
        help: didYouMean(nearest(to: member.value.string ?? "", among: words))
          + ["it is one of \(words.joined(separator: ", "))"])
    }
    return word
  }

  private static func device(_ member: JSON.Member, _ file: String) throws(Failure) -> Device {
    guard let name = member.value.string else {
      throw .usage(
        "'device' in '\(file)' is not a name", help: ["write it as in \"device\": \"iPhone 15\""])
    }
    if let device = Device(named: name) { return device }
    let near = Device.names(near: name)
    throw .usage(
      "there is no device '\(name)', which '\(file)' speaks of",
      help: near.isEmpty
        ? ["there is \(Device.allCases.map(\.facts.name).joined(separator: ", "))"]
        : didYouMean(near))
  }

  private static func era(_ member: JSON.Member, _ file: String) throws(Failure) -> SystemEra {
    let word = member.value.string ?? ""
    if let era = SystemEra.allCases.first(where: { $0.facts.keyword == word }) { return era }
    let words = SystemEra.allCases.map(\.facts.keyword)
    throw .usage(
      "'era' in '\(file)' is \(shown(member.value)) that navscene knows",
      help: didYouMean(nearest(to: word, among: words))
        + ["it is one of \(words.joined(separator: ", "))"])
  }

  /// A word as it is there.
  private static func shown(_ value: JSON) -> String {
    value.string.map { "'\($0)', which is not one" } ?? "none"
  }

  private static func key(_ word: String, _ file: String) throws(Failure) -> Key {
    if let key = Key(rawValue: word) { return key }
    let keys = Key.allCases.map(\.rawValue)
    throw .usage(
      "'\(file)' has no use for '\(word)'",
      help: didYouMean(nearest(to: word, among: keys))
        + ["there is \(keys.joined(separator: ", "))"])
  }

  private static func patterns(
    of member: JSON.Member, _ file: String
  ) throws(Failure) -> [PathPattern] {
    let paths = member.value.array?.compactMap(\.string) ?? []
    guard let count = member.value.array?.count, paths.count == count else {
      throw .usage(
        "'\(member.key)' in '\(file)' is not a list of paths",
        help: ["write it as in \"\(member.key)\": [\"Drafts\", \"**/*.generated.storyboard\"]"])
    }
    return try paths.map { path throws(Failure) in
      if let pattern = PathPattern(path) { return pattern }
      throw .usage(
        "'\(path)' in '\(file)' is not a file or folder below that file",
        help: [
          "a folder means everything in it, * for a part of a name, ** for any folders"
        ])
    }
  }

  /// A path as the configuration writes it; what lies elsewhere keeps the path that it has.
  func path(of path: String) -> String {
    guard let real = Files.realPath(path), real.hasPrefix(folder + "/") else { return path }
    return String(real.utf8.dropFirst(folder.utf8.count + 1)) ?? path
  }

  /// What of a searched folder belongs to the project.
  ///
  /// What the folder itself fits does not count, and neither does what lies elsewhere: naming an excluded
  /// folder wants it read.
  func selection(in root: String) -> Selection {
    let real = Files.realPath(root) ?? root
    let inner = String(real.utf8.dropFirst(folder.utf8.count + 1)) ?? ""
    let isIncluded = included.contains { $0.reach(of: inner) == .inside }
    return Selection(
      root: root == "." ? "" : root.hasSuffix("/") ? root : root + "/",
      place: inner.isEmpty ? "" : inner + "/",
      included: isIncluded ? [] : included.filter { $0.reach(of: inner) == .around },
      excluded: excluded.filter { $0.reach(of: inner) == .around })
  }
}

extension Configuration {
  /// Which files and folders below a searched folder are read.
  struct Selection {
    /// How the paths begin that the search gives.
    fileprivate let root: String
    /// How they begin for the configuration.
    fileprivate let place: String
    /// All of them when this is empty.
    fileprivate let included: [PathPattern]
    fileprivate let excluded: [PathPattern]

    /// Whether a file belongs to the project, or a folder may hold what does. A search goes into no folder that does
    /// not.
    func admits(_ path: String, _ kind: Files.Kind) -> Bool {
      if included.isEmpty && excluded.isEmpty { return true }
      let path = place + String(path.dropFirst(root.count))
      if excluded.contains(where: { $0.reach(of: path) == .inside }) { return false }
      return included.isEmpty
        || included.contains { pattern in
          switch pattern.reach(of: path) {
          case .inside: true
          case .around: kind == .folder
          case .elsewhere: false
          }
        }
    }
  }
}
