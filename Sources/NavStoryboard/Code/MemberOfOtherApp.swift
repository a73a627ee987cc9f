import NavText
import NavXcode

/// What a connection asks a class for.
enum AskedMember {
  case action(String)
  case segueAction(String)
  case outlet(String)
  case runtimeAttribute(String)

  fileprivate var name: String {
    switch self {
    case .action(let name), .segueAction(let name), .outlet(let name), .runtimeAttribute(let name):
      name
    }
  }

  /// In the words of a message.
  fileprivate var kind: String {
    switch self {
    case .action: "an action"
    case .segueAction: "a segue action"
    case .outlet: "an outlet"
    case .runtimeAttribute: "a property"
    }
  }
}

extension ProjectCode {
  /// Where a member is that a class has by extensions alone, none of which is in the app that a storyboard is built into;
  /// nil where one is, or may be. What the class itself declares is there when the class is.
  func otherApp(
    of member: AskedMember, _ reference: ClassReference, builtInto all: [XcodeProject.Target]?
  ) -> ClassOfOtherApp? {
    let places: [MemberPlace]
    switch member {
    case .action(let selector), .segueAction(let selector):
      places = withoutHeaders(catalogue.places(answering: selector, of: reference))
    case .outlet(let name), .runtimeAttribute(let name):
      places = catalogue.places(setting: name, of: reference)
      // A property of a header may well be stored by the class itself.
      if places.contains(where: { isHeader($0.place.file) }) { return nil }
    }
    guard places.allSatisfy({ catalogue.parts[$0.part].kind == .extension }) else { return nil }
    return otherApp(member.name, member.kind, at: places, builtInto: all)
  }

  /// The same for an unwind action, which a controller of any class may have.
  func otherApp(
    ofUnwindAction selector: String, builtInto all: [XcodeProject.Target]?
  ) -> ClassOfOtherApp? {
    let places = withoutHeaders(catalogue.places(of: catalogue.unwindActions(selector)))
    return otherApp(selector, "an unwind action", at: places, builtInto: all)
  }

  /// The same for an action that the first responder is sent, whatever its class is.
  func otherApp(
    ofActionAnywhere selector: String, builtInto all: [XcodeProject.Target]?
  ) -> ClassOfOtherApp? {
    // `copy:` is answered by UIKit itself.
    if catalogue.action(selector, of: ClassReference(system: "UIView")) == .builtIn { return nil }
    let places = withoutHeaders(catalogue.places(of: catalogue.methods(anywhere: selector)))
    return otherApp(selector, "an action", at: places, builtInto: all)
  }

  private func otherApp(
    _ name: String, _ kind: String, at places: [MemberPlace],
    builtInto all: [XcodeProject.Target]?
  ) -> ClassOfOtherApp? {
    guard let all else { return nil }
    let apps = all.filter { $0.product == .app }
    guard !apps.isEmpty, let first = places.first,
      let owners = owners(of: places.map { $0.part }, besides: all)
    else { return nil }
    return ClassOfOtherApp(
      name: name, kind: kind, owners: owners, apps: apps, first.place, self)
  }

  /// A header only announces methods that are compiled elsewhere.
  private func withoutHeaders(_ places: [MemberPlace]) -> [MemberPlace] {
    places.filter { !isHeader($0.place.file) }
  }

  private func isHeader(_ file: ID<SourceText>) -> Bool {
    catalogue.paths[file]?.hasSuffix(".h") ?? false
  }
}
