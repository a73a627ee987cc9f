import NavText

/// What UIKit asks a controller before a segue, and its class may answer.
public enum ControllerQuestion: Sendable {
  /// `shouldPerformSegue(withIdentifier:sender:)`: whether a touch performs a segue (SEG-1).
  case shouldPerformSegue
  /// `canPerformUnwindSegueAction(_:from:sender:)`: whether an unwind segue ends here (SEG-54).
  case canPerformUnwind

  /// What a class says to it.
  public enum Answer: Sendable {
    case always, never
    /// Code decides, and may say either.
    case depends
  }

  fileprivate var selectors: [String] {
    switch self {
    case .shouldPerformSegue: ["shouldPerformSegueWithIdentifier:sender:"]
    case .canPerformUnwind:
      // In Objective-C, in Swift, and both before iOS 13.
      [
        "canPerformUnwindSegueAction:fromViewController:sender:",
        "canPerformUnwindSegueAction:from:sender:",
        "canPerformUnwindSegueAction:fromViewController:withSender:",
        "canPerformUnwindSegueAction:from:withSender:",
      ]
    }
  }
}

extension ClassCatalogue {
  /// What a class of the sources, or the nearest that it inherits from, says to a question; nil where none of those that
  /// are here says anything.
  public func answer(
    to question: ControllerQuestion, of reference: ClassReference
  ) -> ControllerQuestion.Answer? {
    let matches = question.selectors.map { selectorMatch($0) }
    var answer: ControllerQuestion.Answer?
    _ = walk(from: reference) { step in
      guard case .declared(let id, let module) = step else { return false }
      for match in matches {
        for method in methods(likeSelector: match, of: id)
        where match.matches(methods[method], names) && admits(methods[method].part, id, module) {
          let own = self.answer(of: methods[method])
          // Declarations of several targets may differ, and a header only announces.
          if let known = answer, known != own { answer = .depends } else { answer = own }
        }
      }
      return answer != nil
    }
    return answer
  }

  private func answer(of method: IndexedMethod) -> ControllerQuestion.Answer {
    if method.traits.contains(.answersNo) { return .never }
    return method.traits.contains(.answersYes) ? .always : .depends
  }

  /// Whether every controller that has an unwind action refuses to take segues back by it. One that inherits from such
  /// a class may think otherwise.
  public func isAlwaysRefused(unwindAction selector: String) -> Bool {
    let actions = unwindActions(selector)
    return !actions.isEmpty
      && actions.allSatisfy { action in
        let owner = names[parts[methods[action].part].name]
        return ([ClassReference(system: owner)] + descendants(of: owner)).allSatisfy {
          answer(to: .canPerformUnwind, of: $0) == .never
        }
      }
  }
}
