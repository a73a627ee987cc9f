import NavText
import Testing

@Suite("TextWriter")
struct TextWriterTests {
  @Test("indents lines by their depth and leaves empty ones empty")
  func indentation() {
    var writer = TextWriter()
    writer.line("scene Cart {")
    writer.indent()
    writer.write("button ")
    writer.line("Pay")
    writer.line()
    writer.newline()
    writer.indent()
    writer.line("deep")
    writer.outdent()
    writer.outdent()
    writer.line("}")
    #expect(writer.string == "scene Cart {\n    button Pay\n\n\n        deep\n}\n")
  }

  @Test("an empty text does not begin a line")
  func emptyText() {
    var writer = TextWriter(indentUnit: "\t")
    writer.indent()
    writer.write("")
    writer.newline()
    writer.write("a")
    #expect(writer.string == "\n\ta")
  }

  @Test("line ends inside a text are copied as they are")
  func verbatim() {
    var writer = TextWriter()
    writer.indent()
    writer.write("/* a\n b */")
    writer.line(" c")
    #expect(writer.string == "    /* a\n b */ c\n")
  }

  @Test("writes names and numbers")
  func namesAndNumbers() {
    var names = NameTable()
    let cart = names.intern("Cärt")
    var writer = TextWriter()
    writer.write(cart, names)
    writer.write(-12)
    writer.write(utf8: [0x21])
    #expect(writer.string == "Cärt-12!")
  }
}
