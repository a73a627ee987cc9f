import NavModel
import NavSyntax
import NavText

/// What names scenes and elements that may come later.
extension Declaring {
  mutating func lowerReference(_ syntax: AttributeSyntax, _ key: AttributeKey, _ scope: Scope) {
    let type = vocabulary.type(of: key)
    if type != .element {
      lowerSceneAttribute(syntax, key, type, scope)
    } else if let word = singleWord(syntax.value) {
      let attribute = program.attributes.append(Attribute(key, .element(.unresolved)))
      connections.anchors.append(ConnectionsOfScene.Anchor(attribute: attribute, word: word))
    } else {
      reportType(syntax, type)
    }
  }

  mutating func lowerBinding(_ syntax: AttributeSyntax, _ key: AttributeKey, _ scope: Scope) {
    let attribute = program.attributes.append(Attribute(key, .boolean(false)))
    self.defer(.bound(attribute, syntax.value, key), scope)
  }

  private mutating func lowerSceneAttribute(
    _ syntax: AttributeSyntax, _ key: AttributeKey, _ type: AttributeKey.ValueType, _ scope: Scope
  ) {
    let value = tree[syntax.value]
    guard let home = scope.storyboard else { return }
    if type == .scene {
      guard case .path(let path) = value.kind else {
        report(AttributeType.value(of: text(syntax.name.name), wants: type), value.range)
        return
      }
      let attribute = program.attributes.append(Attribute(key, .scene(.unresolved)))
      addReference(path, .attribute(attribute), home)
      addTabChoice(path, .attribute(attribute), scope)
      return
    }
    guard case .list(let items) = value.kind else {
      report(AttributeType.value(of: text(syntax.name.name), wants: type), value.range)
      return
    }
    let start = program.values.end
    for item in tree[items] {
      guard case .path(let path) = tree[item.expression].kind else {
        report(
          AttributeType.value(of: text(syntax.name.name), wants: type),
          tree[item.expression].range)
        continue
      }
      let value = program.values.append(.scene(.unresolved))
      addReference(path, .listed(value), home)
      addTabChoice(path, .listed(value), scope)
    }
    program.attributes.append(
      Attribute(key, .list(IDRange(from: start, to: program.values.end))))
  }

  private mutating func addTabChoice(
    _ path: PathSyntax, _ owner: Pending.Reference.Owner, _ scope: Scope
  ) {
    guard let scene = scope.scene else { return }
    pending.tabChoices.append(
      Pending.TabChoice(scene: scene, owner: owner, location: Location(file, path.range)))
  }

  mutating func addReference(
    _ path: PathSyntax, _ owner: Pending.Reference.Owner, _ home: ID<Storyboard>
  ) {
    let parts = path.parts
    guard let last = parts.last, let first = parts.first else { return }
    if parts.count > 2 {
      report(
        UnexpectedPart.part(.name, of: .pathToScene),
        tree.words[parts[parts.startIndex + 2]].range)
      return
    }
    pending.references.append(
      Pending.Reference(
        owner: owner, qualifier: parts.count == 2 ? tree.words[first].name : .none,
        name: tree.words[last].name, home: home, location: Location(file, path.range)))
  }
}
