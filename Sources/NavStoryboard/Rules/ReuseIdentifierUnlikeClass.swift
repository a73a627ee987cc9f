import NavText
import NavXcode

extension StoryboardRules {
  static let reuseIdentifierUnlikeClass = StoryboardRule(
    RuleFacts(
      "reuse-identifier-unlike-class", text: nil, storyboard: nil,
      "The reuse identifier of a cell is not the name of its class.",
      why: """
        Where both are the same, code makes the identifier from the class and cannot misspell it. Cells without a class \
        of their own are not asked.
        """,
      bad: page(list("price")), good: page(list("PriceCell")))
  ) { context in
    let document = context.document
    for element in document.shownElements(
      "tableViewCell", "collectionViewCell", "collectionReusableView")
    {
      guard let object = document.object(of: element),
        let name = document.customClass(of: object)?.name,
        let identifier = document.value(.reuseIdentifier, of: element), identifier != name
      else { continue }
      context.report(
        at: document.range("reuseIdentifier", of: element),
        "this cell of \(name) has the reuse identifier '\(identifier)'",
        help: ["write '\(name)' as its Identifier"])
    }
  }

  private static func list(_ identifier: String) -> String {
    """
    <tableView key="view" id="list">
      <prototypes>
        <tableViewCell reuseIdentifier="\(identifier)" id="cell" customClass="PriceCell" customModuleProvider="target"/>
      </prototypes>
    </tableView>
    """
  }
}
