import NavModel
import NavText

extension SwiftWriter {
  /// A scene as a namespace of what code refers to in it; nothing where there is nothing of the kind.
  mutating func write(_ scene: ID<Scene>, in storyboard: String, _ scope: inout SwiftScope) {
    let facts = SceneFacts(of: scene, in: program)
    if facts.isEmpty { return }
    let name = scope.unique(SwiftIdentifier.type(program.names[program[scene].name]))
    let type = program.controllerType(of: scene)
    out.line()
    document(
      program[cold: scene].documentation,
      else: "\(program.names[program[scene].name]), whose controller is a \(type).")
    block("enum \(name)") { writer in
      var isFirst = true
      /// Members are a line apart.
      func part(_ writer: inout SwiftWriter) {
        if !isFirst { writer.out.line() }
        isFirst = false
      }
      if let identifier = facts.identifier {
        part(&writer)
        writer.out.line("static let identifier = \(identifier.swiftLiteral)")
        writer.out.line()
        writer.writeFactory(
          "instantiate", of: type,
          body: [
            "\(storyboard).storyboard(in: bundle)",
            "    .instantiateViewController(identifier: identifier, creator: creator)",
          ])
      }
      if let identifier = facts.restorationIdentifier {
        part(&writer)
        writer.out.line("static let restorationIdentifier = \(identifier.swiftLiteral)")
      }
      if !facts.accessibilityIdentifiers.isEmpty {
        part(&writer)
        writer.document("What UI tests find views by.")
        writer.writeConstants("AccessibilityIdentifier", facts.accessibilityIdentifiers)
      }
      if !facts.cells.isEmpty {
        part(&writer)
        writer.write(cells: facts.cells)
      }
      if !facts.segues.isEmpty {
        part(&writer)
        writer.write(segues: facts.segues)
      }
    }
    if !facts.segues.isEmpty, !program[scene].className.isNone {
      pendingPerformers.append((type, "\(storyboard).\(name).Segue.Identifier"))
    }
  }

  private mutating func writeConstants(_ type: String, _ constants: [(name: String, text: String)])
  {
    var scope = SwiftScope()
    block("enum \(type)") { writer in
      for constant in constants {
        let name = scope.unique(SwiftIdentifier.value(constant.name))
        writer.out.line("static let \(name) = \(constant.text.swiftLiteral)")
      }
    }
  }

  /// Reuse identifiers, and a function for each that gives a cell of its class.
  private mutating func write(cells: [SceneFacts.Cell]) {
    var scope = SwiftScope()
    document("The prototypes by their reuse identifiers.")
    block("enum Cell") { writer in
      for (index, cell) in cells.enumerated() {
        if index > 0 { writer.out.line() }
        let name = scope.unique(SwiftIdentifier.value(cell.name))
        let function = scope.unique("dequeue" + SwiftIdentifier.type(SwiftIdentifier.bare(name)))
        let dequeuing = Dequeuing(cell.kind)
        let type = cell.type ?? dequeuing.type
        writer.out.line("static let \(name) = \(cell.identifier.swiftLiteral)")
        writer.out.line()
        writer.out.line("@MainActor static func \(function)(")
        writer.out.indent()
        writer.out.line("from \(dequeuing.parameters), for indexPath: IndexPath")
        writer.out.outdent()
        writer.block(") -> \(type)") {
          let call = "\(dequeuing.call): \(name), for: indexPath)"
          $0.out.line(type == dequeuing.type ? call : "\(call) as! \(type)")
        }
      }
    }
  }
}

/// How UIKit gives code a view to use again.
private struct Dequeuing {
  /// What it is asked of, and of what kind it is where a list has several.
  let parameters: String
  /// Up to the identifier.
  let call: String
  /// What it gives.
  let type: String

  init(_ kind: ReusedKind) {
    switch kind {
    case .row:
      parameters = "tableView: UITableView"
      call = "tableView.dequeueReusableCell(withIdentifier"
      type = "UITableViewCell"
    case .item:
      parameters = "collectionView: UICollectionView"
      call = "collectionView.dequeueReusableCell(withReuseIdentifier"
      type = "UICollectionViewCell"
    case .supplementaryView:
      parameters = "collectionView: UICollectionView, ofKind kind: String"
      call =
        "collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier"
      type = "UICollectionReusableView"
    }
  }
}
