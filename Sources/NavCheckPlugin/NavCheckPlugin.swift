import Foundation
import PackagePlugin

/// Lints the navigation of a target whenever it is built: findings are in the log where Xcode marks them, and an error
/// fails the build.
///
/// One command a target, which runs again when a file that `lint` may read has changed.
@main
struct NavCheckPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    guard let module = target as? any SourceModuleTarget,
      files(below: folder).contains(where: isJudged)
    else { return [] }
    return [
      try check(
        [folder], of: target.name, by: try context.tool(named: "navscene"),
        // Storyboards are compared with the code around them, wherever in the package it is.
        reading: files(below: context.package.directoryURL).filter(isRead),
        compilable: module is ClangSourceModuleTarget ? "m" : "swift",
        into: context.pluginWorkDirectoryURL)
    ]
  }
}

private func check(
  _ paths: [URL], of name: String, by tool: PluginContext.Tool, reading inputs: [URL],
  compilable ending: String, into folder: URL
) throws -> Command {
  // A command runs for what is made of its outputs, and what is no source would be copied into the app as a resource.
  // So there is an empty source, which is always there already: what counts is which inputs it was checked with.
  let nothing = folder.appending(component: "navscene.\(ending)")
  if !FileManager.default.fileExists(atPath: path(of: nothing)) {
    try Data().write(to: nothing)
  }
  return .buildCommand(
    displayName: "Checking the navigation of \(name)",
    executable: tool.url,
    arguments: ["lint", "--reporter", "xcode"] + paths.map(path),
    inputFiles: inputs,
    outputFiles: [nothing])
}

/// Hidden files are left out, but for the configuration.
private func files(below folder: URL) -> [URL] {
  let configuration = folder.appending(component: ".navscene.json")
  let files = FileManager.default.enumerator(
    at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
  let found = files?.compactMap { $0 as? URL } ?? []
  let isConfigured = FileManager.default.fileExists(atPath: path(of: configuration))
  return isConfigured ? found + [configuration] : found
}

private func path(of file: URL) -> String { file.path(percentEncoded: false) }

private func isJudged(_ file: URL) -> Bool {
  ["navscene", "storyboard", "xib"].contains(file.pathExtension)
}

/// What is judged, and what it is compared with: code, translations, catalogues, projects.
private func isRead(_ file: URL) -> Bool {
  let endings = ["swift", "h", "m", "mm", "strings", "xcstrings", "json", "plist", "pbxproj"]
  return isJudged(file) || endings.contains(file.pathExtension)
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  // Written after Apple's documentation and never tried: XcodeProjectPlugin exists in Xcode alone.
  extension NavCheckPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let sources = target.inputFiles.map(\.url)
      let judged = sources.filter(isJudged)
      if judged.isEmpty { return [] }
      return [
        try check(
          judged, of: target.displayName, by: try context.tool(named: "navscene"),
          reading: files(below: context.xcodeProject.directoryURL).filter(isRead),
          compilable: sources.contains { $0.pathExtension == "swift" } ? "swift" : "m",
          into: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
