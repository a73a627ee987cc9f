import NavXcode
import Testing

@Suite struct PlatformTests {
  @Test func theIPadRuntimeOfOldFilesIsIOS() {
    #expect(Platform(targetRuntime: "iOS.CocoaTouch.iPad") == .iOS)
    #expect(Platform(targetRuntime: "watchKit") == .watchOS)
    #expect(Platform(targetRuntime: "BeOS") == nil)
  }
}
