/// What became of a connection.
enum ConnectionOutcome: UInt8, Sendable {
  case pending
  case kept
  /// UIKit does it without being told: a table controller is its table's data source.
  case implied
  /// An outlet among objects that take no part in navigation, such as a delegate beside the controller.
  case outside
  /// It may mean navigation, and cannot be said in a program: an action of a view, or of the responder chain.
  case notFollowed
  /// It is wrong, which a rule tells.
  case broken
}
