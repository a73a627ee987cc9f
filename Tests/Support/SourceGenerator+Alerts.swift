import NavModel

extension SourceGenerator {
  /// Alerts, action sheets and controllers of the system of a scene, and what presents them.
  mutating func writeMadeByCode(_ scope: GeneratorScope) {
    guard random.chance(25) else { return }
    let kind = draw("made by code", ControllerKind.allCases.filter { $0.isMadeByCode })
    let name = fresh("Ask")
    let isPopover = kind != .alert && random.chance(30)
    block("button " + fresh("Question"), ["-> \(isPopover ? "popover" : "present") \(name)"])
    documentation()
    switch kind {
    case .system: writeSystemController(name, scope)
    default: writeAlert(name, kind, scope)
    }
  }

  private mutating func writeAlert(
    _ name: String, _ kind: ControllerKind, _ scope: GeneratorScope
  ) {
    var fields: [String] = []
    var actions: [String] = []
    let members = collect { generator in
      // The action that is preferred comes later.
      generator.lines += generator.attributes([.anyAlert], scope)
      if kind == .alert {
        for _ in 0..<generator.random.below(3) {
          let field = generator.fresh("Field")
          fields.append(field)
          generator.block(
            "textField \(field)" + generator.optionalText(),
            generator.attributes([.alertField], scope))
        }
      }
      var hasCancel = false
      for _ in 0...generator.random.below(3) {
        let action = generator.fresh("Choose")
        actions.append(action)
        let inner = generator.collect { inner in
          let style = inner.draw("action style", AlertActionStyle.allCases)
          if style != .cancel || !hasCancel { inner.line("style: \(style.keyword)") }
          hasCancel = hasCancel || style == .cancel
          if let field = fields.first, inner.random.chance(40) {
            inner.line("enabled: hasText of \(field)")
          }
          inner.lines += inner.statements(scope)
        }
        generator.block("action \(action)" + generator.optionalText(), inner)
      }
      if kind == .alert, generator.random.chance(30) {
        generator.line("preferredAction: \(generator.random.pick(actions))")
      }
    }
    block("\(kind.facts.keyword) \(name)", members)
  }

  private mutating func writeSystemController(_ name: String, _ scope: GeneratorScope) {
    let system = draw("system controller", SystemController.allCases)
    let members = collect { generator in
      for choice in system.facts.choices where generator.random.chance(60) {
        generator.block(
          "on \(choice.callback)", isRequired: true, generator.statements(scope))
      }
    }
    block("system \(name): \(system.facts.className)", members)
  }
}
