import NavModel
import NavText
import NavXcode

extension SourceRules {
  static let performedTwice = SourceRule(
    SharedRules.performedTwice,
    bad: """
      // Shop/CartController.swift
      class CartController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          performSegue(withIdentifier: "detail", sender: self)
        }
      }

      \(list)
      """,
    good: """
      // Shop/CartController.swift
      class CartController: UITableViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
      }

      \(list)
      """
  ) { context in
    let catalogue = context.catalogue
    let performed = catalogue.uses.filter {
      $0.kind == .performedSegue && $0.isKnown && $0.isOfSelf
    }
    if performed.isEmpty { return }
    let segues = context.triggeredSegues()
    let bodies = MethodPlaces(catalogue)
    for use in performed {
      guard let part = use.part, let method = bodies.method(around: use.place) else { continue }
      let owner = catalogue.actualName(catalogue.parts[part].name)
      let identifier = catalogue.names[use.value]
      for segue in segues[identifier] ?? []
      where context.sets(off: segue, catalogue.methods[method], of: catalogue.names[owner]) {
        context.report(
          at: context.location(inCode: use.place),
          "this performs \"\(identifier)\", which happens by itself at the same touch",
          label: "the screen is shown twice",
          related: context.own.contains(segue.document)
            ? [Label(context.location(segue.document, segue.range), "the segue is drawn here")]
            : [],
          help: ["remove the call, or draw the segue from the controller"])
        break
      }
    }
  }

  private static let list = """
    <!-- Shop/Main.storyboard -->
    <document targetRuntime="iOS.CocoaTouch" initialViewController="nav">
      <scenes>
        <scene sceneID="0">
          <objects>
            <navigationController id="nav" sceneMemberID="viewController">
              <connections>
                <segue destination="home" kind="relationship" relationship="rootViewController" id="r"/>
              </connections>
            </navigationController>
          </objects>
        </scene>
        <scene sceneID="1">
          <objects>
            <tableViewController id="home" customClass="CartController" customModuleProvider="target" sceneMemberID="viewController">
              <tableView key="view" dataMode="prototypes" id="list">
                <prototypes>
                  <tableViewCell reuseIdentifier="Item" id="cell">
                    <connections>
                      <segue destination="item" kind="show" identifier="detail" id="s"/>
                    </connections>
                  </tableViewCell>
                </prototypes>
              </tableView>
            </tableViewController>
          </objects>
        </scene>
        <scene sceneID="2">
          <objects>
            <viewController id="item" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
}

/// A segue that something on the screen sets off.
private struct TriggeredSegue {
  let document: Int
  let owner: ID<StoryboardObject>
  let controller: ID<StoryboardObject>
  let range: SourceRange
  let isOfAccessory: Bool
}

extension SourceRuleContext {
  /// By identifier: those that start at a cell or a control.
  fileprivate func triggeredSegues() -> [String: [TriggeredSegue]] {
    var found: [String: [TriggeredSegue]] = [:]
    for document in documents.indices {
      let source = documents[document]
      for row in source.connections.rows where row.kind == .segue {
        guard let identifier = source.value(.identifier, of: row.element), !identifier.isEmpty,
          let owner = row.owner, let controller = row.scene.flatMap({ source[$0].controller }),
          owner != controller
        else { continue }
        found[identifier, default: []].append(
          TriggeredSegue(
            document: document, owner: owner, controller: controller,
            range: source.xml.tagRange(row.element),
            isOfAccessory: source.says(.accessoryAction, .trigger, of: row.element)))
      }
    }
    return found
  }

  /// Whether the touch that sets off a segue runs a method of this class as well.
  fileprivate func sets(
    off segue: TriggeredSegue, _ method: IndexedMethod, of className: String
  ) -> Bool {
    let source = documents[segue.document]
    guard let reference = reference(segue.controller, in: segue.document),
      catalogue.isKind(reference, of: className) == true
    else { return false }
    // The controller may decline the one of the touch.
    switch catalogue.answer(to: .shouldPerformSegue, of: reference) {
    case .never, .depends: return false
    case .always, nil: break
    }
    let selector = SelectorMatch.selector(of: method, catalogue.names)
    switch source.tag(segue.owner) {
    case "tableViewCell", "collectionViewCell":
      let names =
        segue.isOfAccessory
        ? [":accessoryButtonTappedForRowWith"] : [":didSelectRowAt", ":didSelectItemAt"]
      return names.contains { selector.includes($0) }
    // An item of a bar sends one thing, which is its segue.
    case "barButtonItem": return false
    default:
      return source.connections.rows.contains { row in
        guard row.kind == .action, row.owner == segue.owner, let word = row.word else {
          return false
        }
        return catalogue.selectorMatch(source.xml.names[word]).matches(method, catalogue.names)
      }
    }
  }
}

/// The methods of each file in their order, to tell in which one a piece of code is.
private struct MethodPlaces {
  private var byFile: [ID<SourceText>: [(start: UInt32, method: ID<IndexedMethod>)]] = [:]

  init(_ catalogue: ClassCatalogue) {
    for id in catalogue.methods.ids {
      let place = catalogue.methods[id].place
      byFile[place.file, default: []].append((place.range.start, id))
    }
    for file in byFile.keys { byFile[file]?.sort { $0.start < $1.start } }
  }

  /// The last one that begins before a place.
  func method(around place: Location) -> ID<IndexedMethod>? {
    guard let methods = byFile[place.file] else { return nil }
    var (low, high) = (0, methods.count)
    while low < high {
      let middle = (low + high) / 2
      if methods[middle].start < place.range.start { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : methods[low - 1].method
  }
}
