import NavModel
import NavSimulator
import NavText

extension Program {
  /// The `effects` array of `run --json`.
  public func writeEffects(_ effects: [Effect], to writer: inout JSONWriter) {
    writer.beginArray()
    for effect in effects {
      writer.beginObject()
      write(effect, to: &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(_ effect: Effect, to writer: inout JSONWriter) {
    switch effect {
    case .viewDidLoad(let scene): kind("viewDidLoad", scene, to: &writer)
    case .appearance(let hook, let scene, let animated, let movement):
      kind(hook.facts.keyword, scene, to: &writer)
      writer.member("animated", animated)
      for property in movement.properties { writer.member(property, true) }
    case .willMove(let scene, let parent):
      kind("willMoveToParent", scene, to: &writer)
      writer.member("parent", parent.map { name($0) })
    case .didMove(let scene, let parent):
      kind("didMoveToParent", scene, to: &writer)
      writer.member("parent", parent.map { name($0) })
    case .willShow(let scene, let navigation, let animated):
      write("willShow", scene, navigation, animated, to: &writer)
    case .didShow(let scene, let navigation, let animated):
      write("didShow", scene, navigation, animated, to: &writer)
    case .shouldSelect(let scene, let tabs, let answer):
      kind("shouldSelect", scene, to: &writer)
      writer.member("tabs", name(tabs))
      writer.member("answer", answer)
    case .didSelect(let scene, let tabs):
      kind("didSelect", scene, to: &writer)
      writer.member("tabs", name(tabs))
    case .willBeginCustomizing(let tabs, let order):
      kind("willBeginCustomizing", tabs, to: &writer)
      writer.member("tabs", order.map { name($0) })
    case .willEndCustomizing(let tabs, let order, let changed):
      kind("willEndCustomizing", tabs, to: &writer)
      writer.member("tabs", order.map { name($0) })
      writer.member("changed", changed)
    case .didEndCustomizing(let tabs, let order, let changed):
      kind("didEndCustomizing", tabs, to: &writer)
      writer.member("tabs", order.map { name($0) })
      writer.member("changed", changed)
    case .shouldPerformSegue(let segue, let answer):
      kind("shouldPerformSegue", segue, to: &writer)
      writer.member("answer", answer)
    case .prepare(let segue, let sender):
      kind("prepare", segue, to: &writer)
      writer.member("sender", sender.flatMap { name(of: $0) })
    case .unwindFoundNobody(let segue): kind("unwindFoundNobody", segue, to: &writer)
    case .unwind(let method, let scene):
      kind("unwind", scene, to: &writer)
      writer.member("action", names[self[method].name])
    case .action(let action, let scene):
      kind("action", scene, to: &writer)
      writer.member("action", names[action])
    case .performCustom(let segue): kind("performCustom", segue, to: &writer)
    case .leave(let segue):
      kind("leave", segue, to: &writer)
      let destination = elsewhere(self[segue])
      writer.member("storyboard", destination?.storyboard ?? "")
      writer.member("bundle", destination?.bundle ?? "")
      writer.member("identifier", destination?.identifier ?? "")
    case .shouldDismiss(let scene, let answer):
      kind("shouldDismiss", scene, to: &writer)
      writer.member("answer", answer)
    case .willDismiss(let scene): kind("willDismiss", scene, to: &writer)
    case .didDismiss(let scene): kind("didDismiss", scene, to: &writer)
    case .didAttemptToDismiss(let scene): kind("didAttemptToDismiss", scene, to: &writer)
    case .didChangeDetent(let scene, let detent):
      kind("didChangeSelectedDetent", scene, to: &writer)
      writer.member("detent", detent.keyword)
    case .returned(let call, let scenes, let navigation):
      writer.member("kind", "returned")
      writer.member("call", call.keyword)
      writer.member("navigation", name(navigation))
      writer.member("scenes", scenes.map { name($0) })
    case .barChanged(let bar, let isHidden, let navigation, let motion):
      writer.member("kind", bar == .toolbar ? "toolbarHidden" : "barHidden")
      writer.member("navigation", name(navigation))
      writer.member("hidden", isHidden)
      writer.member("animated", motion != .atOnce)
      writer.member("withTransition", motion == .withTransition)
    case .setEditing(let scene, let isOn):
      kind("setEditing", scene, to: &writer)
      writer.member("editing", isOn)
    case .rowDeleted(let element, let row):
      writer.member("kind", "rowDeleted")
      writer.member("element", names[self[element].name])
      writer.member("row", Int(row))
    case .rowMoved(let element, let row, let place):
      writer.member("kind", "rowMoved")
      writer.member("element", names[self[element].name])
      writer.member("row", Int(row))
      writer.member("to", Int(place))
    case .delivered(let message, let text, let scene):
      kind(message.facts.keyword, scene, to: &writer)
      writer.member("text", names[text])
    case .focus(let element):
      writer.member("kind", "focus")
      writer.member("element", names[self[element].name])
    case .blur(let element):
      writer.member("kind", "blur")
      writer.member("element", names[self[element].name])
    case .typed(let element, let text):
      writer.member("kind", "typed")
      writer.member("element", names[self[element].name])
      writer.member("text", text)
    case .pressedReturn(let element):
      writer.member("kind", "return")
      writer.member("element", names[self[element].name])
    case .search(let message, let scene): kind(message.facts.keyword, scene, to: &writer)
    case .changed(let element, let value):
      writer.member("kind", "changed")
      writer.member("element", names[self[element].name])
      writer.member("value", value)
    case .menu(let menu, let isOpen):
      writer.member("kind", isOpen ? "menuOpened" : "menuClosed")
      writer.member("of", names[menuOwnerName(menu)])
    case .swipeActions(let row, let edge, let isOpen):
      writer.member("kind", isOpen ? "swipeActionsShown" : "swipeActionsHidden")
      writer.member("element", names[self[row].name])
      writer.member("edge", edge.keyword)
    case .willTransition(let scene): kind("willTransition", scene, to: &writer)
    case .viewWillTransition(let scene): kind("viewWillTransition", scene, to: &writer)
    case .willAdapt(let scene, let style):
      kind("willAdapt", scene, to: &writer)
      writer.member("style", style.keyword)
    case .split(let message, let scene):
      let words = message.words(in: self)
      kind(words.message, scene, to: &writer)
      writer.member("argument", words.argument)
      writer.member("answer", words.answer)
    case .willTurnPage(let scene, let pages):
      kind("willLeaf", scene, to: &writer)
      writer.member("pages", name(pages))
    case .didTurnPage(let scene, let pages):
      kind("didLeaf", scene, to: &writer)
      writer.member("pages", name(pages))
    case .restoration(let step, let scene, let path):
      kind(step.keyword, scene, to: &writer)
      writer.member("path", path)
    case .archived(_, let count):
      writer.member("kind", "archived")
      writer.member("controllers", count)
    case .orientationKept(let orientation):
      writer.member("kind", "orientationKept")
      writer.member("orientation", orientation.keyword)
    case .raised(let diagnostic): write("raised", diagnostic, to: &writer)
    case .logged(let diagnostic): write("logged", diagnostic, to: &writer)
    case .queued(let scene):
      writer.member("kind", "queued")
      writer.member("scene", scene.map { name($0) })
    case .refused(let refusal):
      writer.member("kind", "refused")
      writer.member("message", refusal.sentence(in: self))
    }
  }

  private func name(of sender: Trigger) -> String? {
    switch sender {
    case .scene: nil
    case .element(let element): names[self[element].name]
    case .barItem(let item): names[self[item].name]
    }
  }

  /// What the delegate of a navigation controller hears. The More list is no scene.
  private func write(
    _ kind: String, _ scene: ID<Scene>?, _ navigation: Container, _ animated: Bool,
    to writer: inout JSONWriter
  ) {
    writer.member("kind", kind)
    writer.member("scene", scene.map { name($0) })
    writer.member("navigation", name(navigation))
    writer.member("animated", animated)
  }

  /// Nil is More, which is no scene (MORE-4).
  private func kind(_ kind: String, _ scene: ID<Scene>?, to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("scene", scene.map { name($0) } ?? "More")
  }

  private func kind(_ kind: String, _ segue: ID<Segue>, to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("scene", name(codeOwner(of: self[segue].source)))
    writer.member("segue", label(segue))
  }

  private func write(_ kind: String, _ diagnostic: RuntimeDiagnostic, to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("code", diagnostic.error.code)
    if let exception = diagnostic.error.exception {
      writer.member("exception", exception.rawValue)
    }
    writer.member("scene", diagnostic.scene.map { name($0) })
    writer.member("message", message(of: diagnostic))
  }
}
