import NavModel
import NavXcode

// Facts that are asked for object by object. A row of facts is put together anew each time, with all its texts.

extension ElementKind {
  private static let contents = allCases.map { $0.facts.content }
  private static let kitClasses = allCases.map { $0.facts.kitClass }
  private static let events = allCases.map { $0.facts.event }

  var content: Content { Self.contents[Int(rawValue)] }
  var kitClass: KitClass { Self.kitClasses[Int(rawValue)] }
  var event: ControlEvent? { Self.events[Int(rawValue)] }
}

extension ControllerKind {
  private static let kitClasses = allCases.map { $0.facts.kitClass }
  private static let rootViews = allCases.map { $0.facts.rootView }

  var kitClass: KitClass { Self.kitClasses[Int(rawValue)] }
  var rootView: String { Self.rootViews[Int(rawValue)] }
}
