import NavText
import NavXcode

extension SourceRules {
  static let unknownMainStoryboard = SourceRule(
    RuleFacts(
      "unknown-main-storyboard", text: nil, storyboard: .error,
      "Info.plist names a storyboard that is not there.",
      why: """
        The app crashes before it shows anything: UIKit raises an exception when it does not find the main storyboard in \
        the bundle (ERR-35). Without the launch storyboard it runs as apps of old devices did, with black bars around \
        it. Whoever renames a storyboard easily forgets the place that is not in the storyboard.
        """,
      bad: """
        \(plist(main: "Shop"))

        \(page(""))
        """,
      good: """
        \(plist(main: "Main"))

        \(page(""))
        """)
  ) { context in
    let names = context.documents.map { $0.name }
    for (file, mention) in context.code.project.mentions where !names.contains(mention.name) {
      let files = ["storyboard", "xib", "nib"].map { mention.name + "." + $0 }
      if context.code.project.mayBuild(anyOf: files, besides: context.documents) { continue }
      let isMain = mention.kind == .main
      let device =
        mention.device == "ipad" ? " on an iPad" : mention.device.isEmpty ? "" : " on an iPhone"
      let near = context.didYouMean(mention.name) { _ in names }
      context.report(
        at: context.location(inCode: Location(file, mention.range)),
        "there is no storyboard called '\(mention.name)'",
        label: isMain
          ? "the app crashes when it starts" + device
          : "the app runs with black bars around it" + device,
        help: near + [
          "name the storyboard as its file is called, without the ending"
        ], atMost: isMain ? .error : .warning)
    }
  }
}
