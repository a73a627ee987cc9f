import NavText

/// Reads how code says which bundle it means.
extension TokenCursor {
  /// The bundle that the expression at an index means, and the index after it.
  func bundle(from start: Int) -> (bundle: NamedBundle, end: Int) {
    switch language {
    case .swift: bundleOfSwift(from: start)
    case .objectiveC: bundleOfObjectiveC(from: start)
    }
  }

  /// The bundle to which the message at an index is sent.
  func bundle(askedAt index: Int) -> NamedBundle {
    let end: Int
    switch language {
    case .swift:
      guard at(index - 1).isSign(".") else { return .other }
      end = index - 1
    case .objectiveC: end = index
    }
    guard let start = startOfReceiver(before: end) else { return .other }
    let found = bundle(from: start)
    return found.end == end ? found.bundle : .other
  }

  /// The class in `CartController.self`, `type(of: self)`, `[CartController class]` or `self.class`, which takes all of a
  /// range.
  func bundle(ofClassFrom start: Int, to end: Int) -> NamedBundle {
    switch language {
    case .swift: classOfSwift(from: start, to: end)
    case .objectiveC: classOfObjectiveC(from: start, to: end)
    }
  }

  // MARK: Swift

  /// `nil`, `.main`, `Bundle.module`, `Bundle(for: CartController.self)`, and `NSBundle.mainBundle()` of Swift 2.
  private func bundleOfSwift(from start: Int) -> (bundle: NamedBundle, end: Int) {
    if at(start).word == .nothing { return (.app, start + 1) }
    var index = isBundleType(start) ? start + 1 : start
    if at(index).isSign(".") {
      switch at(index + 1).word {
      case .main: return (.app, index + 2)
      case .mainBundle: return (.app, at(index + 2).isSign("(") ? index + 4 : index + 2)
      case .module: return (.ofTarget, index + 2)
      case .`init`: index += 2
      default: break
      }
    }
    guard index > start, at(index).isSign("("),
      at(index + 1).word == .for || at(index + 1).word == .forClass, at(index + 2).isSign(":")
    else { return (.other, start) }
    let end = endOfBrackets(index)
    return (bundle(ofClassFrom: index + 3, to: end - 1), end)
  }

  private func classOfSwift(from start: Int, to end: Int) -> NamedBundle {
    if at(start).word == .thisValue, end == start + 1 { return .ofThisClass }
    let isOfThis =
      at(start).word == .typeWord && at(start + 1).isSign("(") && at(start + 3).isSign(":")
      && at(start + 4).word == .thisValue && end == start + 6
    if isOfThis { return .ofThisClass }
    guard at(end - 1).word == .thisValue, at(end - 2).isSign("."), at(end - 3).isName,
      end == start + 3
    else { return .other }
    return at(start).word == .thisType ? .ofThisClass : .ofClass(at(start).name)
  }

  // MARK: Objective-C

  /// `nil`, `[NSBundle mainBundle]`, `[NSBundle bundleForClass:[CartController class]]`, and the macro of a package.
  private func bundleOfObjectiveC(from start: Int) -> (bundle: NamedBundle, end: Int) {
    if at(start).word == .nothing { return (.app, start + 1) }
    if at(start).word == .moduleBundle { return (.ofTarget, start + 1) }
    if isBundleType(start), at(start + 1).isSign("."), at(start + 2).word == .mainBundle {
      return (.app, start + 3)
    }
    guard at(start).isSign("["), isBundleType(start + 1) else { return (.other, start) }
    if at(start + 2).word == .mainBundle, at(start + 3).isSign("]") { return (.app, start + 4) }
    guard at(start + 2).word == .bundleForClass,
      at(start + 3).isSign(":")
    else { return (.other, start) }
    let end = endOfBrackets(start)
    return (bundle(ofClassFrom: start + 4, to: end - 1), end)
  }

  private func classOfObjectiveC(from start: Int, to end: Int) -> NamedBundle {
    let isMessage = at(start).isSign("[")
    let name = isMessage ? start + 1 : start
    guard at(name).isName else { return .other }
    let isThis = at(name).word == .thisValue
    // In a method of the class itself.
    if isThis, end == start + 1 { return .ofThisClass }
    let isClass =
      isMessage
      ? at(name + 1).word == .class && end == start + 4
      : at(name + 1).isSign(".") && at(name + 2).word == .class && end == start + 3
    if !isClass { return .other }
    return isThis ? .ofThisClass : .ofClass(at(name).name)
  }

  // MARK: Receivers

  private func isBundleType(_ index: Int) -> Bool {
    at(index).word == .bundleType || at(index).word == .plainBundleType
  }

  /// Where the expression begins that ends before an index.
  private func startOfReceiver(before end: Int) -> Int? {
    switch language {
    case .swift:
      // `Bundle.module`.
      guard at(end - 1).isSign(")") else { return end - 3 }
      guard let bracket = startOfBrackets(end - 1) else { return nil }
      let isMember = at(bracket - 1).word == .`init` || at(bracket - 1).word == .mainBundle
      return isMember ? bracket - 3 : bracket - 1
    case .objectiveC:
      if at(end - 1).isSign("]") { return startOfBrackets(end - 1) }
      return at(end - 2).isSign(".") ? end - 3 : end - 1
    }
  }

  /// The index of the bracket that the one at `index` closes, if it is near.
  private func startOfBrackets(_ index: Int) -> Int? {
    var depth = 0
    for cursor in (max(0, index - 24)...max(0, index)).reversed() {
      if at(cursor).isSign(")") || at(cursor).isSign("]") { depth += 1 }
      if at(cursor).isSign("(") || at(cursor).isSign("[") { depth -= 1 }
      if depth == 0 { return cursor }
    }
    return nil
  }
}
