import NavModel
import NavText

extension SimulationStep {
  /// The view of a controller is made when it is first needed (LIFE-1), with what is embedded in it.
  mutating func loadView(of id: ID<Controller>) {
    guard let controller = run.state[id], !controller.isViewLoaded else { return }
    run.set(.viewLoaded, true, of: id)
    guard !controller.isSynthetic else { return }
    // Connections are made before anything in the view is woken up, and with it what it embeds.
    wakeView(of: id, controller.scene)
    if run.hasCrashed { return }
    for segue in program.scenes[controller.scene].segues
    where program.segues[segue].operation == .embed && !program.leadsToResults(segue) {
      embed(segue, in: id)
    }
    checkRootView(of: controller.scene)
    tell(id, .viewDidLoad, .viewDidLoad(controller.scene))
  }
}
