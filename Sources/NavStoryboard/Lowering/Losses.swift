import NavModel
import NavText

/// What of a document a program cannot say, so that a text made of it is silent about it.
public struct Losses: Sendable {
  /// Objects of one kind.
  public struct Tag: Hashable, Sendable {
    public let name: String
    public var count: Int
  }

  /// In the order in which they were met.
  private(set) var objects: [Tag] = []
  /// Where each stands among them.
  private var positions: [String: Int] = [:]
  private(set) var outlets = 0
  /// Where the first of all stands.
  private(set) var first: ID<XMLElement>?

  fileprivate mutating func add(_ tag: String, at element: ID<XMLElement>) {
    first = first.map { min($0, element) } ?? element
    if let known = positions[tag] {
      objects[known].count += 1
    } else {
      positions[tag] = objects.count
      objects.append(Tag(name: tag, count: 1))
    }
  }

  fileprivate mutating func addOutlet(at element: ID<XMLElement>) {
    first = first.map { min($0, element) } ?? element
    outlets += 1
  }
}

extension StoryboardLowering {
  /// Notes what the scene at hand had and nothing became of.
  mutating func noteLosses() {
    if losses.isEmpty { return }
    for object in document.objects(in: work.source) where work.parts[Int(object.index)] == .none {
      let element = document[object].element
      if isLoss(element) {
        losses[file].add(document.xml.names[document.tag(element)], at: element)
      }
    }
  }

  /// Notes a constraint of something that the language has no anchor for, as the frame of a scroll view's guide.
  mutating func noteLostConstraint(_ element: ID<XMLElement>) {
    if losses.isEmpty { return }
    for item in [Word.firstItem, .secondItem] {
      // That nothing has the id is told by itself.
      guard let reference = document.attribute(item, of: element) else { continue }
      if document.object(named: reference) == nil { return }
    }
    losses[file].add("constraint", at: element)
  }

  /// Things to see, to touch and to ask. Bars' own views, guides and layouts are told with what has them.
  private func isLoss(_ element: ID<XMLElement>) -> Bool {
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

  private func isBarOfContainer(_ element: ID<XMLElement>) -> Bool {
    [Word.navigationBar, .toolbar, .tabBar].contains { document.says($0, .key, of: element) }
  }

  /// Notes outlets that lead from or to such things.
  mutating func noteLostOutlets() {
    if losses.isEmpty { return }
    for id in document.connections.ids where fates[file][Int(id.index)] == .outside {
      losses[file].addOutlet(at: document[id].element)
    }
  }
}

extension StoryboardDocument {
  /// The objects of a scene, which stand side by side.
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
