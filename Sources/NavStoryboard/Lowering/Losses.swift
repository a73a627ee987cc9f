import NavModel
import NavText
import NavXcode

/// Storyboard content that import drops.
public struct Losses: Sendable {
  /// What is counted together.
  public enum Kind: Hashable, Sendable {
    /// By its tag.
    case object(String)
    /// A class of what is a mere part of something here, such as a bar.
    case customClass
    /// The module of a class that is named where the language has no room for one.
    case module
    case runtimeAttribute
    case keyCommand
    /// Peek and pop.
    case preview
    /// Interface Builder's notes on an object, for people to read.
    case note
    case outlet
    /// A method that makes the controller which a segue shows.
    case segueAction
    case setting(LostAspect)
  }

  /// All of one kind.
  public struct Entry: Hashable, Sendable {
    public let kind: Kind
    public var count = 0
    /// What settings are called, each once.
    public var names: [String] = []
  }

  /// Segues to one storyboard.
  struct Segues {
    /// Nil for those that are wrong themselves.
    let storyboard: String?
    /// As many as have one.
    var identifiers: [String] = []
    /// In the order of the file.
    var elements: [ID<XMLElement>] = []
  }

  /// In the order in which they were met.
  private var entries: [Entry] = []
  /// What settings of each are called.
  private var names: [Int: Set<String>] = [:]
  /// Where each is among them.
  private var positions: [Kind: Int] = [:]
  /// Where the first of all these is; of settings only where there is nothing else.
  private var first: ID<XMLElement>?
  private var firstSetting: ID<XMLElement>?
  /// By where they lead, in the order in which they were met.
  private var segues: [Segues] = []
  /// What becomes of an attribute of a tag, as far as it was asked for: names of the document, side by side.
  var outcomes: [UInt64: ImportOutcome] = [:]

  mutating func add(_ kind: Kind, at element: ID<XMLElement>) {
    first = first.map { min($0, element) } ?? element
    count(kind)
  }

  mutating func add(_ aspect: LostAspect, called name: String, at element: ID<XMLElement>) {
    firstSetting = firstSetting.map { min($0, element) } ?? element
    let index = count(.setting(aspect))
    if names[index, default: []].insert(name).inserted { entries[index].names.append(name) }
  }

  @discardableResult
  private mutating func count(_ kind: Kind) -> Int {
    let index = positions[kind] ?? entries.count
    if index == entries.count {
      positions[kind] = index
      entries.append(Entry(kind: kind))
    }
    entries[index].count += 1
    return index
  }

  fileprivate mutating func addSegue(
    _ identifier: String?, to storyboard: String?, at element: ID<XMLElement>
  ) {
    var index = segues.count
    if let known = segues.firstIndex(where: { $0.storyboard == storyboard }) {
      index = known
    } else {
      segues.append(Segues(storyboard: storyboard))
    }
    segues[index].elements.append(element)
    if let identifier, !identifier.isEmpty { segues[index].identifiers.append(identifier) }
  }

  /// What is to be said of those of one file.
  func report(in document: StoryboardDocument, _ file: ID<SourceText>) -> Report {
    func place(_ element: ID<XMLElement>) -> Location {
      Location(file, document.xml.tagRange(element))
    }
    var report = Report()
    if document.format == .xib, document.isAnalysed, let root = document.xml.root {
      report.views = place(root)
    }
    if let first = first ?? firstSetting {
      report.first = place(first)
      report.entries = entries
    }
    for lost in segues {
      guard let first = lost.elements.first else { continue }
      let problem = StoryboardProblem.segueLeftOut(
        to: lost.storyboard, count: lost.elements.count, lost.identifiers)
      report.segues.append(
        problem.diagnostic(
          at: place(first),
          related: lost.elements.dropFirst().prefix(3).map { Label(place($0), "this as well") }))
    }
    return report
  }

  /// The losses of one file.
  struct Report {
    fileprivate var views: Location?
    fileprivate var first: Location?
    fileprivate var entries: [Entry] = []
    fileprivate var segues: [Diagnostic] = []
  }

  /// The findings of all files: what they have in common is one.
  static func findings(_ reports: [Report]) -> [Diagnostic] {
    var found = reports.flatMap { $0.segues }
    let views = reports.compactMap { $0.views }
    if let first = views.first {
      found.append(
        StoryboardProblem.viewsLeftOut(files: views.count)
          .diagnostic(at: first, related: Label.repeats(views)))
    }
    let places = reports.compactMap { $0.first }
    if let first = places.first {
      found.append(
        StoryboardProblem.leftOut(joined(reports.map { $0.entries }), files: places.count)
          .diagnostic(at: first, related: Label.repeats(places)))
    }
    return found
  }

  private static func joined(_ lists: [[Entry]]) -> [Entry] {
    if lists.count == 1 { return lists[0] }
    var entries: [Entry] = []
    var positions: [Kind: Int] = [:]
    var names: [Set<String>] = []
    for entry in lists.joined() {
      let position = positions[entry.kind] ?? entries.count
      if position == entries.count {
        positions[entry.kind] = position
        entries.append(Entry(kind: entry.kind))
        names.append([])
      }
      entries[position].count += entry.count
      for name in entry.names where names[position].insert(name).inserted {
        entries[position].names.append(name)
      }
    }
    return entries
  }
}

/// What a setting in Interface Builder is about, where a text has no words for it.
public enum LostAspect: UInt8, Hashable, Sendable, CaseIterable {
  /// How something answers to touches and keys, or what it does by itself.
  case behaviour
  /// Where something is, and how large it is.
  case layout
  case accessibility
  /// Colours, fonts, pictures of states, shadows.
  case looks
  /// Unknown: newer than this table.
  case unknown
}

extension StoryboardLowering {
  /// Notes what the scene at hand had and nothing became of.
  mutating func noteLosses() {
    if losses.isEmpty { return }
    for object in document.objects(in: work.source) where work.parts[Int(object.index)] == .none {
      let element = document[object].element
      if isLoss(element) {
        losses[file].add(.object(document.xml.names[document.tag(element)]), at: element)
      }
    }
    noteLostSettings()
  }

  /// Notes a constraint of something that the language has no anchor for, as the frame of a scroll view's guide.
  mutating func noteLostConstraint(_ element: ID<XMLElement>) {
    if losses.isEmpty { return }
    for item in [Word.firstItem, .secondItem] {
      // That nothing has the id is reported on its own.
      guard let reference = document.attribute(item, of: element) else { continue }
      if document.object(named: reference) == nil { return }
    }
    losses[file].add(.object("constraint"), at: element)
  }

  /// Things to see, to touch and to ask. Bars' own views, guides and layouts are reported with what has them.
  mutating func isLoss(_ element: ID<XMLElement>) -> Bool {
    if document.xml[element].parent.map({ document.is($0, .objects) }) ?? false {
      return !document.is(element, .placeholder) && !document.is(element, .exit)
    }
    if document.is(element, .barButtonItem) {
      return !document.says(.flexibleSpace, .systemItem, of: element)
        && !document.says(.fixedSpace, .systemItem, of: element)
    }
    if ElementTag[document.tag(element)] == nil { return false }
    return !isLabelOfCell(element) && !isBarOfContainer(element)
  }

  mutating func isBarOfContainer(_ element: ID<XMLElement>) -> Bool {
    [Word.navigationBar, .toolbar, .tabBar].contains { document.says($0, .key, of: element) }
  }

  /// Notes outlets that lead from or to such things, and segues that lead nowhere in the program.
  mutating func noteLostConnections() {
    if losses.isEmpty { return }
    for id in document.connections.ids {
      let connection = document[id]
      switch outcomes[file][Int(id.index)] {
      case .outside: losses[file].add(.outlet, at: connection.element)
      case .kept:
        if document.attribute(.destinationCreationSelector, of: connection.element) != nil {
          losses[file].add(.segueAction, at: connection.element)
        }
      case .broken:
        let storyboard = connection.target.flatMap { missing($0) }?.storyboard
        // Any other relationship that is lost is wrong in itself, and told as that.
        guard connection.kind == .segue || connection.kind == .relationship && storyboard != nil
        else { continue }
        losses[file].addSegue(
          document.value(.identifier, of: connection.element), to: storyboard,
          at: connection.element)
      case .pending, .implied, .notFollowed: break
      }
    }
  }
}

extension StoryboardDocument {
  /// The objects of a scene, which are side by side.
  fileprivate func objects(in scene: ID<StoryboardScene>) -> IDRange<StoryboardObject> {
    func count(before end: ID<XMLElement>) -> Int {
      var (low, high) = (0, objects.count)
      while low < high {
        let middle = (low + high) / 2
        if objects[ID(middle)].element < end { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let element = scenes[scene].element
    return IDRange(count(before: element), count(before: xml.elements[element].next))
  }
}
