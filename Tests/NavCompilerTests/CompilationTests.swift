import NavCompiler
import NavModel
import NavSyntax
import NavTesting
import NavText
import Testing

/// What holds of a compilation as a whole. What the language allows is told in Tests/Specs.
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

  @Test("nobody can tell whether files were parsed apart")
  func apart() {
    for random in SeededRandom.cases(40) {
      var generator = SourceGenerator(random)
      var random = random
      let files = generator.project().map { file in
        guard random.chance(25) else { return file }
        let mutator = random.pick(SourceMutator.allCases)
        return SourceText(path: file.path, bytes: mutator.mutate(file.bytes, &random))
      }
      let together = Compilation(Table(files))
      var assembly = Assembly(Table(files))
      for file in files { assembly.append(SeparateFile(file)) }
      let apart = assembly.finish()
      #expect(messages(apart) == messages(together), "\(random)")
      #expect(apart.program?.graph() == together.program?.graph(), "\(random)")
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
        let place = diagnostic.primary.location
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
