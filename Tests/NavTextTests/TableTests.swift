import NavText
import Testing

@Suite("Tables and names")
struct TableTests {
  @Test("ids count rows, and the end is the next row's id")
  func ids() {
    var table = Table(["a", "b"])
    let end = table.end
    let id = table.append("c")
    #expect(id == end)
    #expect(table[id] == "c")
    #expect(Array(table.ids) == [ID(0), ID(1), ID(2)])
  }

  @Test("rows appended together are a range")
  func ranges() {
    var table = Table(["a"])
    let range = table.append(contentsOf: ["b", "c"])
    #expect(Array(table[range]) == ["b", "c"])
    #expect(range.contains(ID(2)))
    #expect(!range.contains(ID(0)))
    #expect(!range.contains(ID(3)))
    #expect(table.append(contentsOf: []).isEmpty)
    #expect(IDRange<String>.empty.isEmpty)
  }

  @Test("truncating forgets a row and all after it")
  func truncation() {
    var table = Table(["a", "b", "c"])
    table.truncate(to: ID(1))
    #expect(table.rows == ["a"])
    #expect(table.end == ID(1))
  }

  @Test("a row changes in place")
  func mutation() {
    var table = Table([[1], [2]])
    table[ID(1)].append(3)
    #expect(table.rows == [[1], [2, 3]])
  }

  @Test("equal strings have one name, also after the table has grown")
  func interning() {
    var names = NameTable()
    let words = (0..<3000).map { "name\($0)" }
    let first = words.map { names.intern($0) }
    #expect(words.map { names.intern($0) } == first)
    #expect(Set(first).count == words.count)
    #expect(first.map { names[$0] } == words)
    #expect(words.map { names.find($0) } == first)
    #expect(names.count == words.count + 1)
  }

  @Test("the empty string is no name")
  func emptyName() {
    var names = NameTable()
    #expect(names.intern("") == .none)
    #expect(Name.none.isNone)
    #expect(names[.none] == "")
  }

  @Test("a part of a text has the name of the whole string")
  func slices() {
    var names = NameTable()
    let cart = names.intern("Cart")
    #expect(names.intern(Array("show Cart now".utf8), SourceRange(5, 9)) == cart)
    #expect(Array(names.utf8(of: cart)) == Array("Cart".utf8))
    #expect(names.find("Car") == nil)
  }

  @Test("names differ by bytes, not by what they look like")
  func composition() {
    var names = NameTable()
    #expect(names.intern("\u{E9}") != names.intern("e\u{301}"))
  }
}
