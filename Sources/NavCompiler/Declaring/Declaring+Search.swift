import NavModel
import NavSyntax
import NavText

/// The search controller of a scene's navigation item, with what is shown of its results (SEARCH-1).
extension Declaring {
  mutating func declareSearchController(_ item: ItemSyntax, _ scope: Scope) {
    allow([.name, .block], of: item, in: .element(.searchController))
    let members = item.block.members
    guard let name = item.name else {
      if !item.isBroken {
        report(
          UnnamedConstruct.declaration(keyword: ElementKind.searchController.facts.keyword),
          item.keyword.range)
      }
      return
    }
    var row = Element(
      .searchController, name: name.name, parent: nil, place: place(name.range))
    row.attributes = lowerAttributes(
      members, hosts: ElementKind.searchController.hosts, in: .element(.searchController),
      scope: scope)
    let id = program.elements.append(row, Element.Cold())
    var results: SourceRange?
    for index in members {
      let member = tree[index]
      switch member {
      case .attribute: break
      case .item(let memberID):
        let inner = tree[memberID]
        if inner.keyword.name == vocabulary.words.results {
          checkSecond(inner.keyword, &results)
          declareResults(inner, of: id, scope)
        } else if inner.keyword.name == vocabulary.words.on {
          report(
            MisplacedConstruct.word(
              text(inner.keyword.name), in: .element(.searchController), home: .sceneOrClass),
            inner.keyword.range)
        } else if vocabulary.isOutlet(inner.keyword.name) {
          connections.outlets.append(ConnectionsOfScene.Outlet(item: memberID, owner: id))
        } else if !inner.isBroken {
          reportUnknownInSearch(inner.keyword)
        }
      default: reportStray(member, in: .element(.searchController))
      }
    }
  }

  private mutating func reportUnknownInSearch(_ word: Word) {
    if vocabulary.attribute(word.name, in: ElementKind.searchController.hosts) != nil {
      // An attribute without its colon is a common slip.
      report(AttributeType.missingColon(text(word.name)), word.range)
    } else {
      reportUnknown(word, in: .element(.searchController), known: ["results"])
    }
  }

  /// `results -> Results`: the scene comes and goes with what is typed, as what is embedded does with its container.
  private mutating func declareResults(
    _ item: ItemSyntax, of search: ID<Element>, _ scope: Scope
  ) {
    guard let scene = scope.scene else { return }
    allow([.connection], of: item, in: .results)
    guard let connectionID = item.connection, let first = tree[connectionID].targets.first else {
      if !item.isBroken, item.connection == nil {
        report(
          BadOperand.missingArrow(text(item.keyword.name), target: "Results"), item.range)
      }
      return
    }
    let connection = tree[connectionID]
    if let verb = connection.verb {
      report(
        UnexpectedPart.verbInRelationship(
          text(verb.name), target: spell(tree[first]), of: text(item.keyword.name)),
        verb.range)
      return
    }
    if connection.targets.count > 1 {
      report(UnexpectedPart.part(.severalTargets, of: .results), connection.range)
    } else if connection.isListed {
      report(
        UnexpectedPart.targetInBrackets("results -> \(spell(tree[first]))"), tree[first].range)
    }
    for clause in tree[connection.clauses] {
      report(UnexpectedPart.part(clause.part, of: .results), clause.range)
    }
    if let block = connection.block {
      report(UnexpectedPart.part(.block, of: .results), block.opener)
    }
    let segue = program.segues.append(
      Segue(.embed, from: scene, trigger: .element(search), place: place(tree[first].range)),
      Segue.Cold())
    segueTargets.append(SegueTarget(segue: segue, path: first))
  }
}
