import NavText
import NavXcode

/// Everything is connected, and UIKit would do something that nobody wants.
extension StoryboardMutator {
  static let navigationDefects = [
    StoryboardMutator("island of two scenes") { sample, random in
      let document = sample.document
      guard !sample.map.hasGaps, !sample.map.reachable.isEmpty, !document.isLaunchScreen,
        let list = document.xml.root.flatMap({ document.child(named: "scenes", in: $0) }),
        document.xml[list].range != document.xml[list].startTag
      else { return nil }
      let end = document.xml[list].range.end - 9
      let island = island(document)
      guard let inside = island.firstRange(of: "<viewController") else { return nil }
      let count = island.utf8.distance(from: island.startIndex, to: inside.lowerBound)
      return StoryboardMutation(
        [document.inserting(island, at: end)], is: "unreachable-scene",
        at: [.init(offset: end, inside: count)])
    },
    StoryboardMutator("circle of pushes") { sample, random in
      let document = sample.document
      let map = sample.map
      let candidates = map.ways.filter { way in
        guard way.word == "show" || way.word == "push", way.source != way.destination,
          map.isPlain(way.source), map.isPlain(way.destination),
          document.isAlone(way.connection)
        else { return false }
        let isRoot = map.ways(to: way.source).contains {
          $0.word == "rootViewController" && map.reachable.contains($0.source)
        }
        let behind = map.scenes(from: [way.destination]) {
          $0.word == "show" || $0.word == "push"
        }
        return isRoot && !behind.contains(way.source)
      }
      guard let way = random.pickAny(candidates), let start = sample.controller(way.source),
        let end = sample.controller(way.destination),
        let (edit, mark) = document.connecting(
          end, sample.segue(to: start, kind: way.word))
      else { return nil }
      let first = document.xml[document[way.connection].element].range.start
      return StoryboardMutation(
        [edit], is: "push-cycle", at: [mark, .init(offset: first)])
    },
    outsideNavigation("show", is: "show-outside-navigation"),
    outsideNavigation("push", is: "push-outside-navigation"),
    StoryboardMutator("segue without identifier") { sample, random in
      let document = sample.document
      let map = sample.map
      let plain = Array(map.reachable).sorted().filter { map.isPlain($0) }
      guard let source = random.pickAny(plain), let start = sample.controller(source),
        let other = random.pickAny(plain), other != source, let end = sample.controller(other),
        let (edit, mark) = document.connecting(
          start,
          "<segue destination=\"\(document.idText(end))\" kind=\"presentation\" id=\"\(document.freshID())\"/>"
        )
      else { return nil }
      return StoryboardMutation([edit], is: "segue-without-identifier", at: [mark])
    },
    StoryboardMutator("reuse identifier of a prototype dropped") { sample, random in
      let document = sample.document
      let lists = document.xml.elements.ids.filter { document.word($0) == "prototypes" }
      let cells = lists.flatMap { list in
        document.xml.children(of: list).filter {
          document.text("reuseIdentifier", in: $0)?.isEmpty == false
            && document.word($0) == "tableViewCell"
        }
      }
      guard let cell = random.pickAny(cells),
        let attribute = document.attribute("reuseIdentifier", in: cell)
      else { return nil }
      let name = document.xml.nameRange(attribute)
      let value = document.xml[attribute].valueRange
      return StoryboardMutation(
        document.replacing(SourceRange(Int(name.start) - 1, Int(value.end) + 1), ""),
        is: "missing-reuse-identifier", at: document.xml[cell].range.start)
    },
  ]

  /// A way onto a stack from a scene that is never on one.
  private static func outsideNavigation(_ kind: String, is code: String) -> StoryboardMutator {
    StoryboardMutator("\(kind) outside of navigation") { sample, random in
      let document = sample.document
      let map = sample.map
      guard !map.hasGaps, !document.isLaunchScreen else { return nil }
      // Whatever another storyboard holds may be in a stack there.
      let refersToOthers = document.objects.ids.contains {
        document.word($0) == "viewControllerPlaceholder"
      }
      if refersToOthers && !document.name.hasPrefix("Main") { return nil }
      // A push among segues of today would be reported for its age as well.
      let isOld = map.ways.contains { $0.word == "push" || $0.word == "modal" }
      if kind == "push" && !isOld { return nil }
      let free = document.scenes.ids.filter { map.isAlwaysFree($0) }
      guard let source = random.pickAny(Array(free)), let start = sample.controller(source) else {
        return nil
      }
      let others = map.reachable.sorted().filter { other in
        other != source && map.isPlain(other)
          && !map.scenes(from: [other]).contains(source)
      }
      guard let other = random.pickAny(others), let end = sample.controller(other),
        let (edit, mark) = document.connecting(start, sample.segue(to: end, kind: kind))
      else { return nil }
      return StoryboardMutation([edit], is: code, at: [mark])
    }
  }

  private static func island(_ document: StoryboardDocument) -> String {
    let ids = (1...6).map { document.freshID($0) }
    func scene(_ own: Int, _ title: String, leadsTo other: Int) -> String {
      """
      <scene sceneID="\(ids[own])s">
          <objects>
              <viewController title="\(title)" id="\(ids[own])" sceneMemberID="viewController">
                  <view key="view" contentMode="scaleToFill" id="\(ids[own + 1])"/>
                  <connections>
                      <segue destination="\(ids[other])" kind="presentation" identifier="\(title)" id="\(ids[own + 2])"/>
                  </connections>
              </viewController>
          </objects>
      </scene>

      """
    }
    return scene(0, "Lost", leadsTo: 3) + scene(3, "Forgotten", leadsTo: 0)
  }
}

extension StoryboardSample {
  /// A segue of a controller that code performs.
  func segue(to object: ID<StoryboardObject>, kind: String) -> String {
    "<segue destination=\"\(document.idText(object))\" kind=\"\(kind)\" identifier=\"oneWayMore\" "
      + "id=\"\(document.freshID())\"/>"
  }
}

extension StoryboardDocument {
  /// Whether nothing is wrong with a connection, and it is no preview of another.
  fileprivate func isAlone(_ connection: ID<StoryboardConnection>) -> Bool {
    connections[connection].kind == .segue && defect(of: connection) == nil
  }
}
