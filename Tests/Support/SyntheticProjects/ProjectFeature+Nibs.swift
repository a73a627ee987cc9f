import NavStoryboard

/// Xibs: of controllers, cells and views, with and without a File's Owner.
extension ProjectFeature {
  static let nibs: [ProjectFeature] = [
    ProjectFeature("xib of a controller", share: 20) { draft in
      let owner = draft.addClass(for: "UIViewController", draft.topic())
      let name = draft.classes[owner].name
      draft.addNib(
        name, [draft.filesOwner(owner, view: true)] + draft.nibView(connectedWith: owner))
      return true
    },
    ProjectFeature("xib that code names", share: 15) { draft in
      let owner = draft.addClass(for: "UIViewController", draft.topic())
      let name = draft.fresh(["Panel", "Sheet", "Overlay"])
      draft.addNib(
        name, [draft.filesOwner(owner, view: true)] + draft.nibView(connectedWith: owner))
      draft.load("nib", name, by: owner)
      return true
    },
    ProjectFeature("xib of a cell", share: 20) { draft in
      let owner = draft.addClass(for: "UITableViewCell", draft.topic(), suffix: "Cell")
      let name = draft.classes[owner].name
      let label = draft.objectID()
      let id = draft.objectID()
      var cell = Markup(
        "tableViewCell", ["contentMode": "scaleToFill", "reuseIdentifier": name + "ID", "id": id],
        [
          Markup(
            "tableViewCellContentView",
            ["key": "contentView", "tableViewCell": id, "id": draft.objectID()],
            [Markup("subviews", [:], [Markup("label", ["text": "Row", "id": label])])])
        ])
      for (key, value) in draft.classAttributes(owner) { cell[key] = value }
      cell.children.append(
        Markup("connections", [:], [draft.outlet(of: owner, to: label, "UILabel", ["rowLabel"])]))
      draft.addNib(name, [draft.plainOwner, cell])
      if let user = draft.random.pickAny(
        draft.classes.indices.filter { draft.classes[$0].root == "UITableViewController" })
      {
        draft.load("cell", name, by: user)
      }
      return true
    },
    ProjectFeature("view with a xib of its own", share: 15) { draft in
      let owner = draft.addClass(for: "UIView", draft.topic(), suffix: "Header")
      let name = draft.classes[owner].name
      draft.addNib(
        name, [draft.filesOwner(owner, view: false)] + draft.nibView(connectedWith: owner))
      draft.load("view", name, by: owner)
      return true
    },
    ProjectFeature("File's Owner that UIKit never looks up", share: 15) { draft in
      // The class lies in a module, and the placeholder does not say which: nothing is made of it.
      let owner = draft.addClass(
        for: "UIViewController", draft.topic(),
        language: draft.style.swiftShare > 0 ? .swift : .objectiveC)
      var placeholder = draft.filesOwner(owner, view: true)
      placeholder["customModule"] = nil
      placeholder["customModuleProvider"] = nil
      if draft.classes[owner].runtimeName != nil {
        let name = draft.classes[owner].name
        placeholder["customClass"] = name.marked(.customClass, name)
        draft.classes[owner].runtimeName = nil
      }
      let name = draft.classes[owner].name
      draft.addNib(name, [placeholder] + draft.nibView(connectedWith: nil))
      return true
    },
  ]
}

extension ProjectDraft {
  var plainOwner: Markup {
    Markup(
      "placeholder",
      ["placeholderIdentifier": "IBFilesOwner", "id": "-1", "userLabel": "File's Owner"])
  }

  /// File's Owner of a class, connected with the view of the file, or with outlets of its own.
  mutating func filesOwner(_ index: Int, view: Bool) -> Markup {
    var owner = plainOwner
    for (name, value) in classAttributes(index) { owner[name] = value }
    var connections: [Markup] = []
    if view {
      connections.append(
        Markup(
          "outlet",
          [
            "property": "view".marked(.filesOwnerView, classes[index].name),
            "destination": "i5M-Pr-FkT", "id": objectID(),
          ]))
    } else {
      connections.append(outlet(of: index, to: "i5M-Pr-FkT", "UIView", ["content", "nibView"]))
    }
    connections.append(outlet(of: index, to: "lBl-Pr-FkT", "UILabel", ["nibLabel", "headline"]))
    owner.children = [Markup("connections", [:], connections)]
    return owner
  }

  /// The view of a xib, whose button sends an action to File's Owner.
  mutating func nibView(connectedWith index: Int?) -> [Markup] {
    let responder = Markup(
      "placeholder",
      ["placeholderIdentifier": "IBFirstResponder", "id": "-2", "customClass": "UIResponder"])
    var button = Markup(
      "button", ["buttonType": "system", "id": objectID()],
      [Markup("state", ["key": "normal", "title": "Go"])])
    if let index {
      button.children.append(
        Markup(
          "connections", [:],
          [
            action(
              of: index, to: "-1", ["nibAction", "didTapGo"], event: "touchUpInside",
              sender: "UIButton")
          ]))
    }
    let view = Markup(
      "view", ["contentMode": "scaleToFill", "id": "i5M-Pr-FkT"],
      [
        Markup("rect", ["key": "frame", "x": "0.0", "y": "0.0", "width": "375", "height": "667"]),
        Markup(
          "subviews", [:], [Markup("label", ["text": "Headline", "id": "lBl-Pr-FkT"]), button]),
      ])
    return [responder, view]
  }

  mutating func addNib(_ name: String, _ objects: [Markup]) {
    let index = addStoryboard(name, isXib: true)
    var document = documentElement(isXib: true)
    document.children = preamble() + [Markup("objects", [:], objects)]
    addResource(text(of: document), at: path(of: index), in: 0)
  }

  /// Code of a class that loads a xib.
  mutating func load(_ purpose: String, _ name: String, by index: Int) {
    let place = name.marked(.loadedNib, name)
    let isNew = style.namesFirstLabel
    let code: String
    switch (purpose, classes[index].language) {
    case ("nib", .swift):
      classes[index].stored.append(
        "init() { super.init(nibName: \"\(place)\", bundle: nil) }\n  required init?(coder: NSCoder) { fatalError(\"\\(coder)\") }"
      )
      return
    case ("nib", .objectiveC): code = "[self initWithNibName:@\"\(place)\" bundle:nil];"
    case ("cell", .swift):
      code =
        isNew
        ? "tableView.register(UINib(nibName: \"\(place)\", bundle: nil), forCellReuseIdentifier: \"\(name)ID\")"
        : "tableView.registerNib(UINib(nibName: \"\(place)\", bundle: nil), forCellReuseIdentifier: \"\(name)ID\")"
    case ("cell", .objectiveC):
      code =
        "[self.tableView registerNib:[UINib nibWithNibName:@\"\(place)\" bundle:nil] forCellReuseIdentifier:@\"\(name)ID\"];"
    case (_, .swift):
      code =
        isNew
        ? "Bundle.main.loadNibNamed(\"\(place)\", owner: self, options: nil)"
        : "NSBundle.mainBundle().loadNibNamed(\"\(place)\", owner: self, options: nil)"
    case (_, .objectiveC):
      code = "[[NSBundle mainBundle] loadNibNamed:@\"\(place)\" owner:self options:nil];"
    }
    classes[index].statements.append(code)
  }
}
