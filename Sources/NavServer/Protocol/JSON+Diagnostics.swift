import NavText

extension JSON {
  /// A finding as the protocol has it.
  init(diagnostic: Diagnostic, _ sources: Table<SourceText>, _ encoding: PositionEncoding) {
    let map = PositionMap(sources[diagnostic.location.file], encoding)
    var message = diagnostic.message
    if !diagnostic.primary.text.isEmpty { message += " (\(diagnostic.primary.text))" }
    for line in diagnostic.help { message += "\nhelp: " + line }
    let severity =
      switch diagnostic.severity {
      case .error: 1
      case .warning: 2
      case .info: 3
      }
    var related = diagnostic.related.map { ($0.location, $0.text) }
    related += diagnostic.trace.map { ($0.location, $0.command) }
    let tags = Self.tags(of: diagnostic.code)
    self = .object(
      ("range", JSON(diagnostic.location.range, map)), ("severity", .integer(severity)),
      ("code", .string(diagnostic.code)),
      (
        "codeDescription", .object(("href", .string("urn:navscene:\(diagnostic.code)")))
      ),
      ("source", .string("navscene")), ("message", .string(message)),
      ("tags", tags.isEmpty ? nil : .array(tags)),
      (
        "relatedInformation",
        related.isEmpty
          ? nil
          : .array(
            related.map { location, text in
              .object(
                ("location", JSON(location: location, sources, encoding)),
                ("message", .string(text)))
            })
      ))
  }

  /// Where something is: a file and a range.
  init(location: Location, _ sources: Table<SourceText>, _ encoding: PositionEncoding) {
    let source = sources[location.file]
    self = .object(
      ("uri", .string(FileURI.uri(of: source.path))),
      ("range", JSON(location.range, PositionMap(source, encoding))))
  }

  /// LSP's `DiagnosticTag`: what is unnecessary is shown faded, what is deprecated struck through.
  private static func tags(of code: String) -> [JSON] {
    func begins(_ prefix: String) -> Bool { code.utf8.starts(with: prefix.utf8) }
    if begins("deprecated-") { return [.integer(2)] }
    return begins("unused-") || begins("unreachable-") || begins("superfluous-")
      ? [.integer(1)] : []
  }
}
