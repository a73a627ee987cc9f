import NavModel
import NavSyntax
import NavText

extension Declaring {
  mutating func declareStoryboard(_ item: ItemSyntax) {
    guard let name = item.name else {
      if !item.isBroken {
        report(UnnamedConstruct.declaration(keyword: "storyboard"), item.keyword.range)
      }
      return
    }
    allow([.name, .block], of: item, in: .storyboard)
    var row = Storyboard(name: name.name, place: place(name.range))
    row.documentation = documentation(item.documentation)
    let id = program.storyboards.append(row)
    if let first = symbols.storyboards.insert(name.name, id) {
      report(
        DuplicateName.named(text(name.name), .storyboard, first: location(program[first].place)),
        name.range)
    }
    if firstStoryboards[Int(file.index)] == nil { firstStoryboards[Int(file.index)] = id }
    let members = item.block.members
    program.storyboards[id].attributes = lowerAttributes(
      members, hosts: AttributeKey.Hosts(.storyboard), in: .storyboard,
      scope: Scope(storyboard: id))
    let firstReference = pending.references.count
    let start = program.scenes.end
    var initial = attribute(vocabulary.words.initial, among: members)?.range
    for index in members {
      let member = tree[index]
      switch member {
      case .attribute: break
      case .item(let memberID): declareStoryboardMember(tree[memberID], id, &initial)
      default: reportStray(member, in: .storyboard)
      }
    }
    program.storyboards[id].scenes = IDRange(from: start, to: program.scenes.end)
    if item.block == nil && !item.isBroken {
      report(MissingBlock(keyword: "storyboard"), item.keyword.range)
    } else if initial == nil {
      entrances.withoutInitial.append((id, Location(file, name.range)))
    }
    checkDuplicateScenes(id)
    resolveSegues(of: id)
    resolveLocally(since: firstReference, in: id)
  }

  /// The scenes of a storyboard, which `symbols` knows by their names from now on.
  private mutating func indexScenes(of storyboard: ID<Storyboard>) -> IDRange<Scene> {
    let scenes = program.storyboards[storyboard].scenes
    symbols.scenes.fill(storyboard, scenes, program.scenes, nameCount: program.names.count)
    return scenes
  }

  /// Nearly all segues stay within their storyboard, which a table of references would only make slower.
  private mutating func resolveSegues(of storyboard: ID<Storyboard>) {
    let scenes = indexScenes(of: storyboard)
    for target in segueTargets {
      let parts = tree.paths[target.path].parts
      if parts.count == 1, let word = parts.first,
        let scene = symbols.scenes.find(tree.words[word].name, in: scenes)
      {
        program.segues[target.segue].destination = scene
      } else {
        addReference(tree[target.path], .segue(target.segue), storyboard)
      }
    }
    segueTargets.removeAll(keepingCapacity: true)
  }

  /// Most references stay within their storyboard: they are resolved at its end, and only the others have to be kept.
  private mutating func resolveLocally(since first: Int, in storyboard: ID<Storyboard>) {
    let scenes = indexScenes(of: storyboard)
    var kept = first
    for index in first..<pending.references.count {
      let reference = pending.references[index]
      if reference.qualifier.isNone, let scene = symbols.scenes.find(reference.name, in: scenes) {
        recordUse(of: scene, reference)
        program.connect(reference.owner, to: scene)
      } else {
        pending.references[kept] = reference
        kept += 1
      }
    }
    pending.references.removeLast(pending.references.count - kept)
  }

  private mutating func declareStoryboardMember(
    _ item: ItemSyntax, _ storyboard: ID<Storyboard>, _ initial: inout SourceRange?
  ) {
    if item.keyword.name == vocabulary.words.initial {
      allow([.connection], of: item, in: .initialArrow)
      guard let connection = item.connection else {
        if !item.isBroken {
          report(BadOperand.missingArrow("initial", target: target(of: item)), item.range)
        }
        initial = initial ?? item.range
        return
      }
      if let first = initial {
        report(SecondInitial(first: Location(file, first)), item.range)
        return
      }
      initial = item.range
      for clause in tree[tree[connection].clauses] {
        report(UnexpectedPart.part(clause.part, of: .initialArrow), clause.range)
      }
      plainTarget(
        of: tree[connection], owner: .initial(storyboard), home: storyboard,
        keyword: item.keyword)
      return
    }
    if let kind = vocabulary.controller(item.keyword.name) {
      if kind.isMadeByCode {
        report(
          MisplacedConstruct.word(kind.facts.keyword, in: .storyboard, home: .sceneThatPresents),
          item.keyword.range)
        return
      }
      declareScene(item, kind, storyboard)
    } else if !item.isBroken {
      let isArrow = item.connection != nil && home(of: item.keyword.name) == nil
      let spelling = text(item.keyword.name)
      if isArrow && Alias.advice(on: spelling) == nil && item.name == nil {
        // The one arrow of a storyboard, misspelt, or an arrow of a scene.
        let near = nearest(to: spelling, among: ["initial"])
        if near.isEmpty {
          report(
            MisplacedConstruct.word(spelling + " ->", in: .storyboard, home: .bracesOfScene),
            item.keyword.range)
        } else {
          report(
            UnknownKeyword.unknown(spelling, in: .storyboard, near: near), item.keyword.range)
        }
        return
      }
      reportUnknown(
        item.keyword, in: .storyboard,
        known: BlockKind.storyboard.keywords)
    }
  }

  /// What an item without an arrow was probably meant to point at.
  mutating func target(of item: ItemSyntax) -> String {
    item.name.map { text($0.name) } ?? "Home"
  }

  /// An arrow that is no segue: `initial`, `root`, `tab` and their like. It names a scene and nothing else.
  mutating func plainTarget(
    of connection: ConnectionSyntax, owner: Pending.Reference.Owner, home: ID<Storyboard>,
    keyword: Word
  ) {
    if let verb = connection.verb, let target = tree[connection.targets].first {
      report(
        UnexpectedPart.verbInRelationship(
          text(verb.name), target: spell(target), of: text(keyword.name)),
        verb.range)
    }
    guard let target = tree[connection.targets].first else { return }
    if connection.targets.count > 1 {
      report(UnexpectedPart.part(.severalTargets, of: .arrow), connection.range)
    } else if connection.isListed, connection.verb == nil {
      report(
        UnexpectedPart.targetInBrackets("\(text(keyword.name)) -> \(spell(target))"),
        target.range)
    }
    if let block = connection.block {
      report(UnexpectedPart.part(.block, of: .arrow), block.opener)
    }
    addReference(target, owner, home)
  }

  private mutating func checkDuplicateScenes(_ storyboard: ID<Storyboard>) {
    let scenes = indexScenes(of: storyboard)
    for scene in scenes {
      let name = program.scenes[scene].name
      if let first = symbols.scenes.find(name, in: scenes), first != scene {
        report(
          DuplicateName.named(
            text(name), .scene, first: location(program.scenes[first].place)),
          at: location(program.scenes[scene].place))
      }
    }
  }
}
