import Testing

/// The plugins in a package of someone else, which takes this executable from an artifact bundle. From source they are
/// tried by `.ci/consumer` alone, since that takes minutes.
struct PluginTests {
  @Test func aPackageIsCheckedAndFormatted() throws {
    let workplace = try Workplace()
    guard try workplace.has("git", "python3", "swift", "unzip") else { return }
    let outcome = try workplace.shell(
      "'\(repository.appendingPathComponent(".ci/consumer").path)' \"$NAVSCENE\"",
      environment: Workplace.home)
    #expect(outcome.code == 0, "\(outcome.output)\n\(outcome.errors)")
  }
}
