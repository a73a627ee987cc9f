import NavStoryboard

/// Tables and collections, their cells, and what is connected with them.
extension ProjectFeature {
  static let lists: [ProjectFeature] = [
    ProjectFeature("table with prototypes", share: 30) { draft in
      let scene = draft.addScreen("tableViewController", hasClass: true)
      guard let owner = draft.scenes[scene].classIndex else { return false }
      var cells: [Markup] = []
      for _ in 0...draft.random.below(2) { cells.append(draft.prototype(dequeuedBy: owner)) }
      draft.scenes[scene].parts = [
        Markup(
          "tableView",
          [
            "key": "view", "contentMode": "scaleToFill", "dataMode": "prototypes", "style": "plain",
            "id": draft.scenes[scene].viewID,
          ],
          [
            Markup("prototypes", [:], cells),
            Markup(
              "connections", [:],
              [draft.delegate("dataSource", of: scene), draft.delegate("delegate", of: scene)]),
          ])
      ]
      return true
    },
    ProjectFeature("table with static cells", share: 20) { draft in
      let scene = draft.addScreen("tableViewController")
      let label = draft.objectID()
      let labels = [label, draft.objectID()]
      let cells = labels.map { label -> Markup in
        let cell = draft.objectID()
        return Markup(
          "tableViewCell", ["contentMode": "scaleToFill", "selectionStyle": "default", "id": cell],
          [
            Markup(
              "tableViewCellContentView",
              ["key": "contentView", "tableViewCell": cell, "id": draft.objectID()],
              [Markup("subviews", [:], [Markup("label", ["text": "Name", "id": label])])])
          ])
      }
      draft.connectOutlet(scene, to: label, "UILabel", ["nameLabel", "firstLabel"])
      draft.scenes[scene].parts = [
        Markup(
          "tableView",
          [
            "key": "view", "contentMode": "scaleToFill", "dataMode": "static", "style": "grouped",
            "id": draft.scenes[scene].viewID,
          ],
          [
            Markup(
              "sections", [:],
              [
                Markup(
                  "tableViewSection", ["headerTitle": "General", "id": draft.objectID()],
                  [Markup("cells", [:], cells)])
              ]),
            Markup(
              "connections", [:],
              [draft.delegate("dataSource", of: scene), draft.delegate("delegate", of: scene)]),
          ])
      ]
      return true
    },
    ProjectFeature("collection with cells", share: 20) { draft in
      let scene = draft.addScreen("collectionViewController", hasClass: true)
      let identifier = draft.fresh(["PhotoCell", "Tile"])
      let row = draft.addClass(for: "UICollectionViewCell", draft.topic(), suffix: "Tile")
      let image = draft.objectID()
      var cell = Markup(
        "collectionViewCell",
        ["opaque": "NO", "reuseIdentifier": identifier, "id": draft.objectID()],
        [
          Markup(
            "view", ["key": "contentView", "opaque": "NO"],
            [
              Markup(
                "subviews", [:],
                [Markup("imageView", ["userInteractionEnabled": "NO", "id": image])])
            ])
        ])
      for (name, value) in draft.classAttributes(row) { cell[name] = value }
      cell.children.append(
        Markup("connections", [:], [draft.outlet(of: row, to: image, "UIImageView", ["thumbnail"])])
      )
      draft.scenes[scene].parts = [
        Markup(
          "collectionView",
          [
            "key": "view", "contentMode": "scaleToFill", "dataMode": "prototypes",
            "id": draft.scenes[scene].viewID,
          ],
          [
            Markup(
              "collectionViewFlowLayout", ["key": "collectionViewLayout", "id": draft.objectID()]),
            Markup("cells", [:], [cell]),
            Markup(
              "connections", [:],
              [draft.delegate("dataSource", of: scene), draft.delegate("delegate", of: scene)]),
          ])
      ]
      return true
    },
    ProjectFeature("row that leads on", share: 20) { draft in
      let scene = draft.addScreen("tableViewController", hasClass: true)
      guard let owner = draft.scenes[scene].classIndex else { return false }
      let destination = draft.addScene("viewController", in: draft.scenes[scene].storyboard)
      draft.scenes[destination].isInStack = draft.scenes[scene].isInStack
      var cell = draft.prototype(dequeuedBy: owner)
      let kind =
        draft.scenes[scene].isInStack
        ? (draft.style.isOldFashioned ? "push" : "show") : "presentation"
      let segue = Markup(
        "segue",
        [
          "destination": draft.scenes[destination].id,
          "kind": draft.style.isOldFashioned && kind == "presentation" ? "modal" : kind,
          "identifier": draft.random.chance(50) ? draft.fresh(["showRow"]) : nil,
          "id": draft.objectID(),
        ])
      if let index = cell.children.firstIndex(where: { $0.tag == "connections" }) {
        cell.children[index].children.append(segue)
      } else {
        cell.children.append(Markup("connections", [:], [segue]))
      }
      draft.scenes[scene].parts = [
        Markup(
          "tableView",
          [
            "key": "view", "dataMode": "prototypes", "style": "plain",
            "id": draft.scenes[scene].viewID,
          ],
          [Markup("prototypes", [:], [cell])])
      ]
      return true
    },
  ]
}

extension ProjectDraft {
  /// A prototype that a class asks for by its identifier.
  mutating func prototype(dequeuedBy owner: Int) -> Markup {
    let identifier = fresh(["Cell", "RowCell", "ItemCell"])
    let key = "cell." + identifier
    classes[owner].tableCode.append(
      dequeuing(identifier.marked(.dequeuedCell, key), classes[owner].language))
    let id = objectID()
    let label = objectID()
    var cell = Markup(
      "tableViewCell",
      [
        "contentMode": "scaleToFill", "selectionStyle": "default",
        "reuseIdentifier": identifier.marked(.reuseIdentifier, key), "id": id,
      ],
      [
        Markup(
          "tableViewCellContentView",
          ["key": "contentView", "contentMode": "center", "tableViewCell": id, "id": objectID()],
          [Markup("subviews", [:], [Markup("label", ["text": "Title", "id": label])])])
      ])
    if random.chance(60) {
      let row = addClass(for: "UITableViewCell", topic(), suffix: "Cell")
      for (name, value) in classAttributes(row) { cell[name] = value }
      cell.children.append(
        Markup(
          "connections", [:], [outlet(of: row, to: label, "UILabel", ["rowTitle", "priceLabel"])]))
    }
    return cell
  }
}
