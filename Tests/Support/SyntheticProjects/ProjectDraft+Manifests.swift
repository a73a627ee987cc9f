/// What says how a project is built: a project of Xcode, or what one is made from; Info.plist of each target.
extension ProjectDraft {
  mutating func writeManifests() {
    writePlists()
    switch style.format {
    case .openStep, .propertyList, .synchronized:
      let name = random.pick([style.appName, "Project", "iOS"])
      let text = xcodeProject(of: Array(targets.indices))
      files.append(("\(name).xcodeproj/project.pbxproj", text))
      files.append(
        (
          "\(name).xcodeproj/project.xcworkspace/contents.xcworkspacedata",
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace version=\"1.0\"/>\n"
        ))
    case .xcodegen: files.append(("project.yml", xcodegen))
    case .tuist: files.append(("Project.swift", tuist))
    case .package: files.append(("Package.swift", package))
    case .bare: break
    }
  }

  private mutating func writePlists() {
    for target in targets where !target.generatesPlist {
      var entries: [(key: String, value: PropertyListText)] = [
        ("CFBundleIdentifier", .string("$(PRODUCT_BUNDLE_IDENTIFIER)")),
        ("CFBundleName", .string("$(PRODUCT_NAME)")),
      ]
      if target.product == .appExtension {
        entries.append(
          (
            "NSExtension",
            .dictionary(
              target.plistEntries.map { ($0.key, .string($0.value)) }
                + [("NSExtensionPointIdentifier", .string("com.apple.share-services"))])
          ))
      } else {
        entries += target.plistEntries.map { ($0.key, .string($0.value)) }
      }
      if target.product == .app, target.platform == .iOS, !style.isOldFashioned, random.chance(40),
        let main = target.plistEntries.first(where: { $0.key == "UIMainStoryboardFile" })
      {
        entries.append(("UIApplicationSceneManifest", sceneManifest(main.value)))
      }
      files.append((target.path("Info.plist"), PropertyListText.dictionary(entries).xmlDocument))
    }
  }

  private func sceneManifest(_ main: String) -> PropertyListText {
    .dictionary([
      (
        "UISceneConfigurations",
        .dictionary([
          (
            "UIWindowSceneSessionRoleApplication",
            .array([
              .dictionary([
                ("UISceneConfigurationName", .string("Default Configuration")),
                ("UISceneDelegateClassName", .string("$(PRODUCT_MODULE_NAME).SceneDelegate")),
                ("UISceneStoryboardFile", .string(main)),
              ])
            ])
          )
        ])
      )
    ])
  }

  private var xcodegen: String {
    var text = "name: \(style.appName)\noptions:\n  bundleIdPrefix: org.example\ntargets:\n"
    for target in targets {
      text +=
        "  \"\(target.name)\":\n    type: \(target.product == .app ? "application" : "framework")\n"
      text += "    platform: \(target.platform.name)\n    sources: [\"\(target.folder)\"]\n"
    }
    return text
  }

  private var tuist: String {
    var text =
      "import ProjectDescription\n\nlet project = Project(\n  name: \"\(style.appName)\",\n  targets: [\n"
    for target in targets {
      text += "    .target(\n      name: \"\(target.name)\", destinations: .iOS, product: .app,\n"
      text += "      bundleId: \"org.example.app\", sources: [\"\(target.folder)/**\"]),\n"
    }
    return text + "  ]\n)\n"
  }

  private var package: String {
    var text =
      "// swift-tools-version: 5.9\nimport PackageDescription\n\nlet package = Package(\n  name: \"\(style.appName)\",\n"
    text += "  platforms: [.iOS(.v\(max(12, style.deploymentTarget)))],\n  targets: [\n"
    for target in targets {
      text += "    .target(name: \"\(target.name)\", resources: [.process(\"Resources\")]),\n"
    }
    return text + "  ]\n)\n"
  }
}
