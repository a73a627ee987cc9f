import NavText
import Testing

@testable import NavStoryboard

@Suite("Names of scenes and elements")
struct NamingTests {
  @Test(arguments: [
    ("Pay now!", "PayNow"), ("2 of 3", "Of3"), ("…", nil), ("don't", "Dont"), ("支払い", "支払い"),
    ("a_b-c.d", "A_bCD"), ("", nil),
    ("One two three four five six seven", "OneTwoThreeFourFiveSix"),
  ])
  func namesAreMadeOfWords(text: String, name: String?) {
    var naming = Naming()
    let made = naming.identifier(text.utf8.span)
    #expect(made.map { naming.names[$0] } == name)
  }
}
