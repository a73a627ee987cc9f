import NavText

extension SourceRule {
  static let unknownImage = SourceRule(
    RuleFacts(
      "unknown-image", text: nil, storyboard: .warning,
      "A storyboard shows an image that no asset catalog has.",
      why: """
        Where the image should be, there is nothing, and the console says that it could not be loaded. An image that is \
        renamed in its catalog keeps its old name in every storyboard that shows it. All catalogs and image files below \
        the folders of --sources are looked through.
        """,
      bad: """
        // Shop/Assets.xcassets/Basket.imageset/Contents.json

        \(page("<imageView key=\"view\" image=\"Cart\" id=\"root\"/>", resources: cart))
        """,
      good: """
        // Shop/Assets.xcassets/Cart.imageset/Contents.json

        \(page("<imageView key=\"view\" image=\"Cart\" id=\"root\"/>", resources: cart))
        """,
      options: [
        RuleOption("provided", .texts([]), "Images that come from elsewhere, such as a package.")
      ])
  ) { context in
    let assets = context.code.project.assets
    guard !assets.images.isEmpty else { return }
    context.checkResources("image") { name in
      if assets.hasImage(name) { return nil }
      return (
        "no asset catalog has an image '\(name)'", "nothing is shown in its place",
        Array(assets.images)
      )
    }
  }

  private static let cart = "<image name=\"Cart\" width=\"32\" height=\"32\"/>"
}

extension SourceRuleContext {
  /// Looks at what the storyboards list among their resources, where everything that is used by name is listed once.
  mutating func checkResources(
    _ tag: String,
    _ check: (String) -> (message: String, label: String, candidates: [String])?
  ) {
    let provided = Set(texts("provided"))
    for document in judged {
      let source = documents[document]
      guard let root = source.xml.root, let resources = source.child(.resources, of: root) else {
        continue
      }
      for element in source.xml.children(of: resources)
      where source.xml.names[source.tag(element)] == tag {
        // Pictures that come with the system.
        let isApples = source.xml[element].attributes.contains {
          source.xml.names[source.xml[$0].name] == "catalog"
        }
        guard !isApples, let name = source.xml.names.find("name"),
          let attribute = source.xml.attribute(name, of: element),
          case let name = source.xml.value(attribute), !provided.contains(name),
          let slip = check(name)
        else { continue }
        report(
          at: location(document, source.xml[attribute].valueRange), slip.message,
          label: slip.label, related: users(of: name, before: resources, in: document),
          help: didYouMean(name) { _ in slip.candidates.sorted() }
            + ["add it to a catalog, or choose another in Interface Builder"])
      }
    }
  }

  /// The first places that write the name.
  private func users(
    of name: String, before resources: ID<XMLElement>, in document: Int
  ) -> [Label] {
    let xml = documents[document].xml
    var labels: [Label] = []
    for id in xml.attributes.ids where labels.count < 3 {
      let row = xml[id]
      guard row.valueRange.count == name.utf8.count,
        row.valueRange.start < xml[resources].range.start,
        ["mage", "name"].contains(where: { xml.names[row.name].hasSuffix($0) }),
        xml.value(id) == name
      else { continue }
      labels.append(Label(location(document, row.valueRange), "used here"))
    }
    return labels
  }
}
