import NavText

/// Why a command was not done.
public struct CommandRefusal: Hashable, Sendable {
  public let code: String
  public let message: String
  public private(set) var help: String?

  public init(code: String, message: String, help: String? = nil) {
    self.code = code
    self.message = message
    self.help = help
  }

  /// The words of the run are suggested besides those that the simulator knows.
  init(_ problem: CommandProblem, _ line: String) {
    code = problem.code
    message = problem.message
    let first = line.split(separator: " ").first.map { String($0) } ?? line
    guard problem.code == "unknown-command" else {
      help = problem.help
      return
    }
    let near = nearest(to: first, among: Session.Word.allCases.map { $0.rawValue }, limit: 1)
    let meant = Session.Word(ofOthers: first).map { didYouMean([$0.rawValue])[0] }
    let list = "'help' lists the commands"
    help = (meant ?? problem.help ?? didYouMean(near).first).map { "\($0) \(list)" } ?? list
  }
}
