import NavModel
import NavText

/// One thing that can be said of a scene, in words that both programs share.
struct SceneFeature: Hashable {
  /// What is said of a scene.
  enum Topic: UInt8 {
    case className, title, element, text, outlet, action
    /// A scene that is paired already holds it or is held by it, or an arrow comes from one or leads to one.
    case held, holds, entered, left
    /// A storyboard that is paired already begins with it.
    case initial
  }

  let topic: Topic
  /// What tells it from other features of the topic.
  let first: UInt32
  let second: UInt32

  init(_ topic: Topic, _ first: UInt32, _ second: UInt32 = 0) {
    self.topic = topic
    self.first = first
    self.second = second
  }

  /// How much it says about which scene it is.
  var weight: Int {
    switch topic {
    case .className, .held, .holds: 6
    case .title, .entered, .initial: 4
    case .outlet, .action, .left: 2
    case .element, .text: 1
    }
  }
}

extension MatchedSide {
  /// What is said of each scene that is still unpaired; nothing of the others.
  func features(
    _ scenes: Pairing<Scene>, _ storyboards: Pairing<Storyboard>
  ) -> [[SceneFeature]] {
    var features = [[SceneFeature]](repeating: [], count: program.scenes.count)
    for id in program.scenes.ids where scenes.number(of: id, on: self) == nil {
      features[Int(id.index)] = ownFeatures(of: id)
    }
    for id in program.storyboards.ids {
      guard let own = storyboards.number(of: id, on: self), let initial = program[id].initial,
        scenes.number(of: initial, on: self) == nil
      else { continue }
      features[Int(initial.index)].append(SceneFeature(.initial, own))
    }
    for relationship in program.relationships.rows {
      let kind = UInt32(relationship.kind.rawValue)
      let holder = scenes.number(of: relationship.source, on: self)
      let held = scenes.number(of: relationship.destination, on: self)
      if let holder, held == nil {
        features[Int(relationship.destination.index)].append(SceneFeature(.held, holder, kind))
      }
      if let held, holder == nil {
        features[Int(relationship.source.index)].append(SceneFeature(.holds, held, kind))
      }
    }
    for segue in program.segues.rows {
      guard let destination = segue.destination else { continue }
      let from = scenes.number(of: segue.source, on: self)
      let to = scenes.number(of: destination, on: self)
      if let from, to == nil {
        features[Int(destination.index)].append(SceneFeature(.entered, from, name(of: segue)))
      }
      if let to, from == nil {
        features[Int(segue.source.index)].append(
          SceneFeature(.left, to, UInt32(segue.kind.rawValue)))
      }
    }
    return features
  }

  private func ownFeatures(of id: ID<Scene>) -> [SceneFeature] {
    let scene = program[id]
    var features: [SceneFeature] = []
    func say(_ topic: SceneFeature.Topic, _ name: Name?, _ second: UInt32 = 0) {
      if let number = numberIfAny(name) {
        features.append(SceneFeature(topic, number, second))
      }
    }
    say(.className, scene.className)
    if case .text(let title) = program.value(of: .title, in: scene.attributes) {
      say(.title, title)
    }
    for element in program.elements[scene.elements] {
      say(.element, element.name, UInt32(element.kind.rawValue))
      say(.text, element.text)
    }
    for item in program.barItems[scene.barItems] {
      say(.element, item.name)
      say(.text, item.text)
    }
    for outlet in program.outlets[scene.outlets] { say(.outlet, outlet.name) }
    for action in program.actionConnections[program[cold: id].actionConnections] {
      say(.action, action.name)
    }
    return features
  }

  /// What sets a segue off, by its own name.
  private func name(of segue: Segue) -> UInt32 {
    switch segue.trigger {
    case .scene: number(segue.identifier)
    case .element(let element): number(program[element].name)
    case .barItem(let item): number(program[item].name)
    }
  }
}
