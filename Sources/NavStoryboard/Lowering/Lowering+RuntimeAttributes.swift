import NavModel
import NavText
import NavXcode

extension StoryboardLowering {
  /// What UIKit notices only when the view is loaded.
  mutating func lowerWhatIsFoundAtRunTime(
    _ controller: ID<XMLElement>, since start: ID<Attribute>
  ) {
    lowerRootViewClass(controller, since: start)
    lowerUnknownRuntimeAttributes()
  }

  /// Keys that the classes of views do not have, as the code says. Rows are made later, and controllers and bar items
  /// before; their keys are left out.
  private mutating func lowerUnknownRuntimeAttributes() {
    guard let catalogue, let root = work.root else { return }
    var keys: [AttributeValue] = []
    var next = Int(root.index)
    let end = Int(document.xml.elements[root].next.index)
    while next < end {
      let element = ID<XMLElement>(next)
      next += 1
      if document.is(element, .tableViewCell) || document.is(element, .collectionViewCell) {
        next = Int(document.xml.elements[element].next.index)
        continue
      }
      guard document.is(element, .userDefinedRuntimeAttribute),
        let path = document.value(.keyPath, of: element),
        let key = path.split(separator: ".").first.map({ String($0) }),
        !UIKitKeys.contains(key), !key.hasPrefix("_"),
        let list = document.xml[element].parent, let view = document.xml[list].parent,
        let object = document.object(of: view)
      else { continue }
      let reference =
        document.customReference(object, target: nil)
        ?? ClassReference(system: StoryboardDocument.className(ofTag: document.tag(object)))
      guard case .declared = catalogue.find(reference),
        !catalogue.shows(outlet: key, of: reference, isOnlyRead: path != key)
      else { continue }
      keys.append(.text(program.names.intern(path)))
    }
    if !keys.isEmpty {
      append(.unknownRuntimeAttributes, .list(program.values.append(contentsOf: keys)))
    }
  }
}
