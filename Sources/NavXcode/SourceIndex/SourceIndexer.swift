import NavText

/// Reads sources one after the other, and then tells what they declare.
public struct SourceIndexer: Sendable {
  private var facts = SourceIndex()
  private var modules: Set<String> = []

  public init() {}

  /// Adds a source. Its module separates classes of the same name, where it is known; its path tells which headers
  /// are here, and which apps have its classes.
  public mutating func add(
    _ bytes: [UInt8], file: ID<SourceText>, language: SourceLanguage, module: String? = nil,
    path: String? = nil
  ) {
    if let path {
      facts.headers.insert(facts.names.intern(ProjectPath.fileName(of: path)))
      facts.paths[file] = path
    }
    let start = TokenCursor(
      CodeLexer.tokens(of: bytes, language, &facts.names), file: file, language: language)
    var moduleName: Name = .none
    if let module, !module.isEmpty {
      moduleName = facts.names.intern(module)
      modules.insert(module)
    }
    let bodies: [TypeBody]
    switch language {
    case .swift:
      var scanner = SwiftScanner(start, module: moduleName)
      scanner.scan(into: &facts)
      bodies = scanner.bodies
    case .objectiveC:
      var scanner = ObjectiveCScanner(start, module: moduleName)
      scanner.scan(into: &facts)
      bodies = scanner.bodies
    }
    var uses = UseScanner(start, bodies)
    uses.scan(into: &facts)
    var bars = BarScanner(start, bodies)
    bars.scan(into: &facts)
  }

  /// Makes known a module whose sources are here, so that importing it brings nothing from elsewhere.
  public mutating func know(module: String) {
    modules.insert(module)
  }

  /// Notes what a project needs beside what its sources import: a module, or a file that one of its modules is made of.
  /// What is not here may bring classes.
  public mutating func need(_ name: String, isFile: Bool = false, for module: String? = nil) {
    let importer = module.map { facts.names.intern($0) } ?? .none
    facts.imports.insert(
      SourceIndex.Import(
        name: facts.names.intern(name), isHeader: isFile, importer: importer))
  }

  /// The catalogue of all that was read.
  public consuming func finish() -> ClassCatalogue {
    ClassCatalogue(facts, modules: modules)
  }
}
