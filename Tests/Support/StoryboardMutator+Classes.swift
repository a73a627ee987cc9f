import NavText
import NavXcode

/// The code says something else than the storyboard.
extension StoryboardMutator {
  static let classDefects = [
    StoryboardMutator("outlet renamed in the class") { sample, random in
      guard let (id, name, outlet) = sample.ownOutlet(&random) else { return nil }
      return sample.changing(id, "property", is: "missing-outlet") { classes in
        classes[name]?.outlets[outlet].name += "Renamed"
      }
    },
    StoryboardMutator("outlet gone from the class") { sample, random in
      guard let (id, name, outlet) = sample.ownOutlet(&random) else { return nil }
      return sample.changing(id, "property", is: "missing-outlet") { classes in
        _ = classes[name]?.outlets.remove(at: outlet)
      }
    },
    StoryboardMutator("type of an outlet changed") { sample, random in
      let types = ["UILabel", "UIButton", "UIImageView", "UITextField", "UISwitch", "UITableView"]
      guard let (id, name, outlet) = sample.ownOutlet(&random, where: { types.contains($0.type) })
      else { return nil }
      // A class that may come from elsewhere may be anything.
      guard let target = sample.document[id].target,
        sample.document.customClass(of: target) == nil
      else { return nil }
      let old = sample.classes[name]?.outlets[outlet].type
      guard let new = random.pickAny(types.filter { $0 != old }) else { return nil }
      return sample.changing(id, "destination", is: "outlet-type") { classes in
        classes[name]?.outlets[outlet].type = new
      }
    },
    StoryboardMutator("action renamed in the class") { sample, random in
      guard let (id, name, action) = sample.ownAction(&random) else { return nil }
      return sample.changing(id, "selector", is: "missing-action") { classes in
        let old = classes[name]?.actions[action] ?? ""
        classes[name]?.actions[action] = "really" + old.prefix(1).uppercased() + old.dropFirst()
      }
    },
    StoryboardMutator("arity of an action changed") { sample, random in
      guard let (id, name, action) = sample.ownAction(&random) else { return nil }
      let old = sample.classes[name]?.actions[action] ?? ""
      let new = old.hasSuffix(":") ? String(old.prefix { $0 != ":" }) : old + ":"
      guard old.filter({ $0 == ":" }).count < 2,
        sample.classes[name]?.actions.contains(new) == false
      else { return nil }
      return sample.changing(id, "selector", is: "missing-action") { classes in
        classes[name]?.actions[action] = new
      }
    },
    StoryboardMutator("class renamed") { sample, random in
      sample.withoutClass(&random) { classes, name in classes[name]?.name += "Renamed" }
    },
    StoryboardMutator("class gone") { sample, random in
      sample.withoutClass(&random) { classes, name in classes.remove(name) }
    },
    StoryboardMutator("unwind action renamed") { sample, random in
      let document = sample.document
      // What is not here may declare the action.
      if SynthesisedClasses.hasControllersFromElsewhere(document) { return nil }
      let candidates = sample.connections(.segue).filter { id in
        guard let action = sample.text("unwindAction", id), !action.isEmpty else { return false }
        return sample.isOnly(id, "unwindAction", action)
      }
      guard let id = random.pickAny(candidates),
        let index = sample.classes.unwinds.firstIndex(of: sample.text("unwindAction", id) ?? ""),
        document.range("unwindAction", in: document[id].element) != nil
      else { return nil }
      return sample.changing(id, "unwindAction", is: "unknown-unwind") { classes in
        classes.unwinds[index] = "really" + classes.unwinds[index]
      }
    },
    StoryboardMutator("segue renamed under the code") { sample, random in
      let document = sample.document
      let candidates = sample.connections(.segue).filter { id in
        guard let owner = document[id].owner, document.isController(owner),
          let name = SynthesisedClasses.ownClass(of: owner, in: document),
          let identifier = sample.text("identifier", id),
          sample.classes[name]?.performed.contains(identifier) == true
        else { return false }
        return sample.isOnly(id, "identifier", identifier)
          && sample.classes.classes.filter { $0.performed.contains(identifier) }.count == 1
      }
      guard let id = random.pickAny(candidates), let identifier = sample.text("identifier", id),
        let range = document.range("identifier", in: document[id].element)
      else { return nil }
      let code = sample.classes.text
      guard let place = code.firstRange(of: sample.classes.performing(identifier)) else {
        return nil
      }
      let offset = code.utf8.distance(from: code.startIndex, to: place.lowerBound)
      return StoryboardMutation(
        [document.replacing(range, "renamedUnderTheCode")], code: code, is: "unknown-identifier",
        at: [.init(offset: UInt32(offset), isInCode: true)])
    },
    StoryboardMutator("segue performed by another class") { sample, random in
      let segues = sample.seguesByClass
      var classes = sample.classes
      let performed = classes.classes.flatMap { row in
        row.performed.map { (name: row.name, identifier: $0) }
      }
      guard let (name, identifier) = random.pickAny(performed),
        classes.classes.filter({ $0.performed.contains(identifier) }).count == 1,
        let other = random.pickAny(
          segues.keys.sorted().filter { segues[$0]?.contains(identifier) == false })
      else { return nil }
      classes[name]?.performed.removeAll { $0 == identifier }
      classes[other]?.performed.append(identifier)
      let code = classes.text
      guard let place = code.firstRange(of: classes.performing(identifier)) else { return nil }
      let offset = code.utf8.distance(from: code.startIndex, to: place.lowerBound)
      return StoryboardMutation(
        [], code: code, is: "segue-of-other-scene",
        at: [.init(offset: UInt32(offset), isInCode: true)])
    },
    StoryboardMutator("refreshed behind a card") { sample, random in
      let document = sample.document
      if sample.documents.count > 1 { return nil }
      let cards = sample.connections(.segue) { row in
        guard
          ["presentation", "popoverPresentation"].contains(
            document.text("kind", in: row.element) ?? ""),
          document.attribute("modalPresentationStyle", in: row.element) == nil,
          let target = row.target,
          document.attribute("modalPresentationStyle", in: document[target].element) == nil
        else { return false }
        return true
      }
      let candidates = cards.compactMap { id -> (ID<StoryboardConnection>, String)? in
        guard let scene = document[id].scene, let controller = sample.controller(scene),
          let name = SynthesisedClasses.ownClass(of: controller, in: document),
          sample.classes[name]?.superclass == "UIViewController",
          // Each card of the class would be a finding.
          cards.filter({ document[$0].scene == scene }).count == 1,
          document.objects.rows.filter({ document.text("customClass", in: $0.element) == name })
            .count == 1
        else { return nil }
        return (id, name)
      }
      guard let (id, name) = random.pickAny(candidates),
        let range = document.range("kind", in: document[id].element)
      else { return nil }
      let head =
        sample.language == .swift ? "class \(name): UIViewController {" : "@implementation \(name)"
      let method =
        sample.language == .swift
        ? "\n  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }"
        : "\n- (void)viewWillAppear:(BOOL)animated { [super viewWillAppear:animated]; }"
      return StoryboardMutation(
        [], code: sample.classes.text.replacing(head, with: head + method),
        is: "refresh-behind-sheet",
        at: [.init(offset: range.start)])
    },
    StoryboardMutator("outlet more in the class") { sample, random in
      guard var row = random.pickAny(sample.usedClasses) else { return nil }
      var classes = sample.classes
      row.outlets.append(.init(name: "oneOutletMore", type: "UILabel", isCollection: false))
      classes[row.name] = row
      let code = classes.text
      guard let place = code.firstRange(of: "oneOutletMore") else { return nil }
      let offset = code.utf8.distance(from: code.startIndex, to: place.lowerBound)
      return StoryboardMutation(
        [], code: code, is: "unconnected-outlet",
        at: [.init(offset: UInt32(offset), isInCode: true)])
    },
  ]
}

extension StoryboardSample {
  /// A connection of one file that is the only one with a word, in all of the files.
  fileprivate func isOnly(
    _ id: ID<StoryboardConnection>, _ attribute: String, _ word: String
  ) -> Bool {
    documents.reduce(0) { count, document in
      count
        + document.connections.rows.filter { document.text(attribute, in: $0.element) == word }
        .count
    } == 1
  }

  /// How many connections make use of a member of a class.
  private func uses(_ attribute: String, _ member: String, of name: String, isOutlet: Bool) -> Int {
    documents.reduce(0) { count, document in
      count
        + document.connections.rows.filter { row in
          let holder = isOutlet ? row.owner : row.target
          guard document.text(attribute, in: row.element) == member, let holder else {
            return false
          }
          return SynthesisedClasses.ownClass(of: holder, in: document) == name
        }
        .count
    }
  }

  /// An outlet of a class of the app, connected once.
  fileprivate func ownOutlet(
    _ random: inout SeededRandom,
    where isWanted: (SynthesisedClasses.Outlet) -> Bool = { _ in true }
  ) -> (ID<StoryboardConnection>, String, Int)? {
    let candidates = connections(.outlet, .outletCollection).compactMap {
      id -> (ID<StoryboardConnection>, String, Int)? in
      guard let owner = document[id].owner,
        let name = SynthesisedClasses.ownClass(of: owner, in: document),
        let property = text("property", id), let row = classes[name],
        let index = row.outlets.firstIndex(where: { $0.name == property }),
        isWanted(row.outlets[index]),
        SynthesisedClasses.nothing.outlet(
          named: property, of: ClassReference(system: row.superclass)) == .missing
      else { return nil }
      return (id, name, index)
    }
    guard let picked = random.pickAny(candidates), let row = classes[picked.1],
      uses("property", row.outlets[picked.2].name, of: picked.1, isOutlet: true) == 1
    else { return nil }
    return picked
  }

  fileprivate func ownAction(
    _ random: inout SeededRandom
  ) -> (ID<StoryboardConnection>, String, Int)? {
    let candidates = connections(.action).compactMap {
      id -> (ID<StoryboardConnection>, String, Int)? in
      guard let target = document[id].target,
        let name = SynthesisedClasses.ownClass(of: target, in: document),
        let selector = text("selector", id), let row = classes[name],
        let index = row.actions.firstIndex(of: selector),
        SynthesisedClasses.nothing.action(
          selector, of: ClassReference(system: row.superclass)) == .missing
      else { return nil }
      return (id, name, index)
    }
    guard let picked = random.pickAny(candidates), let row = classes[picked.1],
      uses("selector", row.actions[picked.2], of: picked.1, isOutlet: false) == 1
    else { return nil }
    return picked
  }

  /// The classes of the app that controllers have, and the identifiers of the segues in their scenes.
  fileprivate var seguesByClass: [String: Set<String>] {
    var segues: [String: Set<String>] = [:]
    for document in documents {
      for scene in document.scenes.rows {
        guard let controller = scene.controller, document.isController(controller),
          let name = SynthesisedClasses.ownClass(of: controller, in: document)
        else { continue }
        segues[name, default: []].formUnion(
          scene.connections.compactMap { document.text("identifier", in: document[$0].element) })
      }
    }
    return segues
  }

  /// Classes that an object of the file to be broken has.
  var usedClasses: [SynthesisedClasses.Class] {
    let used = Set(
      document.objects.ids.compactMap { SynthesisedClasses.ownClass(of: $0, in: document) })
    return classes.classes.filter { used.contains($0.name) }
  }

  fileprivate func changing(
    _ id: ID<StoryboardConnection>, _ attribute: String, is code: String,
    _ change: (inout SynthesisedClasses) -> Void
  ) -> StoryboardMutation? {
    guard let range = document.range(attribute, in: document[id].element) else { return nil }
    var changed = classes
    change(&changed)
    return StoryboardMutation(
      [], code: changed.text, is: code, at: [.init(offset: range.start)])
  }

  fileprivate func withoutClass(
    _ random: inout SeededRandom, _ change: (inout SynthesisedClasses, String) -> Void
  ) -> StoryboardMutation? {
    guard let name = random.pickAny(usedClasses)?.name else { return nil }
    // Where it is written first; another file that is linted as well may be reported before.
    let users = documents.filter { document in
      document.objects.ids.contains {
        SynthesisedClasses.ownClass(of: $0, in: document) == name
      }
    }
    guard users.count == 1,
      let object = document.objects.ids.first(where: {
        SynthesisedClasses.ownClass(of: $0, in: document) == name
      }), let range = document.range("customClass", in: document[object].element)
    else { return nil }
    var changed = classes
    change(&changed, name)
    return StoryboardMutation(
      [], code: changed.text,
      is: document.word(object) == "segue" ? "wrong-class" : "unknown-class",
      at: [.init(offset: range.start)])
  }
}
