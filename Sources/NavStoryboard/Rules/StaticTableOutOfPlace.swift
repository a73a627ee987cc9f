import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  static let staticTableOutOfPlace = StoryboardRule(
    SharedRules.staticTableOutOfPlace,
    bad: page(table("static")), good: page(table("prototypes"))
  ) { context in
    let document = context.document
    for table in document.shownElements("tableView") {
      let mode = document.value("dataMode", of: table)
      let sections = document.child(.sections, of: table)
      guard mode == "static" || mode == nil && sections != nil else { continue }
      let parent = document.xml.elements[table].parent
      let isOwned =
        document.says(.view, .key, of: table)
        && parent.map { document.is($0, .tableViewController) } ?? false
      if isOwned { continue }
      let isInXib = document.format == .xib
      context.report(
        at: document.range("dataMode", of: table),
        isInXib
          ? "a xib has no table view controller that could load static rows"
          : "static rows need a UITableViewController whose own view is the table",
        label: "Xcode refuses to compile this file",
        help: [
          "use Dynamic Prototypes and a data source, or show a table view controller in a container view"
        ])
    }
  }

  private static func table(_ mode: String) -> String {
    """
    <view key="view" id="root">
      <subviews>
        <tableView dataMode="\(mode)" id="list"/>
      </subviews>
    </view>
    """
  }
}
