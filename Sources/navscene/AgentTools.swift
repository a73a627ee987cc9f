import NavServer
import NavText

/// What agents can ask for. Each tool is a row: a command of this executable that writes no file, in words of its own.
enum AgentTools {
  private static let path = ServedTool.Parameter(
    "path", .text, "A .navscene or .storyboard file, a folder, or an Xcode project.")

  static var all: [ServedTool] {
    [
      tool(
        "outline",
        "The app as a tree: storyboards, scenes, what is on them, and where each arrow leads.",
        [path]
      ) { ["compile", "--emit", "outline", "--quiet", "--no-fail", text($0, "path")] },
      tool(
        "lint",
        "What is wrong with an app: crashes, dead ends, screens that nothing leads to. Exit code 1 means findings.",
        [path]
      ) { ["lint", text($0, "path")] },
      tool(
        "explain",
        "What a finding's code or a rule of UIKit means, with a wrong and a right example.",
        [.init("code", .text, "Such as unknown-scene, no-way-back or NAV-24.")]
      ) { ["explain", text($0, "code")] },
      tool(
        "walk",
        "Runs the app: takes commands one after the other, and answers each with what happened and the screen as text.",
        [
          path,
          .init(
            "commands", .texts,
            "Such as 'tap Pay', 'tap \"Rusty Bear\"', 'back', 'type \"Ada\"', 'rotate landscape', 'expect visible == Cart'."
          ),
          .init("device", .text, "Such as 'iPhone 15' or 'iPad Pro 11-inch'.", isRequired: false),
        ],
        input: { texts($0, "commands").map { $0 + "\n" }.joined() },
        words: { ["run", text($0, "path"), "--script", "-"] + flag("--device", $0["device"]) }
      ),
      tool(
        "path",
        "How a person reaches a screen: a shortest run from the launch, one command a line.",
        [path, .init("scene", .text, "The screen, such as Checkout or Settings.Profile.")]
      ) { ["explore", text($0, "path"), "--to", text($0, "scene")] },
      tool(
        "diff",
        "What differs between two versions of an app, by screen and arrow, and what that means.",
        [
          .init("old", .text, "A file or folder."), .init("new", .text, "A file or folder."),
        ]
      ) { ["diff", text($0, "old"), text($0, "new")] },
      tool(
        "check",
        "Decides the app's 'check' blocks and three claims that are made of every app over every state that it can reach.",
        [path]
      ) { ["check", text($0, "path")] },
      tool(
        "test", "Plays the app's 'test' blocks. Exit code 1 means that one failed.", [path]
      ) { ["test", text($0, "path")] },
    ]
  }

  private static func tool(
    _ name: String, _ summary: String, _ parameters: [ServedTool.Parameter],
    input: @escaping (JSON) -> String = { _ in "" }, words: @escaping (JSON) -> [String]
  ) -> ServedTool {
    ServedTool(name, summary, parameters) { arguments in
      run(words(arguments), input: input(arguments))
    }
  }

  /// In a process of its own: whatever comes of it, the next question is answered.
  private static func run(_ words: [String], input: String) -> (text: String, isError: Bool) {
    let child = ChildProgram(
      name: executable, arguments: words, environment: [("NO_COLOR", "1")])
    guard let result = child.run(input: Array(input.utf8)) else {
      return ("navscene cannot be started from '\(executable)'", true)
    }
    var text = String(decoding: result.output, as: UTF8.self)
    let said = String(decoding: result.errors, as: UTF8.self)
    if !said.isEmpty { text += (text.isEmpty ? "" : "\n") + said }
    let code = result.exitCode
    if code == 1 { text += "[exit code 1]\n" }
    return (text.isEmpty ? "nothing to say: exit code 0\n" : text, code != 0 && code != 1)
  }

  /// This executable, as it was called.
  private static var executable: String {
    let name = CommandLine.arguments.first ?? "navscene"
    return Files.realPath("/proc/self/exe") ?? name
  }

  private static func text(_ arguments: JSON, _ name: String) -> String {
    let text = arguments[name]?.string ?? ""
    // What begins with a hyphen is no flag.
    return text.hasPrefix("-") ? "./" + text : text
  }

  private static func texts(_ arguments: JSON, _ name: String) -> [String] {
    (arguments[name]?.array ?? []).compactMap { $0.string }
  }

  private static func flag(_ name: String, _ value: JSON?) -> [String] {
    value?.string.map { [name + "=" + $0] } ?? []
  }
}
