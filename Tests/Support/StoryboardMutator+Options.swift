import NavText
import NavXcode

/// What rules say that are silent unless they are asked for, and what is said for information.
extension StoryboardMutator {
  static let optionalDefects = [
    mark("view misplaced on the canvas", "misplaced", is: "misplaced-view"),
    mark("view without enough constraints", "ambiguous", is: "ambiguous-view"),
    StoryboardMutator("words of a button replaced by a picture") { sample, random in
      let document = sample.document
      let states = document.objects.ids.compactMap { object -> ID<XMLElement>? in
        guard document.word(object) == "button",
          let state = document.child(named: "state", in: document[object].element),
          document.text("key", in: state) == "normal",
          document.text("title", in: state)?.isEmpty == false,
          document.attribute("image", in: state) == nil,
          document.child(named: "accessibility", in: document[object].element) == nil,
          document.child(named: "buttonConfiguration", in: document[object].element) == nil,
          !sample.isConnected(object)
        else { return nil }
        return state
      }
      guard let state = random.pickAny(states), let title = document.attribute("title", in: state),
        let button = document.xml[state].parent
      else { return nil }
      let name = document.xml.nameRange(title)
      let range = SourceRange(Int(name.start), Int(document.xml[title].valueRange.end) + 1)
      return StoryboardMutation(
        document.replacing(range, "image=\"cart\""), is: "unlabeled-image",
        at: document.xml[button].range.start)
    },
    StoryboardMutator("label beside a placeholder dropped") { sample, random in
      let document = sample.document
      let labels = document.objects.ids.compactMap { object -> ID<XMLElement>? in
        let element = document[object].element
        guard document.word(object) == "textField",
          document.attribute("placeholder", in: element) != nil,
          let label = document.child(named: "accessibility", in: element),
          document.attribute("label", in: label) != nil
        else { return nil }
        return label
      }
      guard let label = random.pickAny(labels), let field = document.xml[label].parent else {
        return nil
      }
      return StoryboardMutation(
        document.removing(label), is: "placeholder-as-label", at: document.xml[field].range.start)
    },
    StoryboardMutator("title of a screen dropped") { sample, random in
      let document = sample.document
      let roots = sample.map.ways.filter { way in
        guard way.word == "rootViewController", sample.map.isPlain(way.destination),
          sample.map.ways(to: way.destination).count == 1,
          sample.map.reachable.contains(way.source),
          let controller = sample.controller(way.destination)
        else { return false }
        return document.attribute("customClass", in: document[controller].element) == nil
          && document.attribute("title", in: document[controller].element) == nil
      }
      guard let way = random.pickAny(roots), let controller = sample.controller(way.destination),
        let item = document.child(named: "navigationItem", in: document[controller].element),
        let range = document.range("title", in: item), range.count > 0,
        document.child(named: "view", in: item) == nil
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, ""), is: "untitled-screen", at: sample.start(controller))
    },
    StoryboardMutator("tab item where there are no tabs") { sample, random in
      let document = sample.document
      guard !sample.map.hasGaps else { return nil }
      let scenes = document.scenes.ids.filter { scene in
        guard sample.map.isAlwaysFree(scene), let controller = sample.controller(scene) else {
          return false
        }
        return document.child(named: "tabBarItem", in: document[controller].element) == nil
          && document.child(named: "view", in: document[controller].element) != nil
      }
      guard let scene = random.pickAny(Array(scenes)), let controller = sample.controller(scene),
        let view = document.child(named: "view", in: document[controller].element)
      else { return nil }
      let start = document.xml[view].range.start
      return StoryboardMutation(
        [
          document.inserting(
            "<tabBarItem key=\"tabBarItem\" title=\"Cart\" id=\"\(document.freshID())\"/>\n",
            at: start)
        ], is: "tab-item-without-tabs", at: [.init(offset: start, inside: 1)])
    },
    StoryboardMutator("restoration identifier inside what has none") { sample, random in
      let document = sample.document
      let isRestored = document.xml.elements.ids.contains {
        document.attribute("restorationIdentifier", in: $0) != nil
          || document.attribute("useStoryboardIdentifierAsRestorationIdentifier", in: $0) != nil
      }
      let roots = sample.map.ways.filter {
        $0.word == "rootViewController" && sample.map.isPlain($0.destination)
          && sample.map.ways(to: $0.destination).count == 1
          && sample.map.ways(from: $0.destination).allSatisfy { $0.word != "embed" }
      }
      guard !isRestored, let way = random.pickAny(roots),
        let controller = sample.controller(way.destination)
      else { return nil }
      return StoryboardMutation(
        document.giving(controller, "restorationIdentifier", "Root"), is: "restoration-gap",
        at: sample.start(controller))
    },
    StoryboardMutator("last way to a reference dropped") { sample, random in
      let document = sample.document
      let segues = sample.connections(.segue) { row in
        guard let target = row.target, document.word(target) == "viewControllerPlaceholder",
          document.attribute("storyboardName", in: document[target].element) != nil,
          // A container view without a scene is a defect of its own.
          document.text("kind", in: row.element) != "embed"
        else { return false }
        return sample.onlyConnection(to: target) != nil
      }
      guard let id = random.pickAny(segues), let target = document[id].target else { return nil }
      return StoryboardMutation(
        document.removing(document[id].element), is: "unreachable-reference",
        at: sample.start(target))
    },
    StoryboardMutator("reference into another bundle") { sample, random in
      let document = sample.document
      let placeholders = document.objects.ids.filter { object in
        document.word(object) == "viewControllerPlaceholder"
          && document.attribute("storyboardName", in: document[object].element) != nil
          && document.attribute("bundleIdentifier", in: document[object].element) == nil
      }
      guard let object = random.pickAny(placeholders) else { return nil }
      return StoryboardMutation(
        document.giving(object, "bundleIdentifier", "org.example.kit"),
        is: "reference-to-other-bundle", at: sample.start(object))
    },
    StoryboardMutator("Auto Layout turned off") { sample, random in
      let document = sample.document
      guard let root = document.xml.root, let range = document.range("useAutolayout", in: root),
        document.text("useAutolayout", in: root) == "YES"
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, "NO"), is: "without-auto-layout",
        at: document.xml[root].range.start)
    },
    StoryboardMutator("attribute from before iOS 7") { sample, random in
      let document = sample.document
      let isThere = document.xml.elements.ids.contains {
        document.attribute("wantsFullScreenLayout", in: $0) != nil
      }
      guard !isThere, let scene = random.pickAny(Array(document.scenes.ids)),
        let controller = sample.controller(scene),
        document.word(controller) != "viewControllerPlaceholder"
      else { return nil }
      return StoryboardMutation(
        document.giving(controller, "wantsFullScreenLayout", "YES"), is: "deprecated-attribute",
        at: sample.start(controller))
    },
    StoryboardMutator("segue from before iOS 8") { sample, random in
      let document = sample.document
      let isOld = document.connections.rows.contains {
        ["push", "modal", "popover", "replace"].contains(
          document.text("kind", in: $0.element) ?? "")
      }
      let segues = sample.connections(.segue) {
        document.text("kind", in: $0.element) == "presentation"
      }
      guard !isOld, let id = random.pickAny(segues),
        let range = document.range("kind", in: document[id].element)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, "modal"), is: "deprecated-segue", at: range.start)
    },
    StoryboardMutator("custom segue without a class") { sample, random in
      let document = sample.document
      let segues = sample.connections(.segue) {
        ["presentation", "modal"].contains(document.text("kind", in: $0.element) ?? "")
          && document.attribute("customClass", in: $0.element) == nil
      }
      guard let id = random.pickAny(segues),
        let range = document.range("kind", in: document[id].element)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, "custom"), is: "missing-segue-class", at: range.start)
    },
    StoryboardMutator("two presentations at one touch") { sample, random in
      let document = sample.document
      let segues = sample.connections(.segue) { row in
        document.text("kind", in: row.element) == "presentation"
          && row.owner.map { document.word($0) == "button" } ?? false
          && row.target.map { document.word($0) != "viewControllerPlaceholder" } ?? false
      }
      guard let id = random.pickAny(segues), let target = document[id].target else { return nil }
      let end = document.xml[document[id].element].range.end
      return StoryboardMutation(
        [
          document.inserting(
            "\n<segue destination=\"\(document.idText(target))\" kind=\"presentation\" id=\"\(document.freshID())\"/>",
            at: end)
        ], is: "present-while-presenting", at: [.init(offset: end, inside: 1)])
    },
    StoryboardMutator("outlet of a screen into a prototype") { sample, random in
      let document = sample.document
      let labels = document.objects.ids.filter { object in
        guard document.word(object) == "label", let scene = document[object].scene,
          let controller = sample.controller(scene)
        else { return false }
        return sample.isInPrototype(object) && !document.isLaunchScreen
          && document.text("customClass", in: document[controller].element) != nil
      }
      guard let label = random.pickAny(labels), let scene = document[label].scene,
        let controller = sample.controller(scene),
        let (edit, mark) = document.connecting(
          controller,
          "<outlet property=\"intoPrototype\" destination=\"\(document.idText(label))\" id=\"\(document.freshID())\"/>"
        )
      else { return nil }
      return StoryboardMutation([edit], is: "outlet-into-prototype", at: [mark])
    },
    StoryboardMutator("scenes that embed each other") { sample, random in
      let document = sample.document
      let embeds = sample.map.ways.filter { way in
        guard way.word == "embed", sample.map.isPlain(way.destination),
          way.source != way.destination,
          let child = sample.controller(way.destination)
        else { return false }
        return sample.subviews(of: child) != nil
      }
      guard let way = random.pickAny(embeds), let child = sample.controller(way.destination),
        let parent = sample.controller(way.source), let list = sample.subviews(of: child)
      else { return nil }
      let ids = (1...2).map { document.freshID($0) }
      let container = """

        <containerView opaque="NO" contentMode="scaleToFill" id="\(ids[0])">
        <connections>
        <segue destination="\(document.idText(parent))" kind="embed" id="\(ids[1])"/>
        </connections>
        </containerView>
        """
      return StoryboardMutation(
        [document.inserting(container, at: document.xml[list].startTag.end)], is: "container-cycle",
        at: [.init(offset: sample.start(parent)), .init(offset: sample.start(child))])
    },
    StoryboardMutator("tabs in a tab") { sample, random in
      let document = sample.document
      let bars = document.scenes.ids.filter { scene in
        guard let controller = sample.controller(scene), sample.map.reachable.contains(scene) else {
          return false
        }
        let count = sample.map.ways(from: scene).filter { $0.word == "viewControllers" }.count
        return document.word(controller) == "tabBarController" && (1...4).contains(count)
      }
      guard document.initialController != nil, let scene = random.pickAny(Array(bars)),
        let bar = sample.controller(scene),
        let list = document.xml.root.flatMap({ document.child(named: "scenes", in: $0) })
      else { return nil }
      let ids = (1...8).map { document.freshID($0) }
      func tab(_ own: Int, _ tag: String, _ content: String) -> String {
        """
        <scene sceneID="\(ids[own])s">
        <objects>
        <\(tag) id="\(ids[own])" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" systemItem="favorites" id="\(ids[own + 1])"/>
        \(content)
        </\(tag)>
        </objects>
        </scene>

        """
      }
      func relationship(_ destination: Int, _ id: Int) -> String {
        "<segue destination=\"\(ids[destination])\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\(ids[id])\"/>"
      }
      let inner = tab(
        0, "tabBarController",
        "<tabBar key=\"tabBar\" contentMode=\"scaleToFill\" id=\"\(ids[2])\"/>\n<connections>\n\(relationship(3, 6))\n</connections>"
      )
      let page = tab(
        3, "viewController", "<view key=\"view\" contentMode=\"scaleToFill\" id=\"\(ids[5])\"/>")
      guard let (edit, mark) = document.connecting(bar, relationship(0, 7)) else { return nil }
      return StoryboardMutation(
        [edit, document.inserting(inner + page, at: document.xml[list].range.end - 9)],
        is: "discouraged-nesting", at: [mark])
    },
    StoryboardMutator("screens that present each other") { sample, random in
      let document = sample.document
      let ways = sample.map.ways.filter { way in
        ["presentation", "modal"].contains(way.word) && sample.map.isPlain(way.source)
          && sample.map.isPlain(way.destination) && sample.map.reachable.contains(way.source)
          && way.source != way.destination
          && !sample.map.scenes(from: [way.destination]).contains(way.source)
      }
      guard let way = random.pickAny(ways), let first = sample.controller(way.source),
        let second = sample.controller(way.destination),
        let (edit, mark) = document.connecting(second, sample.segue(to: first, kind: way.word))
      else { return nil }
      // Either way closes the circle.
      let start = document.xml[document[way.connection].element].range.start
      return StoryboardMutation([edit], is: "present-cycle", at: [mark, .init(offset: start)])
    },
    StoryboardMutator("view far off the screen") { sample, random in
      let document = sample.document
      let views = document.objects.ids.compactMap { object -> ID<XMLElement>? in
        let element = document[object].element
        guard ["label", "button", "imageView"].contains(document.word(object)),
          document.text("translatesAutoresizingMaskIntoConstraints", in: element) != "NO",
          document.attribute("hidden", in: element) == nil, sample.isBelowRoot(object),
          !sample.isConnected(object), sample.references[document.idText(object)] == nil,
          document.child(named: "constraints", in: element) == nil
        else { return nil }
        return document.child(named: "rect", in: element)
      }
      guard let frame = random.pickAny(views), let range = document.range("x", in: frame),
        let view = document.xml[frame].parent
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, "3000"), is: "element-outside-screen",
        at: document.xml[view].range.start)
    },
    StoryboardMutator("constraint of a place dropped") { sample, random in
      let document = sample.document
      guard let constraint = random.pickAny(sample.onlyPlaces) else { return nil }
      let item = document.text("firstItem", in: constraint)
      guard let view = document.objects.ids.first(where: { document.idText($0) == item }) else {
        return nil
      }
      return StoryboardMutation(
        document.removing(constraint), is: "ambiguous-layout", at: sample.start(view))
    },
    StoryboardMutator("screen presented for ever") { sample, random in
      let document = sample.document
      let hasUnwinds = document.connections.rows.contains {
        document.text("kind", in: $0.element) == "unwind"
      }
      let segues = sample.connections(.segue) { row in
        guard document.text("kind", in: row.element) == "presentation", let target = row.target,
          let scene = document[target].scene, let source = row.scene, scene != source
        else { return false }
        let behind = sample.map.scenes(from: [scene])
        return sample.map.isPlain(scene) && sample.map.reachable.contains(source)
          && sample.map.ways(to: scene).count == 1
          && document.text("modalPresentationStyle", in: row.element) == nil
          && document.text("modalPresentationStyle", in: document[target].element) == nil
          && behind.allSatisfy { other in
            sample.controller(other).map {
              document.attribute("customClass", in: document[$0].element) == nil
                && document.word($0) != "viewControllerPlaceholder"
            } ?? false
          }
      }
      guard !hasUnwinds, !sample.map.hasGaps, let id = random.pickAny(segues),
        let segue = document.object(of: document[id].element), let target = document[id].target
      else { return nil }
      return StoryboardMutation(
        document.giving(segue, "modalPresentationStyle", "fullScreen"), is: "no-way-out",
        at: sample.start(target))
    },
    StoryboardMutator("back button hidden") { sample, random in
      let document = sample.document
      let hasUnwinds = document.connections.rows.contains {
        document.text("kind", in: $0.element) == "unwind"
      }
      let ways = sample.map.ways.filter { way in
        guard way.word == "show", sample.map.reachable.contains(way.source),
          let target = sample.controller(way.destination), sample.map.isPlain(way.destination)
        else { return false }
        return sample.map.ways(to: way.source).contains { $0.word == "rootViewController" }
          && sample.map.ways(to: way.source).count == 1
          && sample.map.ways(to: way.destination).count == 1
          && document.attribute("customClass", in: document[target].element) == nil
          && sample.map.ways(from: way.destination).isEmpty
      }
      guard !hasUnwinds, !sample.map.hasGaps, let way = random.pickAny(ways),
        let target = sample.controller(way.destination),
        let item = document.child(named: "navigationItem", in: document[target].element)
      else { return nil }
      return StoryboardMutation(
        [document.inserting(" hidesBackButton=\"YES\"", at: document.xml.tagRange(item).end)],
        is: "no-way-back", at: [.init(offset: sample.start(target))])
    },
  ]

  /// A mark that Interface Builder leaves at a view whose frame or constraints it is not content with.
  private static func mark(_ name: String, _ attribute: String, is code: String)
    -> StoryboardMutator
  {
    StoryboardMutator(name) { sample, random in
      let document = sample.document
      let isMarked = document.xml.elements.ids.contains {
        document.attribute(attribute, in: $0) != nil || document.word($0) == "exclude"
      }
      let views = document.objects.ids.filter {
        ["label", "button", "imageView", "textField", "switch"].contains(document.word($0))
          && document[$0].scene != nil
      }
      guard !isMarked, let view = random.pickAny(views) else { return nil }
      return StoryboardMutation(
        document.giving(view, attribute, "YES"), is: code, at: sample.start(view))
    }
  }
}

extension StoryboardSample {
  /// Whether an outlet leads to an object, so that code may say of it what the storyboard does not.
  fileprivate func isConnected(_ object: ID<StoryboardObject>) -> Bool {
    document.connections.rows.contains {
      $0.target == object && ($0.kind == .outlet || $0.kind == .outletCollection)
    }
  }

  /// The list of the views in the root view of a screen.
  fileprivate func subviews(of controller: ID<StoryboardObject>) -> ID<XMLElement>? {
    document.child(named: "view", in: document[controller].element)
      .flatMap { document.child(named: "subviews", in: $0) }
  }

  /// Whether a view lies directly in the root view of a plain screen.
  fileprivate func isBelowRoot(_ object: ID<StoryboardObject>) -> Bool {
    guard let list = document.xml[document[object].element].parent,
      let scene = document[object].scene, let controller = controller(scene), map.isPlain(scene)
    else { return false }
    return subviews(of: controller) == list
  }

  /// Constraints to a side of the screen, without which nothing would say where a view is.
  fileprivate var onlyPlaces: [ID<XMLElement>] {
    let horizontal = ["leading", "trailing", "left", "right", "centerX"]
    return document.objects.ids.compactMap { object in
      let element = document[object].element
      guard document.word(object) == "constraint",
        document.attribute("priority", in: element) == nil,
        document.attribute("relation", in: element) == nil,
        references[document.idText(object)] == nil,
        let item = document.text("firstItem", in: element),
        horizontal.contains(document.text("firstAttribute", in: element) ?? ""),
        let view = document.objects.ids.first(where: { document.idText($0) == item }),
        ["label", "button", "imageView", "view"].contains(document.word(view)), isBelowRoot(view)
      else { return nil }
      let others = (references[item] ?? []).filter { reference in
        let word = ["firstItem", "secondItem"].first {
          document.text($0, in: reference.element) == item
        }
        let attribute = word == "firstItem" ? "firstAttribute" : "secondAttribute"
        return horizontal.contains(document.text(attribute, in: reference.element) ?? "")
      }
      return others.count == 1 ? element : nil
    }
  }

  fileprivate func isInPrototype(_ object: ID<StoryboardObject>) -> Bool {
    var element = document.xml[document[object].element].parent
    while let here = element {
      if document.word(here) == "prototypes" { return true }
      element = document.xml[here].parent
    }
    return false
  }
}
