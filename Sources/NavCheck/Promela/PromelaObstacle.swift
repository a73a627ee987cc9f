import NavText

/// Something of a program that a model in Promela does not say.
public struct PromelaObstacle: Error, Hashable {
  /// What it is, such as `an alert` or `the attribute 'hidden'`.
  public let thing: String
  /// Whose it is: the name of a scene, a check or the app.
  public let owner: String

  init(_ thing: String, in owner: String) {
    self.thing = thing
    self.owner = owner
  }
}
