/// Something that an input can have many of, or nest deeply, and what reads it: what that costs must grow with the
/// input, and not with its square.
public struct GrowingInput: Sendable, CustomStringConvertible {
  public let name: String
  public let commands: [Command]
  /// The files of an input with so many of it.
  public let files: @Sendable (Int) -> [String: String]

  public var description: String { name }

  public init(
    _ name: String, _ commands: [Command], _ files: @escaping @Sendable (Int) -> [String: String]
  ) {
    self.name = name
    self.commands = commands
    self.files = files
  }

  /// What navscene is asked to make of a folder.
  public enum Command: String, Sendable, CaseIterable {
    case compile
    case outline
    case lint
    case lintSources = "lint --sources"
    case format = "fmt"
    case layout
    case text = "draw"
    case picture = "draw -o .svg"
    case test
    case run
    case `import`
    case importSources = "import --sources"
    case export
    case update = "export --into"
    case swift = "generate swift"
    case diff

    public func arguments(_ folder: String) -> [String] {
      switch self {
      case .compile: ["compile", folder, "-o", folder + "/out.navgraph"]
      case .outline: ["compile", folder, "--emit", "outline"]
      case .lint: ["lint", folder, "--no-fail", "--no-sources"]
      case .lintSources: ["lint", folder, "--no-fail", "--sources", folder]
      case .format: ["fmt", folder, "--stdout"]
      case .layout: ["layout", folder]
      case .text: ["draw", folder]
      case .picture: ["draw", folder, "-o", folder + "/out.svg"]
      case .test: ["test", folder]
      case .run: ["run", folder]
      case .import: ["import", folder, "--no-fail"]
      case .importSources: ["import", folder, "--no-fail", "--sources", folder]
      case .export: ["export", folder, "-o", folder + "/out.storyboard"]
      case .update:
        [
          "export", folder + "/Main.storyboard", "--into", folder + "/Main.storyboard", "-o",
          folder + "/out.storyboard",
        ]
      case .swift: ["generate", "swift", folder, "-o", folder + "/out.swift"]
      case .diff: ["diff", folder, folder]
      }
    }

    /// What is typed.
    public var input: String { self == .run ? "tap X\nback\nstate\n" : "" }

    /// For programs that are sound.
    public static let all: [Command] = [
      .compile, .lint, .format, .layout, .text, .picture, .run, .outline, .export, .swift, .diff,
    ]
    /// For texts that have mistakes.
    public static let reading: [Command] = [.compile, .lint, .format]
    public static let storyboards: [Command] = [
      .lint, .lintSources, .import, .importSources, .layout, .text, .picture, .run, .update, .diff,
    ]
  }

  public static let all = texts + storyboards + projects
}

/// So many lines.
func lines(_ count: Int, _ line: (Int) -> String) -> String {
  var text = ""
  for index in 0..<count { text += line(index) + "\n" }
  return text
}
