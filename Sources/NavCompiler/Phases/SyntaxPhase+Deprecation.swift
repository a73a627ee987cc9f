import NavModel
import NavSyntax
import NavText

extension SyntaxPhase where Self: ~Copyable {
  /// Reports an attribute that the iOS ignores which the storyboard assumes. A class without a storyboard assumes none.
  @inline(__always)
  mutating func checkDeprecation(
    of attribute: Attribute, _ syntax: AttributeSyntax, _ scope: Scope
  ) {
    switch attribute.key {
    case .wantsFullScreenLayout, .barItemStyle, .automaticallyAdjustsScrollViewInsets:
      reportDeprecation(of: attribute, syntax, scope)
    default: break
    }
  }

  private mutating func reportDeprecation(
    of attribute: Attribute, _ syntax: AttributeSyntax, _ scope: Scope
  ) {
    guard let scene = scope.scene, scope.storyboard != nil,
      let deprecation = attribute.deprecation(
        in: program.era(of: scene), of: program.scenes[scene].kind)
    else { return }
    let written = sources[file].bytes[Int(syntax.range.start)..<Int(syntax.range.end)]
    report(
      DeprecatedAttribute(
        written: String(decoding: written, as: UTF8.self), deprecation: deprecation,
        removal: Location(file, rangeOfMember(at: syntax.range))),
      syntax.range)
  }

  /// A member with all that goes when it is taken out: its line where it is alone, else the comma on one side.
  private mutating func rangeOfMember(at range: SourceRange) -> SourceRange {
    let bytes = sources[file].bytes
    func isBlank(_ index: Int) -> Bool { bytes[index] == 0x20 || bytes[index] == 0x09 }
    var (start, end) = (Int(range.start), Int(range.end))
    while start > 0, isBlank(start - 1) { start -= 1 }
    while end < bytes.count, isBlank(end) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
      end += 1
      while end < bytes.count, isBlank(end) { end += 1 }
      let isFirst = start == 0 || bytes[start - 1] != UInt8(ascii: "\n")
      return SourceRange(isFirst ? Int(range.start) : start, end)
    }
    if start > 0, bytes[start - 1] == UInt8(ascii: ",") {
      return SourceRange(start - 1, Int(range.end))
    }
    // Braces that would be empty go as well.
    if start > 0, end < bytes.count, bytes[start - 1] == UInt8(ascii: "{"),
      bytes[end] == UInt8(ascii: "}")
    {
      start -= 1
      while start > 0, isBlank(start - 1) { start -= 1 }
      return SourceRange(start, end + 1)
    }
    let opensLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    let endsLine = end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == 0x0D
    if !opensLine { return SourceRange(start, Int(range.end)) }
    // A comment stays where its line began.
    if !endsLine { return SourceRange(Int(range.start), end) }
    while start > 0, end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if end < bytes.count { end += 1 }
    return SourceRange(start, end)
  }
}
