import NavText
import NavXcode

/// Something that a launch screen may not contain or never shows.
struct LaunchScreenFlaw {
  let range: SourceRange
  let message: String
  let help: String
  /// Whether Xcode refuses to compile it in a file that is marked as a launch screen.
  var isRefused = false
}

extension StoryboardDocument {
  /// What is wrong with the document as a launch screen.
  var launchScreenFlaws: [LaunchScreenFlaw] {
    var flaws = objects.ids.compactMap { classFlaw(of: $0) }
    flaws += connections.ids.compactMap { connectionFlaw(of: $0) }
    for element in shownElements("userDefinedRuntimeAttributes") {
      flaws.append(
        LaunchScreenFlaw(
          range: xml.tagRange(element), message: "a launch screen may not set runtime attributes",
          help: "remove them: an image can show what they would draw", isRefused: true))
    }
    for element in shownElements("webView", "wkWebView") {
      flaws.append(
        LaunchScreenFlaw(
          range: xml.tagRange(element), message: "a launch screen shows no web pages",
          help: "use labels and images"))
    }
    return flaws + sceneFlaws
  }

  private func classFlaw(of object: ID<StoryboardObject>) -> LaunchScreenFlaw? {
    let element = self[object].element
    guard let attribute = self.attribute(.customClass, of: element) else { return nil }
    let name = xml.value(attribute)
    // What Interface Builder itself writes at its placeholders.
    let isOwn = self.is(element, .placeholder) && ["UIResponder", "NSObject"].contains(name)
    if isOwn || name.isEmpty { return nil }
    return LaunchScreenFlaw(
      range: xml[attribute].valueRange,
      message: "a launch screen may not use the custom class '\(name)'",
      help:
        "remove the class, or do not use the file as a launch screen: code can show a screen of its own first",
      isRefused: true)
  }

  private func connectionFlaw(of id: ID<StoryboardConnection>) -> LaunchScreenFlaw? {
    let row = self[id]
    let range = xml.tagRange(row.element)
    switch row.kind {
    case .relationship, .preview: return nil
    case .segue:
      if row.word == Word.embed.name { return nil }
      return LaunchScreenFlaw(
        range: range, message: "a segue of a launch screen never happens", help: "remove it")
    case .outlet, .outletCollection, .action:
      return LaunchScreenFlaw(
        range: range,
        message: "a launch screen may not have connections, such as the \(word(for: id))",
        help: "remove the connection", isRefused: true)
    }
  }

  /// The scenes that neither are the first nor are held by it.
  private var sceneFlaws: [LaunchScreenFlaw] {
    guard format == .storyboard, scenes.count > 1,
      let initial = initialController.flatMap({ object(named: $0) }),
      let first = self[initial].scene
    else { return [] }
    var shown: Set<ID<StoryboardScene>> = [first]
    var open = [first]
    while let scene = open.popLast() {
      for id in self[scene].connections {
        let row = self[id]
        guard row.kind == .relationship || row.word == Word.embed.name,
          let target = row.target.flatMap({ self[$0].scene }), shown.insert(target).inserted
        else { continue }
        open.append(target)
      }
    }
    return scenes.ids.compactMap { scene in
      guard !shown.contains(scene), let controller = self[scene].controller else { return nil }
      return LaunchScreenFlaw(
        range: xml.tagRange(self[controller].element),
        message: "only the initial controller of a launch screen is shown, and this is another",
        help: "remove the scene")
    }
  }
}
