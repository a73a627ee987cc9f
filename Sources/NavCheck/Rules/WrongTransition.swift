import NavModel
import NavSimulator
import NavText

extension ProgramRules {
  static let wrongTransition = ProgramRule(
    RuleFacts(
      "wrong-transition", text: .error, storyboard: .error,
      "A page curl is used where it isn't supported.",
      why: """
        The partial curl works for full-screen presentations only; with any other style UIKit \
        raises an exception (MODAL-6, ERR-26).
        """,
      bad: """
        storyboard Shop {
          initial -> Map
          scene Map {
            button Options "Options" -> present MapOptions { style: formSheet, transition: partialCurl }
          }
          scene MapOptions
        }
        """,
      good: """
        storyboard Shop {
          initial -> Map
          scene Map {
            button Options "Options" -> present MapOptions { style: fullScreen, transition: partialCurl }
            unwind done
          }
          scene MapOptions {
            button Done "Done" -> unwind done
          }
        }
        """)
  ) { context in
    let program = context.program
    for edge in context.map.edges where edge.way == .presents {
      guard let attributes = program.attributes(of: edge) else { continue }
      let transition =
        program[attributes, .segueTransition] ?? program[edge.destination, .modalTransitionStyle]
      guard transition == .partialCurl,
        let style = program.style(of: edge), style != .fullScreen
      else { continue }
      // What a storyboard leaves open depends on the system that it runs on.
      let written =
        program[attributes, .presentationStyle]
        ?? program[edge.destination, .modalPresentationStyle]
      if written == nil && program.isFromStoryboard(edge.place) { continue }
      context.report(
        at: edge.place, "a page curl needs style fullScreen, and this is \(style.keyword)",
        label: "UIKit raises an exception (ERR-26)",
        help: [
          Wording(
            text: "write style: fullScreen, or take another transition",
            storyboard: "choose Full Screen as its presentation, or take another transition")
        ], trace: context.trace(to: [.partialCurlStyle], about: [edge.destination]))
    }
  }
}
