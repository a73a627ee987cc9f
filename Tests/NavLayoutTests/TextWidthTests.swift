import NavLayout
import Testing

/// Against frames that Interface Builder measured; the label has that width rounded up to half a point.
@Test(arguments: [
  ("HTTP Headers", 17.0, 111.67), ("Version", 17, 57), ("External Display", 17, 122),
  ("Match friends with your skills", 17, 223), ("COMPLETED", 11, 68), ("Battery", 16, 53),
  ("DHCP Domain Name", 17, 159), ("username", 16, 72),
  ("Lorem Ipsum, Hello World, ...", 13, 174.5),
])
func widthsAreThoseOfMeasuredLabels(_ text: String, size: Double, width: Double) {
  #expect(abs(textWidth(text, size: size) - (width - 0.25)) < 1.2)
}

@Test func helveticaIsWideAsItsMetricsSay() {
  #expect(abs(textWidth("Back", size: 1000, era: .legacy) - 2223) < 0.001)
  #expect(abs(textWidth("Back", size: 1000, weight: .bold, era: .legacy) - 2390) < 0.001)
}

@Test func accentsTakeNoRoomAndIdeographsAre_Square() {
  #expect(textWidth("e\u{301}", size: 17) == textWidth("e", size: 17))
  #expect(textWidth("é", size: 17) == textWidth("e", size: 17))
  #expect(textWidth("字", size: 20, era: .legacy) == 20)
  #expect(textWidth("", size: 17) == 0)
}

@Test func textIsCutAtItsTail() {
  #expect(truncated("Checkout", to: 200, size: 17) == "Checkout")
  #expect(truncated("Checkout", to: 60, size: 17) == "Chec\u{2026}")
  #expect(truncated("Checkout", to: 0, size: 17) == "\u{2026}")
}

/// However many scalars: a family, a flag, a heart that is asked to be a picture, a keycap, a thumb of some colour.
@Test(arguments: [
  "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣", "👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️‍🔥",
])
func whatLooksLikeOnePictureIsAsWideAsOne(_ text: String) {
  #expect(textWidth(text, size: 17) == textWidth("😀", size: 17))
}

@Test func whatCombinesTakesNoRoom() {
  #expect(textWidth("e\u{301}\u{323}", size: 17) == textWidth("e", size: 17))
  #expect(textWidth("\u{1112}\u{1161}\u{11AB}", size: 17) == textWidth("한", size: 17))
  #expect(textWidth("ก็", size: 17) == textWidth("ก", size: 17))
}

@Test func pictureIsNeverCutInTwo() {
  #expect(truncated("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", to: 40, size: 17) == "👨‍👩‍👧‍👦\u{2026}")
}

@Test(arguments: [
  ("one two three", 50.0, 0, ["one", "two", "three"]),
  ("one two three", 50, 2, ["one", "two three"]),
  ("one  two", 40, 0, ["one", "two"]),
  ("a\nb", 100, 0, ["a", "b"]),
  ("Donaudampfschiff", 60, 0, ["Donaud", "ampfsc", "hiff"]),
  ("日本語の文章。", 60, 0, ["日本語", "の文", "章。"]),
  ("", 60, 0, [""]),
])
func linesEndWhereReadersExpectThem(_ text: String, width: Double, most: Int, expected: [String]) {
  #expect(lines(of: text, in: width, most: most, size: 17) == expected)
}
