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
    guard let program, code.catalogue.hasClasses, !code.catalogue.helpsOtherScreens else {
      return [:]
    }
    var found: [ID<Scene>: BarsInCode] = [:]
    for storyboard in program.storyboards.rows {
      let document = documents[Int(storyboard.place.source.index)]
      let module = code.project.module(of: document.path)
      let answering = document.scenesWithOtherCode()
      let own = document.scenes.ids.filter { document.ownController(of: $0) != nil }
      for (scene, id) in zip(storyboard.scenes, own) where !answering.contains(id) {
        guard let controller = document.ownController(of: id),
          let reference = document.customReference(controller, target: module),
          var bars = code.catalogue.bars(of: reference)
        else { continue }
        bars.hiding = bars.hiding.map { Location(ID(firstFile + Int($0.file.index)), $0.range) }
        found[scene] = bars
      }
    }
    return found
  }
}

extension StoryboardDocument {
  /// Scenes in which more than the controller's class may lead back: actions, views with code of their own, and what is
  /// embedded.
  fileprivate func scenesWithOtherCode() -> Set<ID<StoryboardScene>> {
    var found: Set<ID<StoryboardScene>> = []
    for object in objects.ids where !objects[object].className.isNone {
      guard let scene = objects[object].scene, scenes[scene].controller != object else { continue }
      found.insert(scene)
    }
    for connection in connections.rows {
      guard let scene = connection.scene else { continue }
      let isEmbed =
        connection.kind == .segue && says(.embed, .kind, of: connection.element)
      if connection.kind == .action || isEmbed { found.insert(scene) }
    }
    return found
  }
}
