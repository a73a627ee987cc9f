import NavText

extension StoryboardDocument {
  /// The id of the element in whose start tag an offset is: that of an object, a connection or a constraint. Nil where it has
  /// none, and anywhere else.
  public func objectID(at offset: UInt32) -> String? {
    var (low, high) = (0, xml.elements.count)
    while low < high {
      let middle = (low + high) / 2
      if xml.elements.rows[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let element = ID<XMLElement>(low - 1)
    guard offset < xml.elements[element].startTag.end else { return nil }
    return value(.id, of: element)
  }
}
