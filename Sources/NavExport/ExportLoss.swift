import NavModel
import NavText

/// What a program says and a storyboard can't.
public struct ExportLoss: Hashable, Sendable {
  /// What is counted together.
  public enum Kind: Hashable, Sendable {
    /// A setting that Interface Builder has no field for, or not for this owner.
    case attribute(AttributeKey)
    /// A value that follows a variable.
    case binding
    case element(ElementKind)
    /// A controller that a scene's code makes.
    case controller(ControllerKind)
    case segueCondition
    /// A segue to a controller that code makes, such as an alert.
    case segueToController
    case tabCondition
    case arguments
    case variable
    case method
    case message
    case enumeration
    case test
    case check
    case constraint
    /// The button that a controller makes to be edited with.
    case editButton
    case device
  }

  public let kind: Kind
  public internal(set) var count: Int
  /// The first of them.
  public let place: Place
}

/// Losses in the order in which they were met.
struct ExportLosses {
  private(set) var all: [ExportLoss] = []
  private var positions: [ExportLoss.Kind: Int] = [:]

  mutating func add(_ kind: ExportLoss.Kind, at place: Place) {
    add([ExportLoss(kind: kind, count: 1, place: place)])
  }

  mutating func add(_ losses: [ExportLoss]) {
    for loss in losses {
      if let position = positions[loss.kind] {
        all[position].count += loss.count
      } else {
        positions[loss.kind] = all.count
        all.append(loss)
      }
    }
  }
}
