import NavLayout
import NavModel
import NavSimulator
import NavText

// Buttons: their words are in the tint, and what is behind them is as their configuration says.
extension Drawing {
  mutating func drawButton(_ element: ElementPicture, in frame: Rect) {
    let ground = element.paint.configuration?.ground
    let look = ButtonLook(element, ground)
    if element.isLegacy && element.image == nil {
      outline(frame, radius: 8, .frame, fill: .screen, color: element.paint.background)
    } else if let body = look.body {
      fill(
        frame, radius: min(8, frame.height / 3), body,
        color: element.isEnabled ? look.bodyColor : nil)
    } else {
      fill(frame, color: element.paint.background)
    }
    let sign = element.image.map { Sign(named: $0) }
    // A button without words shows an image.
    guard !element.text.isEmpty else {
      guard let sign else { return drawImage(in: frame) }
      let side = min(24, min(frame.width, frame.height) * 0.9)
      draw(
        sign, around: Point(frame.midX, frame.midY), side: side, look.ink, color: look.color,
        on: look.body ?? .screen)
      return
    }
    let usual = element.paint.configuration == nil ? 15.0 : 17
    let size = min(element.look.fontSize ?? usual, max(6, frame.height * 0.82))
    let weight: FontWeight = element.isLegacy ? .bold : element.look.weight
    guard let sign else {
      centered(element.text, in: frame, size: size, look.ink, color: look.color, weight: weight)
      return
    }
    let side = min(size * 1.3, frame.height)
    let width = textWidth(element.text, size: size, weight: weight)
    let start = max(frame.x, frame.midX - (side + 4 + width) / 2)
    draw(
      sign, around: Point(start + side / 2, frame.midY), side: side, look.ink, color: look.color,
      on: look.body ?? .screen)
    let room = Rect(start + side + 4, frame.y, max(0, frame.maxX - start - side - 4), frame.height)
    leading(element.text, in: room, size: size, look.ink, color: look.color, weight: weight)
  }
}

/// The colours of a button.
private struct ButtonLook {
  /// Behind its words; nil for nothing.
  let body: Ink?
  let bodyColor: ColorValue?
  let ink: Ink
  let color: ColorValue?

  init(_ element: ElementPicture, _ ground: ButtonConfiguration.Ground?) {
    let background = element.paint.background
    switch ground {
    case nil: (body, bodyColor) = (nil, nil)
    case .grey?: (body, bodyColor) = (.fill, background)
    case .softTint?:
      body = element.isEnabled ? .tintSoft : .fill
      bodyColor = background ?? element.tint?.faded(to: 0.18)
    case .tint?:
      body = element.isEnabled ? .tint : .fill
      bodyColor = background ?? element.tint
    }
    guard element.isEnabled else {
      (ink, color) = (.tertiary, nil)
      return
    }
    ink = ground == .tint ? .onTint : .tint
    color = element.paint.text ?? (ground == .tint ? nil : element.tint)
  }
}
