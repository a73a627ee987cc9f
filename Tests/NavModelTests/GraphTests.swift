import NavModel
import NavTesting
import NavText
import Testing

@Suite struct GraphTests {
  @Test("a program is the same after a graph")
  func roundTrip() throws {
    for random in SeededRandom.cases(40) {
      let program = randomProgram(random)
      let bytes = program.graph()
      #expect(isGraph(bytes))
      let loaded = try Program(graph: bytes)
      #expect(description(of: loaded) == description(of: program), "\(random)")
      #expect(loaded.graph() == bytes, "\(random)")
      #expect(loaded.firstViolation() == nil)
    }
  }

  @Test("its halves may be made apart")
  func halves() {
    // The first two fill no piece of the writer, the last fills several.
    for count in [1, 2, 400] {
      let program = randomProgram(SeededRandom(seed: 7), scenes: count)
      var bytes: [UInt8] = []
      let header = program.writeGraph(secondHalf: program.secondHalfOfGraph) {
        bytes.append(contentsOf: $0)
      }
      bytes.replaceSubrange(..<header.count, with: header)
      #expect(bytes == program.graph(), "\(count) scenes")
    }
  }

  @Test func emptyProgram() throws {
    let program = ProgramBuilder().finish()
    let loaded = try Program(graph: program.graph())
    #expect(description(of: loaded) == description(of: program))
  }

  @Test("a graph that is cut anywhere is not read, whatever its checksum")
  func truncation() {
    let bytes = randomProgram(SeededRandom(seed: 1), scenes: 2).graph()
    for count in 0..<bytes.count {
      let expected: GraphProblem =
        count < 4
        ? .notAGraph : .truncated(expected: count < 40 ? 40 : bytes.count, found: count)
      let found = problem(of: Array(bytes[..<count]))
      if found != expected {
        Issue.record("cut at \(count): \(String(describing: found))")
      }
      if count >= 40 {
        check(repaired(Array(bytes[..<count])), mustFail: true, "cut at \(count)")
      }
    }
  }

  @Test("a graph with any byte changed is not read")
  func changedBytes() {
    let bytes = randomProgram(SeededRandom(seed: 1), scenes: 2).graph()
    for index in bytes.indices {
      for change in [0x01, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] ^= change
        if problem(of: changed) == nil {
          Issue.record("byte \(index) ^ \(change)")
        }
      }
    }
  }

  @Test("with a checksum that fits, a changed graph is refused or keeps all promises")
  func changedBytesWithChecksum() {
    for seed in 1...2 as ClosedRange<UInt64> {
      let bytes = randomProgram(SeededRandom(seed: seed), scenes: 1).graph()
      for index in 40..<bytes.count {
        for change in [0x01, 0xFF] as [UInt8] {
          var changed = bytes
          changed[index] ^= change
          check(repaired(changed), mustFail: false, "seed \(seed), byte \(index) ^ \(change)")
        }
      }
    }
  }

  /// A field that only the graph names would be missing there.
  @Test("what a graph says, its JSON document says too")
  func fieldsOfJSON() throws {
    var isTold = 0
    // In others two rows say the same, and no document tells them apart.
    for seed in [5, 8, 11] as [UInt64] {
      let program = randomProgram(SeededRandom(seed: seed), scenes: 1)
      let (bytes, document) = (program.graph(), program.json())
      for index in 40..<bytes.count {
        var changed = bytes
        changed[index] ^= 0x01
        guard let other = try? Program(graph: repaired(changed)) else { continue }
        isTold += 1
        // Names that nothing uses, and where lines end that nothing is on.
        if fields(of: other) == fields(of: program) { continue }
        if other.json() == document {
          let field = zip(fields(of: other), fields(of: program)).first { $0 != $1 }
          Issue.record("seed \(seed), byte \(index): \(field?.0.prefix { $0 != ":" } ?? "")")
        }
      }
    }
    #expect(isTold > 100)
  }

  @Test("bytes that are no graph at all end in a problem")
  func noise() {
    let header = Array(ProgramBuilder().finish().graph()[..<40])
    for var random in SeededRandom.cases(500) {
      var bytes = header
      for _ in 0..<Int.random(in: 0..<400, using: &random) {
        // Small numbers are likelier to be taken for something.
        bytes.append(UInt8.random(in: 0...(random.chance(50) ? 4 : 255), using: &random))
      }
      check(repaired(bytes), mustFail: false, "\(random)")
    }
  }

  @Test func damageIsTold() {
    let bytes = ProgramBuilder().finish().graph()
    #expect(problem(of: []) == .notAGraph)
    #expect(problem(of: Array("storyboard Shop {}".utf8)) == .notAGraph)
    #expect(!isGraph(Array("storyboard Shop {}".utf8)))

    let asText = bytes.split(separator: 0x0D, omittingEmptySubsequences: false).joined()
    #expect(problem(of: Array(asText) + [0]) == .changedLineEnds)

    var other = bytes
    for version in [7, 99] as [UInt8] {
      other[8] = version
      #expect(problem(of: other) == .version(found: UInt64(version), supported: 20))
    }
    #expect(problem(of: bytes + [0]) == .trailingBytes)
  }

  @Test func problemsAreExplained() {
    let place = Location(ID(0), SourceRange(0, 0))
    let problems: [GraphProblem] = [
      .notAGraph, .truncated(expected: 2, found: 1), .changedLineEnds, .checksum,
      .version(found: 2, supported: 1), .trailingBytes, .damaged("x"),
    ]
    let codes = Set(GraphProblem.explanations.map(\.code))
    for problem in problems {
      let diagnostic = problem.diagnostic(at: place)
      #expect(codes.contains(diagnostic.code))
      #expect(!diagnostic.message.isEmpty && !diagnostic.help.isEmpty)
    }
    #expect(Set(problems.map { $0.diagnostic(at: place).code }) == codes)
  }

  private func check(_ bytes: [UInt8], mustFail: Bool, _ comment: @autoclosure () -> String) {
    do {
      let program = try Program(graph: bytes)
      if mustFail || program.firstViolation() != nil || program.graph() != bytes {
        Issue.record("\(comment())")
      }
    } catch {
      guard case .damaged = error else {
        Issue.record("\(error), \(comment())")
        return
      }
    }
  }

  private func problem(of bytes: [UInt8]) -> GraphProblem? {
    do {
      _ = try Program(graph: bytes)
      return nil
    } catch {
      return error
    }
  }
}

/// Everything that a program holds, by reflection: a field that a graph forgets is seen without a second list.
private func description(of program: Program) -> [String] {
  fields(of: program) + ["\(program.sources)"] + program.names.names.map { program[$0] }
}

/// The same without sources and the texts of names.
private func fields(of program: Program) -> [String] {
  Mirror(reflecting: program).children.filter { $0.label != "names" && $0.label != "sources" }
    .map { "\($0.label ?? ""): \($0.value)" }
}

/// The same bytes with the lengths and the checksum that they should have: a second writing of what Program+Graph does.
private func repaired(_ bytes: [UInt8]) -> [UInt8] {
  func mixed(_ word: UInt64) -> UInt64 {
    let product = word &* 0x9E37_79B9_7F4A_7C15
    return product << 29 | product >> 35
  }
  func checksum(_ words: [UInt64], byteCount: Int) -> UInt64 {
    let sum = words.reduce(0) { mixed($0 ^ $1) }
    return mixed(mixed(sum ^ UInt64(byteCount)))
  }
  func word(at start: Int, before end: Int) -> UInt64 {
    bytes[start..<min(start + 8, end)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
  let middle = min(40 + Int(word(at: 24, before: 32)), bytes.count)
  let halves = [40..<middle, middle..<bytes.count].map { half in
    checksum(
      stride(from: half.lowerBound, to: half.upperBound, by: 8).map {
        word(at: $0, before: half.upperBound)
      }, byteCount: half.count)
  }
  let sum = checksum(halves, byteCount: 16)
  var repaired = bytes
  for index in 0..<8 {
    repaired[16 + index] = UInt8(truncatingIfNeeded: bytes.count >> (index * 8))
    repaired[24 + index] = UInt8(truncatingIfNeeded: (middle - 40) >> (index * 8))
    repaired[32 + index] = UInt8(truncatingIfNeeded: sum >> UInt64(index * 8))
  }
  return repaired
}
