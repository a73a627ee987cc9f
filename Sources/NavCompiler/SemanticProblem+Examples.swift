import NavModel

/// What `help` shows people to write.
extension SemanticProblem {
  /// A value that an attribute of this kind could have.
  func example(of wants: String) -> String {
    switch wants {
    case AttributeKey.ValueType.boolean.name: "true"
    case AttributeKey.ValueType.integer.name, AttributeKey.ValueType.number.name: "8"
    case AttributeKey.ValueType.texts.name: "[\"One\", \"Two\"]"
    case AttributeKey.ValueType.color.name: "\"#FF9500\""
    case AttributeKey.ValueType.device.name: "\"iPhone 15\""
    case AttributeKey.ValueType.size.name: "[320, 480]"
    case AttributeKey.ValueType.rect.name: "[0, 64, 320, 44]"
    case AttributeKey.ValueType.insets.name: "[8, 16, 8, 16]"
    case AttributeKey.ValueType.scene.name: "Home"
    case AttributeKey.ValueType.scenes.name: "[Home, Settings]"
    case AttributeKey.ValueType.element.name: "Save"
    case AttributeKey.ValueType.className.name: "FadeSegue"
    case Lowering.numbersInReach: "320"
    default:
      if wants.hasPrefix(AttributeKey.ValueType.size.name) {
        "[320, 480]"
      } else if wants.hasPrefix(AttributeKey.ValueType.rect.name) {
        "[0, 64, 320, 44]"
      } else if wants.hasPrefix(AttributeKey.ValueType.insets.name) {
        "[8, 16, 8, 16]"
      } else if let choice = first(of: wants, behind: "one of ") {
        choice
      } else if let choice = first(of: wants, behind: "a list of ") {
        "[\(choice)]"
      } else {
        "\"Home\""
      }
    }
  }

  private func first(of wants: String, behind prefix: String) -> String? {
    guard wants.hasPrefix(prefix) else { return nil }
    return String(wants.dropFirst(prefix.count).prefix { $0 != "," })
  }

  /// What could stand behind a word that has nothing behind it.
  func operand(of word: String) -> String {
    switch word {
    case "initial", "root", "tab", "primary", "supplementary", "secondary", "compact", "page":
      "-> Home"
    case "outlet": "timeLabel -> Time"
    case "outlets": "keys -> [One, Two]"
    case "test": "\"goes back to the list\" { … }"
    case "perform": "\"ShowDetail\""
    case "setStack", "setTabs": "[Home, Detail]"
    case "tap": "Save, or \(word) \"Save\""
    case "more", "launch": "Settings"
    case "do": "save"
    case "select": "1"
    case "customize": "Timer 0"
    case "badge": "Inbox \"3\""
    case "toolbar", "bar": "hide"
    case "rotate": "landscapeLeft"
    case "resize": "\"iPad Pro 11-inch\""
    case "animate": "off"
    case "save", "restore": "\"state.json\""
    default: "Detail"
    }
  }
}
