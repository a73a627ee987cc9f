/// The parts of `_TtC4Shop14CartController`, which Xcode 6 wrote for a class of Swift; of a nested class the innermost
/// name.
func demangled(_ name: String) -> (name: String, module: String)? {
  guard name.utf8.starts(with: "_TtC".utf8) else { return nil }
  // A nested class has a letter for each type around it: a class, a structure or an enumeration.
  var rest = name.utf8.dropFirst(4).drop { "CVO".utf8.contains($0) }
  var parts: [String] = []
  while let digit = rest.first, 0x30...0x39 ~= digit {
    var count = 0
    while let digit = rest.first, 0x30...0x39 ~= digit, count < 10_000 {
      count = count * 10 + Int(digit - 0x30)
      rest = rest.dropFirst()
    }
    guard count > 0, count <= rest.count, let part = String(rest.prefix(count)) else { return nil }
    parts.append(part)
    rest = rest.dropFirst(count)
  }
  guard rest.isEmpty, parts.count > 1, let last = parts.last else { return nil }
  return (last, parts[0])
}
