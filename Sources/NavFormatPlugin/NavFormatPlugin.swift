import Foundation
import PackagePlugin

/// `swift package navscene-format`: rewrites a package's .navscene files in the standard format.
///
/// What follows is for `navscene fmt`, such as `--check`; where no path is among it, the whole package is formatted.
@main
struct NavFormatPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try format(
      arguments, in: context.package.directoryURL, by: try context.tool(named: "navscene"))
  }
}

private func format(_ arguments: [String], in folder: URL, by tool: PluginContext.Tool) throws {
  let process = Process()
  process.executableURL = tool.url
  // Paths are seen from here, and this is what is formatted where there are none.
  process.currentDirectoryURL = folder
  process.arguments = ["fmt"] + arguments
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 {
    exit(process.terminationStatus)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  // Written after Apple's documentation and never tried: XcodeProjectPlugin exists in Xcode alone.
  extension NavFormatPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that were chosen; a project is formatted as a whole.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try format(
        extractor.remainingArguments, in: context.xcodeProject.directoryURL,
        by: try context.tool(named: "navscene"))
    }
  }
#endif
