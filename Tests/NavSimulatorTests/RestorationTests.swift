import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

@Suite struct RestorationTests {
  static let tabs = Sketch.program { app in
    app.isPreserved = true
    app.scene("Main", .tabBar) {
      for tab in ["A", "B", "C", "D", "Stack", "E", "F"] { $0.child(.tab, tab) }
    }
    for tab in ["A", "B", "C", "D", "E", "F"] {
      app.scene(tab) {
        $0.variable("count", .integer(0, 9))
        $0.button("Form", Arrow(.present, "Stack").styled(.pageSheet))
        $0.button("Next", Arrow(.show, "A"))
      }
    }
    app.stack("Stack", root: "A")
  }

  /// Wherever a walk ends, the app comes back in one piece, and with the same path from the window to the eye. No page is
  /// turned on the way: which one is shown, page view controllers leave to the app (RESTORE-9).
  @Test(arguments: SeededRandom.cases(40))
  func everyStateComesBack(_ seeded: SeededRandom) {
    var random = seeded
    let program = random.pick([Self.tabs, SplitTests.columns])
    let device = random.pick([Device.iPhone15, .iPadPro11, .iPhone15ProMax, .iPhone8])
    var (state, _) = program.launch(device: device, era: random.pick([.modern, .sheet]))
    for _ in 0..<25 {
      var events = program.events(in: state) + [.rotate(random.pick(Orientation.allCases))]
      events.removeAll { $0 == .turnPage(isForward: true) || $0 == .turnPage(isForward: false) }
      (state, _) = program.step(state, random.pick(events))
      guard !state.isCrashed else { return }
      let (_, effects) = program.step(state, .save)
      guard let bytes = effects.archive else { continue }
      let (restored, told) = program.step(state, .restore(bytes))
      #expect(told.refusal(in: program) == nil, "\(seeded)")
      #expect(program.checkInvariants(of: restored) == nil, "\(seeded)")
      #expect(
        program.screen(of: restored).visible == program.screen(of: state).visible, "\(seeded)")
    }
  }

  @Test func whateverIsDamagedIsRefused() {
    let (state, _) = Self.tabs.launch(device: .iPhone8)
    let bytes = Self.tabs.step(state, .save).effects.archive ?? []
    #expect(bytes.count > 40)
    func isRefused(_ bytes: [UInt8]) -> Bool {
      let (next, effects) = Self.tabs.step(state, .restore(bytes))
      return effects.refusal(in: Self.tabs) != nil && next == state
    }
    #expect(!isRefused(bytes))
    for count in bytes.indices { #expect(isRefused(Array(bytes[..<count]))) }
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1 << UInt8(index % 8)
      #expect(isRefused(changed), "byte \(index)")
    }
    #expect(isRefused(bytes + [0]))
  }
}
