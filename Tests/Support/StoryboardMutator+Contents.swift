import NavText
import NavXcode

/// What is on a screen loses what it needs, or gets what contradicts it.
extension StoryboardMutator {
  static let contentDefects = [
    StoryboardMutator("constraint duplicated") { sample, random in
      let document = sample.document
      guard let constraint = random.pickAny(sample.plainConstraints()) else { return nil }
      let end = document.xml[constraint].range.end
      return StoryboardMutation(
        [document.inserting("\n" + sample.copy(of: constraint), at: end)],
        is: "duplicate-constraint",
        at: [
          .init(offset: document.xml[constraint].range.start), .init(offset: end, inside: 1),
        ])
    },
    StoryboardMutator("constraint contradicted") { sample, random in
      let document = sample.document
      let sizes = sample.plainConstraints().filter { constraint in
        let names = document.xml[constraint].attributes.map {
          document.xml.names[document.xml[$0].name]
        }
        // A stack gives its views the sizes that they have room for, and asks nobody; what is hidden takes no room.
        if sample.isArranged(constraint) || sample.isHidden(constraint) { return false }
        let isSize = ["width", "height"].contains(document.text("firstAttribute", in: constraint))
        return isSize && Set(names).isSubset(of: ["firstAttribute", "constant", "id"])
          && names.contains("constant")
      }
      guard let constraint = random.pickAny(sizes) else { return nil }
      let end = document.xml[constraint].range.end
      // Far enough from what it was that rounding cannot hide it.
      let old = document.text("constant", in: constraint).flatMap { Double($0) } ?? 0
      let text = sample.copy(of: constraint, setting: ["constant": "\(old + 13.25)"])
      return StoryboardMutation(
        [document.inserting("\n" + text, at: end)], is: "conflicting-constraints",
        at: [
          .init(offset: document.xml[constraint].range.start), .init(offset: end, inside: 1),
        ])
    },
    StoryboardMutator("embedded scene let go") { sample, random in
      let document = sample.document
      if document.initialController == nil { return nil }
      let candidates = sample.connections(.segue) { row in
        guard document.text("kind", in: row.element) == "embed", let owner = row.owner,
          document.word(owner) == "containerView",
          let target = row.target, document.word(target) != "viewControllerPlaceholder"
        else { return false }
        return true
      }
      guard let id = random.pickAny(candidates), let owner = document[id].owner else { return nil }
      return StoryboardMutation(
        [document.removing(document[id].element)] + sample.keeping(document[id].target),
        is: "empty-container", at: [.init(offset: sample.start(owner))])
    },
    StoryboardMutator("bar item blanked") { sample, random in
      let document = sample.document
      let items = document.objects.ids.filter { object in
        let element = document[object].element
        guard document.word(object) == "barButtonItem", document.text("key", in: element) != nil,
          // That of a bar among other views is a button.
          let item = document.xml[element].parent, document.text("key", in: item) != nil,
          document.text("key", in: element) != "backBarButtonItem",
          document.text("title", in: element)?.isEmpty == false
        else { return false }
        // What an outlet leads to may be filled by code.
        return document.text("image", in: element) == nil
          && document.text("systemItem", in: element) == nil
          && document.xml.children(of: element).allSatisfy { document.word($0) == "connections" }
          && sample.references[document.idText(object)] == nil
          && document.child(named: "connections", in: element) != nil
      }
      guard let item = random.pickAny(items),
        let range = document.range("title", in: document[item].element)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, ""), is: "empty-bar-item", at: sample.start(item))
    },
    StoryboardMutator("anchor of a popover dropped") { sample, random in
      let document = sample.document
      let anchors = ["popoverAnchorView", "popoverAnchorBarButtonItem"]
      let candidates = sample.connections(.segue) { row in
        document.text("kind", in: row.element) == "popoverPresentation"
          && row.owner.map { document.isController($0) } ?? false
          && row.target.map { document.word($0) != "viewControllerPlaceholder" } ?? false
          && anchors.contains { document.attribute($0, in: row.element) != nil }
      }
      guard let id = random.pickAny(candidates) else { return nil }
      let element = document[id].element
      var edits: [StoryboardMutation.Edit] = []
      for anchor in anchors {
        guard let attribute = document.attribute(anchor, in: element) else { continue }
        let (name, value) = (document.xml.nameRange(attribute), document.xml[attribute].valueRange)
        let range = SourceRange(Int(name.start) - 1, Int(value.end) + 1)
        edits.append(document.replacing(range, ""))
      }
      return StoryboardMutation(
        edits, is: "popover-without-anchor", at: [.init(offset: document.xml[element].range.start)])
    },
    StoryboardMutator("split controller without a column") { sample, random in
      let document = sample.document
      if document.initialController == nil { return nil }
      let columns = ["masterViewController", "detailViewController"]
      let candidates = sample.connections(.relationship) { row in
        guard let target = row.target, document.word(target) != "viewControllerPlaceholder" else {
          return false
        }
        return columns.contains(document.text("relationship", in: row.element) ?? "")
      }
      guard let id = random.pickAny(candidates), let owner = document[id].owner else { return nil }
      let isFirst =
        document.text("relationship", in: document[id].element) == "masterViewController"
      return StoryboardMutation(
        [document.removing(document[id].element)] + sample.keeping(document[id].target),
        is: isFirst ? "missing-primary" : "missing-secondary",
        at: [.init(offset: sample.start(owner))])
    },
    StoryboardMutator("stack in a stack") { sample, random in
      let document = sample.document
      if document.initialController == nil { return nil }
      let stacks = document.scenes.ids.filter { scene in
        sample.controller(scene).map { document.word($0) == "navigationController" } ?? false
      }
      let roots = sample.map.ways.filter { way in
        guard way.word == "rootViewController", let target = document[way.connection].target else {
          return false
        }
        return document.word(target) != "viewControllerPlaceholder"
      }
      guard let way = random.pickAny(roots),
        let other = random.pickAny(stacks.filter { $0 != way.source }),
        // One that leads back would be a circle, which is another defect.
        !sample.map.scenes(from: [other]).contains(way.source),
        let controller = sample.controller(other)
      else { return nil }
      let range = sample.destination(way.connection)
      return StoryboardMutation(
        [document.replacing(range, document.idText(controller))]
          + sample.keeping(document[way.connection].target),
        is: "wrong-destination", at: [.init(offset: range.start)])
    },
    StoryboardMutator("page curl over a form sheet") { sample, random in
      let document = sample.document
      let candidates = sample.connections(.segue) { row in
        document.text("kind", in: row.element) == "presentation"
          && row.target.map { document.word($0) == "viewController" } ?? false
      }
      guard let id = random.pickAny(candidates),
        let segue = document.object(of: document[id].element), let target = document[id].target,
        document.text("modalPresentationStyle", in: document[target].element) == nil
      else { return nil }
      var edits = [document.giving(segue, "modalPresentationStyle", "formSheet")]
      let curl = document.giving(segue, "modalTransitionStyle", "partialCurl")
      if edits[0].range == curl.range {
        edits = [
          document.inserting(edits[0].replacement + curl.replacement, at: curl.range.start)
        ]
      } else {
        edits.append(curl)
      }
      return StoryboardMutation(
        edits, is: "wrong-transition",
        at: [.init(offset: document.xml[document[id].element].range.start)])
    },
  ]
}

extension StoryboardSample {
  /// Lets code find a scene that nothing shows any more: that it cannot be reached would be another defect. Where there
  /// is no initial controller, nobody would have looked for ways without the identifier.
  fileprivate func keeping(_ controller: ID<StoryboardObject>?) -> [StoryboardMutation.Edit] {
    guard let controller,
      document.text("storyboardIdentifier", in: document[controller].element) == nil
    else { return [] }
    return [document.giving(controller, "storyboardIdentifier", "keptForTheCode")]
  }

  /// Those that nothing else names and that are in every size class.
  fileprivate func plainConstraints() -> [ID<XMLElement>] {
    document.objects.ids.filter { object in
      document.word(object) == "constraint" && references[document.idText(object)] == nil
        && document.text("placeholder", in: document[object].element) == nil
        && document.text("priority", in: document[object].element) == nil
    }
    .map { document[$0].element }
  }

  /// Whether the view that has the constraint is in a stack.
  fileprivate func isArranged(_ constraint: ID<XMLElement>) -> Bool {
    var element = constraint
    // Its list, the view, the list that the view is in, and what has that.
    for _ in 0..<4 {
      guard let parent = document.xml[element].parent else { return false }
      element = parent
    }
    return document.word(element) == "stackView"
  }

  /// Whether the view that has the constraint, or one that it is in, is hidden.
  fileprivate func isHidden(_ constraint: ID<XMLElement>) -> Bool {
    var element: ID<XMLElement>? = constraint
    while let here = element {
      if document.text("hidden", in: here) == "YES" { return true }
      element = document.xml[here].parent
    }
    return false
  }

  /// An element without children again, with an id of its own.
  fileprivate func copy(
    of element: ID<XMLElement>, setting values: [String: String] = [:]
  ) -> String {
    var text = "<" + document.word(element)
    for attribute in document.xml[element].attributes {
      let name = document.xml.names[document.xml[attribute].name]
      var value = values[name] ?? document.xml.value(attribute)
      if name == "id" { value = document.freshID() }
      text += " \(name)=\"\(value.escapedForXML)\""
    }
    return text + "/>"
  }
}
