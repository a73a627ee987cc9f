import NavModel
import NavText

/// Finds where code hides and shows navigation bars, and whether it may lead back from a screen (BAR-40, BAR-41).
///
/// It looks at words, not at what runs. Only a class that does nothing but show its screen is known to have no way back:
/// whatever is called beside a few names may be one, and so may be what depends on a condition.
struct BarScanner {
  let tokens: [CodeToken]
  let file: ID<SourceText>
  let language: SourceLanguage
  /// Of the same file, in the order of their beginnings.
  let bodies: [TypeBody]
  private var position = 0
  /// Whether the code at hand runs when its screen leaves.
  private var isLeaving = false
  /// What was found of the type at hand.
  private var found = BarsInCode()

  init(_ tokens: [CodeToken], file: ID<SourceText>, language: SourceLanguage, bodies: [TypeBody]) {
    self.tokens = tokens
    self.file = file
    self.language = language
    self.bodies = bodies
  }

  mutating func scan(into facts: inout SourceIndex) {
    var around: [TypeBody] = []
    var next = 0
    for index in tokens.indices {
      while let last = around.last, last.end <= index { around.removeLast() }
      while next < bodies.count, bodies[next].start <= index {
        if bodies[next].end > index { around.append(bodies[next]) }
        next += 1
      }
      position = index
      if helpsOthers(around.last.map { facts.parts[$0.part].kind }) {
        facts.helpsOtherScreens = true
      }
      guard let part = around.last?.part else { continue }
      found = facts.bars[part] ?? BarsInCode()
      look()
      facts.bars[part] = found
    }
  }

  private func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].isSign(sign)
  }

  private func word(_ index: Int) -> CodeWord? {
    index >= 0 && index < tokens.count ? tokens[index].word : nil
  }

  /// A swipe that is brought back, or a bar that is changed by whoever does not show the screen.
  private func helpsOthers(_ kind: TypePart.Kind?) -> Bool {
    switch tokens[position].word {
    case .interactivePopGestureRecognizer: true
    case .setNavigationBarHidden, .isNavigationBarHidden, .navigationBarHidden:
      !isOfOwnStack || kind == nil || kind == .extension
    default: false
    }
  }

  // MARK: Of one type

  private mutating func look() {
    noteMethod()
    let token = tokens[position]
    switch token.kind {
    case .branchStart: found.mayLeadBack = true
    case .sign:
      // `onClose?(item)`: what is called then may be anything.
      if isSign("?", at: position), isSign("(", at: position + 1), word(position - 1) != .`init` {
        found.mayLeadBack = true
      }
    case .name: name(token)
    default: break
    }
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
      if !isHarmless(word(name)) { found.mayLeadBack = true }
    }
    isLeaving = word(name) == .viewWillDisappear || word(name) == .viewDidDisappear
  }

  private mutating func name(_ token: CodeToken) {
    switch token.word {
    case .setNavigationBarHidden: change(position + 2)
    case .isNavigationBarHidden, .navigationBarHidden:
      let isSet = isSign("=", at: position + 1) && !isSign("=", at: position + 2)
      if isSet { change(position + 2) } else { found.mayShow = true }
    case .if, .guard, .else, .for, .while, .switch, .case, .hidesBarsOnTap, .hidesBarsOnSwipe,
      .interactivePopGestureRecognizer, .rootViewController, .delegate, .selector, .action:
      found.mayLeadBack = true
    default:
      let isCalled =
        language == .swift
        ? isSign("(", at: position + 1)
        : isSign("]", at: position + 1) || isSign(":", at: position + 1)
      if isCalled, !isHarmless(token.word) { found.mayLeadBack = true }
    }
  }

  /// What shows a screen and does nothing else.
  private func isHarmless(_ word: CodeWord?) -> Bool {
    switch word {
    case .setNavigationBarHidden, .viewDidLoad, .viewWillAppear, .viewDidAppear,
      .viewIsAppearing, .viewWillDisappear, .viewDidDisappear, .viewDidLayoutSubviews,
      .didReceiveMemoryWarning, .`init`, .initWithCoder, .setNeedsStatusBarAppearanceUpdate,
      .fatalError, .animated:
      true
    default: false
    }
  }

  /// Whether something is asked of the navigation controller that the screen is in, and of no other.
  private var isOfOwnStack: Bool {
    var stack = position - 1
    // `[self.navigationController setNavigationBarHidden:YES]` has no point before it.
    if isSign(".", at: stack) { stack -= 1 }
    while isSign("?", at: stack) || isSign("!", at: stack) { stack -= 1 }
    guard word(stack) == .navigationController else { return false }
    if isSign(".", at: stack - 1) { return word(stack - 2) == .thisValue }
    return language == .swift
  }

  /// The bar is hidden or not, as the token at `value` tells. Who hides another one than its own tells nothing of itself.
  private mutating func change(_ value: Int) {
    let hides = word(value) == .truth || word(value) == .yes
    if hides {
      if isOfOwnStack, !isLeaving {
        found.hiding = found.hiding ?? Location(file, tokens[position].range)
      }
    } else if isLeaving {
      found.restores = true
    } else {
      found.mayShow = true
    }
  }
}
