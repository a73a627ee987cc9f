import NavModel
import NavText

extension ClassCatalogue {
  /// What a class of the sources does with bars, with all that it inherits from; nil where one of those is not known.
  ///
  /// What sources add to Apple's own classes is there for all controllers, and tells of none.
  func bars(of reference: ClassReference) -> BarsInCode? {
    var bars = BarsInCode()
    let outcome = walk(from: reference) { step in
      guard case .declared(let id, let module) = step, classes[id].isDeclared else { return false }
      for part in partsByClass[classes[id].parts] where admits(part, id, module) {
        if let more = self.bars[part] { bars.formUnion(more) }
      }
      return false
    }
    return outcome == .complete ? bars : nil
  }
}

extension StoryboardCompilation {
  /// What the code of scenes does with bars. In places of code, the files of the project follow the storyboards, as they
  /// do in findings.
  public func bars(in code: ProjectCode, firstFile: Int) -> [ID<Scene>: BarsInCode] {
    guard let program, code.catalogue.hasClasses else { return [:] }
    var found: [ID<Scene>: BarsInCode] = [:]
    let storyboards = program.storyboards.rows
    for storyboard in storyboards {
      let document = documents[Int(storyboard.place.source.index)]
      let module = code.project.module(of: document.path)
      let controllers = document.scenes.ids.filter { document.ownController(of: $0) != nil }
      for (scene, id) in zip(storyboard.scenes, controllers) {
        guard let controller = document.ownController(of: id),
          !document.hasActions(id),
          let reference = document.customReference(controller, target: module),
          var bars = code.catalogue.bars(of: reference)
        else { continue }
        bars.hiding = bars.hiding.map {
          Location(ID(firstFile + Int($0.file.index)), $0.range)
        }
        found[scene] = bars
      }
    }
    return found
  }
}

extension StoryboardDocument {
  /// Whether something in a scene sends an action, which code may answer by going back.
  fileprivate func hasActions(_ scene: ID<StoryboardScene>) -> Bool {
    scenes[scene].connections.contains { connections[$0].kind == .action }
  }
}
