import Foundation
import PackagePlugin

/// `swift package navscene-lint`: everything that is wrong with the navigation of a package.
///
/// What follows is for `navscene lint`; where no path is among it, the whole package is read.
@main
struct NavLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try lint(
      arguments, in: context.package.directoryURL, by: try context.tool(named: "navscene"))
  }
}

private func lint(_ arguments: [String], in folder: URL, by tool: PluginContext.Tool) throws {
  let process = Process()
  process.executableURL = tool.url
  // Paths are seen from here, and this is what is read where there are none.
  process.currentDirectoryURL = folder
  process.arguments = ["lint"] + arguments
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 {
    // The findings have been told: what is left is to fail.
    exit(process.terminationStatus)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  // Written after Apple's documentation and never tried: XcodeProjectPlugin exists in Xcode alone.
  extension NavLintPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that were chosen; a project is judged as a whole.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try lint(
        ["--reporter", "xcode"] + extractor.remainingArguments,
        in: context.xcodeProject.directoryURL, by: try context.tool(named: "navscene"))
    }
  }
#endif
