import NavModel
import NavStoryboard
import NavText
import NavXcode

/// What decides how something is written.
extension WrittenProgram {
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

  /// Whether views in an element are in a content view of its own.
  func hasContentView(_ id: ID<Element>) -> Bool {
    let cold = self[cold: id]
    let kit =
      cold.customClass.map { self[$0].uikitClass }
      ?? kit(cold.className)
    if self[id].kind.isRow { return kit != .collectionReusableView }
    return self[id].kind == .view && kit == .visualEffectView
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

  /// Whether a text has attributes that only paragraphs have.
  func hasParagraph(_ attributes: IDRange<Attribute>) -> Bool {
    attributes.contains { ImportedAttributes.paragraph.say(self[$0].key) }
  }

  /// Whether a segue leads to what is in no storyboard.
  func leadsToCode(_ segue: Segue) -> Bool {
    segue.destination.map { self[$0].kind.isMadeByCode } ?? false
  }
}
