import NavText
import Testing

struct ProgressMeterTests {
  @Test func shortWorkNeedsNoWord() {
    var meter = ProgressMeter(at: 5000)
    meter.begin("reading", 3, "file", at: 5000)
    #expect(meter.advance(at: 5010) == nil)
    #expect(meter.advance(at: 5999) == nil)
    #expect(meter.clear() == nil)
  }

  @Test func afterASecondItTellsHowFarAndHowFast() {
    var meter = ProgressMeter(at: 0)
    meter.begin("reading", 1362, "file", at: 200)
    for now in 300..<999 { #expect(meter.advance(at: now) == nil) }
    #expect(meter.advance(at: 1200) == "\rreading 700 of 1362 files, 700 a second\u{1B}[K")
    // Not with every file, because a terminal takes time as well.
    #expect(meter.advance(at: 1299) == nil)
    #expect(meter.advance(at: 1300) == "\rreading 702 of 1362 files, 638 a second\u{1B}[K")
  }

  @Test func whatComesNextTakesTheLineOver() {
    var meter = ProgressMeter(at: 0)
    meter.begin("reading", 1, "file", at: 0)
    #expect(meter.advance(at: 2000) == "\rreading 1 of 1 file, 0 a second\u{1B}[K")
    meter.begin("judging", 45, "rule", at: 2000)
    #expect(meter.advance(at: 2050) == nil)
    // Of a few moments no rate is reported.
    meter.begin("comparing", 9, "rule", at: 2090)
    #expect(meter.advance(at: 2100) == "\rcomparing 1 of 9 rules\u{1B}[K")
  }

  @Test func aReportTakesTheLineAway() {
    var meter = ProgressMeter(at: 0)
    meter.begin("playing", 2, "test", at: 0)
    #expect(meter.advance(at: 1500) != nil)
    #expect(meter.clear() == "\r\u{1B}[K")
    #expect(meter.clear() == nil)
    // And the next one shows at once.
    #expect(meter.advance(at: 1501) == "\rplaying 2 of 2 tests, 1 a second\u{1B}[K")
  }
}
