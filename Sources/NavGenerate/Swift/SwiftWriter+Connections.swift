import NavModel
import NavText

extension SwiftWriter {
  /// For each class of the app, what storyboards connect to it, as a protocol: a class that conforms to it has every outlet
  /// and action that is needed, and the compiler says so.
  mutating func writeConnections() {
    var protocols: [ID<Class>: String] = [:]
    var unwinds: [(action: String, type: String)] = []
    for id in program.classes.ids where program.isConnected(id) {
      let name = program.names[program[id].name]
      protocols[id] = topLevel.unique("\(name)Connections")
    }
    for id in program.classes.ids {
      guard let name = protocols[id] else { continue }
      write(connectionsOf: id, as: name, inheriting: program.nearest(above: id, in: protocols))
      for method in program.methods[program[id].methods] where method.kind == .unwind {
        unwinds.append((program.names[method.name], program.names[program[id].name]))
      }
    }
    write(unwinds: unwinds)
  }

  private mutating func write(
    connectionsOf id: ID<Class>, as name: String, inheriting parent: String?
  ) {
    let row = program[id]
    out.line()
    document("What storyboards connect to \(program.names[row.name]).")
    block("@MainActor protocol \(name): \(parent ?? "AnyObject")") { writer in
      for property in writer.program.properties[row.properties] {
        let type = writer.program.names[property.typeName]
        let name = SwiftIdentifier.escaped(writer.program.names[property.name])
        writer.out.line("var \(name): \(property.isCollection ? "[\(type)]" : type)! { get }")
      }
      for method in writer.program.methods[row.methods] {
        let name = SwiftIdentifier.escaped(writer.program.names[method.name])
        switch method.kind {
        case .action: writer.out.line("func \(name)(_ sender: Any)")
        case .unwind: writer.out.line("func \(name)(_ segue: UIStoryboardSegue)")
        case .hook, .message: break
        }
      }
    }
  }

  /// The actions that unwind segues send, as selectors which the compiler checks.
  private mutating func write(unwinds: [(action: String, type: String)]) {
    if unwinds.isEmpty { return }
    var written: Set<String> = []
    let type = topLevel.unique("UnwindAction")
    out.line()
    document("The actions of unwind segues.")
    block("enum \(type)") { writer in
      for unwind in unwinds where written.insert(unwind.action).inserted {
        let name = SwiftIdentifier.escaped(unwind.action)
        writer.out.line(
          "static let \(name) = #selector(\(unwind.type).\(name)(_:))")
      }
    }
  }
}

extension Program {
  /// Whether anything of a class is connected.
  fileprivate func isConnected(_ id: ID<Class>) -> Bool {
    let row = self[id]
    return !row.properties.isEmpty
      || methods[row.methods].contains { $0.kind == .action || $0.kind == .unwind }
  }

  /// The protocol of the nearest superclass that has one.
  fileprivate func nearest(above id: ID<Class>, in protocols: [ID<Class>: String]) -> String? {
    var next = self[id].superclass
    while let superclass = next {
      if let found = protocols[superclass] { return found }
      next = self[superclass].superclass
    }
    return nil
  }
}
