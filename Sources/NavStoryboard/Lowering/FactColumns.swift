import NavModel
import NavXcode

// Facts that are asked for object by object. A row of facts is put together anew each time, with all its texts.

extension ElementKind {
  private static let contents = allCases.map { $0.facts.content }
  private static let uikitClasses = allCases.map { $0.facts.uikitClass }
  private static let events = allCases.map { $0.facts.event }

  var content: Content { Self.contents[Int(rawValue)] }
  var uikitClass: UIKitClass { Self.uikitClasses[Int(rawValue)] }
  var event: ControlEvent? { Self.events[Int(rawValue)] }
}

extension ControllerKind {
  private static let uikitClasses = allCases.map { $0.facts.uikitClass }
  private static let rootViews = allCases.map { $0.facts.rootView }

  var uikitClass: UIKitClass { Self.uikitClasses[Int(rawValue)] }
  var rootView: String { Self.rootViews[Int(rawValue)] }
}
