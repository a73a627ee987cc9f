import NavModel
import NavText

/// Which storyboard, scene, element, segue, … of an old program is which of a new one.
///
/// Object ids decide where both programs come from storyboards; then names; then what is alike and in the same place. It
/// takes time in proportion to the programs, always gives the same pairs, and the same ones with old and new exchanged.
/// Scenes may move between storyboards. Everything inside a scene is paired only inside the scene's counterpart.
public struct ProgramMatching: Sendable {
  public internal(set) var storyboards: Pairing<Storyboard>
  public internal(set) var scenes: Pairing<Scene>
  public internal(set) var relationships: Pairing<Relationship>
  public internal(set) var barItems: Pairing<BarItem>
  public internal(set) var elements: Pairing<Element>
  public internal(set) var constraints: Pairing<Constraint>
  public internal(set) var segues: Pairing<Segue>
  public internal(set) var outlets: Pairing<Outlet>
  public internal(set) var actionConnections: Pairing<ActionConnection>
  public internal(set) var classes: Pairing<Class>
  public internal(set) var properties: Pairing<Property>
  public internal(set) var enumerations: Pairing<Enumeration>
  public internal(set) var cases: Pairing<EnumerationCase>
  public internal(set) var variables: Pairing<Variable>
  public internal(set) var methods: Pairing<Method>
  public internal(set) var scenarios: Pairing<Scenario>
  public internal(set) var checks: Pairing<Check>

  /// Matches two programs. Without object ids of both, names and structure decide.
  public init(
    _ old: Program, _ new: Program,
    oldIDs: ObjectIDs = ObjectIDs(), newIDs: ObjectIDs = ObjectIDs()
  ) {
    storyboards = Pairing(old: old.storyboards.count, new: new.storyboards.count)
    scenes = Pairing(old: old.scenes.count, new: new.scenes.count)
    relationships = Pairing(old: old.relationships.count, new: new.relationships.count)
    barItems = Pairing(old: old.barItems.count, new: new.barItems.count)
    elements = Pairing(old: old.elements.count, new: new.elements.count)
    constraints = Pairing(old: old.constraints.count, new: new.constraints.count)
    segues = Pairing(old: old.segues.count, new: new.segues.count)
    outlets = Pairing(old: old.outlets.count, new: new.outlets.count)
    actionConnections = Pairing(
      old: old.actionConnections.count, new: new.actionConnections.count)
    classes = Pairing(old: old.classes.count, new: new.classes.count)
    properties = Pairing(old: old.properties.count, new: new.properties.count)
    enumerations = Pairing(old: old.enumerations.count, new: new.enumerations.count)
    cases = Pairing(old: old.cases.count, new: new.cases.count)
    variables = Pairing(old: old.variables.count, new: new.variables.count)
    methods = Pairing(old: old.methods.count, new: new.methods.count)
    scenarios = Pairing(old: old.scenarios.count, new: new.scenarios.count)
    checks = Pairing(old: old.checks.count, new: new.checks.count)

    var names = NameTable()
    let old = MatchedSide(old, isOld: true, oldIDs, sharing: &names)
    let new = MatchedSide(new, isOld: false, newIDs, sharing: &names)
    pairScenes(old, new)
    pairTypes(old, new)
    pairParts(old, new)
    pairArrows(old, new)
    pairConnections(old, new)
    pairRenamedProperties(old, new)
    pairTests(old, new)
  }
}
