import NavXcode

/// A class of the project while it is thought up.
struct DraftClass: Sendable {
  let name: String
  let language: SourceLanguage
  let target: Int
  /// As code names it.
  var superclass: String
  /// The class of the project that it inherits from.
  var parent: Int?
  /// What UIKit takes it for: `UITableViewController`, whatever is between.
  let root: String
  /// Its name at run time, where Swift gives it one by `@objc`.
  var runtimeName: String?
  /// Whether everything that it has can be seen in the sources.
  var isKnown = true
  /// What is in the class itself, a declaration a line or several.
  var stored: [String] = []
  /// What may be in an extension or a category as well.
  var methods: [String] = []
  /// What its methods do.
  var statements: [String] = []
  /// What it does where it is asked for a row.
  var tableCode: [String] = []
  /// Names that are taken.
  var memberNames: Set<String> = []
  /// What is around it in its file.
  var header: [String] = []
  /// Attributes and modifiers in front of its declaration.
  var attributes: [String] = []
  /// What it says to conform to.
  var conformances: [String] = []
  /// How its declaration is wrapped: `%` is where it goes.
  var wrapping = "%"
  /// Whether a feature that changes it as a whole has had it.
  var isSpecial = false
  /// Whether it lies in another type, so that extensions need its whole name.
  var isNested = false
  /// What is below its declaration in a header.
  var footer = ""
}
