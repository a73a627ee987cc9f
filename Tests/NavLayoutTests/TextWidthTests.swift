import NavLayout
import Testing

/// Against frames that Interface Builder measured; the label has that width rounded up to half a point.
@Test(arguments: [
  ("HTTP Headers", 17.0, 111.67), ("Version", 17, 57), ("External Display", 17, 122),
  ("COMPLETED", 11, 68), ("Battery", 16, 53),
  ("DHCP Domain Name", 17, 159), ("username", 16, 72),
  ("Lorem Ipsum, Hello World, ...", 13, 174.5),
])
func widthsAreThoseOfMeasuredLabels(_ text: String, size: Double, width: Double) {
  #expect(abs(textWidth(text, size: size) - (width - 0.25)) < 1.2)
}

/// The same for other weights, sizes and fonts, each with the version of the system that measured it.
@Test(arguments: [
  ("Manually Verify by Text", Font(.sanFranciscoUI, size: 15, weight: .medium), 163.0),
  ("Welcome to AltStore.", Font(.sanFranciscoUI, size: 34, weight: .bold), 333.5),
  ("Unlock with Face ID", Font(.sanFranciscoUI, size: 22, weight: .semibold), 197),
  ("Thank you", Font(.sanFranciscoUI, size: 30, weight: .thin), 128.5),
  ("Zoom to Edit", Font(.sanFranciscoPro, size: 28), 153.67),
  ("BLE logs", Font(.sanFranciscoPro, size: 34, weight: .bold), 135),
  ("Match friends with your skills", Font(.sanFranciscoUI, size: 17), 223),
  ("Allow Remote Location", Font(.helveticaNeue, size: 17), 178),
  ("Credits and Licence", Font(.helveticaNeue, size: 17), 154),
  ("Лучшая серия", Font(.sanFranciscoUI, size: 15), 101),
  ("支付宝支付", Font(.sanFranciscoUI, size: 15), 76.5),
  ("00:00.0", Font(named: "Menlo-Regular", size: 48, era: .flat), 203),
  ("Content Sample", Font(named: "HelveticaNeue", size: 24, era: .flat), 174),
  ("No post selected", Font(.earlySanFranciscoPro, size: 28), 203),
  ("Quickly manage tasks", Font(.earlySanFranciscoUI, size: 20), 197),
  ("Add to Siri…", Font(.sanFranciscoPro, size: 17, weight: .bold), 101),
  ("TYCHO MUSIC", Font(named: "AvenirNext-Regular", size: 17, era: .flat), 116),
  ("CANADA", Font(named: "AvenirNext-Medium", size: 36, era: .flat), 157),
  ("Welcome to GitHawk", Font(named: "AvenirNext-DemiBold", size: 28, era: .flat), 276.5),
])
func widthsAreThoseOfMeasuredLabels(_ text: String, font: Font, width: Double) {
  let found = textWidth(text, in: font)
  #expect(abs(found - (width - 0.25)) < 1.2, "\(found)")
}

/// Frames of labels with one line, before they were rounded up to a pixel or a point.
@Test(arguments: [
  (Font(.sanFranciscoPro, size: 17), 20.0...20.334),
  (Font(.sanFranciscoPro, size: 13), 15.334...15.51),
  (Font(.sanFranciscoPro, size: 28), 33...33.5), (Font(.helveticaNeue, size: 17), 20...21),
  (Font(named: "AvenirNext-Regular", size: 32, era: .sheet), 43...44),
  (Font(named: "Muli-SemiBold", size: 16, era: .sheet), 23.334...23.667),
  (Font(named: "Roboto-Medium", size: 14, era: .sheet), 18...18.5),
])
func linesAreAsHighAsMeasured(_ font: Font, height: ClosedRange<Double>) {
  #expect(height.contains(font.lineHeight), "\(font.lineHeight)")
}

@Test func namesOfFontsTellTheirWeight() {
  #expect(Font(named: "AvenirNext-DemiBold", size: 17, era: .sheet).weight == .semibold)
  #expect(
    Font(named: ".SFUIText-Light", size: 17, era: .sheet)
      == Font(.sanFranciscoPro, size: 17, weight: .light))
  #expect(!Font(named: "ProximaNova-Bold", size: 17, era: .sheet).typeface.isKnown)
  #expect(Font(named: "Georgia", size: 17, era: .sheet).typeface.isKnown)
  let fixed = Font(named: "SourceCodePro-Regular", size: 10, era: .sheet)
  #expect(textWidth("iiii", in: fixed) == textWidth("MMMM", in: fixed))
}

/// A pair takes less room than its letters, and a text that is cut counts it too.
@Test func pairsAreKerned() {
  #expect(textWidth("To", size: 17) < textWidth("T", size: 17) + textWidth("o", size: 17) - 1)
  let font = Font(size: 17, era: .sheet)
  #expect(lines(of: "ToToToTo", in: textWidth("ToToToTo", in: font), size: 17) == ["ToToToTo"])
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
  ("mutual-friend/group", 70, 0, ["mutual-", "friend/", "group"]),
  ("a 10-20", 45, 0, ["a", "10-20"]),
  ("Donaudampfschiff", 60, 0, ["Donaud", "ampfsc", "hiff"]),
  ("日本語の文章。", 60, 0, ["日本語", "の文", "章。"]),
  ("", 60, 0, [""]),
])
func linesEndWhereReadersExpectThem(_ text: String, width: Double, most: Int, expected: [String]) {
  #expect(lines(of: text, in: width, most: most, size: 17) == expected)
}
