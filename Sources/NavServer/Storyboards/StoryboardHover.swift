import NavModel
import NavText
import NavXcode

// What is said of a name in a storyboard, in Markdown.
extension ServedProject {
  /// What the name at a place stands for; empty when nothing is known.
  mutating func markdown(of symbol: StoryboardSymbol) -> String {
    switch symbol {
    case .object(let path, _): markdown(ofObject: symbol, in: path)
    case .storyboard(let name):
      described("storyboard `\(name)`", declarations(of: symbol).map { $0.source.path })
    case .scene(let storyboard, let identifier):
      described("scene `\(identifier)` of `\(storyboard)`", usesInWords(symbol))
    case .segue(let identifier):
      described("segue `\(identifier)`", seguesInWords(symbol) + usesInWords(symbol))
    case .reuseIdentifier(let identifier):
      described("reuse identifier `\(identifier)`", usesInWords(symbol))
    case .class(let name):
      described("class `\(name)`", declarationsInWords(symbol) + objectsInWords(symbol))
    case .outlet(let name, let reference):
      described("outlet `\(name)` of `\(reference.name)`", declarationsInWords(symbol))
    case .action(let selector, let reference):
      described(
        "action `\(selector)`" + (reference.map { " of `\($0.name)`" } ?? ", of any responder"),
        declarationsInWords(symbol))
    case .unwindAction(let selector):
      described("unwind action `\(selector)`", declarationsInWords(symbol))
    }
  }

  private func described(_ title: String, _ facts: [String]) -> String {
    ([title] + facts).joined(separator: "\n\n")
  }

  private mutating func declarationsInWords(_ symbol: StoryboardSymbol) -> [String] {
    let places = declarations(of: symbol)
    return places.isEmpty ? [] : ["Declared in " + list(places)]
  }

  private mutating func usesInWords(_ symbol: StoryboardSymbol) -> [String] {
    let places = references(to: symbol, includingDeclaration: false)
    return places.isEmpty ? [] : ["Used in " + list(places)]
  }

  private mutating func objectsInWords(_ symbol: StoryboardSymbol) -> [String] {
    let count = references(to: symbol, includingDeclaration: false).count
    return count == 0 ? [] : ["Class of \(CompiledTexts.amount(count, "object"))"]
  }

  private func list(_ places: [FilePlace]) -> String {
    let shown = places.prefix(6).map { place in
      let lines = place.source.lines ?? LineIndex(place.source.bytes)
      return "`\(ProjectPath.fileName(of: place.source.path)):\(lines.line(at: place.range.start))`"
    }
    return shown.joined(separator: ", ")
      + (places.count > 6 ? " and \(places.count - 6) more" : "")
  }

  /// What the segues of an identifier do.
  private mutating func seguesInWords(_ symbol: StoryboardSymbol) -> [String] {
    guard case .segue(let identifier) = symbol else { return [] }
    var lines: [String] = []
    for file in storyboards.files() {
      let document = file.document
      for connection in document.connections.rows where connection.kind == .segue {
        guard document.value(.identifier, of: connection.element) == identifier else { continue }
        lines.append(file.document.sentence(of: connection))
      }
    }
    return lines
  }

  private mutating func markdown(ofObject symbol: StoryboardSymbol, in path: String) -> String {
    guard case .object(_, let id) = symbol,
      let file = storyboards.file(at: path)?.version(with: id),
      let name = file.document.xml.names.find(id), let object = file.document.object(id: name)
    else { return "" }
    let document = file.document
    var facts = document.facts(of: object)
    if let scene = storyboards.together().sceneName(of: symbol) {
      facts.insert("In text: `scene \(scene)`", at: 0)
    }
    return described(document.title(of: object), facts)
  }
}

extension StoryboardDocument {
  /// `label **Total** (UILabel)`
  func title(of object: ID<StoryboardObject>) -> String {
    let description = description(of: object)
    let name = description.name.isEmpty ? "" : " **\(description.name)**"
    return "`\(description.element)`\(name) (`\(description.className)`)"
  }

  /// How a sentence calls an object.
  private func words(for object: ID<StoryboardObject>) -> String {
    let description = description(of: object)
    return description.name.isEmpty ? "`\(description.className)`" : "**\(description.name)**"
  }

  /// `show from **Cart** to **Checkout**`
  fileprivate func sentence(of connection: StoryboardConnection) -> String {
    let kind = connection.word.map { xml.names[$0] } ?? "segue"
    let from =
      connection.scene.flatMap { self[$0].controller }.map { " from " + words(for: $0) } ?? ""
    let to = connection.target.map { " to " + words(for: $0) } ?? ""
    return "\(kind)\(from)\(to)"
  }

  /// Where an object is, what it is connected with, and for a scene what leads where.
  fileprivate func facts(of object: ID<StoryboardObject>) -> [String] {
    var facts: [String] = []
    let scene = self[object].scene
    let controller = scene.flatMap { self[$0].controller }
    if let controller, controller != object { facts.append("In " + words(for: controller)) }
    var (leads, outlets, sends): ([String], [String], [String]) = ([], [], [])
    var reached: [String] = []
    if let initial = initialController, self.object(named: initial) == object {
      reached.append("initial scene")
    }
    for row in connections.rows {
      let isOwn = row.owner == object || controller == object && row.scene == scene
      switch row.kind {
      case .segue, .relationship, .preview:
        let kind = row.word.map { xml.names[$0] } ?? "segue"
        if isOwn, let target = row.target { leads.append("\(kind) \(words(for: target))") }
        if row.target == object {
          let source = row.scene.flatMap { self[$0].controller }
          reached.append(kind + (source.map { " from " + words(for: $0) } ?? ""))
        }
      case .outlet, .outletCollection:
        guard row.target == object, let owner = row.owner else { continue }
        let name = row.word.map { xml.names[$0] } ?? ""
        outlets.append("`\(name)` of \(words(for: owner))")
      case .action:
        guard row.owner == object else { continue }
        let selector = row.word.map { xml.names[$0] } ?? ""
        sends.append("`\(selector)`" + (row.target.map { " to " + words(for: $0) } ?? ""))
      }
    }
    for (words, list) in [
      ("Leads to: ", leads), ("Reached: ", reached), ("Outlet ", outlets), ("Sends ", sends),
    ] where !list.isEmpty {
      let more = list.count > 12 ? " and \(list.count - 12) more" : ""
      facts.append(words + list.prefix(12).joined(separator: ", ") + more)
    }
    return facts
  }
}
