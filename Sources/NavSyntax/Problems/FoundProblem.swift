import NavText

/// A problem as the report will show it, and what the compiler has to know of it besides.
public struct FoundProblem: Sendable {
  public let diagnostic: Diagnostic
  public let cascade: Cascade
  /// Whether it comes up while the app runs, and not before.
  public let isFoundAtRunTime: Bool

  public init<Problem: LanguageProblem>(_ problem: Problem, at location: Location) {
    diagnostic = problem.diagnostic(at: location)
    cascade = problem.cascade
    isFoundAtRunTime = Problem.isFoundAtRunTime
  }
}

/// A problem of a file, found before it is known which of the sources the file is.
public struct UnplacedProblem: Sendable {
  public let range: SourceRange
  private let place: @Sendable (Location) -> FoundProblem

  init<Problem: LanguageProblem>(_ problem: Problem, _ range: SourceRange) {
    self.range = range
    place = { FoundProblem(problem, at: $0) }
  }

  public func found(in file: ID<SourceText>) -> FoundProblem { place(Location(file, range)) }
}
