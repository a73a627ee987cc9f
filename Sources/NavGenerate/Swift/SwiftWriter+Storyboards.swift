import NavModel
import NavText

extension SwiftWriter {
  /// A storyboard as a namespace: its name, what it starts with, and its scenes.
  mutating func write(_ id: ID<Storyboard>) {
    let storyboard = program[id]
    let name = program.names[storyboard.name]
    let type = topLevel.unique(SwiftIdentifier.type(name + " storyboard"))
    var scope = SwiftScope(taken: typesInUse)
    out.line()
    document(storyboard.documentation, else: "The storyboard \(name).")
    block("enum \(type)") { writer in
      writer.out.line("static let name = \(name.swiftLiteral)")
      writer.out.line()
      writer.block(
        "@MainActor static func storyboard(in bundle: Bundle? = nil) -> UIStoryboard"
      ) {
        $0.out.line("UIStoryboard(name: name, bundle: bundle)")
      }
      if let initial = storyboard.initial { writer.write(initial: initial) }
      for scene in storyboard.scenes { writer.write(scene, in: type, &scope) }
    }
  }

  private mutating func write(initial scene: ID<Scene>) {
    let type = program.controllerType(of: scene)
    out.line()
    document("Makes \(program.names[program[scene].name]), with which the storyboard starts.")
    writeFactory(
      "instantiateInitial", of: type,
      body: [
        "storyboard(in: bundle).instantiateInitialViewController(creator: creator)!"
      ])
  }

  /// A function that makes a controller. `creator` lets code call an initializer of its own.
  mutating func writeFactory(_ name: String, of type: String, body: [String]) {
    out.line("@MainActor static func \(name)(")
    out.indent()
    out.line("in bundle: Bundle? = nil, creator: ((NSCoder) -> \(type)?)? = nil")
    out.outdent()
    block(") -> \(type)") { writer in
      for line in body { writer.out.line(line) }
    }
  }
}
