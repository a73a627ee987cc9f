import NavText
import NavXcode

/// A bar is given more than it has room for, or what it showed is shown nowhere.
extension StoryboardMutator {
  static let barDefects = [
    StoryboardMutator("title that no bar has room for") { sample, random in
      guard let (scene, item) = random.pickAny(sample.barred()),
        let owner = sample.controller(scene),
        let range = sample.document.range("title", in: item)
      else { return nil }
      return StoryboardMutation(
        sample.document.replacing(range, tooLong), is: "title-never-fits", at: sample.start(owner))
    },
    StoryboardMutator("bar item that no bar has room for") { sample, random in
      let document = sample.document
      let candidates = sample.barred().compactMap { scene, bar -> ID<XMLElement>? in
        let items = sample.barItems(in: bar)
        guard items.count == 1, sample.isWords(items[0]) else { return nil }
        return items[0]
      }
      guard let item = random.pickAny(candidates), let range = document.range("title", in: item)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, tooLong), is: "bar-items-overflow",
        at: document.xml[item].range.start)
    },
    StoryboardMutator("toolbar item that no toolbar has room for") { sample, random in
      let document = sample.document
      let candidates = sample.toolbars().filter { items in
        // Where more is in it, it may be too full already.
        items.count == 1 && sample.isWords(items[0])
      }
      guard let items = random.pickAny(candidates),
        let range = document.range("title", in: items[0])
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, tooLong), is: "toolbar-overflow",
        at: document.xml[items[0]].range.start)
    },
    StoryboardMutator("toolbar hidden") { sample, random in
      let document = sample.document
      let map = sample.map
      let candidates = map.ways.filter { way in
        guard way.word == "rootViewController", map.reachable.contains(way.source),
          let stack = sample.controller(way.source), let root = sample.controller(way.destination),
          document.text("toolbarHidden", in: document[stack].element) == "NO",
          map.ways(to: way.destination).count == 1,
          !map.identified.contains(way.destination), sample.hasToolbarItems(root)
        else { return false }
        // The stack's other screens would have hidden items as well, and code can show the bar.
        let members = map.scenes(from: [way.destination]) { $0.word == "show" || $0.word == "push" }
        return !sample.hasClass(stack)
          && members.allSatisfy { member in
            guard let screen = sample.controller(member) else { return false }
            return !sample.hasClass(screen) && map.isPlain(member)
              && (member == way.destination || !sample.hasToolbarItems(screen))
          }
      }
      guard let way = random.pickAny(candidates), let stack = sample.controller(way.source),
        let root = sample.controller(way.destination), let item = sample.firstToolbarItem(root),
        let range = document.range("toolbarHidden", in: document[stack].element)
      else { return nil }
      return StoryboardMutation(
        document.replacing(range, "YES"), is: "hidden-toolbar",
        at: document.xml[item].range.start)
    },
    StoryboardMutator("bar item where there is no bar") { sample, random in
      let document = sample.document
      guard !sample.map.hasGaps, !document.isLaunchScreen else { return nil }
      let candidates = document.scenes.ids.filter { scene in
        guard sample.map.isAlwaysFree(scene), let controller = sample.controller(scene) else {
          return false
        }
        return !sample.hasClass(controller) && sample.navigationItem(controller) == nil
          && document.child(named: "view", in: document[controller].element) != nil
      }
      guard let scene = random.pickAny(Array(candidates)),
        let controller = sample.controller(scene),
        let view = document.child(named: "view", in: document[controller].element)
      else { return nil }
      let end = document.xml[view].range.end
      let item = """

        <navigationItem key="navigationItem" id="\(document.freshID(1))">
        <barButtonItem key="rightBarButtonItem" title="Sort" id="\(document.freshID(2))"/>
        </navigationItem>
        """
      return StoryboardMutation(
        [document.inserting(item, at: end)], is: "bar-items-without-bar",
        at: [.init(offset: end, inside: item.utf8.count - 80)])
    },
    StoryboardMutator("tab without words and picture") { sample, random in
      let document = sample.document
      let candidates = sample.tabs().filter { scene in
        guard !sample.map.hasGaps, !document.isLaunchScreen, sample.map.isPlain(scene),
          let controller = sample.controller(scene)
        else { return false }
        return !sample.hasClass(controller)
          && document.text("title", in: document[controller].element) == nil
      }
      guard let scene = random.pickAny(candidates), let controller = sample.controller(scene),
        let item = document.child(named: "tabBarItem", in: document[controller].element)
      else { return nil }
      return StoryboardMutation(
        [document.removing(item)], is: "empty-tab-item",
        at: [.init(offset: sample.start(controller))])
    },
    StoryboardMutator("picture of a tab dropped") { sample, random in
      let document = sample.document
      let tabs = sample.tabs()
      guard tabs.count > 2, tabs.allSatisfy({ sample.hasPicture($0) }) else { return nil }
      let candidates = tabs.filter { scene in
        guard let controller = sample.controller(scene), sample.tabBars(of: scene) == 1 else {
          return false
        }
        return !sample.hasClass(controller) && sample.map.isPlain(scene)
      }
      guard let scene = random.pickAny(candidates), let controller = sample.controller(scene),
        let item = document.child(named: "tabBarItem", in: document[controller].element),
        document.text("title", in: item)?.isEmpty == false,
        let image = document.attribute("image", in: item)
      else { return nil }
      let range = SourceRange(
        Int(document.xml.nameRange(image).start) - 1, Int(document.xml[image].valueRange.end) + 1)
      return StoryboardMutation(
        document.replacing(range, ""), is: "tab-without-image",
        at: document.xml[item].range.start)
    },
    StoryboardMutator("more tabs than fit") { sample, random in
      let document = sample.document
      let candidates = document.scenes.ids.filter { scene in
        guard let controller = sample.controller(scene),
          document.word(controller) == "tabBarController"
        else { return false }
        let count = sample.map.ways(from: scene).filter { $0.word == "viewControllers" }.count
        return (1...5).contains(count)
      }
      guard let scene = random.pickAny(Array(candidates)), let bar = sample.controller(scene),
        let list = document.xml.root.flatMap({ document.child(named: "scenes", in: $0) })
      else { return nil }
      let tabs = sample.map.ways(from: scene).filter { $0.word == "viewControllers" }
      // A system item has a picture as well.
      guard !tabs.contains(where: { sample.hasSystemItem($0.destination) }) else { return nil }
      let pictured = tabs.filter { sample.hasPicture($0.destination) }
      // Where some have pictures and some have none, one tab more can make the others look odd.
      guard pictured.isEmpty || pictured.count == tabs.count else { return nil }
      let picture = pictured.isEmpty ? "" : "image=\"plus\" "
      var ways = ""
      var scenes = ""
      for number in 0..<(6 - tabs.count) {
        let ids = (1...4).map { document.freshID(number * 4 + $0) }
        ways +=
          "<segue destination=\"\(ids[0])\" kind=\"relationship\" relationship=\"viewControllers\" "
          + "id=\"\(ids[1])\"/>\n"
        scenes += """
          <scene sceneID="\(ids[0])s">
          <objects>
          <viewController id="\(ids[0])" sceneMemberID="viewController">
          <tabBarItem key="tabBarItem" title="More" \(picture)id="\(ids[2])"/>
          <view key="view" contentMode="scaleToFill" id="\(ids[3])"/>
          </viewController>
          </objects>
          </scene>

          """
      }
      guard let (edit, _) = document.connecting(bar, ways) else { return nil }
      let end = document.xml[list].range.end - 9
      return StoryboardMutation(
        [edit, document.inserting(scenes, at: end)], is: "too-many-tabs",
        at: [.init(offset: sample.start(bar))])
    },
  ]

  private static let tooLong = "Everything That Could Ever Be Done Here and Wherever Else You Like"
}

extension StoryboardSample {
  /// Scenes at the bottom of stacks whose bars show a written title of ordinary size, with their navigation items.
  fileprivate func barred() -> [(ID<StoryboardScene>, ID<XMLElement>)] {
    let hasLargeTitles = document.xml.elements.ids.contains {
      document.text("largeTitles", in: $0) == "YES"
    }
    if hasLargeTitles { return [] }
    return map.ways.compactMap { way in
      guard way.word == "rootViewController", map.reachable.contains(way.source),
        map.isPlain(way.destination), let controller = controller(way.destination),
        let item = navigationItem(controller),
        document.text("title", in: item)?.isEmpty == false,
        document.xml.children(of: item).allSatisfy({ document.text("key", in: $0) != "titleView" })
      else { return nil }
      return (way.destination, item)
    }
  }

  fileprivate func navigationItem(_ controller: ID<StoryboardObject>) -> ID<XMLElement>? {
    document.child(named: "navigationItem", in: document[controller].element)
  }

  /// Those at either end, whether they are alone or in a list.
  fileprivate func barItems(in navigationItem: ID<XMLElement>) -> [ID<XMLElement>] {
    document.xml.children(of: navigationItem).flatMap { child -> [ID<XMLElement>] in
      switch document.word(child) {
      case "barButtonItem":
        document.text("key", in: child) == "backBarButtonItem" ? [] : [child]
      case "leftBarButtonItems", "rightBarButtonItems": Array(document.xml.children(of: child))
      default: []
      }
    }
  }

  /// Whether a title is what an item shows.
  fileprivate func isWords(_ item: ID<XMLElement>) -> Bool {
    document.text("title", in: item)?.isEmpty == false
      && ["image", "systemItem", "width", "hidden"].allSatisfy {
        document.text($0, in: item) == nil
      }
      && document.xml.children(of: item).allSatisfy { document.word($0) == "connections" }
  }

  fileprivate func toolbarItems(_ controller: ID<StoryboardObject>) -> [ID<XMLElement>] {
    document.child(named: "toolbarItems", in: document[controller].element)
      .map { Array(document.xml.children(of: $0)) } ?? []
  }

  fileprivate func hasToolbarItems(_ controller: ID<StoryboardObject>) -> Bool {
    firstToolbarItem(controller) != nil
  }

  /// The first that is no space.
  fileprivate func firstToolbarItem(_ controller: ID<StoryboardObject>) -> ID<XMLElement>? {
    toolbarItems(controller).first {
      !["flexibleSpace", "fixedSpace"].contains(document.text("systemItem", in: $0) ?? "")
    }
  }

  /// The toolbar items of each screen that has some.
  fileprivate func toolbars() -> [[ID<XMLElement>]] {
    document.scenes.ids.compactMap { scene in
      guard map.isPlain(scene), let controller = controller(scene) else { return nil }
      let items = toolbarItems(controller)
      return items.isEmpty ? nil : items
    }
  }

  /// Code can do what a storyboard does not say.
  fileprivate func hasClass(_ controller: ID<StoryboardObject>) -> Bool {
    document.attribute("customClass", in: document[controller].element) != nil
  }

  fileprivate func tabs() -> [ID<StoryboardScene>] {
    map.ways.filter { $0.word == "viewControllers" }.map(\.destination)
  }

  fileprivate func tabBars(of scene: ID<StoryboardScene>) -> Int {
    map.ways(to: scene).filter { $0.word == "viewControllers" }.count
  }

  fileprivate func hasSystemItem(_ scene: ID<StoryboardScene>) -> Bool {
    controller(scene).flatMap { document.child(named: "tabBarItem", in: document[$0].element) }
      .map { document.attribute("systemItem", in: $0) != nil } ?? false
  }

  fileprivate func hasPicture(_ scene: ID<StoryboardScene>) -> Bool {
    guard let controller = controller(scene),
      let item = document.child(named: "tabBarItem", in: document[controller].element)
    else { return false }
    return document.attribute("image", in: item) != nil
      && document.attribute("systemItem", in: item) == nil
  }
}
