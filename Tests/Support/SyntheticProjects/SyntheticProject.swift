import NavText

/// A project that was made up and is sound: its files, its links, and the places in them where a defect can be made.
public struct SyntheticProject: Sendable, CustomStringConvertible {
  public struct File: Sendable {
    public var path: String
    public var bytes: [UInt8]
  }

  /// A symbolic link; what it leads to need not exist.
  public struct Link: Sendable {
    public let path: String
    public let destination: String
  }

  /// A part of a file with a meaning.
  struct Place: Sendable {
    let kind: PlaceKind
    /// The same for places that belong together: `CartController.total` where it is declared and where it is connected.
    let key: String
    let file: Int
    let range: SourceRange
  }

  public let seed: UInt64
  public internal(set) var files: [File] = []
  public internal(set) var links: [Link] = []
  /// The names of the features that it has.
  public internal(set) var features: [String] = []
  /// Classes of which the sources show everything, and of whose name there is one.
  var knownClasses: Set<String> = []
  /// Whether something is imported that is not here, so that a class may come from there.
  var hasAbsentModules = false
  var hasXcodeProject = false
  /// The module of the app itself.
  var appModule = ""
  /// The folders that other apps, extensions and frameworks take in whole.
  var foldersOfOtherTargets: [String] = []
  /// Whether some screen inherits from a class that is not here.
  var hasForeignControllers = false
  private(set) var places: [Place] = []
  private var placesByKind: [PlaceKind: [Int]] = [:]

  init(seed: UInt64) {
    self.seed = seed
  }

  public var description: String {
    "project of seed \(seed): \(features.joined(separator: ", "))"
  }

  /// Adds a file, and takes the marks out of its text.
  mutating func add(_ text: String, at path: String) {
    var bytes: [UInt8] = []
    var open: [(start: Int, kind: PlaceKind, key: String)] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case Mark.begin:
        let name = rest.prefix { $0 != Mark.named }
        rest = rest.dropFirst(name.count + 1)
        let parts = name.split(separator: Mark.separator, omittingEmptySubsequences: false)
        let kind = PlaceKind(rawValue: String(decoding: parts[0], as: UTF8.self))!
        open.append((bytes.count, kind, String(decoding: parts[1], as: UTF8.self)))
      case Mark.end:
        let (start, kind, key) = open.removeLast()
        placesByKind[kind, default: []].append(places.count)
        places.append(
          Place(
            kind: kind, key: key, file: files.count, range: SourceRange(start, bytes.count)))
      default: bytes.append(byte)
      }
    }
    precondition(open.isEmpty, "a mark of \(path) has no end")
    files.append(File(path: path, bytes: bytes))
  }

  func places(_ kind: PlaceKind) -> [Place] {
    (placesByKind[kind] ?? []).map { places[$0] }
  }

  func places(_ kind: PlaceKind, _ key: String) -> [Place] {
    places(kind).filter { $0.key == key }
  }

  func text(_ place: Place) -> String {
    let range = Int(place.range.start)..<Int(place.range.end)
    return String(decoding: files[place.file].bytes[range], as: UTF8.self)
  }
}

/// What a marked part of a file is.
enum PlaceKind: String, Sendable {
  // In storyboards and xibs.
  case customClass, customModule, outletUse, outletDestination, collectionUse, actionUse, unwindUse
  case segueActionUse, runtimeAttribute, imageUse, colorUse, initial, filesOwnerView
  case segueIdentifier, sceneIdentifier, reuseIdentifier, referencedStoryboard, referencedScene
  case imageEntry, colorEntry, namespacedImage, namespacedEntry
  // In code.
  case outletAttribute, outletName, outletType, collectionName
  case actionAttribute, actionName, unwindName, segueActionAttribute, segueActionName
  case inspectableName
  case className, superclass
  case performedSegue, instantiatedScene, dequeuedCell, openedStoryboard, loadedNib
  // Around them.
  case mainStoryboard, builtStoryboard, translationKey
}

private enum Mark {
  static let begin: UInt8 = 1
  static let separator: UInt8 = 2
  static let named: UInt8 = 3
  static let end: UInt8 = 4
}

extension String {
  /// The same text as a place that can be found again in the finished file.
  func marked(_ kind: PlaceKind, _ key: String) -> String {
    "\u{1}\(kind.rawValue)\u{2}\(key)\u{3}\(self)\u{4}"
  }

  /// The same with its marks meaning another place.
  func markedAs(_ kinds: [PlaceKind: PlaceKind]) -> String {
    kinds.reduce(self) { text, pair in
      text.replacing("\u{1}\(pair.key.rawValue)\u{2}", with: "\u{1}\(pair.value.rawValue)\u{2}")
    }
  }
}
