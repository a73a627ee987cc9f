import NavModel
import NavText

extension ColorValue {
  /// What the `Contents.json` of a colour set says for any surroundings, and for dark ones.
  init?(colorSet bytes: [UInt8]) {
    guard let json = try? JSON.parse(bytes), let colors = json["colors"]?.array else { return nil }
    var light: ColorValue?
    var dark: ColorValue?
    for color in colors {
      guard let value = color["color"].flatMap({ Self.value(of: $0) }) else { continue }
      let appearances = (color["appearances"]?.array ?? []).compactMap { $0["value"]?.string }
      if appearances == ["dark"] {
        dark = value
      } else if appearances.isEmpty || appearances == ["light"] {
        // The one for phones is as good as any other.
        light = light ?? value
      }
    }
    guard let value = light ?? dark else { return nil }
    self.init(light: value.light, dark: (dark ?? value).dark)
  }

  /// One of the system's is named.
  private static func value(of color: JSON) -> ColorValue? {
    if let name = color["reference"]?.string {
      let own = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      return ColorValue(name) ?? ColorValue(own)
    }
    guard let components = color["components"] else { return nil }
    func byte(_ name: String) -> UInt32? { components[name].flatMap { Self.byte($0) } }
    let alpha = byte("alpha") ?? 0xFF
    if let white = byte("white") { return all(white << 24 | white << 16 | white << 8 | alpha) }
    guard let red = byte("red"), let green = byte("green"), let blue = byte("blue") else {
      return nil
    }
    return all(red << 24 | green << 16 | blue << 8 | alpha)
  }

  /// The same in all surroundings.
  private static func all(_ value: UInt32) -> ColorValue { ColorValue(light: value, dark: value) }

  /// `"0.500"`, `"0x80"` and `"128"` are three ways to say the same.
  private static func byte(_ component: JSON) -> UInt32? {
    guard let text = component.string else {
      return component.double.map { UInt32(max(0, min(1, $0)) * 255 + 0.5) }
    }
    if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { min($0, 255) } }
    guard let number = Double(text) else { return nil }
    let isShare = text.utf8.contains(UInt8(ascii: "."))
    return UInt32(max(0, min(255, isShare ? number * 255 + 0.5 : number)))
  }
}
