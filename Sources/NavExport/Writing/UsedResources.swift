import NavModel
import NavStoryboard
import NavText
import NavXcode

/// Pictures and colours that a storyboard names, which Interface Builder lists at its end.
struct UsedResources: Sendable {
  /// A picture, and its size where a view says it, in thousandths of a point.
  struct Picture: Sendable {
    let name: String
    let width: Int32
    let height: Int32
    let isSymbol: Bool
  }

  private var pictures: [String: Picture] = [:]
  private var namedColors: Set<String> = []
  private var systemColors: Set<String> = []
  /// Most colours are the one before: the background of a scene.
  private var lastSystemColor = ""
  /// Whether some view has a guide for its safe area.
  var hasSafeAreas = false
  /// Whether an item of a grid has a content view.
  var hasGridContent = false

  var usesNamedColors: Bool { !namedColors.isEmpty }
  var usesSystemColors: Bool { !systemColors.isEmpty }

  /// Notes a colour, as it is written.
  mutating func note(_ color: [InterfaceBuilderAttribute.Written]) {
    for written in color {
      switch (written.name, written.value) {
      case (.colorName, .word(let name)): namedColors.insert(name)
      case (.systemColor, .word(let name)): note(systemColor: name)
      default: break
      }
    }
  }

  /// Notes a colour of the system.
  mutating func note(systemColor name: String) {
    if name == lastSystemColor { return }
    lastSystemColor = name
    systemColors.insert(name)
  }

  /// Notes how large a picture is; false where another view has it in another size.
  mutating func note(picture name: String, _ width: Int32, _ height: Int32) -> Bool {
    if let known = pictures[name] { return known.width == width && known.height == height }
    pictures[name] = Picture(
      name: name, width: width, height: height, isSymbol: Self.isSymbol(name))
    return true
  }

  /// Notes what was noted elsewhere; false where a picture has another size here.
  mutating func takeOver(_ other: UsedResources) -> Bool {
    namedColors.formUnion(other.namedColors)
    systemColors.formUnion(other.systemColors)
    hasSafeAreas = hasSafeAreas || other.hasSafeAreas
    hasGridContent = hasGridContent || other.hasGridContent
    for picture in other.pictures.values {
      if !note(picture: picture.name, picture.width, picture.height) { return false }
    }
    return true
  }

  /// Symbols have names such as `square.and.arrow.up`; files have no points in theirs.
  static func isSymbol(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "."))
      && name.utf8.allSatisfy {
        0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".")
      }
  }

  /// In the order of Interface Builder: pictures, colours of catalogs, colours of the system, each by name.
  func write(_ program: WrittenProgram, to xml: inout XMLWriter) {
    if pictures.isEmpty && namedColors.isEmpty && systemColors.isEmpty { return }
    xml.open(.resources)
    for picture in pictures.values.sorted(by: { $0.name < $1.name }) {
      xml.open(.image)
      xml.write(.colorName, string: picture.name)
      // A symbol is listed as 128 points large, of which only the proportions count.
      let isScaled =
        picture.isSymbol && picture.width % 22 == 0 && picture.height % 22 == 0
      if isScaled { xml.write(.catalog, "system") }
      let (width, height) =
        isScaled
        ? (picture.width / 22 * 128, picture.height / 22 * 128) : (picture.width, picture.height)
      xml.write(.width, decimal: width)
      xml.write(.height, decimal: height)
      xml.close()
    }
    for name in namedColors.sorted() {
      guard let value = program.whole.namedColors[name] else { continue }
      xml.open(.namedColor)
      xml.write(.colorName, string: name)
      write(value.light, to: &xml)
      xml.close()
    }
    for name in systemColors.sorted() {
      guard let value = ColorValue(Self.swiftName(of: name)) else { continue }
      xml.open(.systemColor)
      xml.write(.colorName, string: name)
      write(value.light, to: &xml)
      xml.close()
    }
    xml.close()
  }

  /// `systemRed` of `systemRedColor`.
  private static func swiftName(of name: String) -> String {
    ColorName.all.contains(name) ? name : String(name.dropLast(5))
  }

  private func write(_ color: UInt32, to xml: inout XMLWriter) {
    xml.open(.color)
    for (name, shift) in [(Word.red, 24), (.green, 16), (.blue, 8), (.alpha, 0)] {
      let byte = Int32(color >> UInt32(shift) & 0xFF)
      xml.write(name, decimal: (byte * 1000 + 127) / 255)
    }
    xml.write(.colorSpace, "custom")
    xml.write(.customColorSpace, "sRGB")
    xml.close()
  }
}
