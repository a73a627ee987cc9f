import NavCompiler
import NavModel
import NavSyntax
import NavTesting
import NavText
import Testing

/// What holds of a compilation as a whole. What the language allows is in Tests/Specs.
@Suite("Compilation")
struct CompilationTests {
  @Test("an empty project is a program")
  func nothing() throws {
    let program = try #require(Compilation(Table()).program)
    #expect(program.storyboards.isEmpty)
    #expect(program.outline().isEmpty)
  }

  @Test("files may be given in any order")
  func order() {
    for random in SeededRandom.cases(30) {
      var generator = SourceGenerator(random)
      var files = generator.project()
      let wanted = messages(Compilation(Table(files)))
      files.reverse()
      let compilation = Compilation(Table(files))
      #expect(messages(compilation) == wanted, "\(random)")
      #expect(compilation.program != nil, "\(wanted) \(random)")
    }
  }

  @Test("nobody can tell whether files were parsed apart, or in pieces")
  func apart() {
    for random in SeededRandom.cases(40) {
      var generator = SourceGenerator(random)
      var random = random
      let files = generator.project().map { file in
        guard random.chance(25) else { return file }
        let mutator = random.pick(SourceMutator.allCases)
        return SourceText(path: file.path, bytes: mutator.mutate(file.bytes, &random))
      }
      let whole = Compilation(Table(files))
      let byteCount = random.pick([1, 60, 400, FileParser.usualByteCount])
      let together = Compilation(Table(files), pieces: byteCount)
      var builder = CompilationBuilder(Table(files))
      for file in files {
        var apart = SeparateFile(file, words: .language, pieces: byteCount)
        var old = SyntaxTree()
        while let piece = apart.next(reusing: old) { old = builder.append(piece) }
      }
      let apart = builder.finish()
      #expect(messages(apart) == messages(whole), "\(random)")
      #expect(messages(together) == messages(whole), "\(random)")
      #expect(together.program?.outline() == whole.program?.outline(), "\(random)")
      let isSame = apart.program?.graph() == together.program?.graph()
      #expect(isSame, "\(random)")
    }
  }

  @Test("problems come in the order of files and places")
  func sorted() {
    for random in SeededRandom.cases(20) {
      var generator = SourceGenerator(random)
      var random = random
      let files = generator.project().map { file in
        let mutator = random.pick(SourceMutator.allCases)
        return SourceText(path: file.path, bytes: mutator.mutate(file.bytes, &random))
      }
      let compilation = Compilation(Table(files))
      let places = compilation.diagnostics.map { diagnostic in
        let place = diagnostic.location
        return "\(files[Int(place.file.index)].path) \(100_000_000 + place.range.start)"
      }
      #expect(places == places.sorted(), "\(random)")
      let isBroken = compilation.diagnostics.contains { $0.severity == .error }
      #expect((compilation.program == nil) == isBroken, "\(random)")
    }
  }

  private func messages(_ compilation: Compilation) -> [String] {
    compilation.diagnostics.map { "\($0.severity.word)[\($0.code)]: \($0.message)" }
  }
}
