import NavText
import NavXcode

/// The sources below a heading, and what a specification says of what was read in them.
struct IndexedSources {
  private let sources: Table<SourceText>
  private let catalogue: ClassCatalogue

  /// The blocks `swift` and `objc` of which a specification says what they declare.
  static func isSource(_ block: SpecBlock) -> Bool {
    (block.kind == "swift" || block.kind == "objc") && block.has("source")
  }

  init(_ blocks: [SpecBlock]) {
    var sources = Table<SourceText>()
    var indexer = SourceIndexer()
    for block in blocks {
      let language: SourceLanguage = block.kind == "swift" ? .swift : .objectiveC
      let path = block.options["file"] ?? (language == .swift ? "Main.swift" : "Main.m")
      let file = sources.append(SourceText(path: path, block.text))
      indexer.add(
        sources[file].bytes, file: file, language: language, module: block.options["module"],
        path: path)
    }
    self.sources = sources
    catalogue = indexer.finish()
  }

  // MARK: What is there

  var outline: String {
    var text = ""
    for id in catalogue.classes.ids {
      let row = catalogue.classes[id]
      text += row.isDeclared ? "class " : "extension "
      text += catalogue.names[row.name]
      let superclasses = catalogue.superclassNames(of: id)
      if !superclasses.isEmpty { text += ": " + superclasses.joined(separator: " or ") }
      text += "\n"
      for property in catalogue.properties(of: id) { text += "  " + describe(property) + "\n" }
      for method in catalogue.methods(of: id) { text += "  " + describe(method) + "\n" }
    }
    for use in catalogue.uses {
      text += "\(describe(use.kind)) "
      text += use.isKnown ? "\"\(catalogue.names[use.value])\"" : "?"
      if use.kind == .performedSegue, !use.isOfSelf { text += " of another" }
      if use.mayFail { text += " or nothing" }
      if use.bundle == .app { text += " of the app" }
      if !use.storyboard.isNone { text += " of \"\(catalogue.names[use.storyboard])\"" }
      if let part = use.part { text += " in " + catalogue.names[catalogue.parts[part].name] }
      text += "\n"
    }
    return text
  }

  private func describe(_ id: ID<IndexedProperty>) -> String {
    let property = catalogue.properties[id]
    var text = ""
    if property.traits.contains(.weak) { text += "weak " }
    if property.traits.contains(.outlet) {
      text += property.traits.contains(.collection) ? "outlets" : "outlet"
    } else {
      text += property.traits.contains(.inspectable) ? "inspectable" : "property"
    }
    text += " \(catalogue.names[property.name])"
    if !property.typeName.isNone { text += ": \(catalogue.names[property.typeName])" }
    return text
  }

  private func describe(_ id: ID<IndexedMethod>) -> String {
    let method = catalogue.methods[id]
    var text = ""
    if method.traits.contains(.unwind) { text += "unwind " }
    if method.traits.contains(.action) {
      text += "action "
    } else if method.traits.contains(.segueAction) {
      text += "segue action "
    } else if !method.traits.contains(.unwind) {
      text += "method "
    }
    return text + catalogue.selector(of: id)
  }

  private func describe(_ kind: IdentifierUse.Kind) -> String {
    switch kind {
    case .performedSegue: "performs"
    case .comparedSegue: "compares"
    case .madeSegue: "makes segue"
    case .scene: "instantiates"
    case .initialScene: "instantiates initial"
    case .reuse: "dequeues"
    case .madeCell: "makes cell"
    case .registration: "registers"
    case .storyboard: "storyboard"
    case .nib: "nib"
    }
  }

  // MARK: Questions

  /// Answers lines such as `outlet total of CartController -> declared at Cart.swift:3`.
  func answers(_ lines: [String]) -> String {
    lines.map { line in
      let question = line.firstRange(of: " -> ").map { String(line[..<$0.lowerBound]) } ?? line
      return "\(question) -> \(answer(question))\n"
    }
    .joined()
  }

  private func answer(_ question: String) -> String {
    let words = question.split(separator: " ").map { String($0) }
    switch words.first {
    case "class" where words.count >= 2:
      switch catalogue.find(reference(words[1], words.dropFirst(2))) {
      case .declared: return "declared"
      case .system: return "system"
      case .missing: return "missing"
      case .unknown: return "unknown"
      }
    case "outlet" where words.count >= 4:
      return text(catalogue.outlet(named: words[1], of: reference(words[3], words.dropFirst(4)))) {
        catalogue.properties[$0].place
      }
    case "action" where words.count >= 4:
      return text(catalogue.action(words[1], of: reference(words[3], words.dropFirst(4)))) {
        catalogue.methods[$0].place
      }
    case "unwind" where words.count == 2:
      return text(catalogue.unwindAction(words[1])) { catalogue.methods[$0].place }
    case .some(let name) where words.count == 3 && words[1] == "is":
      switch catalogue.isKind(ClassReference(customClass: name), of: words[2]) {
      case true: return "yes"
      case false: return "no"
      case nil: return "unknown"
      }
    default: return "what?"
    }
  }

  private func reference(_ name: String, _ rest: ArraySlice<String>) -> ClassReference {
    let module = rest.count == 2 && rest.first == "in" ? rest.last : nil
    return ClassReference(
      customClass: name, customModule: module == "target" ? nil : module,
      customModuleProvider: module == "target" ? "target" : nil)
  }

  private func text<Member>(
    _ answer: MemberAnswer<Member>, _ place: (ID<Member>) -> Location
  ) -> String {
    switch answer {
    case .declared(let member):
      let place = place(member)
      let source = sources[place.file]
      return "declared at \(source.path):\(LineIndex(source.bytes).line(at: place.range.start))"
    case .builtIn: return "built in"
    case .missing: return "missing"
    case .unknown: return "unknown"
    }
  }
}
