/// What is on a screen, and is connected with its class.
extension ProjectFeature {
  static let views: [ProjectFeature] = [
    ProjectFeature("label with an outlet", share: 50) { draft in
      let scene = draft.random.pick(draft.openScenes)
      let id = draft.objectID()
      draft.place(
        Markup(
          "label",
          ["opaque": "NO", "text": "Total & more", "lineBreakMode": "tailTruncation", "id": id]),
        in: scene)
      draft.connectOutlet(
        scene, to: id, "UILabel", ["titleLabel2", "total", "nameLabel", "infoLabel"])
      return true
    },
    ProjectFeature("button with an action", share: 50) { draft in
      let scene = draft.random.pick(draft.openScenes)
      let action = draft.action(
        on: scene, ["pay", "save", "didTapButton", "close", "goTo"], event: "touchUpInside")
      draft.addButton(to: scene, "Pay", action)
      return true
    },
    control(
      "text field", "textField", "UITextField", "editingChanged", ["borderStyle": "roundedRect"]),
    control("switch", "switch", "UISwitch", "valueChanged", ["on": "YES"]),
    control(
      "slider", "slider", "UISlider", "valueChanged",
      ["value": "0.5", "minValue": "0.0", "maxValue": "1"]),
    control("stepper", "stepper", "UIStepper", "valueChanged", ["maximumValue": "100"]),
    control(
      "date picker", "datePicker", "UIDatePicker", "valueChanged", ["datePickerMode": "date"]),
    view("text view", "textView", "UITextView", ["text": "Notes"], delegate: true),
    view("search bar", "searchBar", "UISearchBar", [:], delegate: true),
    view("picker", "pickerView", "UIPickerView", [:], delegate: true),
    view(
      "activity indicator", "activityIndicatorView", "UIActivityIndicatorView", ["style": "gray"]),
    view("progress", "progressView", "UIProgressView", ["progress": "0.5"]),
    view("map", "mapView", "MKMapView", ["mapType": "standard"], delegate: true),
    view("scroll view", "scrollView", "UIScrollView", [:], delegate: true),
    view("table in a screen", "tableView", "UITableView", ["style": "plain"], delegate: true),
    ProjectFeature("outlet collection") { draft in
      let scene = draft.random.pick(draft.openScenes)
      guard let owner = draft.scenes[scene].classIndex else { return false }
      let ids = [draft.objectID(), draft.objectID(), draft.objectID()]
      for id in ids { draft.place(Markup("label", ["text": "Row", "id": id]), in: scene) }
      let first = draft.outlet(
        of: owner, to: ids[0], "UILabel", ["rowLabels", "all"], isCollection: true)
      for id in ids {
        var connection = first
        connection["destination"] = id
        connection["id"] = draft.objectID()
        draft.scenes[scene].connections.append(connection)
      }
      return true
    },
    ProjectFeature("gesture recogniser") { draft in
      let scene = draft.random.pick(draft.openScenes)
      let (tag, type) = draft.random.pick([
        ("tapGestureRecognizer", "UITapGestureRecognizer"),
        ("panGestureRecognizer", "UIPanGestureRecognizer"),
        ("swipeGestureRecognizer", "UISwipeGestureRecognizer"),
        ("pongPressGestureRecognizer", "UILongPressGestureRecognizer"),
      ])
      let id = draft.objectID()
      let action = draft.action(
        on: scene, ["didTapBackground", "handleGesture"], event: nil, sender: type)
      draft.scenes[scene].objects.append(
        Markup(tag, ["id": id], Markup.list("connections", action)))
      draft.scenes[scene].viewConnections.append(
        Markup(
          "outletCollection",
          [
            "property": "gestureRecognizers", "destination": id, "appends": "YES",
            "id": draft.objectID(),
          ]))
      return true
    },
    ProjectFeature("stack of views") { draft in
      guard draft.style.deploymentTarget >= 9 else { return false }
      let scene = draft.random.pick(draft.openScenes)
      let ids = [draft.objectID(), draft.objectID()]
      draft.place(
        Markup(
          "stackView", ["opaque": "NO", "axis": "vertical", "id": draft.objectID()],
          [
            Markup(
              "subviews", [:],
              [
                Markup(
                  "label",
                  ["text": "Name", "translatesAutoresizingMaskIntoConstraints": "NO", "id": ids[0]]),
                Markup(
                  "label",
                  [
                    "text": "Price", "translatesAutoresizingMaskIntoConstraints": "NO",
                    "id": ids[1],
                  ]),
              ])
          ]), in: scene, height: 80)
      draft.connectOutlet(scene, to: ids[1], "UILabel", ["priceLabel"])
      return true
    },
    ProjectFeature("outlet of a constraint") { draft in
      let scene = draft.random.pick(draft.openScenes)
      guard let id = draft.scenes[scene].constraints.last?["id"] else { return false }
      draft.connectOutlet(scene, to: id, "NSLayoutConstraint", ["bottomSpace", "heightConstraint"])
      return true
    },
    ProjectFeature("variations of size classes") { draft in
      let scene = draft.random.pick(draft.openScenes)
      guard draft.scenes[scene].viewParts.isEmpty else { return false }
      let id = draft.objectID()
      draft.place(
        Markup(
          "label", ["text": "Wide", "id": id],
          [Markup("variation", ["key": "heightClass=compact", "text": "Low"])]), in: scene)
      draft.scenes[scene].viewParts += [
        Markup(
          "variation", ["key": "default"],
          [Markup("mask", ["key": "subviews"], [Markup("exclude", ["reference": id])])]),
        Markup(
          "variation", ["key": "widthClass=regular"],
          [Markup("mask", ["key": "subviews"], [Markup("include", ["reference": id])])]),
      ]
      return true
    },
    ProjectFeature("exclusion that Xcode left behind", share: 8) { draft in
      let scene = draft.random.pick(draft.openScenes)
      guard draft.scenes[scene].viewParts.isEmpty else { return false }
      draft.scenes[scene].viewParts = [
        Markup(
          "variation", ["key": "default"],
          [
            Markup(
              "mask", ["key": "constraints"],
              [
                Markup("exclude", ["reference": draft.objectID()]),
                Markup("exclude", ["reference": draft.objectID()]),
              ])
          ])
      ]
      return true
    },
    ProjectFeature("constraint that needs a wide phone") { draft in
      guard draft.style.deploymentTarget >= 16, draft.style.format.hasXcodeProject else {
        return false
      }
      let scene = draft.random.pick(draft.openScenes)
      let id = draft.objectID()
      let root = draft.scenes[scene].viewID
      let y = draft.scenes[scene].nextY
      draft.scenes[scene].nextY += 40
      draft.scenes[scene].views.append(
        Markup(
          "label", ["text": "Wide", "translatesAutoresizingMaskIntoConstraints": "NO", "id": id],
          [
            Markup(
              "rect", ["key": "frame", "x": "20", "y": "\(y)", "width": "353", "height": "30"]),
            Markup(
              "constraints", [:],
              [
                Markup(
                  "constraint",
                  [
                    "firstAttribute": "width", "relation": "greaterThanOrEqual", "constant": "330",
                    "id": draft.objectID(),
                  ])
              ]),
          ]))
      for (first, second, attribute) in [
        (id, root, "leading"), (root, id, "trailing"), (id, root, "top"),
      ] {
        draft.scenes[scene].constraints.append(
          Markup(
            "constraint",
            [
              "firstItem": first, "firstAttribute": attribute, "secondItem": second,
              "secondAttribute": attribute, "constant": attribute == "top" ? "\(y)" : "20",
              "id": draft.objectID(),
            ]))
      }
      return true
    },
    ProjectFeature("view of a class of its own", share: 30) { draft in
      let scene = draft.random.pick(draft.openScenes)
      let topic = draft.topic()
      let owner = draft.addClass(for: "UIView", topic, suffix: "Badge")
      let id = draft.objectID()
      var view = Markup("view", ["contentMode": "scaleToFill", "id": id])
      for (name, value) in draft.classAttributes(owner) { view[name] = value }
      let label = draft.objectID()
      view.children = [Markup("subviews", [:], [Markup("label", ["text": "1", "id": label])])]
      var attributes = [
        Markup(
          "userDefinedRuntimeAttribute", ["type": "number", "keyPath": "layer.cornerRadius"],
          [Markup("integer", ["key": "value", "value": "8"])])
      ]
      if draft.random.chance(70) {
        let name = draft.memberName(["edgeRounding", "glowRadius", "pulseSpeed"], of: owner)
        let key = draft.classes[owner].name + "." + name
        draft.declareInspectable(name, key, of: owner)
        attributes.append(
          Markup(
            "userDefinedRuntimeAttribute",
            ["type": "number", "keyPath": name.marked(.runtimeAttribute, key)],
            [Markup("real", ["key": "value", "value": "0.5"])]))
      }
      view.children.append(Markup("userDefinedRuntimeAttributes", [:], attributes))
      view.children.append(
        Markup("connections", [:], [draft.outlet(of: owner, to: label, "UILabel", ["badgeLabel"])]))
      draft.place(view, in: scene, height: 60)
      draft.connectOutlet(scene, to: id, draft.classes[owner].name, ["badgeView", "badge"])
      return true
    },
    ProjectFeature("action for the first responder") { draft in
      let scene = draft.random.pick(draft.openScenes)
      let selector = draft.random.pick(["copy:", "paste:", "selectAll:"])
      draft.addButton(
        to: scene, "Copy",
        [
          Markup(
            "action",
            [
              "selector": selector, "destination": draft.scenes[scene].responderID,
              "eventType": "touchUpInside", "id": draft.objectID(),
            ])
        ])
      return true
    },
    ProjectFeature("object in the dock of a scene") { draft in
      let scene = draft.random.pick(draft.openScenes)
      let topic = draft.topic()
      let owner = draft.addClass(for: "NSObject", topic, suffix: "DataSource")
      let id = draft.objectID()
      let label = draft.objectID()
      draft.place(Markup("label", ["text": "Empty", "id": label]), in: scene)
      var object = Markup("customObject", ["id": id])
      for (name, value) in draft.classAttributes(owner) { object[name] = value }
      object.children = [
        Markup("connections", [:], [draft.outlet(of: owner, to: label, "UILabel", ["emptyLabel"])])
      ]
      draft.scenes[scene].objects.append(object)
      draft.connectOutlet(scene, to: id, draft.classes[owner].name, ["dataSource2", "source"])
      return true
    },
  ]

  /// A control that sends an action to the class.
  private static func control(
    _ name: String, _ tag: String, _ type: String, _ event: String,
    _ attributes: [String: String]
  ) -> ProjectFeature {
    ProjectFeature(name) { draft in
      let scene = draft.random.pick(draft.openScenes)
      let id = draft.objectID()
      var view = Markup(tag, ["opaque": "NO", "contentMode": "scaleToFill", "id": id])
      for (name, value) in attributes.sorted(by: { $0.key < $1.key }) { view[name] = value }
      let word = type.dropFirst(2).lowercased()
      var connections = draft.action(
        on: scene, ["\(word)Changed", "did\(type.dropFirst(2))"], event: event, sender: type)
      if tag == "textField", draft.random.chance(50) {
        connections.append(draft.delegate("delegate", of: scene))
      }
      view.children = Markup.list("connections", connections)
      draft.place(view, in: scene)
      if draft.random.chance(60) {
        draft.connectOutlet(scene, to: id, type, [word, "the\(type.dropFirst(2))"])
      }
      return true
    }
  }

  private static func view(
    _ name: String, _ tag: String, _ type: String, _ attributes: [String: String],
    delegate: Bool = false
  ) -> ProjectFeature {
    ProjectFeature(name) { draft in
      let scene = draft.random.pick(draft.openScenes)
      let id = draft.objectID()
      var view = Markup(tag, ["contentMode": "scaleToFill", "id": id])
      for (name, value) in attributes.sorted(by: { $0.key < $1.key }) { view[name] = value }
      if delegate {
        view.children = [Markup("connections", [:], [draft.delegate("delegate", of: scene)])]
      }
      draft.place(view, in: scene, height: 100)
      let word = type.drop { $0.isUppercase }
      draft.connectOutlet(
        scene, to: id, type, ["my\(type.dropFirst(2))", "the\(word.capitalized)"])
      return true
    }
  }
}

extension ProjectDraft {
  /// A connection to the scene's controller under a name that UIKit gave it.
  mutating func delegate(_ name: String, of scene: Int) -> Markup {
    Markup(
      "outlet", ["property": name, "destination": scenes[scene].id, "id": objectID()])
  }

  mutating func declareInspectable(_ name: String, _ key: String, of index: Int) {
    let marked = name.marked(.inspectableName, key)
    switch classes[index].language {
    case .swift:
      classes[index].stored.append(
        random.pick([
          "@IBInspectable var \(marked): CGFloat = 0",
          "@IBInspectable public var \(marked): CGFloat = 0 {\n    didSet { setNeedsDisplay() }\n  }",
          "@objc dynamic var \(marked): Double = 1",
          "@IBInspectable\n  var \(marked): CGFloat {\n    get { return 0 }\n    set { print(newValue) }\n  }",
        ]))
    case .objectiveC:
      classes[index].stored.append(
        random.pick([
          "@property (nonatomic) IBInspectable CGFloat \(marked);",
          "@property (nonatomic, assign) CGFloat \(marked);",
        ]))
    }
  }
}

extension StringProtocol {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
