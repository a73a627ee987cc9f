import NavXcode

/// What storyboards connect, and classes declare: outlets, actions, segues.
extension ProjectDraft {
  // MARK: Classes

  /// A class for an object that UIKit takes for `root`; one of the project may be between.
  mutating func addClass(
    for root: String, _ topic: String, in target: Int = 0, suffix: String? = nil,
    language: SourceLanguage? = nil
  ) -> Int {
    let isController = root.hasSuffix("ViewController") || root.hasSuffix("NavigationController")
    let suffix =
      suffix
      ?? (isController
        ? style.controllerSuffix : String(root.drop { $0.isUppercase && $0 == "U" || $0 == "I" }))
    let name = fresh([style.prefix + topic.replacing(" ", with: "") + suffix])
    let language = language ?? (random.chance(style.swiftShare) ? .swift : .objectiveC)
    var row = DraftClass(
      name: name, language: language, target: target, superclass: root, root: root)
    let parents = classes.indices.filter {
      classes[$0].root == root && classes[$0].target == target && classes[$0].isKnown
        && classes[$0].wrapping == "%"
        && classes[$0].runtimeName == nil && !classes[$0].isSpecial
        // Objective-C inherits from no class of Swift.
        && (language == .swift || classes[$0].language == .objectiveC)
    }
    if !parents.isEmpty, random.chance(25) {
      let parent = random.pick(parents)
      row.parent = parent
      row.superclass = classes[parent].name
      row.memberNames = classes[parent].memberNames
    }
    if language == .swift, random.chance(10), target == 0 {
      row.runtimeName = random.chance(50) ? name : "XX" + name
    }
    classes.append(row)
    return classes.count - 1
  }

  /// What an object that is of a class says of it.
  mutating func classAttributes(_ index: Int?) -> [(String, String)] {
    guard let index else { return [] }
    let row = classes[index]
    let name = (row.runtimeName ?? row.name).marked(.customClass, row.name)
    var attributes = [("customClass", name)]
    // One that says its own name at run time is found without a module.
    if row.language == .swift && row.runtimeName == nil {
      let module = targets[row.target].module
      attributes.append(("customModule", module.marked(.customModule, row.name)))
      let isSameTarget = true
      if isSameTarget, !style.isOldFashioned || random.chance(50) {
        attributes.append(("customModuleProvider", "target"))
      }
    }
    return attributes
  }

  /// A name that a class and those around it do not have yet.
  mutating func memberName(_ words: [String], of index: Int) -> String {
    let base = random.pick(words)
    var name = base
    var number = 2
    while classes.contains(where: {
      $0.root == classes[index].root && $0.memberNames.contains(name)
    }) {
      name = "\(base)\(number)"
      number += 1
    }
    classes[index].memberNames.insert(name)
    return name
  }

  /// Where a member of a class is declared: in itself or in the class that it inherits from.
  private mutating func holder(of index: Int) -> Int {
    guard let parent = classes[index].parent, random.chance(30) else { return index }
    return parent
  }

  // MARK: Outlets

  /// An outlet of a class: its declaration, and the connection that belongs to it.
  mutating func outlet(
    of index: Int, to id: String, _ type: String, _ words: [String], isCollection: Bool = false,
    isTypeKnown: Bool = true
  ) -> Markup {
    let name = memberName(words, of: index)
    let key = classes[index].name + "." + name
    declareOutlet(
      name, key, isTypeKnown ? type.marked(.outletType, key) : type, in: holder(of: index),
      isCollection: isCollection)
    return outletConnection(
      name, key, to: id, isCollection: isCollection, isKnown: classes[index].isKnown)
  }

  mutating func outletConnection(
    _ name: String, _ key: String, to id: String, isCollection: Bool = false, isKnown: Bool = true
  ) -> Markup {
    let property = isKnown ? name.marked(isCollection ? .collectionUse : .outletUse, key) : name
    return Markup(
      isCollection ? "outletCollection" : "outlet",
      [
        "property": property,
        "destination": isKnown ? id.marked(.outletDestination, key) : id,
        "id": objectID(),
      ])
  }

  /// `markedType` is marked where another type would be a defect.
  private mutating func declareOutlet(
    _ name: String, _ key: String, _ markedType: String, in index: Int, isCollection: Bool = false
  ) {
    let type = markedType.strippingMarks
    let markedName = name.marked(isCollection ? .collectionName : .outletName, key)
    switch classes[index].language {
    case .swift:
      let attribute = visible("@IBOutlet", .outletAttribute, key, in: index)
      if isCollection {
        let type = random.pick([
          "[\(markedType)]!", "[\(markedType)]?", "Array<\(markedType)>!", "[\(markedType)] = []",
        ])
        classes[index].stored.append("\(attribute) var \(markedName): \(type)")
        return
      }
      classes[index].stored.append(
        random.pick(
          [
            "\(attribute) weak var \(markedName): \(markedType)!",
            "\(attribute) weak var \(markedName): \(markedType)!",
            "\(attribute) var \(markedName): \(markedType)!",
            "\(attribute) private weak var \(markedName): \(markedType)!",
            "\(attribute) private(set) weak var \(markedName): \(markedType)?",
            "weak \(attribute) var \(markedName) : \(markedType)?",
            "\(attribute)\n  public var \(markedName): \(markedType)!",
            "\(attribute) weak var `\(markedName)`: \(markedType)!",
            "\(attribute) /* see the design */ fileprivate weak var \(markedName): \(markedType)! // top",
            "\(attribute) weak var \(markedName): \(markedType)! {\n    didSet { print(\"set { \\(oldValue as Any)\") }\n  }",
            "/// `@IBOutlet var old: UILabel!` of the first version.\n  \(attribute) unowned(unsafe) var \(markedName): \(markedType)",
            "@available(iOS 9.0, *) \(attribute) var \(markedName): \(markedType)!",
            "\(attribute) @MainActor var \(markedName): Optional<\(markedType)>",
            "\(attribute) var \(markedName): UIKit.\(markedType)!",
          ].filter { !$0.contains("UIKit.") || type.hasPrefix("UI") }))
    case .objectiveC:
      if isCollection {
        classes[index].stored.append(
          "@property (\(random.pick(["nonatomic, strong", "strong, nonatomic", "retain"]))) IBOutletCollection(\(markedType)) \(random.pick(["NSArray *", "NSArray<\(type) *> *"]))\(markedName);"
        )
        return
      }
      classes[index].stored.append(
        random.pick([
          "@property (weak, nonatomic) IBOutlet \(markedType) *\(markedName);",
          "@property (nonatomic, strong) IBOutlet \(markedType) *\(markedName);",
          "@property (nonatomic, weak, nullable) IBOutlet \(markedType) * \(markedName);",
          "@property(nonatomic,retain) IBOutlet \(markedType)*\(markedName);",
          "@property (nonatomic, weak) IBOutlet \(markedType) *_Nullable \(markedName);",
          "/** The one below: @end of the list */\n@property (weak) IBOutlet\n  \(markedType) *\(markedName);",
        ]))
    }
  }

  /// Connects something of a scene with its controller, if that has a class.
  mutating func connectOutlet(
    _ scene: Int, to id: String, _ type: String, _ words: [String], isTypeKnown: Bool = true
  ) {
    guard let owner = scenes[scene].classIndex else { return }
    let connection = outlet(of: owner, to: id, type, words, isTypeKnown: isTypeKnown)
    scenes[scene].connections.append(connection)
  }

  /// An attribute without which Objective-C could not see the member.
  func visible(
    _ attribute: String, _ kind: PlaceKind, _ key: String, in index: Int
  ) -> String {
    let isNeeded =
      style.major >= 4 && style.format.hasXcodeProject
      && !classes[index].attributes.contains("@objcMembers")
    return isNeeded ? attribute.marked(kind, key) : attribute
  }

  // MARK: Actions

  /// An action of a scene's class, sent by something: its connection; nothing where the scene has no class.
  mutating func action(
    on scene: Int, _ words: [String], event: String?, sender: String = "UIButton"
  ) -> [Markup] {
    guard let owner = scenes[scene].classIndex else { return [] }
    return [action(of: owner, to: scenes[scene].id, words, event: event, sender: sender)]
  }

  mutating func action(
    of index: Int, to target: String, _ words: [String], event: String?, sender: String
  ) -> Markup {
    let name = memberName(words, of: index)
    let key = classes[index].name + "." + name
    let selector = declareAction(name, key, sender, in: holder(of: index))
    return Markup(
      "action",
      [
        "selector": classes[index].isKnown ? selector.marked(.actionUse, key) : selector,
        "destination": target, "eventType": event, "id": objectID(),
      ])
  }

  /// Declares an action in one of its spellings; its selector.
  mutating func declareAction(
    _ name: String, _ key: String, _ sender: String, in index: Int
  ) -> String {
    let marked = name.marked(.actionName, key)
    switch classes[index].language {
    case .objectiveC:
      let (declaration, selector) = random.pick([
        ("- (IBAction)\(marked):(id)sender", "\(name):"),
        ("- (IBAction)\(marked):(\(sender) *)sender", "\(name):"),
        ("-(IBAction) \(marked)", name),
        ("- (IBAction)\(marked):(id)sender forEvent:(UIEvent *)event", "\(name):forEvent:"),
        ("- (void)\(marked):(__unused id)sender", "\(name):"),
        ("- (IBAction)\n\(marked) : (nullable \(sender) *) sender", "\(name):"),
      ])
      classes[index].methods.append(declaration)
      return selector
    case .swift:
      let with = style.namesFirstLabel
      let attribute = visible("@IBAction", .actionAttribute, key, in: index)
      var spellings = [
        ("\(attribute) func \(marked)(_ sender: Any)", "\(name):"),
        ("\(attribute) func \(marked)(_ sender: \(sender))", "\(name):"),
        ("\(attribute) func \(marked)()", name),
        ("\(attribute) private func \(marked)(_ sender: \(sender)?)", "\(name):"),
        ("@IBAction @objc fileprivate func \(marked)(_: Any)", "\(name):"),
        (
          "\(attribute) func \(marked)(sender: \(sender))",
          with ? "\(name.with("Sender")):" : "\(name):"
        ),
        (
          "\(attribute) public func \(marked)(_ sender: \(sender), forEvent event: UIEvent)",
          "\(name):forEvent:"
        ),
        (
          "\(attribute) func \(marked)(sender: AnyObject, event: UIEvent)",
          with ? "\(name.with("Sender")):event:" : "\(name):event:"
        ),
        ("\(attribute)\n  func \(marked)(_ sender: Any? = nil)", "\(name):"),
        ("@discardableResult \(attribute) func \(marked)(_ sender: Any)", "\(name):"),
      ]
      if with {
        spellings += [
          ("\(attribute) func \(marked)(for sender: \(sender))", "\(name)For:"),
          ("\(attribute) func \(marked)(withSender sender: Any)", "\(name)WithSender:"),
          ("@objc(do\(marked):) @IBAction func \(name)(_ sender: Any)", "do\(name):"),
        ]
      }
      let (declaration, selector) = random.pick(spellings)
      classes[index].methods.append(declaration)
      return selector
    }
  }

  /// An action for unwind segues, in the class of a scene; its selector.
  mutating func declareUnwind(of index: Int) -> String {
    let name = memberName(
      ["unwindHere", "backTo", "didFinish", "unwindTo"].map { $0 + classes[index].name }, of: index)
    let key = classes[index].name + "." + name
    let marked = name.marked(.unwindName, key)
    let selector: String
    switch classes[index].language {
    case .objectiveC:
      classes[index].methods.append(
        "- (IBAction)\(marked):(UIStoryboardSegue *)\(random.pick(["segue", "unwindSegue"]))")
      selector = "\(name):"
    case .swift:
      let (declaration, spelt) = random.pick([
        ("@IBAction func \(marked)(_ segue: UIStoryboardSegue)", "\(name):"),
        ("@IBAction func \(marked)(_ unwindSegue: UIStoryboardSegue)", "\(name):"),
        ("@IBAction private func \(marked)(_: UIStoryboardSegue)", "\(name):"),
        (
          "@IBAction func \(marked)(segue: UIStoryboardSegue)",
          style.namesFirstLabel ? "\(name.with("Segue")):" : "\(name):"
        ),
      ])
      classes[index].methods.append(declaration)
      selector = spelt
    }
    return selector.marked(.unwindUse, key)
  }

  // MARK: Identifiers

  /// Code that performs a segue.
  mutating func perform(_ identifier: String, _ key: String, by index: Int) {
    let place = identifier.marked(.performedSegue, key)
    switch classes[index].language {
    case .objectiveC:
      classes[index].statements.append(
        "[self performSegueWithIdentifier:@\"\(place)\" sender:nil];")
    case .swift:
      let constant = fresh(["segueName"])
      classes[index].statements.append(
        random.pick(
          style.namesFirstLabel
            ? [
              "performSegue(withIdentifier: \"\(place)\", sender: self)",
              "self.performSegue(withIdentifier: \"\(place)\", sender: nil)",
              "let \(constant) = \"\(place)\"; performSegue(withIdentifier: \(constant), sender: self)",
            ] : ["performSegueWithIdentifier(\"\(place)\", sender: self)"]))
    }
  }

  /// A member that code makes an object of a storyboard with.
  func instantiating(_ identifier: String, _ language: SourceLanguage) -> String {
    switch language {
    case .objectiveC:
      "[self.storyboard instantiateViewControllerWithIdentifier:@\"\(identifier)\"];"
    case .swift:
      style.namesFirstLabel
        ? "_ = storyboard?.instantiateViewController(withIdentifier: \"\(identifier)\")"
        : "storyboard?.instantiateViewControllerWithIdentifier(\"\(identifier)\")"
    }
  }

  /// Code that asks a table for a cell.
  func dequeuing(_ identifier: String, _ language: SourceLanguage) -> String {
    switch language {
    case .objectiveC: "[tableView dequeueReusableCellWithIdentifier:@\"\(identifier)\"];"
    case .swift:
      style.namesFirstLabel
        ? "_ = tableView.dequeueReusableCell(withIdentifier: \"\(identifier)\", for: indexPath)"
        : "tableView.dequeueReusableCellWithIdentifier(\"\(identifier)\")"
    }
  }
}

extension String {
  /// What Swift 3 and later calls a method for Objective-C by its base name and first label: no With after a preposition.
  fileprivate func with(_ label: String) -> String {
    ["To", "From", "For", "With", "At", "In", "On", "By"].contains { hasSuffix($0) }
      ? self + label : self + "With" + label
  }
}
