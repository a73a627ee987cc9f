import NavModel
import NavSimulator
import NavText

/// Items that are side by side from one end of a bar.
struct BarGroup {
  struct Item {
    var button: BarButton
    /// From the end where the group begins.
    var offset: Double
    var size: Size
    var glass = ItemGlass.none
  }

  var items: [Item] = []
  var width = 0.0
}

extension Program {
  /// The items of a slot, the outermost first, with the fixed spaces that were written between them (LAYOUT-53).
  func group(
    _ buttons: [BarButton], in slot: BarSlot, of scene: ID<Scene>?, _ around: BarTraits
  ) -> BarGroup {
    var group = BarGroup()
    var space: Double?
    var rest = ArraySlice(buttons)
    func place(_ button: BarButton) {
      let glass = glass(of: button, around)
      let isJoined = glass == .shared && group.items.last?.glass == .shared
      let gap = space ?? (group.items.isEmpty || isJoined ? 0 : around.itemGap)
      let size = size(of: button, in: scene, around)
      group.items.append(
        BarGroup.Item(button: button, offset: group.width + gap, size: size, glass: glass))
      group.width += gap + size.width
      space = nil
    }
    for id in scene.map({ self[$0].barItems }) ?? .empty where self[id].slot == slot {
      if self[id].systemItem?.isSpace == true {
        let fixed = around.fixedSpace(writtenPoints(.width, in: self[cold: id].attributes) ?? 0)
        space = (space ?? 0) + (group.items.isEmpty && fixed <= 8 ? min(0, fixed) : fixed)
      } else if let button = rest.first, button.item == id {
        rest.removeFirst()
        place(button)
      }
    }
    // What UIKit puts there itself.
    for button in rest { place(button) }
    return group
  }

  /// How much room an item takes: what was written, else its view, its picture or its widest title (LAYOUT-54, BAR-55).
  func size(of button: BarButton, in scene: ID<Scene>?, _ around: BarTraits) -> Size {
    guard let id = button.item else {
      let width = width(of: button.text, .regular, BarFonts(around.era), around)
      return Size(width, around.itemHeight)
    }
    return size(of: id, titled: button.text, in: scene, around)
  }

  /// The same for an item that is written, with the title that it has at the time.
  func size(
    of id: ID<BarItem>, titled title: String, in scene: ID<Scene>?, _ around: BarTraits
  ) -> Size {
    let fonts = BarFonts(around.era)
    let height = around.itemHeight
    let item = self[id]
    let cold = self[cold: id]
    if let written = writtenPoints(.width, in: cold.attributes), written > 0 {
      return Size(written, height)
    }
    if let view = cold.customView, let scene {
      let natural = naturalSize(ofBarView: view, in: scene, around)
      return Size(natural.width, min(natural.height, height))
    }
    if isPicture(item) { return Size(fonts.imageWidth + 2 * fonts.imagePadding, height) }
    let weight: FontWeight = isDone(item) && around.era != .legacy ? .semibold : .regular
    var widest = width(of: title, weight, fonts, around)
    if case .list(let titles) = value(of: .possibleTitles, in: cold.attributes) {
      for value in values[titles] {
        guard case .text(let other) = value else { continue }
        widest = max(widest, width(of: names[other], weight, fonts, around))
      }
    }
    return Size(widest, height)
  }

  private func width(
    of text: String, _ weight: FontWeight, _ fonts: BarFonts, _ around: BarTraits
  ) -> Double {
    let weight = around.era == .legacy ? .bold : weight
    let width = textWidth(text, size: fonts.item, weight: weight, era: around.era)
    return around.snapped(width) + 2 * fonts.textPadding
  }

  /// BAR-47
  func isDone(_ item: BarItem) -> Bool {
    item.systemItem == .done || item.systemItem == .save
      || self[barItems.cold(of: item).attributes, .barItemStyle] == .done
  }

  /// Since iOS 7 a picture goes before the title, which is said by VoiceOver and in menus.
  func isPicture(_ item: BarItem) -> Bool {
    if value(of: .image, in: barItems.cold(of: item).attributes) != nil { return true }
    return item.text == nil && item.systemItem?.isPicture ?? false
  }

  /// A written number of points, as it is in the program.
  func writtenPoints(_ key: AttributeKey, in range: IDRange<Attribute>) -> Double? {
    switch value(of: key, in: range) {
    case .number(let thousandths): Double(thousandths) / 1000
    case .integer(let whole): Double(whole)
    case .boolean, .text, .word, .scene, .element, .barItem, .list, .bound, nil: nil
    }
  }

  /// How large a view in a bar is by itself.
  func naturalSize(
    ofBarView view: ID<Element>, in scene: ID<Scene>, _ around: BarTraits
  ) -> Size {
    let elements = self[scene].elements
    guard elements.contains(view) else { return .zero }
    let area = ContentArea(
      size: .zero, safeArea: .zero, margin: 0, scale: 2, era: around.era, isCompactWidth: true)
    let placement = ElementPlacement(SharedProgram(self), scene, restingContent(of: scene), area)
    return placement.naturalSize(of: Int(view.index) - elements.startIndex)
  }
}

extension SystemItem {
  /// What UIKit draws as a picture; the others are words.
  var isPicture: Bool {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .pageCurl, .editButton, .flexibleSpace,
      .fixedSpace:
      false
    case .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
      .trash, .play, .pause, .rewind, .fastForward, .close:
      true
    }
  }
}
