import NavModel
import NavStoryboard
import NavText
import NavXcode

/// What decides how something is written.
extension WrittenProgram {
  /// The tag of an element at a place.
  func tag(of id: ID<Element>, in host: ElementHost) -> Name {
    let row = self[id]
    if row.kind.isRow {
      guard host == .grid else { return Word.tableViewCell.name }
      return (hasContentView(id) ? Word.collectionViewCell : .collectionReusableView).name
    }
    if let own = ownTag(of: id) { return Word.name(of: own.tag) }
    return words.elements[row.kind]
  }

  /// The tag of a view that the language has no kind for: that of its class, or of what its class descends from.
  func ownTag(of id: ID<Element>) -> ElementTag? {
    guard self[id].kind == .view else { return nil }
    let cold = self[cold: id]
    if let custom = cold.customClass {
      let kit = self[custom].uikitClass
      return ElementTag.rows.first {
        $0.kind == .view && !$0.isPlain && $0.uikitClass == kit && $0.className == kit.facts.name
      }
    }
    if cold.className.isNone { return nil }
    let className = self[cold.className]
    return ElementTag.rows.first {
      $0.kind == .view && !$0.isPlain && $0.className == className
    }
  }

  /// Whether the class of an element is written: a tag of its own says it, unless it is one of the app's.
  func saysClass(of id: ID<Element>) -> Bool {
    let cold = self[cold: id]
    if cold.className.isNone { return false }
    return cold.customClass != nil || ownTag(of: id) == nil && !self[id].kind.isRow
  }

  /// Whether views in an element are in a content view of its own.
  func hasContentView(_ id: ID<Element>) -> Bool {
    if self[id].kind.isRow { return whole.uikitClass(of: id) != .collectionReusableView }
    return self[id].kind == .view && whole.uikitClass(of: id) == .visualEffectView
  }

  /// Whether something of a table scene that is in no bar is beside the controller.
  func isBesideTable(_ id: ID<Element>, of scene: ID<Scene>) -> Bool {
    let row = self[id]
    guard row.parent == nil, !row.attributes.isEmpty, self[row.attributes, .hidden] else {
      return false
    }
    if row.kind == .prototype { return true }
    return row.kind.isPlaced && row.kind != .cell
      && self[scene].elements.contains { $0 < id && self[$0].kind == .refreshControl }
  }

  /// Whether an item is not given to its bar.
  func isHidden(_ item: ID<BarItem>) -> Bool {
    let attributes = self[cold: item].attributes
    return !attributes.isEmpty && self[attributes, .hidden]
  }

  /// Whether an item is at a place of a bar.
  func isShown(_ item: ID<BarItem>, _ slot: BarSlot) -> Bool {
    self[item].slot == slot && !isHidden(item)
  }

  /// The detail button of a row.
  func accessory(of row: ID<Element>) -> ID<Element>? {
    guard self[row].kind.isRow else { return nil }
    return elements(inside: row).first {
      self[$0].kind == .accessory && self[$0].parent == row
    }
  }

  /// Whether attributes of a button say its configuration.
  func isConfigured(_ attributes: IDRange<Attribute>) -> Bool {
    !attributes.isEmpty && self[attributes, .buttonConfiguration] != nil
  }

  /// Whether what is behind a button is said by its configuration.
  func isPaintedByConfiguration(_ id: ID<Element>) -> Bool {
    self[id].kind == .button && isConfigured(self[id].attributes)
  }

  /// Whether a text has attributes that only paragraphs have.
  func hasParagraph(_ attributes: IDRange<Attribute>) -> Bool {
    attributes.contains { ImportedAttributes.paragraph.say(self[$0].key) }
  }

  /// Whether an outlet is the controller's own. Objects beside the views, which no program has, have outlets too.
  func isOfController(_ outlet: ID<Outlet>) -> Bool { self[outlet].ownerClass.isNone }

  /// The controller's own outlet that an object is called after; none where a delegate or a list is what it is to others.
  func nameOfOutlet(of scene: ID<Scene>, to target: Outlet.Target) -> Name {
    for outlet in self[scene].outlets {
      let row = self[outlet]
      if row.target == target, row.owner == nil, !row.isCollection { return row.name }
    }
    return .none
  }

  /// Whether a segue leads to what is in no storyboard.
  func leadsToCode(_ segue: Segue) -> Bool {
    segue.destination.map { self[$0].kind.isMadeByCode } ?? false
  }

  /// Whether the layout says where elements of a scene are.
  func isPlacedByLayout(_ scene: ID<Scene>) -> Bool {
    options.placesViews && !self[scene].kind.isContainer
      && self[scene].elements.contains { !options.form.placedViews.contains($0) }
  }
}
