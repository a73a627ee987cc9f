import NavTesting
import NavText
import NavXcode
import Testing

@Suite("XML")
struct XMLReaderTests {
  private func read(_ text: String) -> XMLDocument { readXML(Array(text.utf8)) }

  private func code(_ text: String) -> String? { read(text).problem?.problem.code }

  /// The attribute of the root.
  private func value(_ text: String, _ name: String = "a") -> String? {
    let document = read(text)
    guard document.problem == nil, let name = document.names.find(name),
      let root = document.root, let attribute = document.attribute(name, of: root)
    else { return nil }
    return document.value(attribute)
  }

  @Test func everyPartHasItsPlace() throws {
    let text = "<?xml version=\"1.0\"?>\n<a>\n <b c = 'x&lt;'  dé=\"\"/>t</a >\n"
    let document = read(text)
    #expect(document.problem == nil)
    #expect(document.elements.count == 2)
    let source = SourceText(path: "", bytes: document.bytes)
    let inner = ID<XMLElement>(1)
    #expect(source[document[inner].range] == "<b c = 'x&lt;'  dé=\"\"/>")
    #expect(source[document.elements[ID(0)].startTag] == "<a>")
    #expect(source[document.elements[ID(0)].range].hasSuffix("</a >"))
    #expect(source[document.tagRange(inner)] == "b")
    let attributes = document[inner].attributes
    #expect(attributes.map { source[document.nameRange($0)] } == ["c", "dé"])
    #expect(attributes.map { source[document[$0].valueRange] } == ["x&lt;", ""])
    #expect(document.value(document[inner].attributes[0]) == "x<")
    #expect(document.text(of: ID(0)) == "t")
    #expect(Array(document.children(of: ID(0))) == [inner])
  }

  @Test func referencesAndWhiteSpaceInValues() {
    #expect(value("<x a='&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;'/>") == "&<>\"'A\u{1F600}")
    #expect(value("<x a='1\r\n2\t3\n4&#10;5'/>") == "1 2 3 4\n5")
  }

  @Test func textIsWhatStandsBetweenTags() {
    #expect(read("<a> x <![CDATA[<&]]> y<b>z</b>\r\nw</a>").text(of: ID(0)) == " x <& y\nw")
  }

  @Test func bothEncodingsAndTheirMarks() {
    #expect(value("\u{FEFF}<x a='é'/>") == "é")
    let wide = Array("<?xml version=\"1.0\" encoding=\"UTF-16\"?><x a='é😀'/>".utf16)
    let little = wide.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    let big = wide.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [little, [0xFF, 0xFE] + little, big, [0xFE, 0xFF] + big] {
      let document = readXML(bytes)
      #expect(document.problem == nil)
      #expect(document.attributes.count == 1)
      #expect(document.value(document.attributes.ids[0]) == "é😀")
    }
    #expect(readXML([0xFF, 0xFE, 0, 0xD8, 0, 0]).problem?.problem == .invalidUTF16)
  }

  @Test(arguments: [
    ("", "malformed-xml"), ("x", "malformed-xml"), ("<a/><b/>", "malformed-xml"),
    ("<a/>x", "malformed-xml"), ("<a", "malformed-xml"), ("<a b>", "malformed-xml"),
    ("<a b=c/>", "malformed-xml"), ("<a b='<'/>", "malformed-xml"),
    ("<a b='1'c='2'/>", "malformed-xml"), ("<a>]]></a>", "malformed-xml"),
    ("<a><!-- -- --></a>", "malformed-xml"), (" <?xml version='1.0'?><a/>", "malformed-xml"),
    ("<?xml encoding='UTF-8'?><a/>", "malformed-xml"), ("<a/ >", "malformed-xml"),
    ("<a>< /a>", "malformed-xml"), ("<1/>", "malformed-xml"),
    ("<a><b></a>", "mismatched-tag"), ("<a><b></b>", "mismatched-tag"), ("<a>x", "mismatched-tag"),
    ("<a b='1' b='2'/>", "duplicate-attribute"), ("<a>&x;</a>", "bad-reference"),
    ("<a>& </a>", "bad-reference"), ("<a>&#0;</a>", "bad-reference"),
    ("<a>&#x110000;</a>", "bad-reference"), ("<a>&#99999999999999999999;</a>", "bad-reference"),
    ("<a>\u{1}</a>", "invalid-character"), ("<a>\u{FFFF}</a>", "invalid-character"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "entity-declaration"),
    ("<a>\n<<<<<<< HEAD\n</a>", "conflict-marker"), ("<a>\n=======\n<b/></a>", "conflict-marker"),
    ("<a>\n>>>>>>> feature\n</a>", "conflict-marker"),
    ("<a>\n||||||| base\n<b/></a>", "conflict-marker"),
    ("<a>\n  <b/>\n=======\r\n  <b/>\n</a>", "conflict-marker"),
    ("<a/>\n>>>>>>> feature\n", "conflict-marker"), ("=======\n<a/>", "conflict-marker"),
    ("<?xml version='1.0' encoding='KOI8-R'?><a/>", "unsupported-encoding"),
  ])
  func whatIsNotWellFormedIsRefused(text: String, expected: String) {
    #expect(code(text) == expected)
  }

  @Test(arguments: [
    "<a/>", "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x.dtd\"><plist/>",
    "<?xml version='1.0' encoding='UTF-8' standalone='no'?><!--é--><?x y?>\n<a:b-c.d _='>'/><!---->",
    "<é ü='1'/>", "<a >\t</a\n>", "<string>\nShop\n=======\n</string>", "<a>\n========\n</a>",
    "<a>\n =======\n</a>", "<a>\n>>>>>>>x\n</a>",
  ])
  func whatIsWellFormedIsRead(text: String) {
    #expect(code(text) == nil)
  }

  @Test func bytesThatAreNoCharactersAreFoundWhereTheyAre() {
    let document = readXML(Array("<a b='".utf8) + [0xC3] + Array("'><</a>".utf8))
    #expect(document.problem?.problem == .invalidUTF8)
    #expect(document.problem?.range == SourceRange(6, 7))
  }

  @Test func nestingHasAnEnd() {
    let deep = String(repeating: "<a>", count: 512) + String(repeating: "</a>", count: 512)
    #expect(code(deep) == nil)
    #expect(code("<a>" + deep + "</a>") == "nesting-too-deep")
  }

  @Test func whatStandsBeforeAnErrorIsKept() {
    let document = read("<a><b c='1'/><d><e></d></a>")
    #expect(document.problem?.range == SourceRange(19, 22))
    #expect(document.elements.count == 4)
    #expect(
      document.elements.rows.allSatisfy { $0.next.index >= 2 && $0.next <= document.elements.end })
  }

  @Test(arguments: XMLProblem.explanations.map(\.code))
  func explanationsShowWhatTheyExplain(code: String) throws {
    let explanation = try #require(XMLProblem.explanations.first { $0.code == code })
    #expect(self.code(explanation.bad) == code)
    #expect(self.code(explanation.good) == nil)
  }

  /// What ends a line or is no character is met by whoever reads what is around it.
  @Test(
    arguments: ["\n", "\r\n", "\r", "\t", "é", "\u{1}", "\u{FFFE}"].map { Array($0.utf8) } + [
      [0xFF]
    ])
  func linesAndBadCharactersAreFoundEverywhere(_ piece: [UInt8]) {
    let text = Array(
      """
      <?xml version="1.0"?>
      <a  b="c" d='e'>
          <f gh="ij" gh2="ij" /><f gh="ij"></f>
       t &amp; u<!-- v --><![CDATA[ w ]]><?x y ?>
      </a >

      """.utf8)
    let isBad = piece == [1] || piece == [0xFF] || piece == Array("\u{FFFE}".utf8)
    for offset in 0...text.count {
      let bytes = text[..<offset] + piece + text[offset...]
      let document = readXML(Array(bytes))
      #expect(document.lines == LineIndex(document.bytes), "at \(offset)")
      if isBad { #expect(document.problem != nil, "at \(offset)") }
    }
  }

  @Test func noBytesCrash() {
    let parts = [
      "<", ">", "</", "/>", "a", "<a>", "</a>", " ", "=", "\"", "'", "b='c'", "&", "&amp;", "&#",
      ";",
      "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "<!DOCTYPE", "[", "\r\n", "é",
      "<?xml version='1.0'?>",
    ].map { Array($0.utf8) }
    for var random in SeededRandom.cases(2000) {
      var bytes: [UInt8] = random.chance(10) ? [0xFF, 0xFE] : []
      for _ in 0..<random.below(60) {
        bytes += random.chance(90) ? random.pick(parts) : [UInt8(random.below(256))]
      }
      let document = readXML(bytes)
      #expect(document.lines == LineIndex(document.bytes), "\(random)")
      for id in document.elements.ids {
        #expect(document[id].next > id && document[id].next <= document.elements.end, "\(random)")
        _ = document.text(of: id)
      }
      for id in document.attributes.ids { _ = document.value(id) }
      if let range = document.problem?.range {
        #expect(range.start <= range.end && Int(range.end) <= document.bytes.count, "\(random)")
      }
    }
  }
}
