import NavText
import NavXcode

extension SourceRules {
  private static let provided = TypedOption<[String]>(
    "provided", [], "Images that come from elsewhere, such as a package.")

  static let unknownImage = SourceRule(
    RuleFacts(
      "unknown-image", text: nil, storyboard: .warning,
      "A storyboard shows an image that no asset catalog has.",
      why: """
        Where the image should be, there is nothing, and the console says that it could not be loaded. An image that is \
        renamed in its catalog keeps its old name in every storyboard that shows it. All catalogs and image files among \
        the sources are looked through. A folder of a catalog is part of the name, as in 'Food/Apple', where it says \
        Provides Namespace, and only there.
        """,
      bad: """
        // Shop/Assets.xcassets/Basket.imageset/Contents.json

        \(page("<imageView key=\"view\" image=\"Cart\" id=\"root\"/>", resources: cart))
        """,
      good: """
        // Shop/Assets.xcassets/Cart.imageset/Contents.json

        \(page("<imageView key=\"view\" image=\"Cart\" id=\"root\"/>", resources: cart))
        """,
      options: [provided.row])
  ) { context in
    let assets = context.code.project.assets.names
    let images = assets.allImages
    guard !images.isEmpty else { return }
    let project = context.code.project
    context.checkResources("image", besides: provided) { name, path in
      let label = "nothing is shown in its place"
      if !assets.hasImage(name) {
        return MissingResource("no asset catalog has an image '\(name)'", label, like: images)
      }
      let sets = assets.sets(ofImage: name)
      return MissingResource(name, "an image", sets, label, besides: path, in: project)
    }
  }

  private static let cart = "<image name=\"Cart\" width=\"32\" height=\"32\"/>"
}

/// What a storyboard names and does not find.
struct MissingResource {
  let message: String
  let label: String
  /// What may be meant.
  var candidates: [String] = []
  var help = "add it to a catalog, or choose another in Interface Builder"

  init(_ message: String, _ label: String, like candidates: [String]) {
    (self.message, self.label, self.candidates) = (message, label, candidates)
  }

  /// What only the catalogues of other targets have; nil where that is not so, or not known.
  init?(
    _ name: String, _ kind: String, _ sets: [String], _ label: String, besides path: String,
    in project: ProjectFacts
  ) {
    let owners = project.otherTargets(withSets: sets, besides: path)
    guard !owners.isEmpty, let apps = project.apps(of: path) else { return nil }
    let own = apps.map { $0.name }.joined(separator: ", ")
    message =
      "'\(name)' is \(kind) of \(owners.map { $0.name }.joined(separator: ", ")), and this file is built into \(own)"
    self.label = label
    help = "add its catalog to \(own) in Xcode, or choose another in Interface Builder"
  }
}

extension SourceRuleContext {
  /// Looks at what the storyboards list among their resources, where everything that is used by name is listed once.
  mutating func checkResources(
    _ tag: String, besides option: TypedOption<[String]>,
    _ check: (_ name: String, _ path: String) -> MissingResource?
  ) {
    let provided = Set(value(of: option))
    var slips: [String: (document: Int, attribute: ID<XMLAttribute>, files: Int)] = [:]
    var order: [String] = []
    for document in judged {
      let source = documents[document]
      for attribute in source.namesOfResources(tag) {
        let name = source.xml.value(attribute)
        if provided.contains(name) || check(name, source.path) == nil { continue }
        if slips[name] != nil {
          slips[name]?.files += 1
        } else {
          slips[name] = (document, attribute, 1)
          order.append(name)
        }
      }
    }
    // What is missing is missing everywhere, and is one finding.
    for name in order {
      guard let (document, attribute, files) = slips[name],
        let slip = check(name, documents[document].path)
      else { continue }
      let resources = documents[document].xml.root.flatMap {
        documents[document].child(.resources, of: $0)
      }
      report(
        at: location(document, documents[document].xml[attribute].valueRange),
        slip.message + (files > 1 ? ", which \(files) files use" : ""), label: slip.label,
        related: resources.map { users(of: name, before: $0, in: document) } ?? [],
        help: didYouMean(name, in: slip.candidates.sorted()) + [slip.help])
    }
  }

  /// What is called the same but for the folders before it, or nearly the same.
  private mutating func didYouMean(_ name: String, in candidates: [String]) -> [String] {
    let own = ProjectPath.fileName(of: name)
    let same = candidates.filter { ProjectPath.fileName(of: $0) == own }
    return same.isEmpty
      ? didYouMean(name) { _ in candidates } : NavText.didYouMean(Array(same.prefix(3)))
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

extension StoryboardDocument {
  /// Where a document names images or colours of catalogs: in its resources, where Xcode lists each once, or where they
  /// are used if it has none. What comes with the system, or lies in the file itself, is left out.
  fileprivate func namesOfResources(_ tag: String) -> [ID<XMLAttribute>] {
    guard let root = xml.root else { return [] }
    guard let resources = child(.resources, of: root) else { return usedNames(tag) }
    guard let name = xml.names.find("name") else { return [] }
    return xml.children(of: resources).compactMap { element in
      let isEmbedded = tag == "image" && xml.children(of: element).contains { _ in true }
      if xml.names[self.tag(element)] != tag || isEmbedded || isOfSystem(element) { return nil }
      return xml.attribute(name, of: element)
    }
  }

  /// The first use of each name.
  private func usedNames(_ tag: String) -> [ID<XMLAttribute>] {
    var seen: Set<String> = []
    var found: [ID<XMLAttribute>] = []
    for element in xml.elements.ids where !isOfSystem(element) {
      let isColor = xml.names[self.tag(element)] == "color"
      if isColor != (tag == "namedColor") { continue }
      for attribute in xml[element].attributes {
        let name = xml.names[xml[attribute].name]
        let isName =
          isColor ? name == "name" : name.hasSuffix("mage") && name != "doesNotDimImage"
        guard isName else { continue }
        let value = xml.value(attribute)
        if !value.isEmpty, seen.insert(value).inserted { found.append(attribute) }
      }
    }
    return found
  }

  private func isOfSystem(_ element: ID<XMLElement>) -> Bool {
    xml[element].attributes.contains { xml.names[xml[$0].name] == "catalog" }
  }
}
