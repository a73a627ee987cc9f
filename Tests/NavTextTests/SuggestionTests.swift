import NavTesting
import NavText
import Testing

@Suite("Did you mean")
struct SuggestionTests {
  @Test(
    "tolerates a few slips",
    arguments: [
      ("Chekout", ["Cart", "Checkout", "Pay"], ["Checkout"]),
      ("Checkuot", ["Checkout"], ["Checkout"]),
      ("Chexkout", ["Checkout"], ["Checkout"]),
      ("Checkoutt", ["Checkout"], ["Checkout"]),
      ("shwo", ["show", "push", "present"], ["show"]),
      ("Ünterseite", ["Unterseite"], ["Unterseite"]),
    ])
  func slips(word: String, candidates: [String], expected: [String]) {
    #expect(nearest(to: word, among: candidates) == expected)
  }

  @Test("a difference of case only comes first")
  func caseOnly() {
    #expect(
      nearest(to: "checkout", among: ["checkouts", "Checkout"]) == ["Checkout", "checkouts"])
    #expect(nearest(to: "ID", among: ["id"]) == ["id"])
  }

  @Test("case does not add to other slips")
  func caseAndSlip() {
    #expect(nearest(to: "CHEKOUT", among: ["Checkout"]) == ["Checkout"])
  }

  @Test("a beginning of three letters is enough")
  func beginnings() {
    #expect(nearest(to: "nav", among: ["navigation", "tabs"]) == ["navigation"])
    #expect(nearest(to: "navigationController", among: ["navigation"]) == ["navigation"])
    #expect(nearest(to: "na", among: ["navigation"]) == [])
  }

  @Test(
    "words that share too little are not suggested",
    arguments: [
      ("a", ["b", "xy"]), ("Cart", ["Home"]), ("Pay", ["Cat"]), ("", ["a"]), ("Cart", []),
      ("settings", ["fettling"].map { $0 + "s!" }),
    ])
  func strangers(word: String, candidates: [String]) {
    #expect(nearest(to: word, among: candidates) == [])
  }

  @Test("the nearest come first, equals by the alphabet, three at most, each once")
  func order() {
    #expect(
      nearest(to: "scene", among: ["scend", "scene1", "scenes", "Scene", "scene1", "scent"])
        == ["Scene", "scend", "scene1"])
    #expect(nearest(to: "item", among: ["items", "itemd", "stem"], limit: 1) == ["itemd"])
  }

  @Test("never suggests the word itself")
  func itself() {
    #expect(nearest(to: "Cart", among: ["Cart", "cart"]) == ["cart"])
  }

  @Test("a swap counts once, but not on top of another change at the same place")
  func optimalStringAlignment() {
    // "ca" to "abc" takes three such changes; unrestricted swaps would need two.
    #expect(nearest(to: "caxxxx", among: ["abcxxxx"]) == [])
    #expect(nearest(to: "acxxxx", among: ["caxxxx"]) == ["caxxxx"])
  }

  @Test("very long words are not compared")
  func longWords() {
    let long = String(repeating: "x", count: 65)
    #expect(nearest(to: long, among: [long + "y"]) == [])
    #expect(nearest(to: "xxx", among: [long]) == [])
  }

  @Test("a hundred words are looked for in any case, more only while that is quick")
  func patience() {
    var guesses = Guesses()
    let many = Array(repeating: "", count: 2_000_000)
    _ = guesses.nearest(to: "Chekout", among: many)
    for _ in 1..<100 {
      #expect(guesses.nearest(to: "Chekout", among: ["Checkout"]) == ["Checkout"])
    }
    #expect(guesses.nearest(to: "Chekout", among: ["Checkout"]) == [])
  }

  @Test("the distance is the same from both sides")
  func symmetry() {
    var random = SeededRandom()
    for _ in 0..<300 {
      // Equal lengths, because what is tolerated depends on the length.
      let (left, right) = (word(&random), word(&random))
      #expect(
        nearest(to: left, among: [right]).isEmpty == nearest(to: right, among: [left]).isEmpty,
        "\(left) \(right), \(random)")
    }
  }

  private func word(_ random: inout SeededRandom) -> String {
    (0..<6).map { _ in ["a", "b", "c"].randomElement(using: &random)! }.joined()
  }
}
