import NavModel
import NavTesting
import NavText
import Testing

/// Each breaks one promise of a valid program. `finish` would stop at them, so the builder's own program is asked.
@Suite struct InvariantTests {
  @Test func randomProgramsAreValid() {
    for random in SeededRandom.cases(20) {
      #expect(randomProgram(random).firstViolation() == nil, "\(random)")
    }
  }

  @Test func idsAreValid() {
    expect("row 0 of storyboards refers to what does not exist, or not yet") {
      $0.storyboards[ID(0)].scenes = IDRange(0, 99)
    }
    expect("row 1 of scenes refers to what does not exist, or not yet") {
      $0.scenes[ID(1)].customClass = ID(7)
    }
    expect("row 0 of expressions refers to what does not exist, or not yet") {
      $0.expressions.append(.not(ID(0)))
    }
    expect("row 0 of statements refers to what does not exist, or not yet") {
      let condition = $0.expressions.append(.boolean(true))
      $0.statements.append(
        Statement(.branch(condition, then: IDRange(0, 1), otherwise: .empty), place: place))
    }
  }

  @Test func whatBelongsTogetherStandsTogether() {
    expect("row 1 of storyboards shares a row of scenes") {
      var other = Storyboard(name: .none, place: place)
      other.scenes = IDRange(1, 2)
      $0.storyboards.append(other)
    }
    expect("storyboards[1] starts in another storyboard") {
      var other = Storyboard(name: .none, place: place)
      other.initial = ID(0)
      $0.storyboards.append(other)
    }
    expect("scenes[0] is of another class than it names") {
      $0.classes.append(
        Class(name: $0.names.intern("Other"), uikitClass: .viewController, place: place))
      $0.scenes[ID(0)].customClass = ID(0)
    }
    expect("scenes[0] has a module and no class") {
      let module = $0.names.intern("Kit")
      $0.scenes[cold: ID(0)].moduleName = module
    }
    expect("segues[0] belongs to another scene") {
      $0.segues[ID(0)].source = ID(1)
    }
    expect("segues[0] does not do what its kind does") {
      $0.segues[ID(0)].operation = .present
    }
    expect("segues[0] leads nowhere, or to two places") {
      $0.segues[ID(0)].destination = nil
    }
    expect("segues[0] refers into another scene") {
      $0.segues[ID(0)].trigger = .element(
        $0.elements.append(Element(.label, name: .none, parent: nil, place: place)))
    }
    expect("elements[2] does not directly follow its parent") {
      let first = $0.elements.append(Element(.view, name: .none, parent: nil, place: place))
      $0.elements.append(Element(.view, name: .none, parent: nil, place: place))
      $0.elements.append(Element(.view, name: .none, parent: first, place: place))
      $0.scenes[ID(0)].elements = IDRange(0, 3)
    }
  }

  @Test func valuesHaveTheirTypes() {
    expect("attributes[0] has a value of another type") {
      $0.scenes[ID(0)].attributes = $0.attributes.append(
        contentsOf: [Attribute(.title, .boolean(true))])
    }
    expect("attributes[0] has a value of another type") {
      $0.scenes[ID(0)].attributes = $0.attributes.append(
        contentsOf: [Attribute(.modalTransitionStyle, .word(200))])
    }
    expect("attributes[0] has values of another type") {
      let values = $0.values.append(contentsOf: [.number(1)])
      $0.scenes[ID(0)].attributes = $0.attributes.append(
        contentsOf: [Attribute(.size, .list(values))])
    }
    expect("segues[0] has a condition that is not Boolean") {
      $0.segues[cold: ID(0)].condition = $0.expressions.append(.integer(1))
    }
    expect("expressions[0] is an operand twice") {
      let flag = $0.expressions.append(.boolean(true))
      $0.expressions.append(.binary(.and, flag, flag))
    }
    expect("variables[0] starts outside its domain") {
      $0.variables.append(
        Variable(name: .none, owner: .row, domain: .integer(1, 3), initial: 4, place: place))
    }
    expect("arguments[0] gives a value to a variable that no instance has") {
      let variable = $0.variables.append(
        Variable(name: .none, owner: .row, domain: .boolean, initial: 0, place: place))
      let value = $0.expressions.append(.boolean(true))
      $0.segues[cold: ID(0)].arguments = $0.arguments.append(contentsOf: [Argument(variable, value)]
      )
    }
  }

  @Test func nothingIsNestedWithoutEnd() {
    expect("classes[0] descends from itself or too far") {
      var one = Class(name: .none, uikitClass: .object, place: place)
      one.superclass = ID(1)
      $0.classes.append(one)
      one.superclass = ID(0)
      $0.classes.append(one)
    }
    expect("expressions[512] is nested too deep") {
      var inner = $0.expressions.append(.boolean(true))
      for _ in 0..<600 {
        inner = $0.expressions.append(.not(inner))
      }
    }
  }

  private func expect(
    _ violation: String, _ location: SourceLocation = #_sourceLocation,
    when change: (inout Program) -> Void
  ) {
    var builder = ProgramBuilder()
    builder.program.sources.append(ProgramSource(path: "", lines: LineIndex([])))
    var storyboard = Storyboard(name: .none, place: place)
    storyboard.scenes = IDRange(0, 2)
    let id = builder.program.storyboards.append(storyboard)
    for _ in 0..<2 {
      builder.program.scenes.append(Scene(name: .none, kind: .view, in: id, place: place))
    }
    var segue = Segue(.show, from: ID(0), trigger: .scene, place: place)
    segue.destination = ID(1)
    builder.program.segues.append(segue)
    builder.program.scenes[ID(0)].segues = IDRange(0, 1)
    #expect(builder.program.firstViolation() == nil, sourceLocation: location)
    change(&builder.program)
    #expect(builder.program.firstViolation() == violation, sourceLocation: location)
  }
}

private let place = Place(ID(0), SourceRange(0, 0))
