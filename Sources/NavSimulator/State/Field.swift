import NavModel
import NavText

/// A view that can be typed into, in one controller and, inside a prototype, in one of its rows.
public struct Field: Hashable, Sendable {
  public internal(set) var controller: ID<Controller>
  public internal(set) var element: ID<Element>
  public internal(set) var row: Int32?
}

extension Field: Comparable {
  /// In the order of the controllers, and within one of its elements and their rows.
  public static func < (left: Field, right: Field) -> Bool {
    if left.controller != right.controller { return left.controller.index < right.controller.index }
    if left.element != right.element { return left.element.index < right.element.index }
    return (left.row ?? -1) < (right.row ?? -1)
  }
}

/// What a person has typed into a field.
struct TypedText: Hashable, Sendable {
  var field: Field
  var text: String
  /// What the field said by itself then: when that changes, code has set the text anew.
  var replaced: String
}

extension NavigationState {
  /// Where the keyboard types (KEY-4). A field that is covered keeps its place and gets the keyboard back (KEY-10).
  public var focusedField: Field? {
    guard hasColdFields, let field = firstResponder,
      lastInFront(where: { controllers[$0].identity == field.controller }) != nil
    else { return nil }
    return field
  }

  func typedText(in field: Field) -> TypedText? {
    hasColdFields ? typedTexts.first { $0.field == field } : nil
  }

  mutating func setTypedText(_ typed: TypedText) {
    let index = typedTexts.firstIndex { $0.field == typed.field }
    if let index {
      typedTexts[index] = typed
    } else {
      typedTexts.append(typed)
      // Which field was filled first makes no difference.
      typedTexts.sort { $0.field < $1.field }
    }
  }

  /// In the order of the controllers; what was in those that are gone is gone.
  mutating func renumberFields() {
    func renumbered(_ field: Field) -> Field? {
      guard let position = position(of: field.controller) else { return nil }
      var field = field
      field.controller = ID(position)
      return field
    }
    if let field = firstResponder { firstResponder = renumbered(field) }
    if typedTexts.isEmpty { return }
    var kept: [TypedText] = []
    for typed in typedTexts {
      guard let field = renumbered(typed.field) else { continue }
      kept.append(TypedText(field: field, text: typed.text, replaced: typed.replaced))
    }
    kept.sort { $0.field < $1.field }
    typedTexts = kept
  }
}
