import NavTesting
import NavText
import Testing

@Suite("JSON reading")
struct JSONReadingTests {
  @Test(
    "reads every kind of value",
    arguments: [
      ("null", JSON.null),
      (" true ", .bool(true)),
      ("false", .bool(false)),
      ("0", .integer(0)),
      ("-12", .integer(-12)),
      ("1.5", .number(1.5)),
      ("1e2", .number(100)),
      ("-0.25E+1", .number(-2.5)),
      (#""""#, .string("")),
      (#""é🙂""#, .string("é🙂")),
      ("[]", .array([])),
      ("[1, [2]]", .array([.integer(1), .array([.integer(2)])])),
      ("{}", .object([])),
      (
        "\t{\"b\":1,\r\n\"a\" : {\"b\":null}}",
        .object([.init("b", .integer(1)), .init("a", .object([.init("b", .null)]))])
      ),
      ("\u{FEFF}[]", .array([])),
    ])
  func values(text: String, value: JSON) throws {
    #expect(try parse(text) == value)
  }

  @Test(
    "reads escapes",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u00E9\u0000""#, "Aéé\u{0}"),
      (#""\ud83d\ude42!""#, "🙂!"),
      (#""before\nafter é""#, "before\nafter é"),
    ])
  func escapes(text: String, value: String) throws {
    #expect(try parse(text) == .string(value))
  }

  @Test(
    "says why and where a text is not JSON",
    arguments: [
      ("", JSONProblem.Kind.endOfText, 0),
      ("  ", .endOfText, 2),
      ("[1", .endOfText, 2),
      (#"{"a""#, .endOfText, 4),
      (#""abc"#, .endOfText, 4),
      (#""\"#, .endOfText, 2),
      (#""\u12"#, .endOfText, 5),
      ("1.", .endOfText, 2),
      ("-", .endOfText, 1),
      ("nul", .noValue, 0),
      ("[1,]", .noValue, 3),
      ("[,1]", .noValue, 1),
      ("+1", .noValue, 0),
      (".5", .noValue, 0),
      ("NaN", .noValue, 0),
      ("'a'", .noValue, 0),
      ("{1:2}", .noKey, 1),
      (#"{"a":1,}"#, .noKey, 7),
      (#"{"a" 1}"#, .noColon, 5),
      ("[1 2]", .noCommaOrBracket, 3),
      ("[1}", .noCommaOrBracket, 2),
      (#"{"a":1 "b":2}"#, .noCommaOrBrace, 7),
      ("1 2", .textAfterEnd, 2),
      ("truefalse", .textAfterEnd, 4),
      ("[] // no", .textAfterEnd, 3),
      ("01", .malformedNumber, 1),
      ("-a", .malformedNumber, 1),
      ("[1.]", .malformedNumber, 3),
      ("[1e+]", .malformedNumber, 4),
      ("[1e400]", .numberTooLarge, 1),
      ("\"a\nb\"", .controlCharacter, 2),
      (#""a\x""#, .malformedEscape, 2),
      (#""\u12g4""#, .malformedEscape, 1),
      (#""\ud800""#, .loneSurrogate, 1),
      (#""\udc00""#, .loneSurrogate, 1),
      (#""\ud800\u0041""#, .loneSurrogate, 1),
      (#"{"a":1,"b":2,"a":3}"#, .duplicateKey("a"), 13),
      (#"{"a":{"b":1},"\u0061":3}"#, .duplicateKey("a"), 13),
      (#"{"":1,"":1}"#, .duplicateKey(""), 6),
    ])
  func refusals(text: String, kind: JSONProblem.Kind, offset: Int) {
    #expect(throws: JSONProblem(kind, at: offset)) { try parse(text) }
  }

  @Test(
    "refuses what is not UTF-8",
    arguments: [
      [0x22, 0x61, 0xFF, 0x22], [0x22, 0x61, 0xC0, 0x80, 0x22],
      [0x22, 0x61, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0x61, 0xE2, 0x82, 0x22],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    #expect(throws: JSONProblem(.notUTF8, at: 2)) { try JSON.parse(bytes) }
  }

  @Test("nests 256 deep and no deeper")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try parse(nested(256)) }
    #expect(throws: JSONProblem(.tooDeep, at: 256)) { try parse(nested(257)) }
    #expect(throws: Never.self) { try parse("[" + nested(200) + "," + nested(200) + "]") }
  }

  @Test("a key may return in another object, whether inside, outside or beside")
  func repeatedKeys() {
    #expect(throws: Never.self) { try parse(#"[{"a":{"a":1},"b":[{"a":2},{"a":3}]},{"a":4}]"#) }
  }

  @Test("says where keys stand, which is no part of the value")
  func places() throws {
    let text = "\u{FEFF}{\"a\": {\"b\\\"\": 1}}"
    let value = try JSON.parse(Array(text.utf8))
    let outer = try #require(value.members?.first)
    let inner = try #require(outer.value.members?.first)
    #expect(outer.place == SourceRange(4, 7))
    #expect(inner.place == SourceRange(10, 15))
    #expect(inner == JSON.Member("b\"", .integer(1)))
    #expect(inner.hashValue == JSON.Member("b\"", .integer(1)).hashValue)
  }

  @Test("keys are compared by their bytes")
  func composedKeys() throws {
    let object = try parse(#"{"\u00e9":1,"e\u0301":2}"#)
    #expect(object["\u{E9}"] == .integer(1))
    #expect(object["e\u{301}"] == .integer(2))
  }

  @Test("accessors answer for their own kind only")
  func accessors() throws {
    let value = try parse(#"{"a":[1,2.0,2.5],"s":"x","b":true,"n":null}"#)
    #expect(value["a"]?[0]?.int == 1)
    #expect(value["a"]?[1]?.int == 2)
    #expect(value["a"]?[2]?.int == nil)
    #expect(value["a"]?[0]?.double == 1)
    #expect(value["a"]?[3] == nil)
    #expect(value["a"]?["s"] == nil)
    #expect(value["s"]?.string == "x")
    #expect(value["s"]?.bool == nil)
    #expect(value["b"]?.bool == true)
    #expect(value["n"] == .null)
    #expect(value["missing"] == nil)
    #expect(value.members?.map(\.key) == ["a", "s", "b", "n"])
  }

  @Test("an integer that does not fit becomes the nearest double")
  func largeIntegers() throws {
    #expect(try parse("\(Int.max)") == .integer(.max))
    #expect(try parse("\(Int.min)") == .integer(.min))
    #expect(
      try parse("123456789012345678901234567890")
        == .number(1.2345678901234568e29))
  }
}

@Suite("Decimals")
struct DecimalTests {
  @Test(
    "hard cases round as IEEE 754 wants",
    arguments: [
      "0", "-0.0", "0.1", "1e22", "1e23", "9007199254740993", "9007199254740992.99999999999999999",
      "2.2250738585072011e-308", "2.2250738585072014e-308", "4.9e-324", "2.4703282292062327e-324",
      "2.4703282292062328e-324", "2.47032822920623272088284396434110686182e-324", "1e-400",
      "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e309",
      "0.000000000000000000000000000000000000000000000000000000000000000000000000000001e78",
      "6929495644600919.5", "3.518437208883201171875e13", "00012.50", "1e99999999999999999999",
      "8.41e21", "9.5367431640625e-07", "1448997445238699", "0e999999999999",
    ])
  func hardCases(text: String) {
    #expect(double(text)?.bitPattern == Double(text)?.bitPattern)
  }

  @Test("a digit far behind decides a tie")
  func longTies() {
    let tie = "9007199254740993." + String(repeating: "0", count: 2000)
    #expect(double(tie) == 9_007_199_254_740_992)
    #expect(double(tie + "1") == 9_007_199_254_740_994)
  }

  @Test(
    "refuses what is no number", arguments: ["", "-", ".", "e5", "1e", "1e+", "1.2.3", "1x", "+1"])
  func refusals(text: String) {
    #expect(double(text) == nil)
  }

  @Test("agrees with the standard library on any decimal")
  func randomDecimals() {
    var random = SeededRandom()
    for _ in 0..<3000 {
      let digits = (0..<Int.random(in: 1...25, using: &random)).map { _ in
        String(Int.random(in: 0...9, using: &random))
      }.joined()
      let text = "\(digits).\(digits)e\(Int.random(in: -350...310, using: &random))"
      #expect(double(text)?.bitPattern == Double(text)?.bitPattern, "\(text), \(random)")
    }
  }

  @Test("reads back the digits of any double")
  func randomDoubles() {
    var random = SeededRandom()
    for _ in 0..<3000 {
      let number = Double(bitPattern: random.next())
      if number.isFinite {
        #expect(double(number.description) == number, "\(random)")
      }
    }
  }

  private func double(_ text: String) -> Double? {
    Double(decimal: Array(text.utf8)[...])
  }
}

@Suite("JSON writing")
struct JSONWritingTests {
  @Test("compact text has no blanks")
  func compact() {
    #expect(sample(.compact) == #"{"name":"Cart","stack":[1,-2.5,{}],"none":[],"top":null}"#)
  }

  @Test("pretty text has a line for every member and element")
  func pretty() {
    #expect(
      sample(.pretty) == """
        {
          "name": "Cart",
          "stack": [
            1,
            -2.5,
            {}
          ],
          "none": [],
          "top": null
        }
        """)
  }

  @Test("documents in a row stand on lines of their own")
  func lines() {
    var writer = JSONWriter()
    writer.value([1])
    writer.value(true)
    writer.value("end")
    #expect(writer.string == "[1]\ntrue\n\"end\"")
  }

  @Test("escapes what RFC 8259 demands, and what turns or breaks lines for people")
  func escaping() {
    var writer = JSONWriter()
    writer.value("\"\\/\u{8}\t\n\u{C}\r\u{0}\u{1F}\u{7F}é🙂\u{2028}")
    #expect(writer.string == #""\"\\/\b\t\n\f\r\u0000\u001f"# + "\u{7F}é🙂" + #"\u2028""#)
    var turning = JSONWriter()
    turning.value("\u{9B}a\u{202E}\u{2066}\u{5D0}\u{200F}")
    #expect(turning.string == #""\u009ba\u202e\u2066"# + "\u{5D0}\u{200F}\"")
  }

  @Test(
    "writes the shortest digits, whole numbers without a point",
    arguments: [
      (0.1, "0.1"), (100, "100"), (-3, "-3"), (1e21, "1e+21"), (.leastNonzeroMagnitude, "5e-324"),
      (1.0 / 3, "0.3333333333333333"),
      (.infinity, "null"), (.nan, "null"), (-0.0, "0"),
    ] as [(Double, String)])
  func doubles(number: Double, text: String) {
    var writer = JSONWriter()
    writer.value(number)
    #expect(writer.string == text)
  }

  @Test("writes interned names")
  func names() {
    var names = NameTable()
    let name = names.intern("a\"b")
    var writer = JSONWriter()
    writer.value(name, names)
    #expect(writer.string == #""a\"b""#)
  }

  @Test("any value reads back as itself", arguments: [JSONWriter.Style.compact, .pretty])
  func roundTrip(style: JSONWriter.Style) throws {
    var random = SeededRandom()
    for _ in 0..<500 {
      let value = randomValue(depth: 5, &random)
      var writer = JSONWriter(style)
      writer.value(value)
      #expect(try JSON.parse(writer.bytes) == value, "\(random)")
    }
  }

  @Test("any damage to a text is a problem or another value, never a trap")
  func damage() {
    var random = SeededRandom()
    var writer = JSONWriter(.pretty)
    writer.value(randomValue(depth: 6, &random))
    for _ in 0..<2000 {
      var bytes = writer.bytes
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random) / 8)
      if case .failure(let problem) = Result(catching: { () throws(JSONProblem) in
        try JSON.parse(bytes)
      }) {
        #expect(0...bytes.count ~= problem.offset, "\(random)")
        #expect(!problem.message.isEmpty)
      }
    }
  }

  private func sample(_ style: JSONWriter.Style) -> String {
    var writer = JSONWriter(style)
    writer.beginObject()
    writer.member("name", "Cart")
    writer.key("stack")
    writer.beginArray()
    writer.value(1)
    writer.value(-2.5)
    writer.beginObject()
    writer.endObject()
    writer.endArray()
    writer.member("none", [Int]())
    writer.member("top", Int?.none)
    writer.endObject()
    return writer.string
  }

  private func randomValue(depth: Int, _ random: inout SeededRandom) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: .null
    case 1: .bool(.random(using: &random))
    case 2: .integer(Int(truncatingIfNeeded: random.next()))
    // A whole double is written without a point and reads back as an integer.
    case 3: .number(Double(Int.random(in: -9999...9999, using: &random)) + 0.3)
    case 4, 5: .string(randomString(&random))
    case 6:
      .array(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          randomValue(depth: depth - 1, &random)
        })
    default:
      .object(
        (0..<Int.random(in: 0...5, using: &random)).map {
          JSON.Member("\($0)" + randomString(&random), randomValue(depth: depth - 1, &random))
        })
    }
  }

  private func randomString(_ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      let largest: [UInt32] = [0x22, 0x7F, 0x7FF, 0xFFFF, 0x10FFFF]
      let value = UInt32.random(in: 0...largest.randomElement(using: &random)!, using: &random)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "\\")
    }
    return text
  }
}

private func parse(_ text: String) throws -> JSON {
  try JSON.parse(Array(text.utf8))
}
