import NavModel
import NavText
import NavXcode

extension StoryboardLowering {
  mutating func lowerBarAttributes(_ controller: ID<XMLElement>) -> IDRange<Attribute> {
    let start = program.attributes.end
    switch work.kind {
    case .navigation:
      append(ImportedAttributes.navigationBarVisibility, of: controller)
      if let bar = document.child(key: .navigationBar, of: controller) {
        append(ImportedAttributes.bar, of: bar)
        append(ImportedAttributes.navigationBar, of: bar)
        lowerBarColors(of: bar)
      }
    case .tabBar:
      if let bar = document.child(key: .tabBar, of: controller) {
        append(ImportedAttributes.bar, of: bar)
        lowerBarColors(of: bar)
      }
    case .view, .table, .collection, .split, .page, .alert, .actionSheet, .system: break
    }
    return IDRange(from: start, to: program.attributes.end)
  }

  mutating func lowerToolbarAttributes(_ controller: ID<XMLElement>) -> IDRange<Attribute> {
    let start = program.attributes.end
    if work.kind == .navigation {
      append(ImportedAttributes.toolbarVisibility, of: controller)
      if let bar = document.child(key: .toolbar, of: controller) {
        append(ImportedAttributes.bar, of: bar)
        lowerBarColors(of: bar)
      }
    }
    return IDRange(from: start, to: program.attributes.end)
  }

  mutating func lowerBarItemAttributes(
    _ item: ID<XMLElement>, isHidden: Bool
  ) -> IDRange<Attribute> {
    let start = program.attributes.end
    append(ImportedAttributes.barItem, of: item)
    if isHidden { append(.hidden, .boolean(true)) }
    append(ImportedAttributes.tint, of: item)
    lowerRuntimeAttributes(item, since: start)
    return IDRange(from: start, to: program.attributes.end)
  }

  mutating func lowerTabItemAttributes(_ item: ID<XMLElement>) -> IDRange<Attribute> {
    let start = program.attributes.end
    append(ImportedAttributes.tabItem, of: item)
    lowerRuntimeAttributes(item, since: start)
    return IDRange(from: start, to: program.attributes.end)
  }
}
