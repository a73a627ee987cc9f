import NavModel
import NavText
import NavXcode

extension StoryboardLowering {
  /// `#FF9500`, a name of UIColor, or one of a catalogue; nil for what a text cannot say.
  mutating func color(_ element: ID<XMLElement>) -> String? {
    if let name = document.value(.colorName, of: element) {
      return name.isEmpty ? nil : ColorName.text(ofAsset: name)
    }
    for word in [Word.systemColor, .cocoaTouchSystemColor] {
      if let name = document.value(word, of: element) { return systemName(name) }
    }
    let alpha = document.thousandths(.alpha, of: element) ?? 1000
    let isGrey = document.attribute(.white, of: element) != nil
    var parts: [Int32] = []
    for part in isGrey ? [Word.white, .white, .white] : [.red, .green, .blue] {
      guard let value = document.thousandths(part, of: element) else { return nil }
      parts.append(value)
    }
    if !isGrey, document.value("customColorSpace", of: element) == "displayP3" {
      parts = DisplayP3.inSRGB(parts)
    }
    var text = "#"
    for part in parts { text += hexadecimal(part) }
    return alpha == 1000 ? text : text + hexadecimal(alpha)
  }

  /// A colour of the bar itself goes before that of its appearance, so that there is one.
  mutating func lowerBarColors(of bar: ID<XMLElement>) {
    append(ImportedAttributes.barColors, of: bar)
    let appearance = document.child(key: .standardAppearance, of: bar)
    if let appearance, document.child(key: .barTintColor, of: bar) == nil {
      append(ImportedAttributes.barAppearance, of: appearance)
    }
    guard document.is(bar, .navigationBar) else { return }
    let titles =
      appearance.flatMap { document.child(key: .titleTextAttributes, of: $0) }
      ?? document.child(key: .titleTextAttributes, of: bar)
    if let titles { append(ImportedAttributes.barTitle, of: titles) }
  }

  mutating func lowerButtonColors(of button: ID<XMLElement>) {
    if let configuration = document.child(.buttonConfiguration, of: button) {
      append(ImportedAttributes.buttonConfiguration, of: configuration)
    } else if let state = document.child(key: .normal, of: button) {
      append(ImportedAttributes.buttonTitle, of: state)
    }
  }

  /// Whether what is behind a button is said by its configuration, which covers what its view says.
  mutating func isPaintedByConfiguration(_ view: ID<XMLElement>) -> Bool {
    document.child(.buttonConfiguration, of: view).flatMap {
      document.child(key: .baseBackgroundColor, of: $0)
    } != nil
  }

  /// What Interface Builder noted of the colours in asset catalogs: their values by light.
  mutating func lowerNamedColors(of root: ID<XMLElement>) {
    guard let resources = document.child(.resources, of: root) else { return }
    for resource in document.xml.children(of: resources)
    where document.is(resource, .namedColor) {
      guard let name = document.value(.colorName, of: resource),
        let part = document.child(.color, of: resource),
        let value = color(part).flatMap({ ColorValue($0) })
      else { continue }
      program.namedColors.add(name, value)
    }
  }

  /// `systemBackgroundColor` is `systemBackground` in Swift. A name that UIColor does not have would be read as one of a
  /// catalogue.
  private mutating func systemName(_ name: String) -> String? {
    // `tintColor` is called so in Swift, too.
    if ColorName.all.contains(name) { return name }
    let isColor = name.utf8.suffix(5).elementsEqual("Color".utf8)
    let short = isColor ? String(decoding: Array(name.utf8.dropLast(5)), as: UTF8.self) : name
    return ColorName.all.contains(short) ? short : nil
  }

  /// A component in thousandths as a byte.
  private mutating func hexadecimal(_ thousandths: Int32) -> String {
    let byte = (max(0, min(1000, Int(thousandths))) * 255 + 500) / 1000
    let digits = Array("0123456789ABCDEF".utf8)
    return String(decoding: [digits[byte / 16], digits[byte % 16]], as: UTF8.self)
  }
}
