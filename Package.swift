// swift-tools-version: 6.2
import PackageDescription

/// Each line is a room of the house and what it may know; Sources/README.md explains the order.
let package = Package(
  name: "navscene",
  // The first with `Span` and `InlineArray`, which the core is made of.
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "navscene", targets: ["navscene"])
  ] + offered.map { .plugin(name: $0.name, targets: [$0.name]) },
  targets: [
    module("NavText"),
    module("NavSyntax", "NavText"),
    module("NavModel", "NavText"),
    module("NavCompiler", "NavText", "NavSyntax", "NavModel"),
    module("NavSimulator", "NavText", "NavModel"),
    module("NavLayout", "NavText", "NavModel", "NavSimulator"),
    module("NavConsole", "NavText", "NavModel", "NavSimulator", "NavLayout"),
    module("NavCheck", "NavText", "NavModel", "NavSimulator", "NavConsole", "NavLayout"),
    module("NavDrawing", "NavText", "NavModel", "NavSimulator", "NavConsole", "NavLayout"),
    module("NavMatching", "NavText", "NavModel"),
    module(
      "NavDiff", "NavText", "NavModel", "NavSimulator", "NavLayout", "NavCheck",
      "NavDrawing", "NavMatching"),
    module("NavXcode", "NavText", "NavModel"),
    module("NavStoryboard", "NavText", "NavModel", "NavXcode"),
    module(
      "NavExport", "NavText", "NavModel", "NavLayout", "NavMatching", "NavXcode", "NavStoryboard"),
    module(
      "NavGenerate", "NavText", "NavModel", "NavSimulator", "NavLayout", "NavConsole", "NavCheck"),
    module(
      "NavServer", "NavText", "NavSyntax", "NavModel", "NavCompiler", "NavSimulator", "NavCheck",
      "NavXcode", "NavStoryboard"),
    module(
      "NavPlayer", "NavText", "NavModel", "NavCompiler", "NavSimulator", "NavConsole", "NavLayout",
      "NavCheck", "NavDrawing"),
    .target(
      name: "NavPage",
      dependencies: ["NavText"],
      exclude: documents["NavPage"] ?? [],
      resources: pageFiles.map { .embedInCode($0) },
      swiftSettings: strict
    ),
    .executableTarget(
      name: "navscene",
      dependencies: [
        "NavText", "NavSyntax", "NavModel", "NavCompiler", "NavSimulator", "NavConsole",
        "NavLayout", "NavCheck", "NavDrawing", "NavMatching", "NavDiff", "NavXcode",
        "NavStoryboard", "NavExport", "NavGenerate", "NavServer", "NavPage",
      ],
      swiftSettings: strict
    ),
    // How the house is tested: README, Grammar.md and Tests/Specs are executed.
    .target(
      name: "NavTesting",
      dependencies: [
        "NavText", "NavSyntax", "NavModel", "NavCompiler", "NavSimulator", "NavConsole",
        "NavLayout", "NavCheck", "NavXcode", "NavStoryboard", "NavExport", "NavGenerate",
      ],
      path: "Tests/Support"
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "NavText", "NavSyntax", "NavModel", "NavCompiler", "NavSimulator", "NavLayout",
      ],
      path: "Tests/Benchmarks/InProcess",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "NavTesting", "NavText", "NavSyntax", "NavModel", "NavCompiler", "NavSimulator",
        "NavConsole", "NavLayout", "NavCheck", "NavXcode", "NavStoryboard", "NavExport",
      ],
      path: "Tests/Fuzz"
    ),
    tests("NavTextTests", "NavText", "NavTesting"),
    tests("NavSyntaxTests", "NavText", "NavSyntax", "NavTesting"),
    tests("NavModelTests", "NavText", "NavModel", "NavTesting"),
    tests("NavCompilerTests", "NavText", "NavSyntax", "NavModel", "NavCompiler", "NavTesting"),
    tests(
      "NavSimulatorTests", "NavText", "NavModel", "NavCompiler", "NavSimulator", "NavConsole",
      "NavCheck", "NavTesting"),
    tests("NavConsoleTests", "NavModel", "NavConsole"),
    tests(
      "NavCheckTests", "NavText", "NavModel", "NavCompiler", "NavSimulator", "NavConsole",
      "NavCheck", "NavTesting"),
    tests(
      "NavLayoutTests", "NavText", "NavModel", "NavCompiler", "NavSimulator", "NavLayout",
      "NavStoryboard", "NavTesting"),
    tests(
      "NavDrawingTests", "NavText", "NavModel", "NavCompiler", "NavSimulator", "NavLayout",
      "NavCheck", "NavDrawing", "NavStoryboard", "NavTesting"),
    tests("NavMatchingTests", "NavText", "NavModel", "NavCompiler", "NavMatching", "NavTesting"),
    tests(
      "NavDiffTests", "NavText", "NavModel", "NavCompiler", "NavMatching", "NavDiff", "NavXcode",
      "NavStoryboard", "NavTesting"),
    tests("NavXcodeTests", "NavText", "NavModel", "NavXcode", "NavTesting"),
    tests(
      "NavStoryboardTests", "NavText", "NavModel", "NavCompiler", "NavXcode", "NavStoryboard",
      "NavExport", "NavTesting"),
    tests(
      "NavServerTests", "NavText", "NavSyntax", "NavModel", "NavCompiler", "NavXcode", "NavServer",
      "NavTesting"),
    tests("PageTests", "NavText", "NavPlayer", "NavPage", "NavTesting"),
    tests(
      "CommandTests", "NavTesting", "NavText", "NavModel", "NavCompiler", "NavSimulator",
      "NavConsole", "NavCheck", "NavServer", "navscene"),
    tests(
      "SpecTests", "NavTesting", "NavText", "NavSyntax", "NavModel", "NavCompiler",
      "NavSimulator", "NavConsole", "NavCheck", "navscene"),
    tests(
      "ProjectTests", "NavTesting", "NavText", "NavSyntax", "NavModel", "NavCompiler", "NavCheck",
      "NavStoryboard", "navscene"),
  ] + offered,
  swiftLanguageModes: [.v6]
)

/// What is told beside the sources that it is about.
nonisolated var documents: [String: [String]] {
  [
    "NavText": ["Reports/README.md"], "NavConsole": ["README.md"], "NavLayout": ["README.md"],
    "NavCheck": ["README.md"], "NavGenerate": ["README.md"], "NavDrawing": ["README.md"],
    "NavStoryboard": ["README.md"],
    "NavPage": ["README.md"],
  ]
}

/// The plugins, for packages that depend on this one. Wherever they are declared, a build compiles every module twice:
/// as what is asked for, and as the tool that a plugin runs. So this package by itself goes without.
nonisolated var offered: [Target] {
  isDependency || Context.environment["NAVSCENE_PLUGINS"] != nil ? plugins : []
}

/// Both SwiftPM and Xcode keep what they fetch in a folder of this name.
nonisolated var isDependency: Bool { Context.packageDirectory.contains("/checkouts/") }

/// `.ci/plugins` copies this for a package that takes the executable from a release.
nonisolated var plugins: [Target] {
  [
    .plugin(
      name: "NavLintPlugin",
      capability: .command(
        intent: .custom(
          verb: "navscene-lint", description: "Reports navigation problems")),
      dependencies: ["navscene"],
      path: "Sources/NavLintPlugin"
    ),
    .plugin(
      name: "NavFormatPlugin",
      capability: .command(
        intent: .custom(verb: "navscene-format", description: "Formats .navscene files"),
        permissions: [
          .writeToPackageDirectory(reason: "Rewrites .navscene files in the standard format.")
        ]),
      dependencies: ["navscene"],
      path: "Sources/NavFormatPlugin"
    ),
    .plugin(
      name: "NavCheckPlugin",
      capability: .buildTool(),
      dependencies: ["navscene"],
      path: "Sources/NavCheckPlugin"
    ),
  ]
}

/// What a page is made of, in the tool itself: a user needs nothing beside it.
nonisolated var pageFiles: [String] {
  [
    "page.html", "style.css", "player.js", "editor.js", "live.js", "page.js", "tests.js",
    "checks.js", "start.js",
  ]
}

func module(_ name: String, _ dependencies: String...) -> Target {
  .target(
    name: name,
    dependencies: dependencies.map { .byName(name: $0) },
    exclude: documents[name] ?? [],
    swiftSettings: strict
  )
}

func tests(_ name: String, _ dependencies: String...) -> Target {
  .testTarget(name: name, dependencies: dependencies.map { .byName(name: $0) })
}

nonisolated var strict: [SwiftSetting] {
  var settings: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // What follows is for this package by itself: Xcode takes no dependency with flags of its own.
  if isDependency { return settings }
  // A warning of a later compiler is for us, and must not keep anybody from installing.
  if Context.environment["CI"] != nil {
    settings.append(.treatAllWarnings(as: .error))
  }
  // Each type of a table is asked for by a call, not by its mangled name, which the runtime would take apart first: that
  // was a sixth of what a small compile executes. And what is large is copied field by field, not by way of its type,
  // which would have to be made: a twentieth.
  let flags = [
    "-disable-concrete-type-metadata-mangled-name-accessors", "-disable-type-layout",
  ]
  settings.append(
    .unsafeFlags(flags.flatMap { ["-Xfrontend", $0] }, .when(configuration: .release)))
  return settings
}
