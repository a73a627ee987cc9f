import NavText

/// A call of UIKit after `?.` or `!.`, as in `navigationController?.popViewController(animated: true)`, and the word
/// that stands for it.
///
/// Looked for only where a sign has no meaning.
struct SwiftCall {
  let method: String
  let ours: String
  /// From the start of the path to the end of the method's name.
  let range: SourceRange

  /// `sign` is after the sign.
  init?(_ bytes: [UInt8], at start: Int, behind sign: Int) {
    guard sign < bytes.count, bytes[sign] == UInt8(ascii: ".") else { return nil }
    var nameStart = sign + 1
    var end = nameStart
    while end < bytes.count {
      if !Lexer.isNameByte(bytes[end]) {
        guard bytes[end] == UInt8(ascii: ".") else { break }
        nameStart = end + 1
      }
      end += 1
    }
    let method = String(decoding: bytes[nameStart..<end], as: UTF8.self)
    guard let ours = Self.words[method] else { return nil }
    var first = start
    while first > 0, Lexer.isNameByte(bytes[first - 1]) || bytes[first - 1] == UInt8(ascii: ".") {
      first -= 1
    }
    self.method = method
    self.ours = ours
    range = SourceRange(first, end)
  }

  static let words = [
    "popViewController": "pop", "popToRootViewController": "popToRoot",
    "popToViewController": "popTo Home", "pushViewController": "push Detail",
    "setViewControllers": "setStack [Home, Detail]", "show": "show Detail",
    "showDetailViewController": "showDetail Detail", "present": "present Detail",
    "dismiss": "dismiss", "performSegue": "perform \"ShowDetail\"",
    "setNavigationBarHidden": "hideBar", "setToolbarHidden": "hideToolbar",
  ]
}
