import NavText
import NavXcode

/// What a team may ask for beyond what works: names, fonts, colours and attributes, with the options of the rule's examples.
extension StoryboardMutator {
  static let tasteDefects = [
    adding(
      "format without its sources", to: "label",
      runtimeAttribute(
        "type=\"string\" keyPath=\"accessibilityFormat\" value=\"%@ for %@\"/>"),
      is: "accessibility-format", unless: "userDefinedRuntimeAttributes"),
    giving("tab bar kept", "viewController", "hidesBottomBarWhenPushed", "NO") {
      $0.document.text("hidesBottomBarWhenPushed", in: $1) == "YES" ? "bottom-bar-not-hidden" : nil
    },
    giving("only screen of another class", "viewController", "customClass", "OddOneOut") {
      sample, element in
      let document = sample.document
      guard document.scenes.count == 1, document.name != "Main", !document.isLaunchScreen,
        document.format == .storyboard
      else { return nil }
      let own = document.text("customClass", in: element)
      return own == nil || own == document.name ? "class-not-named-as-file" : nil
    },
    adding(
      "colour in a text", to: "attributes", inside: "attributedText",
      "<color key=\"NSBackgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
      is: "color-in-attributed-text", unless: "color"),
    StoryboardMutator("text of a label dropped") { sample, random in
      let document = sample.document
      let connected = Set(
        document.connections.rows.filter { $0.kind == .outlet || $0.kind == .outletCollection }
          .compactMap { $0.target })
      let labels = document.objects.ids.filter { object in
        let element = document[object].element
        return document.word(object) == "label" && !connected.contains(object)
          && ["customClass", "tag", "key", "attributedText"].allSatisfy {
            document.attribute($0, in: element) == nil
          } && document.text("text", in: element)?.isEmpty == false
          && document.child(named: "attributedString", in: element) == nil
          && document.child(named: "accessibility", in: element) == nil
      }
      guard let label = random.pickAny(labels),
        let range = document.range("text", in: document[label].element)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, ""), is: "empty-label", at: range.start)
    },
    StoryboardMutator("class beside another identifier") { sample, random in
      let document = sample.document
      let screens = document.scenes.ids.compactMap { sample.controller($0) }.filter {
        document.text("storyboardIdentifier", in: document[$0].element)?.isEmpty == false
          && document.word($0) != "viewControllerPlaceholder"
          && document.attribute("customClass", in: document[$0].element) == nil
      }
      guard let screen = random.pickAny(screens),
        let range = document.range("storyboardIdentifier", in: document[screen].element)
      else { return nil }
      return StoryboardMutation(
        document.giving(screen, "customClass", "OddOneOut"), is: "identifier-unlike-class",
        at: range.start)
    },
    giving("class in a launch screen", "view", "customClass", "OddOneOut") { sample, element in
      sample.document.isLaunchScreen && sample.document.attribute("customClass", in: element) == nil
        ? "launch-screen-content" : nil
    },
    StoryboardMutator("constraint to the margins") { sample, random in
      let document = sample.document
      let constraints = document.objects.ids.filter {
        document.word($0) == "constraint"
          && document.text("secondAttribute", in: document[$0].element) == "centerX"
      }
      guard let constraint = random.pickAny(constraints),
        let range = document.range("secondAttribute", in: document[constraint].element)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, "centerXWithinMargins"), is: "margin-constraint",
        at: range.start)
    },
    StoryboardMutator("exit outside of the objects") { sample, random in
      let document = sample.document
      let scenes = document.scenes.ids.compactMap { scene in
        sample.controller(scene).flatMap { document.xml[document[$0].element].parent }
      }.filter { document.child(named: "exit", in: $0) == nil }
      guard let objects = random.pickAny(scenes), !document.isLaunchScreen else { return nil }
      let end = document.xml[objects].range.end
      return StoryboardMutation(
        [
          document.inserting(
            "\n<exit id=\"\(document.freshID())\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>",
            at: end)
        ], is: "misplaced-object", at: [.init(offset: end, inside: 1)])
    },
    StoryboardMutator("identifier for tests dropped") { sample, random in
      let document = sample.document
      let controls = document.objects.ids.compactMap { object -> ID<XMLElement>? in
        guard ["button", "textField", "textView"].contains(document.word(object)) else {
          return nil
        }
        return document.child(named: "accessibility", in: document[object].element)
      }.filter { document.text("identifier", in: $0)?.isEmpty == false }
      guard let accessibility = random.pickAny(controls),
        let range = document.range("identifier", in: accessibility),
        let control = document.xml[accessibility].parent
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, ""), is: "missing-automation-identifier",
        at: document.xml[control].range.start)
    },
    giving("class that a label may not have", "label", "customClass", "OddOneOut") {
      !$0.document.isLaunchScreen && $0.document.attribute("customClass", in: $1) == nil
        ? "missing-base-class" : nil
    },
    StoryboardMutator("another device on the canvas") { sample, random in
      let document = sample.document
      guard let root = document.xml.root, let device = document.child(named: "device", in: root),
        document.text("id", in: device) == "retina4_7",
        let range = document.range("id", in: device)
      else { return nil }
      // As wide and as high.
      return StoryboardMutation(
        document.replacing(range, "iphone8"), is: "other-canvas-device", at: range.start)
    },
    StoryboardMutator("class beside another reuse identifier") { sample, random in
      let document = sample.document
      let cells = document.objects.ids.filter {
        ["tableViewCell", "collectionViewCell"].contains(document.word($0))
          && document.text("reuseIdentifier", in: document[$0].element)?.isEmpty == false
          && document.attribute("customClass", in: document[$0].element) == nil
      }
      guard let cell = random.pickAny(cells),
        let range = document.range("reuseIdentifier", in: document[cell].element)
      else { return nil }
      return StoryboardMutation(
        document.giving(cell, "customClass", "OddOneOut"), is: "reuse-identifier-unlike-class",
        at: range.start)
    },
    adding(
      "runtime attribute of another type", to: "label",
      runtimeAttribute(
        "type=\"string\" keyPath=\"text\"><real key=\"value\" value=\"1\"/></userDefinedRuntimeAttribute>"
      ), is: "runtime-attribute-type", unless: "userDefinedRuntimeAttributes"),
    StoryboardMutator("second screen") { sample, random in
      let document = sample.document
      guard document.format == .storyboard, document.scenes.count == 1, !document.isLaunchScreen,
        document.initialController != nil,
        let screen = document.scenes.ids.first.flatMap({ sample.controller($0) }),
        document.word(screen) != "viewControllerPlaceholder",
        let list = document.xml.root.flatMap({ document.child(named: "scenes", in: $0) })
      else { return nil }
      let start = document.xml[list].range.end - 9
      let before = "<scene sceneID=\"\(document.freshID(1))\"><objects>\n"
      let scene = """
        <viewController storyboardIdentifier="\(document.freshID(2))" title="Second" id="\(document.freshID(3))" \
        sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(document.freshID(4))"/>
        </viewController></objects></scene>

        """
      return StoryboardMutation(
        [document.inserting(before + scene, at: start)], is: "several-scenes",
        at: [.init(offset: start, inside: before.utf8.count)])
    },
    StoryboardMutator("metrics of an old Xcode") { sample, random in
      let document = sample.document
      let isThere = document.xml.elements.ids.contains {
        document.word($0) == "simulatedMetricsContainer"
      }
      guard !isThere, let root = document.xml.root, document.word(root) == "document" else {
        return nil
      }
      let end = document.xml[root].range.end - 11
      return StoryboardMutation(
        [
          document.inserting(
            "<simulatedMetricsContainer key=\"defaultSimulatedMetrics\"><simulatedStatusBarMetrics key=\"statusBar\"/></simulatedMetricsContainer>\n",
            at: end)
        ], is: "simulated-metrics", at: [.init(offset: end, inside: 1)])
    },
    StoryboardMutator("static rows in a plain screen") { sample, random in
      let document = sample.document
      let lists = document.scenes.ids.compactMap { scene -> ID<XMLElement>? in
        guard let screen = sample.controller(scene), document.word(screen) == "viewController"
        else { return nil }
        return document.child(named: "view", in: document[screen].element).flatMap {
          document.child(named: "subviews", in: $0)
        }
      }
      guard !document.isLaunchScreen, let list = random.pickAny(lists),
        document.xml[list].range != document.xml[list].startTag
      else { return nil }
      let start = document.xml[list].startTag.end
      return StoryboardMutation(
        [
          document.inserting(
            "\n<tableView hidden=\"YES\" dataMode=\"static\" style=\"plain\" rowHeight=\"44\" sectionHeaderHeight=\"28\" sectionFooterHeight=\"28\" id=\"\(document.freshID(1))\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"10\"/><sections><tableViewSection id=\"\(document.freshID(2))\"><cells/></tableViewSection></sections></tableView>",
            at: start)
        ], is: "static-table-out-of-place", at: [.init(offset: start, inside: 1)])
    },
    StoryboardMutator("trait variations turned on") { sample, random in
      let document = sample.document
      let variesByClass = document.xml.elements.ids.contains {
        document.word($0) == "variation" || document.attribute("heightClass", in: $0) != nil
      }
      guard !variesByClass, let root = document.xml.root, document.word(root) == "document",
        document.text("useTraitCollections", in: root) != "YES"
      else { return nil }
      let edit =
        document.range("useTraitCollections", in: root).map { document.replacing($0, "YES") }
        ?? document.inserting(
          " useTraitCollections=\"YES\"", at: document.xml.tagRange(root).end)
      return StoryboardMutation(edit, is: "trait-variations", at: document.xml[root].range.start)
    },
    giving("attribute with another value", "label", "adjustsFontForContentSizeCategory", "NO") {
      $0.document.attribute("adjustsFontForContentSizeCategory", in: $1) == nil
        || $0.document.text("adjustsFontForContentSizeCategory", in: $1) == "YES"
        ? "unexpected-attribute" : nil
    },
    StoryboardMutator("font of somewhere else") { sample, random in
      let document = sample.document
      let fonts = sample.fonts.filter { document.text("type", in: $0) == "system" }
      guard let font = random.pickAny(fonts), let type = document.attribute("type", in: font) else {
        return nil
      }
      let start = document.xml.nameRange(type).start
      return StoryboardMutation(
        document.replacing(
          SourceRange(Int(start), Int(document.xml[type].valueRange.end) + 1),
          "name=\"Papyrus\" family=\"Papyrus\""), is: "unexpected-font", at: start)
    },
    StoryboardMutator("tiny font") { sample, random in
      let document = sample.document
      guard let font = random.pickAny(sample.fonts),
        let range = document.range("pointSize", in: font)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, "4"), is: "unexpected-font-size", at: range.start)
    },
    adding(
      "runtime attribute with another value", to: "button",
      runtimeAttribute(
        "type=\"number\" keyPath=\"layer.cornerRadius\"><integer key=\"value\" value=\"12\"/></userDefinedRuntimeAttribute>"
      ), is: "unexpected-runtime-attribute", unless: "userDefinedRuntimeAttributes"),
    adding(
      "colour without a name", to: "button",
      "<color key=\"tintColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
      is: "unnamed-color", unless: "color"),
    adding(
      "background of a stack", to: "stackView",
      "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
      is: "stack-background", unless: "color", where: { !$0.isMadeForStacksThatDraw }),
    giving("class that Apple left behind", "view", "customClass", "UIWebView") {
      !$0.document.isLaunchScreen && $0.document.attribute("customClass", in: $1) == nil
        ? "unavailable-class" : nil
    },
  ]

  private static func runtimeAttribute(_ rest: String) -> String {
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(rest)</userDefinedRuntimeAttributes>"
  }

  /// Gives an object an attribute where a rule has something to say of it.
  private static func giving(
    _ name: String, _ word: String, _ attribute: String, _ value: String,
    is code: @escaping @Sendable (StoryboardSample, ID<XMLElement>) -> String?
  ) -> StoryboardMutator {
    StoryboardMutator(name) { sample, random in
      let document = sample.document
      let objects = document.objects.ids.filter {
        document.word($0) == word && code(sample, document[$0].element) != nil
      }
      guard let object = random.pickAny(objects), let code = code(sample, document[object].element)
      else { return nil }
      return StoryboardMutation(
        document.giving(object, attribute, value), is: code,
        at: document.range(attribute, in: document[object].element)?.start ?? sample.start(object))
    }
  }

  /// Adds something to an element that has nothing of the kind.
  private static func adding(
    _ name: String, to word: String, inside key: String? = nil, _ text: String, is code: String,
    unless child: String,
    where isWanted: @escaping @Sendable (StoryboardDocument) -> Bool = { _ in true }
  ) -> StoryboardMutator {
    StoryboardMutator(name) { sample, random in
      let document = sample.document
      guard isWanted(document) else { return nil }
      let elements = document.xml.elements.ids.filter { element in
        document.word(element) == word && document.child(named: child, in: element) == nil
          // What has its content between its tags.
          && document.xml[element].range != document.xml[element].startTag
          && !document.isLaunchScreen
          && (key == nil || document.key(around: element) == key)
      }
      guard let element = random.pickAny(Array(elements)) else { return nil }
      let start = document.xml[element].startTag.end
      return StoryboardMutation(
        [document.inserting("\n" + text, at: start)], is: code,
        at: [.init(offset: start, inside: 1)])
    }
  }
}

extension StoryboardDocument {
  /// Whether the file says that it is made for iOS 14 or later.
  fileprivate var isMadeForStacksThatDraw: Bool {
    guard let root = xml.root, let dependencies = child(named: "dependencies", in: root),
      let deployment = child(named: "deployment", in: dependencies),
      let version = text("version", in: deployment) ?? text("defaultVersion", in: deployment)
    else { return false }
    return Int(version).map { $0 >= 0x1400 } ?? false
  }

  /// What the fragment of a text belongs to.
  fileprivate func key(around element: ID<XMLElement>) -> String? {
    xml[element].parent.flatMap { xml[$0].parent }.flatMap { text("key", in: $0) }
  }
}

extension StoryboardSample {
  /// Fonts of the system with a size, of labels, buttons and fields.
  fileprivate var fonts: [ID<XMLElement>] {
    document.xml.elements.ids.filter { element in
      document.word(element) == "fontDescription"
        && document.text("key", in: element) == "fontDescription"
        && document.attribute("pointSize", in: element) != nil
        && document.attribute("style", in: element) == nil
        && document.attribute("name", in: element) == nil
    }
  }
}
