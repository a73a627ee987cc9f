import NavText
import NavXcode

/// An id is spelt otherwise, at one of its two ends.
extension StoryboardMutator {
  static let renamings = [
    dangling("destination of a segue renamed", .segue) { $0 != "unwind" },
    dangling("exit of an unwind renamed", .segue) { $0 == "unwind" },
    dangling("destination of a relationship renamed", .relationship),
    dangling("destination of an outlet renamed", .outlet),
    dangling("destination of a collection renamed", .outletCollection),
    dangling("destination of an action renamed", .action),
    StoryboardMutator("initial controller renamed") { sample, random in
      guard let initial = sample.document.initialController else { return nil }
      let range = sample.document.xml[initial].valueRange
      return StoryboardMutation(
        sample.document.replacing(range, sample.document.freshID()), is: "dangling-reference",
        at: range.start)
    },
    StoryboardMutator("item of a constraint renamed") { sample, random in
      let document = sample.document
      let candidates = document.objects.ids.filter {
        document.word($0) == "constraint"
          && document.range("secondItem", in: document[$0].element) != nil
      }
      guard let constraint = random.pickAny(candidates),
        let range = document.range("secondItem", in: document[constraint].element)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, document.freshID()), is: "dangling-reference", at: range.start)
    },
    StoryboardMutator("object renamed") { sample, random in
      let document = sample.document
      let candidates = document.objects.ids.filter { sample.onlyConnection(to: $0) != nil }
      guard let object = random.pickAny(candidates),
        let connection = sample.onlyConnection(to: object),
        document.defect(of: connection) == nil,
        let range = document.range("id", in: document[object].element)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, document.freshID()), is: "dangling-reference",
        at: sample.destination(connection).start)
    },
    StoryboardMutator("referenced identifier renamed") { sample, random in
      let document = sample.document
      let candidates = sample.soundReferences.filter {
        document.text("referencedIdentifier", in: $0) != nil
      }
      guard let element = random.pickAny(candidates),
        let range = document.range("referencedIdentifier", in: element)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, "nowhereToBeFound"), is: "unknown-scene", at: range.start)
    },
    StoryboardMutator("referenced storyboard renamed") { sample, random in
      let document = sample.document
      guard let element = random.pickAny(sample.soundReferences),
        let range = document.range("storyboardName", in: element)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, "Nowhere"), is: "unknown-storyboard", at: range.start)
    },
    misspelt("kind of a segue misspelt", "kind", "presnt", is: "unknown-segue-kind") { sample in
      let document = sample.document
      return sample.connections(.segue) {
        $0.owner.map { document.word($0) } != "containerView"
      }
      .map { document[$0].element }
    },
    misspelt("event of an action misspelt", "eventType", "touchUpInsde", is: "unknown-value") {
      sample in sample.connections(.action).map { sample.document[$0].element }
    },
    StoryboardMutator("event of a field that it never sends") { sample, random in
      let document = sample.document
      let candidates = sample.connections(.action) { row in
        guard let owner = row.owner, document.word(owner) == "textField",
          document.text("customClass", in: document[owner].element) == nil
        else { return false }
        // Only what the scene's own controller answers is followed.
        return document.text("eventType", in: row.element)?.hasPrefix("editing") == true
          && row.target.map { document.word($0).hasSuffix("iewController") } == true
      }
      guard let id = random.pickAny(candidates),
        let range = document.range("eventType", in: document[id].element),
        let selector = document.range("selector", in: document[id].element)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, "valueChanged"), is: "event-never-sent", at: selector.start)
    },
    misspelt("system item misspelt", "systemItem", "donne", is: "unknown-value") { sample in
      let document = sample.document
      return document.objects.ids.filter { document.word($0) == "barButtonItem" }
        .map { document[$0].element }
        .filter { document.text("systemItem", in: $0)?.hasSuffix("Space") == false }
    },
  ]

  /// An attribute says a word that is none, in one of some elements.
  private static func misspelt(
    _ name: String, _ attribute: String, _ word: String, is code: String,
    in elements: @escaping @Sendable (StoryboardSample) -> [ID<XMLElement>]
  ) -> StoryboardMutator {
    StoryboardMutator(name) { sample, random in
      let document = sample.document
      let candidates = elements(sample).compactMap { document.range(attribute, in: $0) }
      guard let range = random.pickAny(candidates) else { return nil }
      return StoryboardMutation(document.replacing(range, word), is: code, at: range.start)
    }
  }

  private static func dangling(
    _ name: String, _ kind: StoryboardConnection.Kind,
    of segueKind: @escaping @Sendable (String?) -> Bool = { _ in true }
  ) -> StoryboardMutator {
    StoryboardMutator(name) { sample, random in
      let candidates = sample.connections(kind) {
        segueKind(sample.document.text("kind", in: $0.element))
      }
      guard let id = random.pickAny(candidates) else { return nil }
      let range = sample.destination(id)
      return StoryboardMutation(
        sample.document.replacing(range, sample.document.freshID()), is: "dangling-reference",
        at: range.start)
    }
  }
}

extension StoryboardSample {
  /// References to storyboards that are there and have what is wanted.
  fileprivate var soundReferences: [ID<XMLElement>] {
    document.objects.ids.compactMap { object in
      let element = document[object].element
      guard document.word(object) == "viewControllerPlaceholder",
        let name = document.text("storyboardName", in: element),
        let other = documents.first(where: { $0.name == name && $0.path != document.path })
      else { return nil }
      guard let identifier = document.text("referencedIdentifier", in: element) else {
        return other.initialController == nil ? nil : element
      }
      let hasIt = other.scenes.rows.contains { scene in
        scene.controller.map {
          other.text("storyboardIdentifier", in: other[$0].element) == identifier
        } ?? false
      }
      return hasIt ? element : nil
    }
  }
}
