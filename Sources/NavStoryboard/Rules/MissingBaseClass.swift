import NavText
import NavXcode

extension StoryboardRules {
  private static let baseClasses = TypedOption(
    "classes", OptionTable([]),
    "For classes of UIKit or elements, the classes that they may have; null lets them stay as they are.",
    example: OptionTable([OptionTable.Row("UILabel", ["PriceLabel", "TitleLabel"])]))

  static let missingBaseClass = StoryboardRule(
    RuleFacts(
      "missing-base-class", text: nil, storyboard: nil,
      "An object is not of one of the classes that the project has for its kind.",
      why: """
        A project that has classes of its own for labels, buttons or navigation controllers, for looks and behaviour that \
        are the same everywhere, loses them where one was drawn without. A class may be written with its module before it.
        """,
      bad: page("<label key=\"view\" text=\"9.99\" id=\"price\"/>"),
      good: page(
        "<label key=\"view\" text=\"9.99\" id=\"price\" customClass=\"PriceLabel\" customModuleProvider=\"target\"/>"
      ),
      options: [baseClasses.row])
  ) { context in
    let document = context.document
    let table = context.value(of: baseClasses)
    if table.rows.isEmpty { return }
    for object in document.objects.ids {
      let element = document[object].element
      let tag = document.tag(object)
      let system = StoryboardDocument.className(ofTag: tag)
      for row in table.rows where row.key == tag || row.key == system {
        let own = document.customClass(of: object)?.name
        let full = document.fullClassName(of: object)
        if row.values.contains(own) || row.values.contains(full) { continue }
        let names = row.values.map { $0 ?? "no class" }.joined(separator: ", ")
        context.report(
          at: document.range("customClass", of: element),
          own.map { "a \(row.key) is not to be a \($0) here" }
            ?? "a \(row.key) needs a class of the project here",
          help: ["choose one of these: \(names)"])
      }
    }
  }
}
