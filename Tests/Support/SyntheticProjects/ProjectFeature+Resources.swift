/// Images, colours and translations.
extension ProjectFeature {
  static let resources: [ProjectFeature] = [
    image("image of a catalogue") { draft, name in
      draft.addAsset("\(draft.targets[0].path("Assets.xcassets"))/\(name).imageset")
      return name.marked(.imageUse, name)
    },
    image("image in a folder of a catalogue") { draft, name in
      // Only what provides a namespace is part of the name.
      draft.addAsset("\(draft.targets[0].path("Assets.xcassets"))/Icons/\(name).imageset")
      draft.addContents(
        "\(draft.targets[0].path("Assets.xcassets"))/Icons",
        "{\"info\": {\"version\": 1, \"author\": \"xcode\"}}")
      return name
    },
    image("image in a namespace") { draft, name in
      let folder = draft.fresh(["Tabs", "Flags"])
      let path = "\(draft.targets[0].path("Media.xcassets"))/\(folder)"
      draft.addAsset("\(path)/\(name).imageset")
      draft.addContents(
        path,
        "{\"info\": {\"version\": 1, \"author\": \"xcode\"}, \"properties\": {\"provides-namespace\": true}}"
      )
      return "\(folder)/\(name)".marked(.namespacedImage, folder)
    },
    image("image as a file") { draft, name in
      let ending = draft.random.pick(["@2x.png", ".png", "@3x.png", "~ipad.png", ".jpg", ".pdf"])
      draft.addResource("PNG", at: draft.targets[0].path("Images/\(name)\(ending)"), in: 0)
      return ending == ".jpg" ? name + ".jpg" : name
    },
    image("image of the system", needs: 13) { draft, name in "" },
    ProjectFeature("image in the storyboard itself") { draft in
      let scene = draft.random.pick(draft.openScenes)
      let name = "imageView:\(draft.objectID()):image"
      draft.place(Markup("imageView", ["image": name, "id": draft.objectID()]), in: scene)
      draft.storyboards[draft.scenes[scene].storyboard].resources.append(
        Markup(
          "image", ["name": name, "width": "1", "height": "1"],
          [Markup("mutableData", ["key": "keyedArchiveRepresentation"], text: "YnBsaXN0MDA=")]))
      return true
    },
    ProjectFeature("named colour", share: 20) { draft in
      guard draft.style.deploymentTarget >= 11 else { return false }
      let name = draft.fresh(["Accent", "Brand"])
      let isInNamespace = draft.random.chance(30)
      let catalogue = draft.targets[0].path("Colors.xcassets")
      if isInNamespace {
        draft.addContents(
          "\(catalogue)/Palette", "{\"properties\": {\"provides-namespace\": true}}")
      }
      let key = isInNamespace ? "Palette/\(name)" : name
      draft.addAsset("\(catalogue)/\(isInNamespace ? "Palette/" : "")\(name).colorset")
      let scene = draft.random.pick(draft.openScenes)
      draft.place(
        Markup(
          "view", ["contentMode": "scaleToFill", "id": draft.objectID()],
          [Markup("color", ["key": "backgroundColor", "name": key.marked(.colorUse, key)])]),
        in: scene, height: 44)
      draft.addResourceEntry(
        Markup(
          "namedColor", ["name": key.marked(.colorEntry, key)],
          [
            Markup(
              "color",
              [
                "red": "0.5", "green": "0.5", "blue": "0.5", "alpha": "1", "colorSpace": "custom",
                "customColorSpace": "sRGB",
              ])
          ]),
        of: scene)
      return true
    },
    ProjectFeature("colour of the system") { draft in
      guard draft.style.deploymentTarget >= 13 else { return false }
      let scene = draft.random.pick(draft.openScenes)
      draft.place(
        Markup(
          "view", ["contentMode": "scaleToFill", "id": draft.objectID()],
          [Markup("color", ["key": "backgroundColor", "systemColor": "systemBackgroundColor"])]),
        in: scene, height: 44)
      draft.addResourceEntry(
        Markup(
          "systemColor", ["name": "systemBackgroundColor"],
          [
            Markup(
              "color",
              [
                "white": "1", "alpha": "1", "colorSpace": "custom",
                "customColorSpace": "genericGamma22GrayColorSpace",
              ])
          ]),
        of: scene)
      return true
    },
    ProjectFeature("translations of a storyboard", share: 20) { draft in
      guard
        let storyboard = draft.random.pickAny(
          draft.storyboards.indices.filter {
            draft.storyboards[$0].isLocalised && draft.storyboards[$0].kind == .storyboard
          })
      else { return false }
      guard
        let scene = draft.random.pickAny(
          draft.scenes.indices.filter {
            draft.scenes[$0].storyboard == storyboard && !draft.scenes[$0].views.isEmpty
          }),
        let id = draft.scenes[scene].views.first?["id"]
      else { return false }
      let row = draft.storyboards[storyboard]
      let key = "\(id.marked(.translationKey, row.name)).text"
      if draft.style.format == .synchronized || draft.random.chance(30) {
        draft.addResource(
          "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"\(key)\" : {\n      \"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Summe\" } } }\n    }\n  },\n  \"version\" : \"1.0\"\n}\n",
          at: draft.joined(row.folder, "mul.lproj/\(row.name).xcstrings"), in: row.target)
      } else {
        for language in ["de", "fr"] {
          draft.addResource(
            "\n/* Class = \"UILabel\"; text = \"Total\"; ObjectID = \"\(id)\"; */\n\"\(language == "de" ? key : id + ".text")\" = \"Summe\";\n",
            at: draft.joined(row.folder, "\(language).lproj/\(row.name).strings"), in: row.target)
        }
      }
      return true
    },
    ProjectFeature("texts of the app") { draft in
      draft.addResource(
        "\"hello.title\" = \"Hello\";\n\"Are you sure?\" = \"Sure?\";\n",
        at: draft.targets[0].path("en.lproj/Localizable.strings"), in: 0)
      return true
    },
  ]

  /// An image view, and what it shows.
  private static func image(
    _ name: String, needs version: Int = 0,
    _ make: @escaping @Sendable (inout ProjectDraft, String) -> String
  ) -> ProjectFeature {
    ProjectFeature(name) { draft in
      guard draft.style.deploymentTarget >= version else { return false }
      let scene = draft.random.pick(draft.openScenes)
      let name = draft.fresh(["apple", "Pear", "icon-back", "img_header"])
      let image = make(&draft, name)
      if image.isEmpty {
        draft.place(
          Markup("imageView", ["image": "star.fill", "catalog": "system", "id": draft.objectID()]),
          in: scene)
        draft.addResourceEntry(
          Markup(
            "image", ["name": "star.fill", "catalog": "system", "width": "20", "height": "20"]),
          of: scene)
        return true
      }
      draft.place(Markup("imageView", ["image": image, "id": draft.objectID()]), in: scene)
      draft.addResourceEntry(
        Markup(
          "image",
          [
            "name": image.markedAs([.imageUse: .imageEntry, .namespacedImage: .namespacedEntry]),
            "width": "20", "height": "20",
          ]), of: scene)
      return true
    }
  }
}

extension ProjectDraft {
  mutating func addContents(_ folder: String, _ text: String) {
    let path = folder + "/Contents.json"
    if !files.contains(where: { $0.path == path }) { files.append((path, text)) }
  }

  /// Something in a catalogue, which is a resource of the app.
  mutating func addAsset(_ folder: String) {
    addContents(folder, "{\"images\": [{\"idiom\": \"universal\"}], \"info\": {\"version\": 1}}")
    let catalogue = folder.strippingMarks.split(separator: "/").map(String.init)
    guard let end = catalogue.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return }
    let path = catalogue[...end].joined(separator: "/")
    addContents(path, "{\"info\": {\"version\": 1, \"author\": \"xcode\"}}")
    if !targets[0].resources.contains(path) { targets[0].resources.append(path) }
  }

  /// What a storyboard lists at its end, once.
  mutating func addResourceEntry(_ entry: Markup, of scene: Int) {
    let storyboard = scenes[scene].storyboard
    if storyboards[storyboard].images.contains(where: {
      $0.tag == entry.tag && $0["name"] == entry["name"]
    }) {
      return
    }
    storyboards[storyboard].images.append(entry)
  }
}
