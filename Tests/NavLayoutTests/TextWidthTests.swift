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
