import NavLayout
import Testing

@Test func whatCanBeKeptIsKept() {
  for seed in 1...2000 as ClosedRange<UInt64> {
    let system = RandomSystem(seed: seed, rows: 1 + Int(seed % 60))
    let worst = system.worst()
    #expect(worst.miss < 0.001, "seed \(seed), row \(worst.row)")
  }
}

/// However many constraints of a lower priority want something else.
@Test func oneOfAHigherPriorityWinsOverManyOfALower() {
  var system = ConstraintSystem(variables: 1)
  let width = LinearTerm(0, 1)
  for index in 0..<500 {
    system.add([width], .equal, constant: -Double(200 + index), priority: 749)
  }
  system.add([width], .equal, constant: -100, priority: 750)
  #expect(abs(system.solve().values[0] - 100) < 0.001)
}

/// Of constraints of one priority that contradict each other, as little is missed as can be.
@Test func equalsAreSettledByTheSum() {
  var system = ConstraintSystem(variables: 1)
  for wanted in [100.0, 300, 300] {
    system.add([LinearTerm(0, 1)], .equal, constant: -wanted, priority: 500)
  }
  #expect(abs(system.solve().values[0] - 300) < 0.001)
}

@Test func aConflictIsNamedByTheFewest() {
  // left = 0, width = 100, right = left + width, right = 200; two others have no part in it.
  var system = ConstraintSystem(variables: 5)
  system.add([LinearTerm(0, 1)], .equal, constant: 0)
  system.add([LinearTerm(3, 1)], .equal, constant: -7)
  system.add([LinearTerm(2, 1), LinearTerm(0, -1)], .equal, constant: -100)
  system.add([LinearTerm(4, 1), LinearTerm(0, 1)], .greaterOrEqual, constant: 0)
  system.add([LinearTerm(1, 1), LinearTerm(2, -1)], .equal, constant: 0)
  system.add([LinearTerm(1, 1)], .equal, constant: -200)
  let solution = system.solve()
  #expect(solution.broken == [5])
  #expect(system.conflict(of: 5, leavingOut: solution.broken) == [0, 2, 4, 5])
  // The last one gives way, the rest holds.
  #expect(abs(solution.values[1] - 100) < 0.001)
}

/// Whatever is taken out of a conflict, the rest of it can be kept.
@Test func noConflictIsLargerThanItNeedsToBe() {
  for seed in 1...400 as ClosedRange<UInt64> {
    var random = RandomSystem(seed: seed, rows: 30)
    // Against the point, which keeps all others.
    for _ in 0..<4 {
      let variable = random.below(random.point.count)
      random.system.add(
        [LinearTerm(variable, 1)], .equal, constant: -random.point[variable] - 40)
    }
    let solution = random.system.solve()
    for broken in solution.broken {
      let conflict = random.system.conflict(of: broken, leavingOut: solution.broken)
      #expect(holds(conflict, of: random.system) == false || conflict.count == 1, "seed \(seed)")
      for left in conflict {
        #expect(holds(conflict.filter { $0 != left }, of: random.system), "seed \(seed)")
      }
    }
  }
}

private func holds(_ rows: [Int], of system: ConstraintSystem) -> Bool {
  var part = ConstraintSystem(variables: system.variableCount)
  for row in rows {
    let (terms, relation, constant, priority) = system.row(row)
    part.add(terms, relation, constant: constant, priority: priority)
  }
  return part.solve().broken.isEmpty
}

@Test func whatNothingDeterminesIsOpen() {
  // left = 10, right >= left + 20.
  var system = ConstraintSystem(variables: 2)
  system.add([LinearTerm(0, 1)], .equal, constant: -10)
  system.add([LinearTerm(1, 1), LinearTerm(0, -1)], .greaterOrEqual, constant: -20)
  let questions = [Question(0), Question(1, minus: 0)]
  #expect(system.solve(open: questions).isOpen == [false, true])
  // Whatever hugs its content is determined.
  system.add(
    [LinearTerm(1, 1), LinearTerm(0, -1)], .lessOrEqual, constant: -20, priority: 250)
  #expect(system.solve(open: questions).isOpen == [false, false])
}

@Test func chainsOfAnyOrderAreSolvedWithoutDeepCalls() {
  var system = ConstraintSystem(variables: 50_000)
  for index in (1..<50_000) {
    system.add([LinearTerm(index - 1, 1), LinearTerm(index, -1)], .equal, constant: 8)
  }
  system.add([LinearTerm(49_999, 1)], .equal, constant: -400_000)
  let values = system.solve().values
  #expect(abs(values[0] - 8) < 0.01)
}

@Test("a system that needs more effort than it allows is given up, and costs no more than that")
func effort() {
  /// A chain of spaces that are at least 8 wide, and of views that are all as wide: everything depends on everything.
  func chain(_ count: Int) -> ConstraintSystem {
    var system = ConstraintSystem(variables: 2 * count)
    for index in 1..<count {
      let (end, start) = (2 * index - 1, 2 * index)
      system.add([LinearTerm(start, 1), LinearTerm(end, -1)], .greaterOrEqual, constant: -8)
      system.add(
        [
          LinearTerm(start + 1, 1), LinearTerm(start, -1), LinearTerm(end, -1),
          LinearTerm(end - 1, 1),
        ], .equal, constant: 0)
    }
    return system
  }
  var short = chain(10)
  short.effort = 100_000
  #expect(short.solve().isComplete)
  #expect((0..<100_000).contains(short.effort))
  var long = chain(3000)
  long.effort = 100_000
  let solution = long.solve()
  #expect(!solution.isComplete && solution.values.isEmpty)
  // Whoever is over the limit stops with the row at hand, which names no more than there is.
  #expect(long.effort < 0 && long.effort > -20_000)
}
