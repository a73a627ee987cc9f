import NavModel
import NavSyntax
import NavText

/// A phase of the compiler: the program as far as it is known, and the problems found so far.
protocol CompilerPhase: ~Copyable {
  var program: Program { get }
  var problems: [FoundProblem] { get set }
  /// What unknown names may have been meant to be.
  var guesses: Guesses { get set }
  var vocabulary: Vocabulary { get }
  var uses: NameUses { get set }
}

extension CompilerPhase where Self: ~Copyable {
  @inline(never)
  mutating func report<Problem: LanguageProblem>(_ problem: Problem, at location: Location) {
    problems.append(FoundProblem(problem, at: location))
  }

  mutating func location(_ place: Place) -> Location {
    Location(ID(Int(place.source.index)), place.range)
  }

  mutating func text(_ name: Name) -> String { program.names[name] }

  /// Where it depends on the surroundings whether it comes to that, it is a warning: apps are built with it.
  mutating func checkNesting(
    _ child: ID<Scene>, in host: ControllerHost, at location: Location, isSure: Bool = true
  ) {
    let kind = program.scenes[child].kind
    switch Nesting(of: kind, in: host) {
    case .sound: break
    case .discouraged(let rule):
      let name = text(program.scenes[child].name)
      report(
        DiscouragedNesting(name: name, kind: kind, host: host, rule: rule), at: location)
    case .forbidden(let rule, let raises, let advice):
      let name = text(program.scenes[child].name)
      report(
        WrongDestination(
          name: name, kind: kind, host: host, rule: rule, raises: raises, isSure: isSure,
          advice: advice),
        at: location)
    }
  }
}

extension CompilerPhase where Self: ~Copyable {
  /// Takes note of a scene that is named by what keeps no place: `initial`, and attributes. Arrows keep theirs.
  mutating func recordUse(of scene: ID<Scene>, _ reference: Pending.Reference) {
    switch reference.owner {
    case .initial, .attribute, .listed: uses.record(.scene(scene), at: reference.location)
    case .relationship, .segue: break
    }
  }
}
