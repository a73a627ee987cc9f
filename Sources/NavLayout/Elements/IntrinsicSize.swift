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
      switchSize = Size(49, 31)
      stepperSize = Size(94, 32)
      segmentedHeight = 31
      sliderHeight = 30
      progressHeight = 4
      searchBarHeight = 56
      pageControlHeight = 26
      buttonHeight = 34.33
      buttonFont = 15
      buttonPadding = 24
    }
  }
}

extension ElementPlacement {
  /// What an element's content needs, without regard to what stands around it.
  func intrinsicSize(of element: Int) -> IntrinsicSize {
    let sizes = ControlSizes(area.era)
    let text = texts[element]
    switch facts[element].kind {
    case .label:
      return IntrinsicSize(grown(width(of: text, 17)), text.isEmpty ? 0 : lineHeight(17))
    case .button:
      let picture = facts[element].hasImage ? 22.0 : 0
      return IntrinsicSize(
        max(30, grown(width(of: text, sizes.buttonFont)) + sizes.buttonPadding + picture),
        grown(sizes.buttonHeight))
    case .textField:
      return IntrinsicSize(grown(width(of: text, 14)) + 14, sizes.fieldHeight)
    case .switch: return IntrinsicSize(sizes.switchSize.width, sizes.switchSize.height)
    case .slider: return IntrinsicSize(nil, sizes.sliderHeight)
    case .stepper: return IntrinsicSize(sizes.stepperSize.width, sizes.stepperSize.height)
    case .segmented: return IntrinsicSize(segmentsWidth(of: element), sizes.segmentedHeight)
    case .activity: return IntrinsicSize(20, 20)
    case .progress: return IntrinsicSize(nil, sizes.progressHeight)
    case .pageControl:
      return IntrinsicSize(Double(16 * pages(of: element) - 9), sizes.pageControlHeight)
    case .datePicker, .picker: return IntrinsicSize(320, 216)
    case .searchBar: return IntrinsicSize(nil, sizes.searchBarHeight)
    case .stack:
      let size = stackSize(of: element)
      return IntrinsicSize(size.width, size.height)
    case .textView, .image, .view, .scroll, .tableView, .collectionView, .web, .map, .container,
      .section, .cell, .prototype, .accessory, .tapGesture, .longPressGesture, .swipeGesture,
      .panGesture, .pinchGesture, .rotationGesture, .edgePanGesture:
      return IntrinsicSize(nil, nil)
    }
  }

  /// A size for where one is needed in any case.
  func naturalSize(of element: Int) -> Size {
    if let frame = facts[element].frame { return frame.size }
    let size = intrinsicSize(of: element)
    switch facts[element].kind {
    case .image: return Size(44, 44)
    case .label: return Size(size.width ?? 0, lineHeight(17))
    default: return Size(size.width ?? 100, size.height ?? 44)
    }
  }

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
