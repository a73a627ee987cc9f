import NavModel
import NavXcode

/// What Interface Builder calls the parts of a constraint where the language says it otherwise.
public enum ConstraintWords {
  /// Anchors of the margins of a view.
  public static let margins: [(word: Word, anchor: Constraint.Anchor)] = [
    (.leadingMargin, .leading), (.trailingMargin, .trailing), (.leftMargin, .left),
    (.rightMargin, .right), (.topMargin, .top), (.bottomMargin, .bottom),
    (.centerXWithinMargins, .centerX), (.centerYWithinMargins, .centerY),
  ]

  /// Relations; Interface Builder writes nothing for the usual one.
  public static let relations: [(word: Word, relation: Constraint.Relation)] = [
    (.greaterThanOrEqual, .greaterOrEqual), (.lessThanOrEqual, .lessOrEqual),
  ]

  /// Anchors of a view that have another name; all others are called as in the language.
  public static let anchors: [(word: Word, anchor: Constraint.Anchor)] = [
    (.baseline, .lastBaseline)
  ]
}
