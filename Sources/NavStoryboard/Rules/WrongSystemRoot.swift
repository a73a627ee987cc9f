import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  /// What is known without sources: a table view controller whose view is no table.
  static let wrongSystemRoot = StoryboardRule(
    SharedRules.wrongClass, unlessSourcesGiven: true
  ) { context in
    let document = context.document
    for scene in document.scenes.ids {
      guard let controller = document.ownController(of: scene),
        let className = document.systemClass(of: controller),
        let root = document.rootView(of: controller),
        // A view of one's own may be a list.
        document.attribute(.customClass, of: root) == nil
      else { continue }
      for need in RootNeed.all
      where SystemClasses.shared.isKind(className, of: need.controller) && !document.is(root, need)
      {
        let slip = need.slip(className)
        context.report(
          at: document.range("customClass", of: document[controller].element), slip.message,
          label: slip.label, related: [(document.xml.tagRange(root), "its view")], help: slip.help)
      }
    }
  }
}
