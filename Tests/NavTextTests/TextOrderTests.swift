import NavTesting
import NavText
import Testing

@Suite("Order of texts")
struct TextOrderTests {
  @Test("texts are ordered by their bytes, whatever their lengths and wherever they differ")
  func orderIsThatOfBytes() {
    var random = SeededRandom()
    let letters: [Character] = ["a", "b", "/", "é", "→", "\u{301}", "e", "😀"]
    for _ in 0..<20_000 {
      let shared = String(
        (0..<Int.random(in: 0...20, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
      let ends = (0..<2).map { _ in
        String(
          (0..<Int.random(in: 0...3, using: &random)).map { _ in
            letters.randomElement(using: &random) ?? "a"
          })
      }
      let (one, other) = (shared + ends[0], shared + ends[1])
      #expect(
        one.precedes(other) == one.utf8.lexicographicallyPrecedes(other.utf8), "\(random)")
    }
  }
}
