import NavModel
import NavSimulator
import NavText
import Testing

/// SplitMix64: the same seed walks the same way everywhere.
struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(sides))
  }
}

@Suite struct RandomWalkTests {
  static let programs = [
    StackTests.program, TabTests.program, TabTests.seven, PresentTests.program,
    SegueTests.program, SplitTests.program(style: 0), SplitTests.program(style: 1),
    SplitTests.columns,
  ]

  @Test(arguments: 0..<8, 0..<12)
  func everyStateHoldsTogether(_ program: Int, _ seed: Int) {
    let program = Self.programs[program]
    var dice = Dice(state: UInt64(seed))
    let device: Device = [.iPhone15, .iPadPro11, .iPhone15ProMax, .iPhone4S][seed % 4]
    let era: SystemEra = [.modern, .sheet, .flat, .legacy][seed % 4]
    var (state, _) = program.launch(device: device, era: era)
    var done: [Event] = []
    for _ in 0..<150 {
      let event = choose(program, state, &dice)
      done.append(event)
      let (next, effects) = program.step(state, event)
      let again = program.step(state, event)
      #expect(again.next == next && again.effects == effects, "seed \(seed): \(event) is not pure")
      if effects.refusal(in: program) != nil {
        #expect(next == state, "seed \(seed): refused \(event) changed the state")
      }
      if let broken = program.checkInvariants(of: next) {
        Issue.record("seed \(seed): \(broken) after \(done.suffix(4))")
        return
      }
      if next.isCrashed || next.controllers.count > 60 {
        (state, _) = program.launch(device: device, era: era)
        done = []
      } else {
        state = next
        // Looking at it must work too.
        _ = program.screen(of: state).drawing()
        var json = JSONWriter()
        program.writeState(state, to: &json)
        program.writeEffects(effects, to: &json)
      }
    }
  }

  /// Mostly what a person can do, sometimes anything at all.
  private func choose(_ program: Program, _ state: NavigationState, _ dice: inout Dice) -> Event {
    let possible = program.events(in: state)
    if !possible.isEmpty && dice.roll(4) > 0 { return possible[dice.roll(possible.count)] }
    func scene() -> ID<Scene> { ID(dice.roll(program.scenes.count)) }
    let index = Int32(dice.roll(9) - 1)
    switch dice.roll(36) {
    case 0: return .push(scene())
    case 1: return .popTo(scene())
    case 2: return .setStack([scene(), scene(), scene()])
    case 3: return .present(scene())
    case 4: return .selectIndex(index)
    case 5: return .tapTab(scene(), index)
    case 6: return .tapMore(scene())
    case 7: return .tapMoreRow(scene(), index)
    case 8: return .back
    case 9: return .swipeBack(cancelled: dice.roll(2) == 0)
    case 10: return .swipeDown(cancelled: dice.roll(2) == 0)
    case 11: return .tapOutside
    case 12: return .dismiss
    case 13: return .pop
    case 14: return .popToRoot
    case 15: return .toggleEditing
    case 16: return .setBadge(scene(), "3")
    case 17: return .setBarHidden(dice.roll(2) == 0)
    case 18: return .setToolbarHidden(dice.roll(2) == 0)
    case 19: return .rotate(Orientation.allCases[dice.roll(4)])
    case 20: return .resize(Device.allCases[dice.roll(Device.allCases.count)])
    case 21 where !program.segues.isEmpty: return .performSegue(ID(dice.roll(program.segues.count)))
    case 22 where !program.methods.isEmpty: return .runAction(ID(dice.roll(program.methods.count)))
    case 23 where !program.variables.isEmpty:
      return .setVariable(ID(dice.roll(program.variables.count)), index)
    case 24 where !program.elements.isEmpty:
      return .tapElement(ID(dice.roll(program.elements.count)))
    case 25 where !program.elements.isEmpty:
      return .tapRow(ID(dice.roll(program.elements.count)), index)
    case 26 where !program.barItems.isEmpty:
      return .tapBarItem(ID(dice.roll(program.barItems.count)))
    case 27: return .setStack([])
    case 28: return .customize(scene(), index)
    case 29: return dice.roll(2) == 0 ? .beginCustomizing(scene()) : .endCustomizing(scene())
    case 30: return .share(WindowShare.allCases[dice.roll(6)])
    case 31: return .showColumn(SplitColumn.allCases[dice.roll(4)])
    case 32: return .hideColumn(SplitColumn.allCases[dice.roll(4)])
    case 33: return .swipeColumn(isIn: dice.roll(2) == 0)
    case 34: return .leaf(isForward: dice.roll(2) == 0)
    default: return .animate(Animation.allCases[dice.roll(3)])
    }
  }
}
