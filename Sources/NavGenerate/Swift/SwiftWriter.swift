import NavModel
import NavText

/// The Swift source that makes the storyboards of a program safe to use from code: what code refers to by text in UIKit
/// has a name and a type in it, so that the compiler finds what a storyboard no longer has.
public struct SwiftWriter {
  let program: Program
  var out = TextWriter(indentUnit: "    ")
  /// The types of the file itself.
  var topLevel: SwiftScope
  /// What nested types may not be called, because code beside them means another type by it.
  let typesInUse: Set<String>
  /// The classes of scenes with segues, and the types of their identifiers.
  var pendingPerformers: [(type: String, identifier: String)] = []

  /// The source, deterministic: the same program gives the same bytes. `head` are the lines of the comment above it.
  public static func source(of program: Program, head: [String]) -> [UInt8] {
    var writer = SwiftWriter(program)
    writer.write(head: head)
    for storyboard in program.storyboards.ids { writer.write(storyboard) }
    writer.writePerformers()
    writer.writeConnections()
    return writer.out.bytes
  }

  private init(_ program: Program) {
    self.program = program
    typesInUse = program.typesOfCode
    topLevel = SwiftScope(taken: typesInUse)
  }

  private mutating func write(head: [String]) {
    for line in head { out.line(line.isEmpty ? "//" : "// \(line)") }
    out.line()
    for module in program.modulesOfCode { out.line("import \(module)") }
  }

  /// `{`, what is inside, and `}`.
  mutating func block(_ opening: String, _ body: (inout SwiftWriter) -> Void) {
    out.line("\(opening) {")
    out.indent()
    body(&self)
    out.outdent()
    out.line("}")
  }

  /// Documentation comments, a line for each line of the text.
  mutating func document(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      out.line(line.isEmpty ? "///" : "/// \(line)")
    }
  }

  mutating func document(_ documentation: Name, else text: String) {
    document(documentation.isNone ? text : program.names[documentation])
  }
}

extension Program {
  /// The class of a scene's controller, as code calls it.
  func controllerType(of scene: ID<Scene>) -> String {
    let row = self[scene]
    return row.className.isNone ? row.kind.facts.uikitClass.facts.name : names[row.className]
  }

  /// The class of an element, as code calls it.
  func viewType(of element: ID<Element>) -> String {
    let name = self[cold: element].className
    return name.isNone ? self[element].kind.facts.uikitClass.facts.name : names[name]
  }

  /// The types that code means by their plain names.
  fileprivate var typesOfCode: Set<String> {
    var types: Set<String> = ["Bundle", "IndexPath", "NSCoder", "String", "Any", "Selector"]
    for kind in UIKitClass.allCases { types.insert(kind.facts.name) }
    for name in ["UIStoryboard", "UIStoryboardSegue", "UICollectionViewCell", "UINib"] {
      types.insert(name)
    }
    for row in classes.rows { types.insert(names[row.name]) }
    for scene in scenes.ids { types.insert(controllerType(of: scene)) }
    for element in elements.ids { types.insert(viewType(of: element)) }
    for property in properties.rows { types.insert(names[property.typeName]) }
    return types
  }

  /// UIKit, and the modules of classes that are not the app's own.
  fileprivate var modulesOfCode: [String] {
    var modules: Set<String> = ["UIKit"]
    for scene in scenes.ids where !self[cold: scene].moduleName.isNone {
      modules.insert(names[self[cold: scene].moduleName])
    }
    for element in elements.ids where !self[cold: element].moduleName.isNone {
      modules.insert(names[self[cold: element].moduleName])
    }
    return modules.sorted()
  }
}
