import NavConsole
import NavDrawing
import NavLayout
import NavModel
import NavSimulator
import NavText

extension Player {
  /// How the app looks, as an object with these keys:
  ///
  /// - `name` of the app; `visible`, the scene's name; `title` of the bar in front, or null
  /// - `screen`, the device as SVG, in which `data-touch` numbers what answers; `text`, the same for terminals
  /// - `device`, `orientation`, `heldOrientation`, `era`
  /// - `keyboard`, the number of the field that has it, as a touch would have it, or null
  /// - `crash` with `code` and `message`, or null
  /// - `gestures`, the commands that fingers could do beside touching what is drawn
  /// - `here` and `alive`, the scenes on the screen and those that are loaded, by the ids of their groups in the canvas
  /// - `position` in the history and its `length`
  /// - `log`, the moments from `since` on. Each has `command` and `lines` (objects of `text` and `isProblem`).
  func look(since: Int) -> [UInt8] {
    guard let session else { return nothingOpen }
    let program = session.program
    let state = session.state
    let screen = program.shownScreen(of: state)
    var json = JSONWriter()
    json.beginObject()
    json.member("name", session.storyboardName)
    json.member("visible", screen.visible)
    json.member("title", screen.bars.first?.title)
    let layout = program.layout(of: state)
    json.member("screen", picture(of: layout, program))
    json.member("text", program.drawing(of: screen))
    json.member("device", state.device.facts.name)
    json.member("orientation", state.orientation.keyword)
    json.member("heldOrientation", state.heldOrientation.keyword)
    json.member("era", state.era.facts.keyword)
    json.member("keyboard", fieldWithKeyboard(in: layout, of: state))
    json.key("crash")
    if let crash = screen.crash {
      json.beginObject()
      json.member("code", crash.error.code)
      json.member("message", program.message(of: crash))
      json.endObject()
    } else {
      json.null()
    }
    json.member("gestures", gestures(in: state, program))
    json.member(
      "here", screen.contents.map { Self.canvasPrefix + program.canvasGroup(of: $0.scene) })
    let alive = state.controllers.filter { !$0.isSynthetic && $0.isViewLoaded }
    json.member("alive", alive.map { Self.canvasPrefix + program.canvasGroup(of: $0.scene) })
    session.writePosition(to: &json)
    writeLog(of: session, since: since, to: &json)
    json.endObject()
    return json.bytes
  }

  /// The layout node of the field that the keyboard types into.
  private func fieldWithKeyboard(in layout: ScreenLayout, of state: NavigationState) -> Int? {
    guard let field = state.focusedField else { return nil }
    let touch = field.row.map { Event.tapRow(field.element, $0) } ?? .tapElement(field.element)
    return layout.nodes.firstIndex { $0.touch == touch }
  }

  private func picture(of layout: ScreenLayout, _ program: Program) -> String {
    var options = SVGOptions()
    options.isInteractive = true
    options.prefix = "screen-"
    let picture = program.picture(of: layout)
    return String(decoding: picture.svg(options), as: UTF8.self)
  }

  /// What needs a finger and is not a thing on the screen.
  private func gestures(in state: NavigationState, _ program: Program) -> [String] {
    program.events(in: state).compactMap { event in
      switch event {
      case .swipeBack, .swipeDown, .drag, .tapOutside, .swipeContent, .tapContent, .swipeColumn,
        .turnPage, .stroke, .pressBarItem, .change(_, row: _, .decrement),
        .finish, .cancel:
        program.line(for: event, in: state)
      case .tapElement(let element) where program[element].kind.isGesture:
        program.line(for: event, in: state)
      default: nil
      }
    }
  }

  private func writeLog(of session: Session, since: Int, to json: inout JSONWriter) {
    json.key("log")
    json.beginArray()
    let moments = session.history + session.undone.reversed()
    for moment in moments.dropFirst(max(0, since)) {
      json.beginObject()
      json.member("command", moment.command)
      json.key("lines")
      json.beginArray()
      for effect in moment.effects {
        json.beginObject()
        json.member("text", session.program.line(for: effect))
        json.member("isProblem", effect.error != nil)
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }
}

extension Session {
  /// Where in the history the app is, and how long that is.
  func writePosition(to json: inout JSONWriter) {
    json.member("position", history.count - 1)
    json.member("length", history.count + undone.count - 1)
  }
}
