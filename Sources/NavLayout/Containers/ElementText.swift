import NavModel
import NavSimulator
import NavText

extension LayoutNode {
  /// What an element shows.
  mutating func say(_ item: ShownElement) {
    text = item.segments.isEmpty ? item.text : item.segments.joined(separator: " | ")
    if text.isEmpty && !item.placeholder.isEmpty {
      text = item.placeholder
      flags.insert(.placeholder)
    } else if item.isSecure {
      text = String(repeating: "\u{2022}", count: text.count)
    }
    if item.isOn == true { flags.insert(.on) }
    if item.leadsOn { flags.insert(.leadsOn) }
    if !item.isEnabled { flags.insert(.disabled) }
  }
}
