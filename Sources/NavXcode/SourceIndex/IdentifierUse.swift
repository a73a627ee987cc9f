import NavText

/// A place in code that names a scene, a segue, a reuse identifier, a storyboard or a nib by a string.
public struct IdentifierUse: Sendable {
  /// What code looks up by the identifier.
  public enum Kind: Hashable, Sendable {
    /// `performSegue(withIdentifier:sender:)`.
    case performedSegue
    /// A comparison with a segue's identifier, in `prepare(for:sender:)` and elsewhere.
    case comparedSegue
    /// `UIStoryboardSegue(identifier:source:destination:)` and those of subclasses: a segue that no storyboard has.
    case madeSegue
    /// `instantiateViewController(withIdentifier:)`.
    case scene
    /// `instantiateInitialViewController()`, which names nothing.
    case initialScene
    /// `dequeueReusableCell(withIdentifier:)` and its kin.
    case reuse
    /// `register(_:forCellReuseIdentifier:)` and its kin, which make a prototype unnecessary.
    case registration
    /// `UITableViewCell(style:reuseIdentifier:)`: code makes the cell itself.
    case madeCell
    /// `UIStoryboard(name:bundle:)`.
    case storyboard
    /// `UINib(nibName:bundle:)`, `init(nibName:bundle:)`, `loadNibNamed`.
    case nib
  }

  public let kind: Kind
  /// What is in the code where the identifier is expected.
  let argument: Argument
  /// The identifier, when the sources tell it: a literal, or a constant one step away.
  public var value: Name = .none
  /// Whether `value` is known; otherwise code computes it.
  public var isKnown = false
  /// The storyboard that a scene is taken from, when the same expression names it.
  let storyboardArgument: Argument
  /// The name of that storyboard, when it is known.
  public var storyboard: Name = .none
  /// Whether a segue is performed by the object whose code it is: by `self`, or without a receiver.
  public let isOfSelf: Bool
  /// Where a file is looked for.
  public let bundle: NamedBundle
  /// Whether code is prepared for nothing of this name: it asks a list for a row without saying for which place, and takes
  /// nil for an answer, or catches the exception.
  public let mayFail: Bool
  /// The type whose body it is in.
  public let part: ID<TypePart>?
  public let place: Location

  enum Argument: Sendable {
    case none
    case literal(Name)
    /// `Identifiers.cart`, with the last name and the one before it.
    case constant(container: Name, name: Name)
    /// `String(describing: CartController.self)`, if that is a type and nothing that stands for any.
    case className(Name)
    case unknown
  }
}
