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
  /// Of a text field without a border; a large font needs more.
  let bareFieldHeight: Double
  let switchSize: Size
  let stepperSize: Size
  let segmentedHeight: Double
  let sliderHeight: Double
  let progressHeight: Double
  let searchBarHeight: Double
  let pageControlHeight: Double
  let buttonHeight: Double
  let buttonFont: Double
  let buttonPadding: Double

  init(_ era: SystemEra) {
    switch era {
    case .legacy:
      fieldHeight = 31
      bareFieldHeight = 0
      switchSize = Size(79, 27)
      stepperSize = Size(94, 27)
      segmentedHeight = 44
      sliderHeight = 23
      progressHeight = 9
      searchBarHeight = 44
      pageControlHeight = 36
      buttonHeight = 43
      buttonFont = 15
      buttonPadding = 24
    case .flat:
      fieldHeight = 30
      bareFieldHeight = 0
      switchSize = Size(49, 31)
      stepperSize = Size(94, 29)
      segmentedHeight = 28
      sliderHeight = 30
      progressHeight = 2
      searchBarHeight = 56
      pageControlHeight = 37
      buttonHeight = 30
      buttonFont = 15
      buttonPadding = 0
    case .sheet, .modern:
      fieldHeight = 34
      bareFieldHeight = 22
      switchSize = Size(49, 31)
      stepperSize = Size(94, 32)
      segmentedHeight = 31
      sliderHeight = 30
      progressHeight = 4
      searchBarHeight = 56
      pageControlHeight = 26
      buttonHeight = 30
      buttonFont = 15
      buttonPadding = 0
    }
  }
}

extension ElementPlacement {
  /// What an element's content needs, without regard to what stands around it.
  func intrinsicSize(of element: Int) -> IntrinsicSize {
    let sizes = ControlSizes(area.era)
    if let size = facts[element].intrinsic {
      // As in Interface Builder's files, nothing is needed where it says nothing.
      return IntrinsicSize(
        size.width > 0 ? size.width : nil, size.height > 0 ? size.height : nil)
    }
    let text = texts[element]
    switch facts[element].kind {
    case .label:
      let lines = Double(linesShown[element] ?? 1)
      return IntrinsicSize(
        grown(block(element).width), text.isEmpty ? 0 : grown(lines * lineHeight(of: element)))
    case .button:
      let picture = facts[element].hasImage ? 22.0 : 0
      let font = fontSize(of: element)
      let line = grown(NavLayout.lineHeight(size: font, era: area.era))
      return IntrinsicSize(
        max(30, grown(block(element).width) + sizes.buttonPadding + picture),
        grown(sizes.buttonHeight + max(0, line - 18)))
    case .textField where facts[element].isBorderless:
      return IntrinsicSize(
        grown(block(element).width), max(sizes.bareFieldHeight, lineHeight(of: element)))
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
    case .datePicker, .picker: return IntrinsicSize(320, 216)
    case .searchBar: return IntrinsicSize(nil, sizes.searchBarHeight)
    case .stack: return stackIntrinsicSize(of: element)
    case .textView, .image, .view, .scroll, .tableView, .collectionView, .web, .map, .container,
      .section, .cell, .prototype, .accessory, .tapGesture, .longPressGesture, .swipeGesture,
      .panGesture, .pinchGesture, .rotationGesture, .edgePanGesture:
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
    default: return Size(size.width ?? 100, size.height ?? 44)
    }
  }

  // MARK: Texts

  func block(_ element: Int) -> TextBlock {
    TextBlock(
      text: texts[element], font: fontSize(of: element), weight: facts[element].weight,
      era: area.era)
  }

  func fontSize(of element: Int) -> Double {
    if let font = facts[element].font { return font }
    switch facts[element].kind {
    case .button: return ControlSizes(area.era).buttonFont
    case .textField, .textView: return 14
    default: return 17
    }
  }

  /// Of an element's own font.
  func lineHeight(of element: Int) -> Double {
    grown(NavLayout.lineHeight(size: fontSize(of: element), era: area.era))
  }

  /// Of a font of this size.
  func lineHeight(_ font: Double) -> Double {
    grown(NavLayout.lineHeight(size: font, era: area.era))
  }

  func width(of text: String, _ font: Double) -> Double {
    textWidth(text, size: font, era: area.era)
  }

  private func segmentsWidth(of element: Int) -> Double {
    guard
      case .list(let list) = program.value(
        of: .segments, in: program[id(element)].attributes)
    else { return 100 }
    var widest = 0.0
    for value in program.values[list] {
      if case .text(let name) = value { widest = max(widest, width(of: program[name], 13)) }
    }
    return grown(Double(list.count) * (widest + 20))
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
