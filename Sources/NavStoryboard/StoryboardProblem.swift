import NavText

/// What is to be said of a storyboard or xib as a whole: facts here, sentences below.
public enum StoryboardProblem: Hashable, Sendable {
  /// The root is something else than `document`.
  case notStoryboard(root: String)
  /// Made for a system that is not analysed; nil where `targetRuntime` is missing or unknown.
  case otherPlatform(Platform?)
  /// Elements that nobody knows yet, by their tags.
  case unknownElements([String], count: Int)
  /// Numbers of frames or constraints that are none, or larger than any screen; the first of them.
  case unreadableNumber(String, count: Int)
  /// A comment that is meant to silence something.
  case idleComment
  /// Connections that a program cannot say, such as actions of views.
  case notFollowed(segues: Int, actions: Int)
  /// What the text of an import does not have: outlets, methods that make what segues show, and objects by their tags.
  case leftOut(outlets: Int, segueActions: Int, objects: [Losses.Tag])
  /// Segues that the text of an import does not have, and the storyboard that they lead to, unless they are wrong.
  case segueLeftOut(to: String?, count: Int, [String])
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
    case .leftOut, .segueLeftOut: "left-out"
    }
  }

  /// The finding under the code of the problem: its sentence, and what to do in Interface Builder.
  public func diagnostic(at location: Location, related: [Label] = []) -> Diagnostic {
    Diagnostic(code, severity, at: location, message, related: related, help: [help])
  }

  private var severity: Severity {
    switch self {
    case .notStoryboard: .error
    case .unreadableNumber, .idleComment: .warning
    case .otherPlatform, .unknownElements, .notFollowed, .leftOut, .segueLeftOut: .info
    }
  }

  private var message: String {
    switch self {
    case .notStoryboard(let root): return "<\(root)> is no document of Interface Builder"
    case .otherPlatform(let platform?): return "this file is made for \(platform.name)"
    case .otherPlatform(nil): return "this file does not say which system it is made for"
    case .unknownElements(let tags, let count):
      let names = firstFew(tags.map { "<\($0)>" })
      return "\(names) \(count == 1 ? "is" : "are") not known and taken for plain views"
    case .unreadableNumber(let number, let count):
      let verb = count == 2 ? "is" : "are"
      let others = count == 1 ? "" : ", and neither \(verb) \(amount(count - 1, "other"))"
      return "'\(number)' is no number that can be used here\(others)"
    case .idleComment: return "a comment in a storyboard silences nothing"
    case .notFollowed(let segues, let actions):
      var parts: [String] = []
      if segues > 0 { parts.append(amount(segues, "segue")) }
      if actions > 0 { parts.append(amount(actions, "action")) }
      let verb = segues + actions == 1 ? "is" : "are"
      return "\(parts.joined(separator: " and ")) of this file \(verb) not followed"
    case .leftOut(let outlets, let segueActions, let objects):
      var parts = objects.isEmpty ? [] : [firstFew(objects.map { "\($0.count) <\($0.name)>" })]
      if outlets > 0 { parts.append(amount(outlets, "outlet")) }
      if segueActions > 0 { parts.append(amount(segueActions, "segue action")) }
      return "\(parts.joined(separator: ", ")) of this file: left out of the text"
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
    case .notStoryboard: "is it another kind of file with this ending?"
    case .otherPlatform: "navscene analyses navigation of iOS; of this file only the ids are judged"
    case .unknownElements: "what stands in them is read all the same"
    case .unreadableNumber:
      "write digits, as in 12 or 0.5; points go up to 2147483, and no multiplier is zero"
    case .idleComment:
      "Interface Builder drops it with the next change; name code, file and object in \"suppressions\" of .navscene.json"
    case .notFollowed:
      "they go to views or to the responder chain, where code decides; their ids are checked all the same"
    case .leftOut:
      "they take no part in the navigation, and the language has no words for them; keep the storyboard if you need them"
    case .segueLeftOut(let storyboard?, _, _):
      "import '\(storyboard)' together with this file, or write the segues when their scenes are there"
    case .segueLeftOut(nil, _, _):
      "what is wrong with each is told by itself: mend it, and import again"
    }
  }

  /// More than a few would hide what the sentence says.
  private func firstFew(_ names: [String], _ noun: String = "other kind") -> String {
    let few = 8
    let more = names.count > few ? " and \(amount(names.count - few, noun))" : ""
    return names.prefix(few).joined(separator: ", ") + more
  }

  private func amount(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
