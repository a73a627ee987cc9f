import NavModel
import NavText

extension ProgramRules {
  static let missingReuseIdentifier = ProgramRule(
    RuleFacts(
      "missing-reuse-identifier", text: nil, storyboard: .warning,
      "A prototype has no reuse identifier.",
      why: """
        Code asks for a row by its reuse identifier; without one nothing can make rows of this \
        kind, and asking for one that is not there raises an exception (ERR-43). Xcode warns of it \
        too (IBW-7).
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          table Cart {
            prototype Item "Item"
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          table Cart {
            prototype Item "Item" as "Item"
          }
        }
        """)
  ) { context in
    let program = context.program
    for scene in program.scenes.rows {
      for element in scene.elements.lazy.map({ program.elements[$0] })
      where element.kind == .prototype && program.elements.cold(of: element).identifier.isNone {
        // One beside the view of its scene is a single row that code holds by an outlet.
        if program[element.attributes, .hidden] { continue }
        let isCell =
          element.parent.map { program.elements[$0].kind == .collectionView }
          ?? (scene.kind == .collection)
        context.report(
          at: element.place, "this prototype has no reuse identifier",
          label: "no code can make such a \(isCell ? "cell" : "row")",
          help: [
            Wording(
              text: "give it one, as in prototype Item as \"Item\"",
              storyboard: "give it the Identifier that code asks for")
          ])
      }
    }
  }
}
