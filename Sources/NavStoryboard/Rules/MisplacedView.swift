import NavText
import NavXcode

extension StoryboardRules {
  /// For teams that keep their files as Interface Builder would draw them; the app looks as the constraints say.
  static let misplacedView = StoryboardRule(
    RuleFacts(
      "misplaced-view", text: nil, storyboard: nil,
      "Interface Builder shows a view where the app does not.",
      why: """
        The frame in the file is not the one that the constraints lead to. The app is right, and the canvas is \
        wrong: anyone who edits it sees another screen, and the next person who updates the frames changes half of the \
        file.
        """,
      bad: page(views: label(mark: " misplaced=\"YES\"")), good: page(views: label(mark: "")))
  ) { context in
    let document = context.document
    for (_, marked) in document.elements(marked: "misplaced") {
      for object in marked {
        context.report(
          at: document.xml.tagRange(document[object].element),
          "\(document.title(of: object)) is not where its constraints put it",
          help: ["choose Update Frames in Interface Builder"])
      }
    }
  }

  private static func label(mark: String) -> String {
    """
    <label text="Total"\(mark) translatesAutoresizingMaskIntoConstraints="NO" id="total">
      <rect key="frame" x="20" y="40" width="60" height="21"/>
    </label>
    """
  }
}
