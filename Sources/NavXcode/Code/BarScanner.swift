import NavModel
import NavText

/// Finds where code hides and shows navigation bars, and whether it may lead back from a screen (BAR-40, BAR-41).
///
/// It looks at words, not at what runs. Only a class that does nothing but show its screen is known to have no way back:
/// whatever is called beside a few names may be one, and so may be what depends on a condition.
struct BarScanner {
  private var here: TokenCursor
  private var around: EnclosingTypes
  /// Whether the code at hand runs when its screen leaves.
  private var isLeaving = false
  /// What was found of the type at hand.
  private var found = BarsInCode()

  init(_ here: TokenCursor, _ bodies: [TypeBody]) {
    self.here = here
    around = EnclosingTypes(bodies)
  }

  mutating func scan(into facts: inout SourceIndex) {
    var part: ID<TypePart>?
    while !here.isAtEnd {
      around.go(to: here.position)
      if around.innermost != part {
        if let part { facts.bars[part] = found }
        part = around.innermost
        found = part.flatMap { facts.bars[$0] } ?? BarsInCode()
      }
      if helpsOthers(part.map { facts.parts[$0].kind }) { facts.helpsOtherScreens = true }
      if part != nil { look() }
      here.position += 1
    }
    if let part { facts.bars[part] = found }
  }

  /// A swipe that is brought back, or a bar that is changed by code that does not show the screen.
  private func helpsOthers(_ kind: TypePart.Kind?) -> Bool {
    switch here[0].word {
    case .interactivePopGestureRecognizer: true
    case .setNavigationBarHidden, .isNavigationBarHidden, .navigationBarHidden:
      !isOfOwnStack || kind == nil || kind == .extension
    default: false
    }
  }

  // MARK: Of one type

  private mutating func look() {
    noteMethod()
    let token = here[0]
    switch token.kind {
    case .branchStart: found.mayLeadBack = true
    case .sign:
      // `onClose?(item)`: what is called then may be anything.
      if here[0].isSign("?"), here[1].isSign("("), here[-1].word != .`init` {
        found.mayLeadBack = true
      }
    case .name: name(token)
    default: break
    }
  }

  /// `func viewWillDisappear(` or `- (void)viewWillDisappear:`, and any other method.
  private mutating func noteMethod() {
    let name: Int
    if here.language == .swift {
      guard here[0].word == .func else { return }
      name = here.position + 1
    } else {
      guard here[0].startsLine, here[0].isSign("-"), here[1].isSign("(")
      else { return }
      name = here.position + 4
      if !isHarmless(here.at(name).word) { found.mayLeadBack = true }
    }
    isLeaving = here.at(name).word == .viewWillDisappear || here.at(name).word == .viewDidDisappear
  }

  private mutating func name(_ token: CodeToken) {
    switch token.word {
    case .setNavigationBarHidden: change(here.position + 2)
    case .isNavigationBarHidden, .navigationBarHidden:
      let isSet = here[1].isSign("=") && !here[2].isSign("=")
      if isSet { change(here.position + 2) } else { found.mayShow = true }
    case .if, .guard, .else, .for, .while, .switch, .case, .hidesBarsOnTap, .hidesBarsOnSwipe,
      .interactivePopGestureRecognizer, .rootViewController, .delegate, .selector, .action:
      found.mayLeadBack = true
    default:
      let isCalled =
        here.language == .swift
        ? here[1].isSign("(")
        : here[1].isSign("]") || here[1].isSign(":")
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
    var stack = here.position - 1
    // `[self.navigationController setNavigationBarHidden:YES]` has no point before it.
    if here.at(stack).isSign(".") { stack -= 1 }
    while here.at(stack).isSign("?") || here.at(stack).isSign("!") { stack -= 1 }
    guard here.at(stack).word == .navigationController else { return false }
    if here.at(stack - 1).isSign(".") { return here.at(stack - 2).word == .thisValue }
    return here.language == .swift
  }

  /// The bar is hidden or not, as the token at `value` tells. Who hides another one than its own tells nothing of itself.
  private mutating func change(_ value: Int) {
    let hides = here.at(value).word == .truth || here.at(value).word == .yes
    if hides {
      if isOfOwnStack, !isLeaving {
        found.hiding = found.hiding ?? here.place(here.position)
      }
    } else if isLeaving {
      found.restores = true
    } else {
      found.mayShow = true
    }
  }
}
