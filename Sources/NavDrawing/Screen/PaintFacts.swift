import NavLayout
import NavModel
import NavText

/// What a thing says of how it is painted, read once from its attributes.
struct PaintFacts {
  var text: ColorValue?
  var background: ColorValue?
  /// Its own; without one it has that of what it is in.
  var tint: ColorValue?
  /// For a switch that is on.
  var onTint: ColorValue?
  var image: Name?
  var contentMode = ContentMode.scaleToFill
  var alignment = TextAlignment.natural
  var minimumScale = 1.0
  /// How large its picture is, where that is known.
  var pictureSize: Size?
  var configuration: ButtonConfiguration?

  init() {}

  init(_ attributes: IDRange<Attribute>, _ program: borrowing Program) {
    // Most say nothing of how they look.
    guard !attributes.isEmpty else { return }
    for attribute in program.attributes[attributes] {
      switch attribute.key {
      case .textColor: text = attribute[.textColor].flatMap { program.color($0) }
      case .backgroundColor: background = attribute[.backgroundColor].flatMap { program.color($0) }
      case .tint: tint = attribute[.tint].flatMap { program.color($0) }
      case .onTint: onTint = attribute[.onTint].flatMap { program.color($0) }
      case .image: image = attribute[.image]
      case .textAlignment: alignment = attribute[.textAlignment]
      case .minimumScaleFactor: minimumScale = attribute[.minimumScaleFactor]
      case .contentMode: contentMode = attribute[.contentMode]
      case .intrinsicSize: pictureSize = program.size(of: .intrinsicSize, in: attributes)
      case .buttonConfiguration: configuration = attribute[.buttonConfiguration]
      default: break
      }
    }
  }
}

extension PaintFacts {
  /// As much of `frame` as its picture covers, if the picture's size is known.
  func place(ofPictureIn frame: Rect) -> Rect {
    guard let size = pictureSize, size.width > 0, size.height > 0 else { return frame }
    switch contentMode {
    case .scaleToFill, .scaleAspectFill, .redraw: return frame
    case .scaleAspectFit:
      let scale = min(frame.width / size.width, frame.height / size.height)
      return frame.placing(Size(size.width * scale, size.height * scale), 0.5, 0.5)
    case .center: return frame.placing(size, 0.5, 0.5)
    case .top: return frame.placing(size, 0.5, 0)
    case .bottom: return frame.placing(size, 0.5, 1)
    case .left: return frame.placing(size, 0, 0.5)
    case .right: return frame.placing(size, 1, 0.5)
    case .topLeft: return frame.placing(size, 0, 0)
    case .topRight: return frame.placing(size, 1, 0)
    case .bottomLeft: return frame.placing(size, 0, 1)
    case .bottomRight: return frame.placing(size, 1, 1)
    }
  }
}

extension Rect {
  /// Something of this size in it, so far from its left and its upper edge, of what is left over.
  fileprivate func placing(_ wanted: Size, _ left: Double, _ top: Double) -> Rect {
    let size = Size(min(width, wanted.width), min(height, wanted.height))
    return Rect(
      x + (width - size.width) * left, y + (height - size.height) * top, size.width, size.height)
  }
}

/// What a bar is painted with.
struct BarPaint {
  /// Nil for what UIKit gives it.
  var ground: ColorValue?
  /// For its items, where it says so itself.
  var tint: ColorValue?
  /// For its titles, where it says so itself.
  var title: ColorValue?
  /// Whether it is a dark bar, on which titles are white.
  var isBlack = false
  init(_ attributes: IDRange<Attribute>, _ program: borrowing Program) {
    guard !attributes.isEmpty else { return }
    ground = program[attributes, .barTint].flatMap { program.color($0) }
    tint = program[attributes, .tint].flatMap { program.color($0) }
    title = program[attributes, .titleColor].flatMap { program.color($0) }
    isBlack = program[attributes, .barStyle] != .default
  }
}

extension ColorValue {
  /// `UIColor.white`
  static var white: ColorValue { ColorValue(light: 0xFFFF_FFFF, dark: 0xFFFF_FFFF) }
  /// `UIColor.black`
  static var black: ColorValue { ColorValue(light: 0xFF, dark: 0xFF) }
  /// The material of a bar with `UIBarStyle.black`.
  static var blackBar: ColorValue { ColorValue(light: 0x1616_16FF, dark: 0x1616_16FF) }
}
