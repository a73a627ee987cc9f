import NavModel
import NavText

extension Program {
  /// The view of a controller is made when it is first needed (LIFE-1), with what is embedded in it.
  func loadView(of id: ID<Controller>, in run: inout Run) {
    guard let controller = run.state[id], !controller.isViewLoaded else { return }
    run.set(.viewLoaded, true, of: id)
    guard !controller.isSynthetic else { return }
    // Connections are made before anything in the view is woken up, and with it what it embeds.
    wakeView(of: id, controller.scene, in: &run)
    if run.hasCrashed { return }
    for segue in scenes[controller.scene].segues where segues[segue].operation == .embed {
      embed(segue, in: id, &run)
    }
    checkRootView(of: controller.scene, in: &run)
    tell(id, .viewDidLoad, .viewDidLoad(controller.scene), in: &run)
  }
}
