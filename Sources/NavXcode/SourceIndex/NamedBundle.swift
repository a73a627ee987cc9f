import NavText

/// The bundle in which code looks for a storyboard or a nib.
public enum NamedBundle: Hashable, Sendable {
  /// That of the app: the main one, or none that is named.
  case app
  /// `Bundle.module`: that of the target which the code is part of.
  case ofTarget
  /// `Bundle(for: CartController.self)`: the one that has a class.
  case ofClass(Name)
  /// `Bundle(for: Self.self)`: the one that has the class whose code it is.
  case ofThisClass
  /// Code alone knows which.
  case other
}
