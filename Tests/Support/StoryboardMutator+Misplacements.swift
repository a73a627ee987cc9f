import NavText
import NavXcode

/// A connection ends at something that is there, and is not for it.
extension StoryboardMutator {
  static let misplacements = [
    StoryboardMutator("unwind moved to another exit") { sample, random in
      let document = sample.document
      let exits = document.objects.ids.filter { document.word($0) == "exit" }
      let candidates = sample.connections(.segue) {
        document.text("kind", in: $0.element) == "unwind"
      }
      guard let id = random.pickAny(candidates),
        let exit = random.pickAny(exits.filter { document[$0].scene != document[id].scene })
      else { return nil }
      return sample.moved(id, to: exit, is: "segue-out-of-place")
    },
    StoryboardMutator("unwind moved to a controller") { sample, random in
      let document = sample.document
      let candidates = sample.connections(.segue) {
        document.text("kind", in: $0.element) == "unwind"
      }
      let controllers = document.objects.ids.filter { document.isController($0) }
      guard let id = random.pickAny(candidates), let other = random.pickAny(controllers) else {
        return nil
      }
      return sample.moved(id, to: other, is: "segue-out-of-place")
    },
    StoryboardMutator("segue moved to a view") { sample, random in
      let document = sample.document
      let candidates = sample.connections(.segue, .relationship) {
        document.text("kind", in: $0.element) != "unwind"
      }
      let views = document.objects.ids.filter {
        ["view", "button", "label", "tableView"].contains(document.word($0))
      }
      guard let id = random.pickAny(candidates), let view = random.pickAny(views) else {
        return nil
      }
      return sample.moved(id, to: view, is: "segue-out-of-place")
    },
    StoryboardMutator("action moved into another scene") { sample, random in
      let document = sample.document
      guard let id = random.pickAny(sample.connections(.action)) else { return nil }
      let controllers = document.objects.ids.filter {
        document.isController($0) && document[$0].scene != document[id].scene
          && document.word($0) != "viewControllerPlaceholder"
      }
      guard let other = random.pickAny(controllers) else { return nil }
      return sample.moved(id, to: other, is: "connection-into-other-scene")
    },
    StoryboardMutator("outlet moved into another scene") { sample, random in
      let document = sample.document
      var scenes: [String: Set<ID<StoryboardScene>>] = [:]
      for object in document.objects.ids {
        if let scene = document[object].scene {
          scenes[document.word(object), default: []].insert(scene)
        }
      }
      let candidates = sample.connections(.outlet, .outletCollection) { row in
        row.target.map { scenes[document.word($0), default: []].count > 1 } ?? false
      }
      guard let id = random.pickAny(candidates), let target = document[id].target else {
        return nil
      }
      let others = document.objects.ids.filter {
        document.word($0) == document.word(target) && document[$0].scene != nil
          && document[$0].scene != document[id].scene
      }
      guard let other = random.pickAny(others) else { return nil }
      return sample.moved(id, to: other, is: "connection-into-other-scene")
    },
    StoryboardMutator("anchor of a popover moved into another scene") { sample, random in
      let document = sample.document
      let anchors = ["popoverAnchorView", "popoverAnchorBarButtonItem"]
      var candidates: [(scene: ID<StoryboardScene>, range: SourceRange)] = []
      for id in sample.connections(.segue) {
        guard let scene = document[id].scene else { continue }
        for anchor in anchors {
          if let range = document.range(anchor, in: document[id].element) {
            candidates.append((scene, range))
          }
        }
      }
      guard let anchor = random.pickAny(candidates) else { return nil }
      let views = document.objects.ids.filter {
        ["view", "button", "label"].contains(document.word($0))
          && document[$0].scene.map { $0 != anchor.scene } ?? false
      }
      guard let view = random.pickAny(views) else { return nil }
      return StoryboardMutation(
        document.replacing(anchor.range, document.idText(view)),
        is: "connection-into-other-scene", at: anchor.range.start)
    },
    StoryboardMutator("embed from a control") { sample, random in
      let document = sample.document
      let candidates = sample.connections(.segue) {
        guard let kind = document.text("kind", in: $0.element) else { return false }
        return $0.owner.map { document.word($0) } != "containerView"
          && ["show", "push", "presentation", "modal"].contains(kind)
      }
      return sample.changedKind(of: random.pickAny(candidates), to: "embed")
    },
    StoryboardMutator("container view that shows") { sample, random in
      let document = sample.document
      let candidates = sample.connections(.segue) {
        document.text("kind", in: $0.element) == "embed"
          && $0.owner.map { document.word($0) } == "containerView"
      }
      return sample.changedKind(of: random.pickAny(candidates), to: "show")
    },
    StoryboardMutator("relationship that the container lacks") { sample, random in
      let document = sample.document
      let candidates = sample.connections(.relationship) {
        document.text("relationship", in: $0.element) == "rootViewController"
      }
      guard let id = random.pickAny(candidates),
        let range = document.range("relationship", in: document[id].element)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, "viewControllers"), is: "segue-out-of-place", at: range.start)
    },
  ]
}

extension StoryboardSample {
  fileprivate func moved(
    _ id: ID<StoryboardConnection>, to object: ID<StoryboardObject>, is code: String
  ) -> StoryboardMutation {
    let range = destination(id)
    return StoryboardMutation(
      document.replacing(range, document.idText(object)), is: code, at: range.start)
  }

  fileprivate func changedKind(
    of id: ID<StoryboardConnection>?, to kind: String
  ) -> StoryboardMutation? {
    guard let id, let range = document.range("kind", in: document[id].element) else { return nil }
    return StoryboardMutation(
      document.replacing(range, kind), is: "misplaced-embed", at: range.start)
  }
}
