/// The cases of an enumeration that numbers them from 0 on.
///
/// `allCases` is an array, and for every kind of array its type is made when a process first needs one: that cost more
/// than looking at the cases. So does a generic type of another module, which is why this one is not in NavText.
struct Cases<Row: RawRepresentable<UInt8>>: Sequence, IteratorProtocol {
  private var number: UInt8 = 0

  mutating func next() -> Row? {
    guard let row = Row(rawValue: number) else { return nil }
    number += 1
    return row
  }
}
