import NavModel
import NavText
import NavXcode

extension StoryboardCompilation {
  /// What the code of scenes does with bars. In places of code, the files of the project follow the storyboards, as they
  /// do in findings.
  func bars(in code: ProjectCode, firstFile: Int) -> [ID<Scene>: BarsInCode] {
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
