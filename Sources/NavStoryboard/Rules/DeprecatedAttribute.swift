import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  /// Told once for each kind in a file, with a fix for all of it: one decision, however many objects have it.
  static let deprecatedAttribute = StoryboardRule(
    RuleFacts(ofLanguage: "deprecated-attribute", storyboard: .info)
  ) { context in
    let document = context.document
    let target = document.deploymentTarget
    if let target, target < .iOS7 { return }
    let ignored = IgnoredAttribute.allCases.filter {
      $0 != .scrollViewInsets || target.map { $0 >= .iOS11 } ?? false
    }
    let names = XMLNameBits(ignored.map { $0.word.name })
    var found = [[ID<XMLAttribute>]](repeating: [], count: ignored.count)
    for object in document.objects.rows
    where document.xml.elements[object.element].attributeNames.mayShare(with: names) {
      for (index, kind) in ignored.enumerated() {
        guard let id = document.attribute(kind.word, of: object.element),
          kind.isIgnored(id, of: object.element, in: document)
        else { continue }
        found[index].append(id)
      }
    }
    for (kind, all) in zip(ignored, found) {
      guard let first = all.first else { continue }
      context.report(
        at: document.xml[first].valueRange,
        "'\(kind.word.spelling)=\"\(document.xml.value(first))\"' \(kind.deprecation.predicate)"
          + (all.count == 1 ? "" : ", here and at \(all.count - 1) more"),
        label: kind.deprecation.reason, help: [kind.help],
        fix: Fix(
          kind.replacement.map { "write '\($0.spelling)'" } ?? "take it out",
          all.map { kind.edit($0, document, context) },
          // What is made for older systems means them.
          isSafe: kind.deprecation.isIgnored
            && (target != nil || document.usesTraitCollections)))
    }
  }
}

/// What storyboards say and the systems of today ignore.
private enum IgnoredAttribute: CaseIterable {
  case fullScreenLayout, borderedItem, segmentStyle, scrollViewInsets

  var word: Word {
    switch self {
    case .fullScreenLayout: .wantsFullScreenLayout
    case .borderedItem: .style
    case .segmentStyle: .segmentControlStyle
    case .scrollViewInsets: .automaticallyAdjustsScrollViewInsets
    }
  }

  /// What is written today; nil where nothing is.
  var replacement: Word? {
    switch self {
    case .borderedItem, .segmentStyle: .plain
    case .fullScreenLayout, .scrollViewInsets: nil
    }
  }

  var deprecation: Deprecation {
    switch self {
    case .fullScreenLayout: .fullScreenLayout
    case .borderedItem: .borderedBarItem
    case .segmentStyle: .segmentStyle
    case .scrollViewInsets: .scrollViewInsets
    }
  }

  var help: String {
    switch self {
    case .fullScreenLayout: "choose the sides in Extend Edges in Interface Builder instead"
    case .borderedItem, .segmentStyle: "choose Plain as its style in Interface Builder"
    case .scrollViewInsets: "choose Never as Content Insets of the scroll view instead"
    }
  }

  func isIgnored(
    _ attribute: ID<XMLAttribute>, of element: ID<XMLElement>, in document: StoryboardDocument
  ) -> Bool {
    switch self {
    case .fullScreenLayout: true
    case .borderedItem:
      document.xml[attribute].value == Word.bordered.name && document.is(element, .barButtonItem)
    case .segmentStyle: document.xml[attribute].value != Word.plain.name
    // Lists still ask their controller, and containers have nothing that scrolls.
    case .scrollViewInsets:
      document.xml[attribute].value == Word.no.name && document.is(element, .viewController)
        && document.xml.descendants(of: element).contains { document.leavesInsetsOpen($0) }
    }
  }

  func edit(
    _ attribute: ID<XMLAttribute>, _ document: StoryboardDocument, _ context: StoryboardRuleContext
  ) -> TextEdit {
    if let replacement {
      return TextEdit(context.location(document.xml[attribute].valueRange), replacement.spelling)
    }
    let xml = document.xml
    var start = Int(xml.nameRange(attribute).start)
    while start > 0, XMLCharacters.isSpace(xml.bytes[start - 1]) { start -= 1 }
    return TextEdit(
      context.location(SourceRange(start, Int(xml[attribute].valueRange.end) + 1)), "")
  }
}

extension StoryboardDocument {
  /// Whether a view scrolls and does not say itself how it keeps clear of bars.
  fileprivate func leavesInsetsOpen(_ element: ID<XMLElement>) -> Bool {
    switch xml.names[tag(element)] {
    case "scrollView", "tableView", "collectionView", "textView":
      attribute(.contentInsetAdjustmentBehavior, of: element) == nil
    default: false
    }
  }
}
