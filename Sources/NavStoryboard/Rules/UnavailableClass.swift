import NavText
import NavXcode

extension StoryboardRules {
  private static let classes = TypedOption(
    "classes", ["UIWebView", "UISearchDisplayController", "UIAlertView"],
    "The classes that nothing may be of.")

  /// Teams and app stores leave classes behind; storyboards keep naming them.
  static let unavailableClass = StoryboardRule(
    RuleFacts(
      "unavailable-class", text: nil, storyboard: nil,
      "An object is of a class that is no longer allowed.",
      why: """
        The App Store has taken no app with a UIWebView since the end of 2020, and from iOS 12 on UIKit warns of it. A \
        project adds the classes that it no longer uses: the option lists custom classes and UIKit's own.
        """,
      bad: page("<webView key=\"view\" id=\"page\"/>"),
      good: page("<wkWebView key=\"view\" id=\"page\"/>"),
      options: [classes.row])
  ) { context in
    let document = context.document
    let unavailable = Set(context.value(of: Self.classes))
    for object in document.objects.ids {
      let element = document[object].element
      let custom = document.value(.customClass, of: element)
      let name = custom ?? StoryboardDocument.className(ofTag: document.tag(object))
      guard unavailable.contains(document.plainClass(name)) else { continue }
      context.report(
        at: document.attribute(.customClass, of: element).map { document.xml[$0].valueRange }
          ?? document.xml.tagRange(element),
        "\(name) is not to be used", help: ["choose another class in Interface Builder"])
    }
  }
}
