import NavModel
import NavText

/// What a view says its content needs; nil where its content needs nothing on that axis
/// (`UIView.noIntrinsicMetric`).
struct IntrinsicSize: Hashable {
  var width: Double?
  var height: Double?

  init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }
}

/// Sizes of UIKit's controls by era. Own knowledge of the controls as they were measured in Interface Builder's files.
struct ControlSizes {
  let fieldHeight: Double
  let switchSize: Size
  let stepperSize: Size
  let segmentedHeight: Double
  let segmentPadding: Double
  let sliderHeight: Double
  let progressHeight: Double
  let searchBarHeight: Double
  let pageControlHeight: Double
  let buttonHeight: Double
  let buttonFont: Double
  let buttonPadding: Double

  init(_ area: ContentArea) {
    let version = area.version
    switch area.era {
    case .legacy:
      fieldHeight = 31
      switchSize = Size(79, 27)
      stepperSize = Size(94, 27)
      segmentedHeight = 44
      segmentPadding = 20
      sliderHeight = 23
      progressHeight = 9
      searchBarHeight = 44
      pageControlHeight = 36
      buttonHeight = 43
      buttonFont = 15
      buttonPadding = 24
    case .flat:
      fieldHeight = 30
      switchSize = Size(49, 31)
      stepperSize = Size(94, 29)
      segmentedHeight = 28
      segmentPadding = 14
      sliderHeight = 30
      progressHeight = 2
      searchBarHeight = version < 11 ? 44 : 56
      pageControlHeight = 37
      buttonHeight = 30
      buttonFont = 15
      buttonPadding = 0
    case .sheet, .modern, .glass:
      fieldHeight = 34
      switchSize = area.era.hasLargerControls ? Size(61, 28) : Size(49, 31)
      stepperSize = Size(94, 32)
      segmentedHeight = 31
      segmentPadding = 20
      sliderHeight = 30
      progressHeight = version < 14 ? 2 : 4
      searchBarHeight = area.era.hasLargerControls ? 64 : 56
      pageControlHeight = version < 14 ? 37 : 26
      buttonHeight = 30
      buttonFont = 15
      buttonPadding = 0
    }
  }
}

extension ElementPlacement {
  /// What an element's content needs, without regard to what is around it.
  func intrinsicSize(of element: Int) -> IntrinsicSize {
    let sizes = ControlSizes(area)
    if let size = facts[element].intrinsic {
      // As in Interface Builder's files, nothing is needed where it says nothing.
      return IntrinsicSize(
        size.width > 0 ? size.width : nil,
        size.height > 0 ? size.height + heightOverHomeIndicator(of: element) : nil)
    }
    let text = texts[element]
    switch facts[element].kind {
    case .label:
      let broken = brokenTexts[element] ?? brokenAtOwnWidth(element)
      return IntrinsicSize(
        grown(broken?.width ?? block(element).width),
        text.isEmpty ? 0 : grown(font(of: element).height(lines: broken?.lines ?? 1)))
    case .button: return IntrinsicSize(buttonWidth(of: element), buttonHeight(of: element))
    case .textView where !facts[element].scrolls:
      // Five points beside its lines, eight above and below (`textContainerInset`, `lineFragmentPadding`). What lies
      // between lines of a text style lies below the last one too.
      let font = font(of: element)
      let lines = max(1, brokenTexts[element]?.lines ?? 1)
      return IntrinsicSize(
        grown(block(element).width) + 10, grown(font.height(lines: lines) + font.leading) + 16)
    case .textField where facts[element].isBorderless:
      return IntrinsicSize(grown(block(element).width), bareFieldHeight(of: element))
    case .textField:
      return IntrinsicSize(grown(block(element).width) + 14, sizes.fieldHeight)
    case .switch: return IntrinsicSize(sizes.switchSize.width, sizes.switchSize.height)
    case .slider: return IntrinsicSize(nil, sizes.sliderHeight)
    case .stepper: return IntrinsicSize(sizes.stepperSize.width, sizes.stepperSize.height)
    case .segmented: return IntrinsicSize(segmentsWidth(of: element), sizes.segmentedHeight)
    case .activity: return IntrinsicSize(20, 20)
    case .progress: return IntrinsicSize(nil, sizes.progressHeight)
    case .pageControl:
      return IntrinsicSize(16 * Double(pages(of: element)) - 9, sizes.pageControlHeight)
    case .datePicker where isCompactPicker(element): return compactPickerSize(of: element)
    case .datePicker, .picker:
      // Lower until iOS 9, as 9 frames of two apps are.
      return IntrinsicSize(320, area.era == .flat && area.version < 9 ? 162 : 216)
    case .searchBar: return IntrinsicSize(nil, sizes.searchBarHeight)
    case .stack: return stackIntrinsicSize(of: element)
    case .textView, .image, .view, .scroll, .tableView, .collectionView, .web, .map, .container,
      .section, .cell, .prototype, .accessory, .refreshControl, .tapGesture, .longPressGesture,
      .swipeGesture,
      .panGesture, .pinchGesture, .rotationGesture, .edgePanGesture, .alertAction, .swipeAction,
      .menu,
      .contextMenu, .menuItem, .searchController:
      return IntrinsicSize(nil, nil)
    }
  }

  /// A size for where one is needed in any case.
  func naturalSize(of element: Int) -> Size {
    if let frame = facts[element].frame, !groups.isSolved[element] { return frame.size }
    var size = intrinsicSize(of: element)
    size.width = groups.widths[element] ?? size.width
    size.height = groups.heights[element] ?? size.height
    switch facts[element].kind {
    case .image: return Size(size.width ?? 44, size.height ?? 44)
    case .label: return Size(size.width ?? 0, max(size.height ?? 0, lineHeight(of: element)))
    case .view where area.isCanvas && isArranged(element):
      // As large as Interface Builder makes a new view.
      return Size(size.width ?? 240, size.height ?? 128)
    default: return Size(size.width ?? 100, size.height ?? 44)
    }
  }

  // MARK: Texts

  /// How the text of a label comes out that says where its lines break (`UILabel.preferredMaxLayoutWidth`); nil where it
  /// does not.
  private func brokenAtOwnWidth(_ label: Int) -> BrokenText? {
    let own = facts[label]
    guard own.lines != 1, let room = own.lineWidth, !texts[label].isEmpty else { return nil }
    return block(label).broken(in: room, most: own.lines)
  }

  func block(_ element: Int) -> TextBlock {
    TextBlock(
      text: texts[element], ruler: rulers[font(of: element)],
      avoidsOrphans: facts[element].kind == .label && area.version >= 14)
  }

  /// What an element's text is in: its style gives size and weight where they are not said, else its kind does.
  func font(of element: Int) -> Font {
    let own = facts[element]
    let style = own.textStyle?.facts
    let styleSize = style.map { Double($0.size(area.textSize)) }
    let size = own.fontSize ?? styleSize ?? usualFontSize(of: element)
    var font = Font(area.systemTypeface, size: size)
    if let name = own.fontName {
      font = Font(named: program[name], size: size, system: area.systemTypeface)
    }
    if let weight = own.fontWeight {
      font.weight = weight
    } else if own.textStyle?.isEmphasized ?? false {
      font.weight = .semibold
    }
    if own.kind == .label || own.kind == .textView { font.lines = own.lineHeights }
    if own.fontSize == nil, let style {
      font.leading = max(0, Double(style.leading(area.textSize)) - font.lineHeight)
    }
    return font
  }

  /// How much higher a bar among other views is because of the home indicator: a tab bar by what reaches below it, a
  /// toolbar that ends where it begins by 5 points, as 3 frames of two apps show.
  func heightOverHomeIndicator(of bar: Int) -> Double {
    switch facts[bar].bar {
    case .navigationBar, nil: return 0
    case .tabBar: return safeAreaInsets(of: bar).bottom
    case .toolbar:
      let floor = area.size.height - area.safeArea.bottom
      let stands = exact[bar].map { abs($0.maxY - floor) < 0.5 } ?? false
      return stands && area.safeArea.bottom > 0 ? 5 : 0
    }
  }

  private func usualFontSize(of element: Int) -> Double {
    switch facts[element].kind {
    case .button: facts[element].isConfigured ? 17 : ControlSizes(area).buttonFont
    case .textField, .textView: 14
    default: 17
    }
  }

  /// For an element's own font.
  func lineHeight(of element: Int) -> Double { grown(font(of: element).lineHeight) }

  /// For a font of this size.
  func lineHeight(_ font: Double) -> Double {
    grown(Font(area.systemTypeface, size: font).lineHeight)
  }

  func width(of text: String, _ font: Double) -> Double {
    textWidth(text, in: Font(area.systemTypeface, size: font))
  }

  // MARK: Controls

  // Each side of a button apart: measuring its title is most of the work, and how high it is does not depend on that.

  /// At least as wide as the picture behind the title, as are all 15 frames (of four apps) that depend on it.
  private func buttonWidth(of element: Int) -> Double {
    guard let background = facts[element].backgroundSize else { return contentWidth(of: element) }
    let isEmpty = texts[element].isEmpty && !facts[element].hasImage
    return isEmpty ? background.width : max(background.width, contentWidth(of: element))
  }

  /// Likewise.
  func buttonHeight(of element: Int) -> Double {
    guard let background = facts[element].backgroundSize else { return contentHeight(of: element) }
    let isEmpty = texts[element].isEmpty && !facts[element].hasImage
    return isEmpty ? background.height : max(background.height, contentHeight(of: element))
  }

  /// Title and picture beside each other, and what lies around them.
  private func contentWidth(of element: Int) -> Double {
    let title = texts[element].isEmpty ? 0 : block(element).width
    let picture = picture(of: element)
    if facts[element].isConfigured {
      // Twelve points at the sides (`UIButton.Configuration`).
      return grown(title + (picture?.width ?? 0)) + 24
    }
    if area.era == .legacy {
      return max(30, grown(title) + ControlSizes(area).buttonPadding + (picture?.width ?? 0))
    }
    // Whole points, whatever the screen.
    let width = whole(title) + (picture?.width ?? 0)
    if let insets = facts[element].contentEdgeInsets {
      // Insets may take away more than there is.
      return max(0, width + insets.left + insets.right)
    }
    // A title alone keeps clear of the edges.
    return picture == nil ? max(30, width) : max(0, width)
  }

  private func contentHeight(of element: Int) -> Double {
    let hasTitle = !texts[element].isEmpty
    let title = font(of: element).lineHeight
    let picture = picture(of: element)
    if facts[element].isConfigured {
      // Seven points above and below.
      return grown(max(hasTitle || picture == nil ? title : 0, picture?.height ?? 0)) + 14
    }
    if area.era == .legacy {
      return grown(ControlSizes(area).buttonHeight + max(0, grown(title) - 18))
    }
    var height = whole(title)
    if let picture { height = max(hasTitle ? height : 22, picture.height) }
    if let insets = facts[element].contentEdgeInsets {
      height += insets.top + insets.bottom
    } else if picture == nil {
      // A title alone is easy to touch.
      height += 12
    }
    return max(0, height)
  }

  /// What a button shows beside its title. A button that brings a picture along, as `UIButton.ButtonType.infoLight` does,
  /// has no name for it: it grew with iOS 13 and 16, as 7 frames of five apps show.
  private func picture(of button: Int) -> Size? {
    let own = facts[button]
    if own.hasImage { return own.imageSize ?? Size(22, 22) }
    guard own.imageSize != nil, !own.isConfigured else { return own.imageSize }
    let side =
      switch area.version {
      case ..<13: 22.0
      case ..<16: 24.0
      default: 25 + 2 / 3.0
      }
    return Size(side, side)
  }

  /// Without a border a field is little higher than its line; since iOS 13 one that shows dots is no higher than that, as
  /// 8 frames of three apps are. The button that empties it needs 19 points, as 3 frames of one app show.
  private func bareFieldHeight(of element: Int) -> Double {
    let own = facts[element]
    let line = font(of: element).lineHeight
    let height: Double
    switch area.era {
    case _ where own.isSecure && area.version >= 13: height = grown(line)
    case .legacy, .flat: height = whole(line)
    case .sheet, .modern:
      let scale = Double(max(1, area.scale))
      height = grown(line) + (1.7 * scale).rounded(.down) / scale
    case .glass: height = max(22, grown(line))
    }
    return own.hasClearButton ? max(19, height) : height
  }

  /// The next whole point that leaves enough room.
  private func whole(_ length: Double) -> Double { nextPixel(length, scale: 1) }

  /// Interface Builder has drawn pickers that say nothing with wheels before its canvas was that of iOS 18, as 3 frames of two apps show.
  private func isCompactPicker(_ element: Int) -> Bool {
    let own = facts[element]
    guard area.version >= 14, own.datePickerMode != .countDownTimer else { return false }
    return switch own.datePickerStyle {
    case .automatic: !area.isCanvas || area.era.hasLargerControls
    case .compact: true
    case .wheels: false
    }
  }

  /// ⚠ Only how high it is in iOS 26 is known, from 2 frames of one app; the texts are those of any day.
  private func compactPickerSize(of element: Int) -> IntrinsicSize {
    let (date, time) = (width(of: "Sep 28, 2026", 17) + 24, width(of: "10:41 AM", 17) + 24)
    let width =
      switch facts[element].datePickerMode {
      case .time: time
      case .date, .countDownTimer: date
      case .dateAndTime: date + 6 + time
      }
    return IntrinsicSize(whole(width), area.era.hasLargerControls ? 36 : 34)
  }

  private func segmentsWidth(of element: Int) -> Double {
    guard
      case .list(let list) = program.value(
        of: .segments, in: program[id(element)].attributes)
    else { return 100 }
    var widest = 0.0
    var total = 0.0
    for value in program.values[list] {
      guard case .text(let name) = value else { continue }
      let text = width(of: program[name], 13)
      widest = max(widest, text)
      total += whole(text)
    }
    if facts[element].apportionsWidths {
      // ⚠ Each has 19 points around its text, as in the one frame that depends on it.
      return total + Double(list.count) * 19 + Double(list.count - 1)
    }
    // Each is as wide as the widest, and a line of a point parts them.
    let padding = ControlSizes(area).segmentPadding
    return Double(list.count) * (whole(widest) + padding) + Double(list.count - 1)
  }

  private func pages(of element: Int) -> Int {
    if case .integer(let pages) = program.value(
      of: .numberOfPages, in: program[id(element)].attributes)
    {
      return max(1, Int(pages))
    }
    return 1
  }
}
