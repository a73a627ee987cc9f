import NavText
import NavXcode

/// Two things have what only one may have.
extension StoryboardMutator {
  static let duplications = [
    StoryboardMutator("storyboard identifier duplicated") { sample, random in
      let document = sample.document
      guard let first = random.pickAny(Array(sample.map.identified).sorted()) else { return nil }
      let others = document.scenes.ids.filter { scene in
        guard scene != first, let controller = sample.controller(scene),
          document.word(controller) != "viewControllerPlaceholder"
        else { return false }
        return !sample.map.identified.contains(scene)
      }
      guard let second = random.pickAny(others), let one = sample.controller(first),
        let other = sample.controller(second),
        let identifier = document.text(
          "storyboardIdentifier", in: document[one].element),
        sample.map.identified.count(where: { scene in
          sample.controller(scene).map {
            document.text("storyboardIdentifier", in: document[$0].element)
          } == identifier
        }) == 1
      else { return nil }
      return StoryboardMutation(
        [document.giving(other, "storyboardIdentifier", identifier)],
        is: "duplicate-identifier",
        at: [.init(offset: sample.start(one)), .init(offset: sample.start(other))])
    },
    StoryboardMutator("object id duplicated") { sample, random in
      let document = sample.document
      let unnamed = document.objects.ids.filter {
        sample.references[document.idText($0)] == nil && !document.isController($0)
      }
      guard let one = random.pickAny(unnamed),
        let other = random.pickAny(Array(document.objects.ids)), one != other,
        let range = document.range("id", in: document[one].element),
        let otherRange = document.range("id", in: document[other].element)
      else { return nil }
      return StoryboardMutation(
        [document.replacing(range, document.idText(other))], is: "duplicate-object-id",
        at: [.init(offset: range.start), .init(offset: otherRange.start)])
    },
    StoryboardMutator("segue identifier duplicated") { sample, random in
      let document = sample.document
      let segues = sample.connections(.segue)
      let pairs = segues.flatMap { one in
        segues.filter { other in
          one != other && document[one].scene == document[other].scene
            && document[one].target != document[other].target
            && sample.place(of: one) != sample.place(of: other)
            && sample.text("identifier", one)?.isEmpty == false
            && sample.text("identifier", one) != sample.text("identifier", other)
        }
        .map { (one, $0) }
      }
      guard let (one, other) = random.pickAny(pairs),
        let identifier = sample.text("identifier", one),
        let segue = document.object(of: document[other].element)
      else { return nil }
      return StoryboardMutation(
        [document.giving(segue, "identifier", identifier)], is: "duplicate-identifier",
        at: [
          .init(offset: document.xml[document[one].element].range.start),
          .init(offset: document.xml[document[other].element].range.start),
        ])
    },
    StoryboardMutator("reuse identifier duplicated") { sample, random in
      let document = sample.document
      let lists = document.xml.elements.ids.filter { document.word($0) == "prototypes" }
      let pairs = lists.flatMap { list in
        let cells = document.xml.children(of: list).filter {
          document.text("reuseIdentifier", in: $0)?.isEmpty == false
        }
        return zip(cells, cells.dropFirst()).map { ($0, $1) }
      }
      guard let (one, other) = random.pickAny(pairs),
        let identifier = document.text("reuseIdentifier", in: one),
        identifier != document.text("reuseIdentifier", in: other),
        let range = document.range("reuseIdentifier", in: other)
      else { return nil }
      return StoryboardMutation(
        [document.replacing(range, identifier)], is: "duplicate-identifier",
        at: [one, other].map { .init(offset: document.xml[$0].range.start) })
    },
    StoryboardMutator("outlet duplicated") { sample, random in
      let document = sample.document
      guard let id = random.pickAny(sample.connections(.outlet)) else { return nil }
      let range = document.xml[document[id].element].range
      let text = sample.copy(of: id, to: nil)
      return StoryboardMutation(
        [document.inserting("\n" + text, at: range.end)], is: "duplicate-outlet",
        at: [.init(offset: range.end, inside: 1)])
    },
    StoryboardMutator("part duplicated") { sample, random in
      let document = sample.document
      let parts = document.xml.elements.ids.filter { element in
        document.range("key", in: element) != nil && document.range("id", in: element) == nil
          && document.xml.descendants(of: element).allSatisfy {
            document.range("id", in: $0) == nil
          }
      }
      guard let part = random.pickAny(parts) else { return nil }
      let range = document.xml[part].range
      let text = String(
        decoding: document.xml.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
      return StoryboardMutation(
        [document.inserting("\n" + text, at: range.end)], is: "duplicate-part",
        at: [.init(offset: range.end, inside: 1)])
    },
    StoryboardMutator("root duplicated") { sample, random in
      let document = sample.document
      let roots = sample.map.ways.filter { $0.word == "rootViewController" }
      guard let way = random.pickAny(roots) else { return nil }
      let others = document.scenes.ids.filter {
        sample.map.isPlain($0) && sample.map.reachable.contains($0) && $0 != way.destination
      }
      guard let other = random.pickAny(others), let controller = sample.controller(other) else {
        return nil
      }
      let range = document.xml[document[way.connection].element].range
      let text = sample.copy(of: way.connection, to: document.idText(controller))
      return StoryboardMutation(
        [document.inserting("\n" + text, at: range.end)], is: "duplicate-relationship",
        at: [.init(offset: range.end, inside: 1)])
    },
  ]
}

extension StoryboardSample {
  /// What a segue leads to: two references may be to one scene.
  fileprivate func place(of connection: ID<StoryboardConnection>) -> [String] {
    guard let target = document[connection].target else { return [] }
    let element = document[target].element
    guard document.word(target) == "viewControllerPlaceholder" else {
      return [document.idText(target)]
    }
    return ["storyboardName", "referencedIdentifier"].map { document.text($0, in: element) ?? "" }
  }

  /// The same connection again, with an id of its own.
  func copy(of connection: ID<StoryboardConnection>, to destination: String?) -> String {
    let element = document[connection].element
    var text = "<" + document.word(element)
    for attribute in document.xml[element].attributes {
      let name = document.xml.names[document.xml[attribute].name]
      var value = document.xml.value(attribute)
      if name == "id" { value = document.freshID() }
      if name == "destination", let destination { value = destination }
      text += " \(name)=\"\(value.escapedForXML)\""
    }
    return text + "/>"
  }
}

extension String {
  var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}

extension StoryboardDocument {
  /// Sets an attribute, whether there is one or not.
  func giving(
    _ object: ID<StoryboardObject>, _ name: String, _ value: String
  ) -> StoryboardMutation.Edit {
    let element = objects[object].element
    if let range = range(name, in: element) { return replacing(range, value.escapedForXML) }
    return inserting(" \(name)=\"\(value.escapedForXML)\"", at: xml.tagRange(element).end)
  }
}
