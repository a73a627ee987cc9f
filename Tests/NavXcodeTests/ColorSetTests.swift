import NavModel
import NavXcode
import Testing

@Suite("Colours of asset catalogs")
struct ColorSetTests {
  private func color(_ colors: String) -> ColorValue? {
    var facts = ProjectFacts()
    facts.add(
      resourceAt: "Shop/Assets.xcassets/Brand.colorset/Contents.json",
      Array("{\"colors\": [\(colors)], \"info\": {\"version\": 1}}".utf8))
    return facts.assets.namedColors["Brand"]
  }

  private func components(_ red: String, _ rest: String = "") -> String {
    """
    {"idiom": "universal"\(rest), "color": {"color-space": "srgb",
      "components": {"red": "\(red)", "green": "0x80", "blue": "0.000", "alpha": "1.000"}}}
    """
  }

  @Test("components are shares, bytes or hexadecimal", arguments: ["1.000", "255", "0xFF"])
  func spellings(_ red: String) {
    #expect(color(components(red)) == ColorValue("#FF8000"))
  }

  @Test("a colour for the dark is one for the dark")
  func dark() {
    let dark = components(
      "0.0", ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]")
    #expect(
      color(components("0xFF") + "," + dark) == ColorValue(light: 0xFF80_00FF, dark: 0x0080_00FF))
  }

  @Test("grey has one component, and a colour of the system a name")
  func others() {
    let grey = """
      {"color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "0.5"}}}
      """
    #expect(color(grey) == ColorValue("#80808080"))
    let system = "{\"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}"
    #expect(color(system) == ColorValue("systemRed"))
    #expect(color("{\"idiom\": \"universal\"}") == nil)
  }
}
