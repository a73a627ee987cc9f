import NavCheck
import NavCompiler
import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

/// What `explore` says of tiny apps, where one sees what there is.
@Suite("Spaces") struct SpaceTests {
  private func explored(
    _ text: String, moves: MoveSet = .fingers, atMost bound: Int = 5_000
  ) throws -> Space {
    let program = try #require(
      Compilation(Table([SourceText(path: "App.navscene", text)])).program)
    var space = Space(of: program, moves: moves, atMost: bound)
    space.exploration.run()
    return space
  }

  @Test("a scene alone is one state, from which nothing leads on, and no trap")
  func alone() throws {
    let space = try explored("storyboard App { initial -> Home\nscene Home }")
    #expect(space.exploration.states.count == 1)
    #expect(space.exploration.edges.count == 0)
    #expect(space.exploration.depth == 0)
    #expect(space.deadEnds == [ID(0)])
    #expect(space.traps.isEmpty)
    #expect(space.coverage.missing.isEmpty)
  }

  @Test("a cover that nothing takes away is a dead end and a trap, and so is what leads only there")
  func trapped() throws {
    let space = try explored(
      """
      storyboard App {
        initial -> Home
        scene Home { button Go "Go" -> present Hall { style: fullScreen } }
        scene Hall { button On "On" -> present End { style: fullScreen } }
        scene End
        scene Elsewhere
      }
      """)
    #expect(space.exploration.states.count == 3)
    #expect(space.exploration.depth == 2)
    #expect(space.deadEnds == [ID(2)])
    #expect(space.traps == [ID(1), ID(2)])
    #expect(space.way(to: ID(2)) == ["tap Go", "tap On"])
    #expect(space.coverage.missing.map { space.coverage.map.items[$0].kind } == [.scenes])
  }

  @Test("where the bound was reached nothing is said to be stuck that may lead on")
  func cutOff() throws {
    let space = try explored(
      """
      storyboard App {
        initial -> Home
        scene Home { button Go "Go" -> present Hall { style: fullScreen } }
        scene Hall { button On "On" -> present Hall { style: fullScreen } }
      }
      """, atMost: 4)
    #expect(!space.isComplete)
    #expect(space.exploration.states.count == 4)
    #expect(space.deadEnds.isEmpty)
    #expect(space.traps.isEmpty)
  }

  @Test("what is noticed is the same in shares of any size, and what plays of all moves notice")
  func noticing() throws {
    for var random in SeededRandom.cases(30) {
      let app = SmallApp(&random, [.tabs, .modals, .variables, .pops])
      let text = app.text
      let whole = try explored(text)
      guard whole.isComplete else { continue }
      let program = whole.exploration.program
      var shared = Space(of: program, atMost: 5_000)
      while !shared.exploration.isDone {
        let batch = shared.exploration.next(atMost: 8)
        let shares = stride(from: batch.startIndex, to: batch.endIndex, by: 2).map {
          shared.exploration.expansion(of: IDRange($0, min($0 + 2, batch.endIndex)))
        }
        for share in shares { shared.exploration.add(share) }
      }
      #expect(whole.coverage.missing == shared.coverage.missing, "\(random)")
      var naive = Coverage(program)
      var occurrences: [Occurrence] = []
      let (start, effects) = program.launch(noting: &occurrences)
      naive.note(occurrences, effects, in: start)
      for state in whole.exploration.states.ids {
        let source = whole.exploration.states[state]
        for event in program.events(in: source) {
          occurrences = []
          let (next, effects) = program.step(source, event, noting: &occurrences)
          naive.note(occurrences, effects, in: next)
        }
      }
      #expect(whole.coverage.missing == naive.missing, "\(random)\n\(text)")
    }
  }

  @Test("noticing changes nothing of what is found")
  func plain() throws {
    for var random in SeededRandom.cases(20) {
      let app = SmallApp(&random, .all)
      guard let program = Compilation(Table([SourceText(path: "App.navscene", app.text)])).program
      else { continue }
      var space = Space(of: program, atMost: 500)
      space.exploration.run()
      var plain = Exploration(of: program, from: space.start, atMost: 500)
      plain.run()
      #expect(plain.states.count == space.exploration.states.count, "\(random)")
      #expect(plain.edges.count == space.exploration.edges.count, "\(random)")
      #expect(plain.depth == space.exploration.depth, "\(random)")
    }
  }

  @Test("what is outside the model is refused by name")
  func refused() throws {
    func refusal(_ text: String) throws -> PromelaObstacle? {
      let program = try #require(
        Compilation(Table([SourceText(path: "App.navscene", text)])).program)
      do throws(PromelaObstacle) {
        _ = try PromelaModel.text(
          of: program, within: PromelaModel.Bounds(depth: 2, presentations: 2))
        return nil
      } catch {
        return error
      }
    }
    #expect(try refusal("storyboard App { initial -> Home\nscene Home { label A \"A\" } }") == nil)
    let field = try refusal("storyboard App { initial -> Home\nscene Home { textField A } }")
    #expect(field?.owner == "Home")
    #expect(field?.thing == "'textField'")
  }
}
