import NavModel
import NavText

/// What an object of a storyboard is there for: every id belongs to one.
public enum ObjectRole: Hashable, Sendable {
  /// A scene with its controller; its id is a number space of its own.
  case scene(ID<Scene>)
  case part(ID<Scene>, ScenePart)
  case element(ID<Element>)
  case elementPart(ID<Element>, ElementPart)
  case barItem(ID<BarItem>)
  case relationship(ID<Relationship>)
  case segue(ID<Segue>)
  case action(ID<ActionConnection>)
  case outlet(ID<Outlet>)
  case constraint(ID<Constraint>)
  /// A stand-in for a scene of another storyboard, by its position among those of the storyboard.
  case reference(UInt32, ReferencePart)

  /// What belongs to a controller, at most once each.
  public enum ScenePart: UInt8, Hashable, Sendable, CaseIterable {
    case controller, rootView, safeArea, navigationItem, tabItem, bar, toolbar, firstResponder
    case exit, dataSource, delegate
  }

  /// What belongs to a view, at most once each.
  public enum ElementPart: UInt8, Hashable, Sendable, CaseIterable {
    case contentView, safeArea, textLabel, detailLabel, imageView, gestureConnection
    case navigationItem, section
  }

  /// What is written for a reference.
  public enum ReferencePart: UInt8, Hashable, Sendable, CaseIterable {
    case scene, placeholder, firstResponder
  }
}
