import NavModel
import NavText

extension ExportLosses {
  /// Notes what a program says beyond scenes: what Xcode has in code, or nowhere.
  mutating func addCode(of program: Program) {
    for scene in program.scenes.ids {
      let row = program[scene]
      if row.kind.isMadeByCode { add(.controller(row.kind), at: row.place) }
    }
    for row in program.variables.rows { add(.variable, at: row.place) }
    for row in program.methods.rows {
      switch row.kind {
      case .action, .unwind:
        // Their names are in connections; what they do is not.
        if !row.body.isEmpty || row.condition != nil { add(.method, at: row.place) }
      case .hook, .message: add(.message, at: row.place)
      }
    }
    for row in program.enumerations.rows { add(.enumeration, at: row.place) }
    for row in program.scenarios.rows { add(.test, at: row.place) }
    for row in program.checks.rows { add(.check, at: row.place) }
  }
}
