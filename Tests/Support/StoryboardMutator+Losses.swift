import NavText
import NavXcode

/// Something is gone, and what speaks of it is still there: the usual trace of a merge.
extension StoryboardMutator {
  static let losses = [
    StoryboardMutator("object of an outlet dropped") { sample, random in
      let document = sample.document
      let candidates = sample.connections(.outlet, .outletCollection).compactMap { id in
        sample.drop(the: id)
      }
      return random.pickAny(candidates)
    },
    StoryboardMutator("scene dropped") { sample, random in
      let document = sample.document
      let candidates = sample.connections(.segue, .relationship).filter { id in
        guard let target = document[id].target, let scene = document[target].scene,
          document[id].scene != scene, document.isController(target)
        else { return false }
        let range = document.xml[document[scene].element].range
        var count = 0
        for object in document.objects.ids where document[object].scene == scene {
          for reference in sample.references[document.idText(object)] ?? []
          where reference.range.start < range.start || reference.range.end > range.end {
            count += 1
          }
        }
        return count == 1
      }
      guard let id = random.pickAny(candidates), let scene = document[id].target,
        let lost = document[scene].scene
      else { return nil }
      return StoryboardMutation(
        document.removing(document[lost].element), is: "dangling-reference",
        at: sample.destination(id).start)
    },
    StoryboardMutator("root dropped") { sample, random in
      sample.dropChildren("rootViewController", "missing-root", &random)
    },
    StoryboardMutator("tabs dropped") { sample, random in
      sample.dropChildren("viewControllers", "missing-tab", &random)
    },
    StoryboardMutator("initial controller dropped") { sample, random in
      let document = sample.document
      guard let initial = document.initialController, sample.map.identified.isEmpty,
        !document.isLaunchScreen, sample.documents.count == 1, let root = document.xml.root
      else { return nil }
      let name = document.xml.nameRange(initial)
      let value = document.xml[initial].valueRange
      return StoryboardMutation(
        document.replacing(SourceRange(Int(name.start) - 1, Int(value.end) + 1), ""),
        is: "missing-initial", at: document.xml[root].range.start)
    },
    StoryboardMutator("last way to a scene dropped") { sample, random in
      let document = sample.document
      let map = sample.map
      let candidates = map.ways.filter { way in
        guard !map.hasGaps, map.reachable.contains(way.source), way.destination != map.initial,
          !map.identified.contains(way.destination), document[way.connection].kind == .segue,
          way.word != "embed", map.ways(to: way.destination).count == 1,
          let target = document[way.connection].target,
          document.word(target) != "viewControllerPlaceholder",
          sample.references[document.idText(target)]?.count == 1,
          let segue = document.object(of: document[way.connection].element),
          sample.references[document.idText(segue)] == nil
        else { return false }
        let behind = map.scenes(from: Set(map.ways(from: way.destination).map { $0.destination }))
        return !behind.contains(way.destination)
      }
      guard let way = random.pickAny(candidates), let target = document[way.connection].target
      else { return nil }
      return StoryboardMutation(
        document.removing(document[way.connection].element), is: "unreachable-scene",
        at: sample.start(target))
    },
    StoryboardMutator("gesture detached") { sample, random in
      let document = sample.document
      let candidates = sample.connections(.outletCollection) { row in
        guard let target = row.target else { return false }
        return document.text("property", in: row.element) == "gestureRecognizers"
          && sample.onlyConnection(to: target) != nil
      }
      guard let id = random.pickAny(candidates), let target = document[id].target else {
        return nil
      }
      return StoryboardMutation(
        document.removing(document[id].element), is: "gesture-without-view",
        at: sample.start(target))
    },
  ]
}

extension StoryboardSample {
  /// Drops the object that an outlet names, with the constraints that mention it, as long as nothing else does.
  fileprivate func drop(the id: ID<StoryboardConnection>) -> StoryboardMutation? {
    guard let target = document[id].target, document.isController(target) == false,
      document.word(target) != "placeholder", document.word(target) != "exit"
    else { return nil }
    let element = document[target].element
    let range = document.xml[element].range
    var edits = [document.removing(element)]
    for inner in document.xml.descendants(of: element) where document.word(inner) == "connections" {
      return nil
    }
    for object in document.objects.ids {
      let own = document.xml[document[object].element].range
      guard own.start >= range.start && own.end <= range.end else { continue }
      for reference in references[document.idText(object)] ?? [] {
        if reference.range.start >= range.start && reference.range.end <= range.end { continue }
        if reference.element == document[id].element { continue }
        guard document.word(reference.element) == "constraint",
          let constraint = document.object(of: reference.element),
          references[document.idText(constraint)] == nil
        else { return nil }
        let edit = document.removing(reference.element)
        if !edits.contains(where: { $0.range.start == edit.range.start }) { edits.append(edit) }
      }
    }
    return StoryboardMutation(
      edits, is: "dangling-reference", at: [.init(offset: destination(id).start)])
  }

  /// Takes all children of one relationship from a container.
  fileprivate func dropChildren(
    _ relationship: String, _ code: String, _ random: inout SeededRandom
  ) -> StoryboardMutation? {
    let ways = map.ways.filter { $0.word == relationship }
    // Of a launch screen it is said as well that what the container held is not shown.
    guard !document.isLaunchScreen, let scene = random.pickAny(ways)?.source,
      let controller = controller(scene)
    else {
      return nil
    }
    let own = ways.filter { $0.source == scene }
    for way in own {
      guard document[way.connection].owner == controller else { return nil }
    }
    return StoryboardMutation(
      own.map { document.removing(document[$0.connection].element) }, is: code,
      at: [.init(offset: start(controller))])
  }
}
