/// `1 scene`, `2 scenes`: a count with its noun.
public func amount(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
