import NavModel
import NavText

/// What names stand for throughout a project.
///
/// Declaring enters storyboards, classes and enums; resolving completes it with the members of long ranges; the later
/// phases read it.
struct SymbolTable {
  /// First declarations by name, for duplicates and references.
  var storyboards = FirstByName<Storyboard>()
  var classes = FirstByName<Class>()
  var enumerations = FirstByName<Enumeration>()
  /// Those of the storyboard at hand.
  var scenes = SceneColumn()
  /// Members by name, where there are many.
  var longProperties = MembersByName<Property>()
  var longActions = MembersByName<Method>()
  var longVariables = MembersByName<Variable>()
  var longEnumerations = MembersByName<EnumerationCase>()

  /// Enters the members of ranges that are too long to be looked through, once all are declared.
  mutating func indexMembers(of program: Program) {
    let methods = program.classes.rows.map { $0.methods }
    let variables = program.classes.rows.map { $0.variables } + [program.appVariables]
    let scenes = program.scenes.ids.map { program.scenes[cold: $0] }
    for range in methods + scenes.map({ $0.methods }) {
      longActions.insert(range) { id in
        program.methods[id].kind == .action ? program.methods[id].name : nil
      }
    }
    for range in variables + scenes.map({ $0.variables }) {
      longVariables.insert(range) { program.variables[$0].name }
    }
    for row in program.classes.rows {
      longProperties.insert(row.properties) { program.properties[$0].name }
    }
    for row in program.enumerations.rows {
      longEnumerations.insert(row.cases) { program.cases[$0].name }
    }
  }
}
