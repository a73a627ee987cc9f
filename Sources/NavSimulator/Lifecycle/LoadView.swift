import NavModel
import NavText

extension Program {
  /// The view of a controller is made when it is first needed (LIFE-1), with what is embedded in it.
  func loadView(of id: ID<Controller>, in run: inout Run) {
    guard let controller = run.state[id], !controller.isViewLoaded else { return }
    run.set(.viewLoaded, true, of: id)
    guard !controller.isSynthetic else { return }
    for segue in scenes[controller.scene].segues where segues[segue].operation == .embed {
      embed(segue, in: id, &run)
    }
    connectOutlets(of: controller.scene, in: &run)
    tell(id, .viewDidLoad, .viewDidLoad(controller.scene), in: &run)
  }

  /// An outlet that the class no longer has ends the app when the view loads (OUT-2, OUT-3).
  func connectOutlets(of scene: ID<Scene>, in run: inout Run) {
    guard scenes[scene].customClass != nil else { return }
    let chain = classChain(of: scene)
    for outlet in outlets[scenes[scene].outlets] where outlet.owner == nil {
      let isDeclared = chain.contains { id in
        properties[self[id].properties].contains { $0.name == outlet.name }
      }
      let kitClass = chain.last.map { self[$0].kitClass } ?? scenes[scene].kind.facts.kitClass
      if !isDeclared && !kitClass.hasOutlet(names[outlet.name]) {
        return run.raise(.unknownOutlet, scene, thing: outlet.name)
      }
    }
  }
}
