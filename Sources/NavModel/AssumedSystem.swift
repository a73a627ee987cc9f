import NavText

/// What an app is made for, where its text says so.
extension Program {
  /// The generation of iOS that a storyboard or a test assumes; nil where it names none.
  public func era(in attributes: IDRange<Attribute>) -> SystemEra? {
    self[attributes, .era]
  }

  /// The generation of iOS that the storyboard of a scene assumes, the usual one where it names none.
  public func era(of scene: ID<Scene>) -> SystemEra {
    let attributes = self[self[scene].storyboard].attributes
    return era(in: attributes) ?? .standard(on: device(in: attributes) ?? .standard)
  }

  /// The device that a storyboard or a test assumes; nil where it names none, or an unknown one.
  public func device(in attributes: IDRange<Attribute>) -> Device? {
    self[attributes, .device].flatMap { Device(named: names[$0]) }
  }
}
