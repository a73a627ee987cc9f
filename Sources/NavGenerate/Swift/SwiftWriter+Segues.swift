import NavModel
import NavText

extension SwiftWriter {
  /// An enum of the segues with the types of their destinations, so that `prepare(for:sender:)` is one exhaustive switch.
  mutating func write(segues: [SegueFacts]) {
    var scope = SwiftScope(taken: ["Identifier"])
    let names = segues.map { scope.unique(SwiftIdentifier.value($0.identifier)) }
    document("A segue as prepare(for:sender:) receives it, with the controllers it leads to.")
    block("enum Segue") { writer in
      for (name, segue) in zip(names, segues) {
        writer.document("`\(segue.documentation)`")
        let root = segue.rootType.map { ", root: \($0)" } ?? ""
        writer.out.line("case \(name)(\(segue.type)\(root))")
      }
      writer.out.line()
      writer.block("enum Identifier: String, CaseIterable") {
        for (name, segue) in zip(names, segues) {
          let isSame = SwiftIdentifier.bare(name) == segue.identifier
          $0.out.line("case \(name)" + (isSame ? "" : " = \(segue.identifier.swiftLiteral)"))
        }
      }
      writer.out.line()
      writer.document("Nil for a segue that has no identifier, or one that is not of this scene.")
      writer.block("@MainActor init?(_ segue: UIStoryboardSegue)") {
        $0.write(initializerOf: segues, names)
      }
    }
  }

  private mutating func write(initializerOf segues: [SegueFacts], _ names: [String]) {
    out.line(
      "guard let name = segue.identifier, let identifier = Identifier(rawValue: name) else {")
    out.indent()
    out.line("return nil")
    out.outdent()
    out.line("}")
    out.line("switch identifier {")
    for (name, segue) in zip(names, segues) {
      out.line("case .\(name):")
      out.indent()
      let destination =
        segue.type == "UIViewController"
        ? "segue.destination" : "segue.destination as! \(segue.type)"
      if let root = segue.rootType {
        let first = "destination.viewControllers[0]"
        out.line("let destination = \(destination)")
        out.line(
          "self = .\(name)(destination, root: \(root == "UIViewController" ? first : "\(first) as! \(root)"))"
        )
      } else {
        out.line("self = .\(name)(\(destination))")
      }
      out.outdent()
    }
    out.line("}")
  }

  /// What lets controllers perform their segues by name.
  mutating func writePerformers() {
    for performer in pendingPerformers {
      out.line()
      block("extension \(performer.type)") { writer in
        writer.block("func performSegue(_ segue: \(performer.identifier), sender: Any? = nil)") {
          $0.out.line("performSegue(withIdentifier: segue.rawValue, sender: sender)")
        }
      }
    }
  }
}
