import NavModel
import NavText
import NavXcode

extension StoryboardLowering {
  /// Items of the scene's navigation item and toolbar, and those that code shows; then the view in place of the title.
  mutating func lowerBarItems(_ controller: ID<XMLElement>) -> ID<Element>? {
    var titleView: ID<XMLElement>?
    if let item = document.child(.navigationItem, of: controller) {
      lowerNavigationItem(item, &titleView)
    }
    // A navigation controller is in no other, which could show its items.
    if let items = document.child(.toolbarItems, of: controller), work.kind != .navigation {
      for item in document.xml.children(of: items) { lowerBarItem(item, .toolbar) }
    }
    if let objects = document.xml[controller].parent {
      for element in document.xml.children(of: objects)
      where document.is(element, .barButtonItem) {
        lowerBarItem(element, .right, isHidden: true)
      }
      // A navigation item of its own, which code uses.
      for element in document.xml.children(of: objects)
      where document.is(element, .navigationItem) {
        var view: ID<XMLElement>?
        lowerNavigationItem(element, &view, isHidden: true)
      }
    }
    return titleView.flatMap { lowerView($0, parent: nil, of: nil) }
  }

  private mutating func lowerNavigationItem(
    _ item: ID<XMLElement>, _ titleView: inout ID<XMLElement>?, isHidden: Bool = false
  ) {
    for child in document.xml.children(of: item) {
      let key = document.word(.key, of: child)
      switch (Word(document.tag(child)), key) {
      case (.barButtonItem, .leftBarButtonItem): lowerBarItem(child, .left, isHidden: isHidden)
      case (.barButtonItem, .rightBarButtonItem): lowerBarItem(child, .right, isHidden: isHidden)
      case (.barButtonItem, .backBarButtonItem): lowerBarItem(child, .back, isHidden: isHidden)
      case (.leftBarButtonItems, _):
        for item in document.xml.children(of: child) {
          lowerBarItem(item, .left, isHidden: isHidden)
        }
      case (.rightBarButtonItems, _):
        for item in document.xml.children(of: child) {
          lowerBarItem(item, .right, isHidden: isHidden)
        }
      case (_, .titleView): titleView = child
      default: break
      }
    }
  }

  private mutating func lowerBarItem(
    _ element: ID<XMLElement>, _ slot: BarSlot, isHidden: Bool = false
  ) {
    guard document.is(element, .barButtonItem), let object = document.object(of: element) else {
      return
    }
    var row = BarItem(slot, name: .none, place: place(element))
    // An unknown one, which `unknown-value` reports, shows at least what was meant.
    let systemItem = document.name(.systemItem, of: element).flatMap { SystemItem.byWord[$0] }
    row.systemItem = systemItem == .editButton ? nil : systemItem
    let custom =
      document.isIdentifier(document[object].className) ? document[object].className : .none
    // A class is after a name.
    if needsName(object) || !custom.isNone { row.name = name(of: object, otherwise: "Item") }
    row.text =
      intern(text: .title, of: element)
      ?? (systemItem == nil ? intern(.systemItem, of: element) : nil)
    var cold = BarItem.Cold()
    cold.className = intern(custom)
    cold.attributes = lowerBarItemAttributes(
      element, isHidden: isHidden || work.excluded.contains(object))
    let id = program.barItems.append(row, cold)
    work.parts[Int(object.index)] = .barItem(id)
    work.barItems.append((id, element))
    if let view = document.child(key: .customView, of: element) {
      program.barItems[cold: id].customView = lowerView(view, parent: nil, of: nil)
    }
  }

  /// The items of a bar that is among other views: what one can touch in it are buttons, and its title is a text.
  /// The back item of its only item is never shown.
  mutating func lowerFreeBar(_ bar: ID<XMLElement>, parent: ID<Element>) {
    for items in document.xml.children(of: bar) where document.is(items, .items) {
      for item in document.xml.children(of: items) {
        if document.is(item, .navigationItem) {
          lowerFreeTitle(of: item, parent: parent)
          for child in document.xml.descendants(of: item)
          where !document.says(.backBarButtonItem, .key, of: child) {
            lowerFreeItem(child, parent: parent)
          }
        } else {
          lowerFreeItem(item, parent: parent)
        }
      }
    }
  }

  private mutating func lowerFreeTitle(of item: ID<XMLElement>, parent: ID<Element>) {
    guard let object = document.object(of: item), let title = intern(text: .title, of: item),
      document.child(key: .titleView, of: item) == nil
    else { return }
    var row = Element(.label, name: .none, parent: parent, place: place(item))
    if needsName(object) { row.name = name(of: object, otherwise: "Title") }
    row.text = title
    row.attributes = lowerAttributes(
      of: item, row.kind, isStacked: true, isHidden: work.excluded.contains(object))
    let id = program.elements.append(row)
    work.parts[Int(object.index)] = .element(id)
    work.elements.append((id, item))
  }

  private mutating func lowerFreeItem(_ item: ID<XMLElement>, parent: ID<Element>) {
    let isTab = document.is(item, .tabBarItem)
    guard isTab || document.is(item, .barButtonItem), let object = document.object(of: item) else {
      return
    }
    if isOnTheRight(item) { noteLostPlace(of: item, Word.rightBarButtonItem.name) }
    if let view = document.child(key: .customView, of: item) {
      work.parts[Int(object.index)] =
        lowerView(view, parent: parent, of: .view).map { .element($0) } ?? .none
      return
    }
    let systemItem = document.name(.systemItem, of: item) ?? .none
    let isSpace = systemItem == Word.flexibleSpace.name || systemItem == Word.fixedSpace.name
    if isSpace && !work.referred[Int(object.index)] {
      noteLostPlace(of: item, systemItem)
      return
    }
    var row = Element(
      isSpace ? .view : .button, name: .none, parent: parent, place: place(item))
    if needsName(object) { row.name = name(of: object, otherwise: "Item") }
    if !isSpace {
      row.text =
        intern(text: .title, of: item)
        ?? SystemItem.byWord[systemItem].map { program.names.intern($0.facts.title) }
        ?? SystemTabItem.byWord[systemItem].map { program.names.intern($0.facts.title) }
    }
    let start = program.attributes.end
    _ = lowerAttributes(
      of: item, row.kind, isStacked: true, isHidden: work.excluded.contains(object))
    lowerRuntimeAttributes(item, since: start)
    row.attributes = IDRange(from: start, to: program.attributes.end)
    let id = program.elements.append(row)
    work.parts[Int(object.index)] = .element(id)
    work.elements.append((id, item))
  }

  /// Whether an item is at the end of its bar. In the text of a bar among other views all begin at its start.
  private mutating func isOnTheRight(_ item: ID<XMLElement>) -> Bool {
    document.says(.rightBarButtonItem, .key, of: item)
      || document.xml[item].parent.map { document.is($0, .rightBarButtonItems) } ?? false
  }

  // MARK: Tab items

  mutating func lowerTabItem(of controller: ID<XMLElement>) -> ID<TabItem>? {
    guard let element = document.child(.tabBarItem, of: controller) else { return nil }
    var row = TabItem(name: .none, place: place(element))
    row.systemItem = document.name(.systemItem, of: element).flatMap { SystemTabItem.byWord[$0] }
    // A system item brings its own title along, which no text replaces (TAB-9).
    if row.systemItem == nil {
      row.text = intern(text: .title, of: element) ?? intern(.systemItem, of: element)
    }
    row.attributes = lowerTabItemAttributes(element)
    return program.tabItems.append(row)
  }

  /// A reference brings the tab item of the scene that it leads to, where that has none.
  mutating func lendTabItem(
    of target: ID<StoryboardObject>, to scene: ID<Scene>, _ kind: RelationshipKind
  ) {
    let element = document[target].element
    guard kind == .tab, document.is(element, .viewControllerPlaceholder),
      program.scenes[cold: scene].tabItem == nil, !hasTabItem(scene)
    else { return }
    program.scenes[cold: scene].tabItem = lowerTabItem(of: element)
  }

  /// Whether a scene that may be lowered later brings its own. What was let go is lowered.
  private mutating func hasTabItem(_ scene: ID<Scene>) -> Bool {
    for (index, scenes) in references.scenes.enumerated() {
      guard let object = scenes.firstIndex(where: { $0 == scene }) else { continue }
      guard let document = documents[index] else { return false }
      let element = document[ID<StoryboardObject>(object)].element
      return document.child(.tabBarItem, of: element) != nil
    }
    return false
  }
}
