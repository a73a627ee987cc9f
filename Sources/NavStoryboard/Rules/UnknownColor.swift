import NavText
import NavXcode

extension SourceRules {
  private static let provided = TypedOption<[String]>(
    "provided", [], "Colours that come from elsewhere, such as a package.")

  static let unknownColor = SourceRule(
    RuleFacts(
      "unknown-color", text: nil, storyboard: .warning,
      "A storyboard names a colour that no asset catalog has.",
      why: """
        UIKit writes a line to the console and goes on without the colour: text is black, a background is clear. What \
        Interface Builder shows is a copy that it keeps in the file. All catalogs below the folders of --sources are \
        looked through.
        """,
      bad: """
        // Shop/Assets.xcassets/Accent.colorset/Contents.json

        \(page(accent, resources: resource))
        """,
      good: """
        // Shop/Assets.xcassets/Highlight.colorset/Contents.json

        \(page(accent, resources: resource))
        """,
      options: [provided.row])
  ) { context in
    let assets = context.code.project.assets.names
    let colors = assets.allColors
    guard !colors.isEmpty else { return }
    let project = context.code.project
    context.checkResources("namedColor", besides: provided) { name, path in
      let label = "UIKit goes on without it"
      if !assets.hasColor(name) {
        return MissingResource("no asset catalog has a colour '\(name)'", label, like: colors)
      }
      let sets = assets.sets(ofColor: name)
      return MissingResource(name, "a colour", sets, label, besides: path, in: project)
    }
  }

  private static let accent = """
    <view key="view" id="root">
      <color key="tintColor" name="Highlight"/>
    </view>
    """

  private static let resource = """
    <namedColor name="Highlight">
      <color red="0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </namedColor>
    """
}
