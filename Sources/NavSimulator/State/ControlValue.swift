import NavModel
import NavText

/// What a control was set to by touch, where no variable of the program follows it.
struct ControlValue: Hashable, Sendable {
  var field: Field
  var value: Int32
}

extension NavigationState {
  func controlValue(of field: Field) -> Int32? {
    hasColdFields ? controlValues.first { $0.field == field }?.value : nil
  }

  mutating func setControlValue(_ value: Int32, of field: Field) {
    let index = controlValues.firstIndex { $0.field == field }
    if let index {
      controlValues[index].value = value
    } else {
      controlValues.append(ControlValue(field: field, value: value))
      controlValues.sort { $0.field < $1.field }
    }
  }

  /// In the order of the controllers; what was in those that are gone is gone.
  mutating func renumberControlValues() {
    guard !controlValues.isEmpty else { return }
    var kept: [ControlValue] = []
    for var control in controlValues {
      guard let position = position(of: control.field.controller) else { continue }
      control.field.controller = ID(position)
      kept.append(control)
    }
    kept.sort { $0.field < $1.field }
    controlValues = kept
  }
}
