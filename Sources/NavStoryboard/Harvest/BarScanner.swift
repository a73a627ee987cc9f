import NavModel
import NavText

/// Finds where code hides and shows navigation bars, and whether it may lead back from a screen (BAR-40, BAR-41).
///
/// It looks at words, not at what runs: whatever may be a way back counts as one.
struct BarScanner {
  let tokens: [CodeToken]
  let file: ID<SourceText>
  let language: SourceLanguage
  /// Of the same file, in the order of their beginnings.
  let bodies: [TypeBody]
  private var position = 0
  /// Whether the code at hand runs when its screen leaves.
  private var isLeaving = false

  init(_ tokens: [CodeToken], file: ID<SourceText>, language: SourceLanguage, bodies: [TypeBody]) {
    self.tokens = tokens
    self.file = file
    self.language = language
    self.bodies = bodies
  }

  mutating func scan(into facts: inout HarvestedFacts) {
    var around: [TypeBody] = []
    var next = 0
    for index in tokens.indices {
      while let last = around.last, last.end <= index { around.removeLast() }
      while next < bodies.count, bodies[next].start <= index {
        if bodies[next].end > index { around.append(bodies[next]) }
        next += 1
      }
      guard let part = around.last?.part else { continue }
      position = index
      noteMethod()
      if tokens[index].kind == .name { name(of: part, &facts) }
      // `onClose?(item)`: what is called then may be anything.
      if isSign("?", at: index), isSign("(", at: index + 1) {
        facts.bars[part, default: BarsInCode()].mayLeadBack = true
      }
    }
  }

  private func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].isSign(sign)
  }

  private func word(_ index: Int) -> CodeWord? {
    index >= 0 && index < tokens.count ? tokens[index].word : nil
  }

  /// `func viewWillDisappear(` or `- (void)viewWillDisappear:`, and any other method.
  private mutating func noteMethod() {
    let name: Int
    if language == .swift {
      guard tokens[position].word == .func else { return }
      name = position + 1
    } else {
      guard tokens[position].startsLine, isSign("-", at: position), isSign("(", at: position + 1)
      else { return }
      name = position + 4
    }
    isLeaving = word(name) == .viewWillDisappear || word(name) == .viewDidDisappear
  }

  private func name(of part: ID<TypePart>, _ facts: inout HarvestedFacts) {
    guard let word = tokens[position].word else { return }
    switch word {
    case .setNavigationBarHidden:
      change(position + 2, isOwn: isOfOwnStack(position), part, &facts)
    case .isNavigationBarHidden, .navigationBarHidden:
      if isAssigned(position) { change(position + 2, isOwn: isOfOwnStack(position), part, &facts) }
    case .isHidden, .hidden:
      guard isAssigned(position), let bar = owner(of: position), self.word(bar) == .navigationBar
      else { return }
      change(position + 2, isOwn: isOfOwnStack(bar), part, &facts)
    case .setHidden:
      // `[self.navigationController.navigationBar setHidden:YES]`
      guard self.word(position - 1) == .navigationBar else { return }
      change(position + 2, isOwn: isOfOwnStack(position - 1), part, &facts)
    case .popViewController, .popViewControllerAnimated, .popToViewController,
      .popToRootViewController, .popToRootViewControllerAnimated, .setViewControllers, .dismiss,
      .dismissViewControllerAnimated, .performSegue, .performSegueWithIdentifier,
      .interactivePopGestureRecognizer, .action, .addTarget, .addAction, .selector, .selectorType,
      .actionType, .didSelectRowAt, .didSelectRowAtIndexPath, .didSelectItemAt,
      .didSelectItemAtIndexPath, .touchesBegan, .touchesEnded, .delegate, .sink, .bind, .rx:
      facts.bars[part, default: BarsInCode()].mayLeadBack = true
    default: break
    }
  }

  private func isAssigned(_ index: Int) -> Bool {
    isSign("=", at: index + 1) && !isSign("=", at: index + 2)
  }

  /// The name before the point before a name, past whatever unwraps it.
  private func owner(of index: Int) -> Int? {
    guard isSign(".", at: index - 1) else { return nil }
    var owner = index - 2
    while isSign("?", at: owner) || isSign("!", at: owner) { owner -= 1 }
    return owner
  }

  /// Whether something is asked of the navigation controller that the screen is in, and of no other.
  private func isOfOwnStack(_ index: Int) -> Bool {
    // `[self.navigationController setNavigationBarHidden:YES]` has no point before it.
    let stack = owner(of: index) ?? index - 1
    guard word(stack) == .navigationController else { return false }
    guard let holder = owner(of: stack) else { return language == .swift }
    return word(holder) == .thisValue
  }

  /// The bar is hidden or not, as the token at `value` tells. Who hides another one than its own tells nothing of itself.
  private func change(
    _ value: Int, isOwn: Bool, _ part: ID<TypePart>, _ facts: inout HarvestedFacts
  ) {
    let hides = word(value) == .truth || word(value) == .yes
    if hides && isLeaving { return }
    if hides && isOwn {
      facts.bars[part, default: BarsInCode()].hiding =
        facts.bars[part]?.hiding ?? Location(file, tokens[position].range)
    } else if isLeaving {
      facts.bars[part, default: BarsInCode()].restores = true
    } else if !hides {
      facts.bars[part, default: BarsInCode()].mayShow = true
    }
  }
}
