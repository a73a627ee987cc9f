import Foundation
import NavTesting
import NavText
import NavXcode
import Testing

/// The reader beside those of others, on real files and on what is left of them when they are damaged.
@Suite("XML beside other readers")
struct XMLJudgeTests {
  @Test(.enabled(if: !Corpus.isMissing && Judge.xmllint != nil))
  func xmllintReadsTheSameFiles() throws {
    let paths = Corpus.paths.map { Project.fullPath($0) }
    let refused = try refused(paths)
    for path in Corpus.paths {
      let problem = readXML(Corpus.source(path).bytes).problem
      #expect((problem != nil) == refused.contains(Project.fullPath(path)), "\(path)")
    }
  }

  @Test(.enabled(if: !Corpus.isMissing && Judge.xmllint != nil))
  func xmllintRefusesTheSameDamage() throws {
    for var random in SeededRandom.cases(3) {
      try Judge.withFolder { folder in
        var verdicts: [(path: String, problem: XMLFinding?)] = []
        for index in 0..<300 {
          let bytes = damaged(Corpus.source(random.pick(Corpus.paths)).bytes, &random)
          let path = "\(folder)/\(index).storyboard"
          try Data(bytes).write(to: URL(fileURLWithPath: path))
          verdicts.append((path, readXML(bytes).problem))
        }
        let refused = try refused(verdicts.map(\.path))
        for (path, problem) in verdicts where (problem != nil) != refused.contains(path) {
          // The system's converters take some names of encodings that nobody registered.
          if case .unsupportedEncoding = problem?.problem { continue }
          let theirs = try Judge.ask(Judge.xmllint!, ["--noout", path])
          // A version such as "1." is only warned of there.
          if case .badDeclaration = problem?.problem, theirs.contains("nsupported version") {
            continue
          }
          Issue.record("we say \(problem as Any), xmllint: \(theirs.prefix(400)) \(random)")
        }
      }
    }
  }

  @Test(.enabled(if: !Corpus.isMissing && Judge.python != nil))
  func pythonFindsTheSameElementsAndValues() throws {
    try Judge.withFolder { folder in
      var pairs: [String] = []
      for (index, path) in Corpus.paths.enumerated() {
        let document = readXML(Corpus.source(path).bytes)
        try dump(document).write(
          toFile: "\(folder)/\(index)", atomically: false, encoding: .utf8)
        pairs.append(Project.fullPath(path) + "\t\(folder)/\(index)")
      }
      let list = folder + "/list"
      try pairs.joined(separator: "\n").write(toFile: list, atomically: false, encoding: .utf8)
      #expect(try Judge.ask(Judge.python!, ["-c", Self.comparison, list]) == "")
    }
  }

  /// The files of which xmllint says that they are no XML.
  private func refused(_ paths: [String]) throws -> Set<String> {
    var refused: Set<String> = []
    for start in stride(from: 0, to: paths.count, by: 200) {
      let some = Array(paths[start..<min(start + 200, paths.count)])
      for line in try Judge.ask(Judge.xmllint!, ["--noout"] + some).split(separator: "\n")
      where line.contains("parser error") {
        if let end = line.firstRange(of: ":") { refused.insert(String(line[..<end.lowerBound])) }
      }
    }
    return refused
  }

  /// Cut off, or with a few bytes changed that mean something.
  private func damaged(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = Array(bytes.prefix(40_000))
    if random.chance(30) || bytes.count == 40_000 {
      return Array(bytes.prefix(random.below(bytes.count)))
    }
    for _ in 0...random.below(2) {
      let index = random.below(bytes.count - 1)
      switch random.below(4) {
      case 0: bytes.remove(at: index)
      case 1: bytes[index] = random.pick(Array("<>&\"'/= a-;é".utf8))
      case 2: bytes.swapAt(index, index + 1)
      default: bytes.insert(random.pick(Array("<>&\"'/= x;\n]".utf8)), at: index)
      }
    }
    return bytes
  }

  /// Every element on a line with its attributes and its own text, white space in texts left out.
  private func dump(_ document: XMLDocument) -> String {
    var out = ""
    for id in document.elements.ids {
      out += document.names[document[id].tag]
      for attribute in document[id].attributes {
        out += "|" + document.names[document[attribute].name] + "="
        out += document.value(attribute)
      }
      let text = document.text(of: id).unicodeScalars.filter {
        !" \t\r\n".unicodeScalars.contains($0)
      }
      out += "|" + String(String.UnicodeScalarView(text)) + "\u{0}\n"
    }
    return out
  }

  private static let comparison = """
    import sys, xml.etree.ElementTree as tree
    def text(element):
      parts = [element.text or ''] + [child.tail or '' for child in element]
      return ''.join(c for c in ''.join(parts) if c not in ' \\t\\r\\n')
    for line in open(sys.argv[1]):
      path, ours = line.rstrip('\\n').split('\\t')
      out = ''.join(
        e.tag + ''.join('|%s=%s' % a for a in e.attrib.items()) + '|' + text(e) + '\\0\\n'
        for e in tree.parse(path).iter())
      if out != open(ours, newline='').read(): print(path)
    """
}
