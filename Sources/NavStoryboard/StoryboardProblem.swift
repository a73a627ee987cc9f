import NavText
import NavXcode

/// What is to be said of a storyboard or xib as a whole: facts here, sentences below.
public enum StoryboardProblem: Hashable, Sendable {
  /// The root is something else than `document`.
  case notStoryboard(root: String)
  /// Made for a system that is not analysed; nil where `targetRuntime` is missing or unknown.
  case otherPlatform(Platform?)
  /// Unknown elements, by their tags.
  case unknownElements([String], count: Int)
  /// Numbers of frames or constraints that are none, or larger than any screen; the first of them.
  case unreadableNumber(String, count: Int)
  /// A comment that is meant to silence something.
  case idleComment
  /// Connections that a program cannot say, such as actions of views.
  case notFollowed(segues: Int, actions: Int)
  /// What the text of an import does not have.
  case leftOut([Losses.Entry], files: Int)
  /// Segues that the text of an import does not have, and the storyboard that they lead to, unless they are wrong.
  case segueLeftOut(to: String?, count: Int, [String])
  /// Views of xibs, which are in no scene.
  case viewsLeftOut(files: Int)
}

extension StoryboardProblem {
  /// What `navscene explain` knows it by.
  public var code: String {
    switch self {
    case .notStoryboard: "not-a-storyboard"
    case .otherPlatform: "other-platform"
    case .unknownElements: "unknown-element-kind"
    case .unreadableNumber: "unreadable-number"
    case .idleComment: "idle-comment"
    case .notFollowed: "not-followed"
    case .leftOut, .segueLeftOut, .viewsLeftOut: "left-out"
    }
  }

  /// The finding under the code of the problem: its sentence, and what to do in Interface Builder.
  public func diagnostic(at location: Location, related: [Label] = []) -> Diagnostic {
    Diagnostic(code, severity, at: location, message, related: related, help: [help])
  }

  private var severity: Severity {
    switch self {
    // Xcode still reads what Xcode 4 wrote.
    case .notStoryboard(let root): root == "archive" ? .info : .error
    case .unreadableNumber, .idleComment: .warning
    case .otherPlatform, .unknownElements, .notFollowed, .leftOut, .segueLeftOut, .viewsLeftOut:
      .info
    }
  }

  private var message: String {
    switch self {
    case .notStoryboard("archive"):
      return "this is an archive of the time before Xcode 5, and is not read"
    case .notStoryboard(let root): return "<\(root)> is not an Interface Builder document"
    case .otherPlatform(let platform?): return "this file is made for \(platform.name)"
    case .otherPlatform(nil): return "this file does not say which system it is made for"
    case .unknownElements(let tags, let count):
      let names = firstFew(tags.map { "<\($0)>" })
      return "\(names) \(count == 1 ? "is" : "are") not known and taken for plain views"
    case .unreadableNumber(let number, let count):
      let verb = count == 2 ? "is" : "are"
      let others = count == 1 ? "" : ", and neither \(verb) \(amount(count - 1, "other"))"
      return "'\(number)' is not a number that can be used here\(others)"
    case .idleComment: return "a comment in a storyboard silences nothing"
    case .notFollowed(let segues, let actions):
      var parts: [String] = []
      if segues > 0 { parts.append(amount(segues, "segue")) }
      if actions > 0 { parts.append(amount(actions, "action")) }
      let verb = segues + actions == 1 ? "is" : "are"
      return "\(parts.joined(separator: " and ")) of this file \(verb) not followed"
    case .leftOut(let losses, let files):
      let place = files == 1 ? "this file" : "\(files) files"
      return "\(list(of: losses)) of \(place): left out of the text"
    case .viewsLeftOut(1): return "the views of this xib are left out of the text"
    case .viewsLeftOut(let files): return "the views of \(files) xibs are left out of the text"
    case .segueLeftOut(let storyboard, let count, let identifiers):
      let verb = count == 1 ? "is" : "are"
      let way = storyboard.map { " that \(count == 1 ? "leads" : "lead") to '\($0)'" } ?? ""
      let names =
        identifiers.isEmpty
        ? "" : ": " + firstFew(identifiers.map { "'\($0)'" }, "other identifier")
      return "\(amount(count, "segue"))\(way) \(verb) left out of the text\(names)"
    }
  }

  private var help: String {
    switch self {
    case .notStoryboard("archive"): "open it in Xcode and save it, to write it in today's form"
    case .notStoryboard: "is it another kind of file with this ending?"
    case .otherPlatform: "navscene analyses navigation of iOS; of this file only the ids are judged"
    case .unknownElements: "their contents are read all the same"
    case .unreadableNumber:
      "write digits, as in 12 or 0.5; points go up to 2147483, and no multiplier is zero"
    case .idleComment:
      "Interface Builder drops it with the next change; name code, file and object in \"suppressions\" of .navscene.json"
    case .notFollowed:
      "they go to views or to the responder chain, where code decides; their ids are checked all the same"
    case .leftOut:
      "import does not translate them: keep the storyboard if you need them"
    case .viewsLeftOut(let files):
      "a text holds the scenes of storyboards: keep the \(files == 1 ? "xib" : "xibs")"
    case .segueLeftOut(let storyboard?, _, _):
      "import '\(storyboard)' together with this file, or write the segues when their scenes are there"
    case .segueLeftOut(nil, _, _):
      "each problem is reported separately: fix it, and import again"
    }
  }

  /// Objects, then all that has a name of its own, then settings by what they are about.
  private func list(of losses: [Losses.Entry]) -> String {
    var objects: [String] = []
    for entry in losses {
      if case .object(let tag) = entry.kind { objects.append("\(entry.count) <\(tag)>") }
    }
    var parts = objects.isEmpty ? [] : [firstFew(objects)]
    func add(_ kind: Losses.Kind, _ noun: String, _ plural: String? = nil) {
      guard let count = losses.first(where: { $0.kind == kind })?.count else { return }
      parts.append("\(count) \(count == 1 ? noun : plural ?? noun + "s")")
    }
    add(.runtimeAttribute, "runtime attribute")
    add(.keyCommand, "key command")
    add(.preview, "preview of peek and pop", "previews of peek and pop")
    add(.customClass, "custom class of a part", "custom classes of parts")
    add(.module, "module of a class", "modules of classes")
    add(.note, "note")
    add(.outlet, "outlet")
    add(.segueAction, "segue action")
    var isFirst = true
    for aspect in LostAspect.allCases {
      guard let entry = losses.first(where: { $0.kind == .setting(aspect) }) else { continue }
      let noun = isFirst ? amount(entry.count, "setting") : "\(entry.count)"
      parts.append("\(noun) of \(name(of: aspect, entry.names))")
      isFirst = false
    }
    return parts.joined(separator: ", ")
  }

  /// Settings that decide how an app is used are named.
  private func name(of aspect: LostAspect, _ names: [String]) -> String {
    switch aspect {
    case .behaviour: "behaviour (\(firstFew(names, "other", few: 3)))"
    case .layout: "layout"
    case .accessibility: "accessibility"
    case .looks: "looks"
    case .unknown: "an unknown kind (\(firstFew(names, "other", few: 3)))"
    }
  }

  /// More than a few would hide what the sentence says.
  private func firstFew(
    _ names: [String], _ noun: String = "other kind", few: Int = 8
  ) -> String {
    let more = names.count > few ? " and \(amount(names.count - few, noun))" : ""
    return names.prefix(few).joined(separator: ", ") + more
  }
}
