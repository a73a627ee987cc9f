import Foundation
import Testing

/// What a release is made of, made from the executable of these tests, and the action that installs it.
struct ReleaseTests {
  @Test func theActionInstallsAReleaseAndLints() throws {
    let workplace = try Workplace([
      "App/Shop.navscene": "storyboard Shop {\n  initial -> Cart\n  scene Cart\n  scene Lost\n}\n"
    ])
    guard try workplace.has("curl", "git", "strip", "tar") else { return }
    let version = try version()
    let released = "server/owner/tool/releases/download/\(version)"
    let system = "linux-x86_64"
    let made = try workplace.shell(
      """
      set -e
      mkdir -p \(released)
      '\(script("archive"))' \(released) \(system) "$NAVSCENE"
      cd \(released)
      sha256sum *.tar.gz >checksums.txt 2>/dev/null || shasum -a 256 *.tar.gz >checksums.txt
      """, environment: Workplace.home)
    #expect(made.code == 0, "\(made.errors)")

    let action = repository.appendingPathComponent(".github/actions/lint").path
    let runner = Workplace.home.merging([
      "GITHUB_SERVER_URL": "file://\(workplace.path("server"))",
      "GITHUB_OUTPUT": workplace.path("output"), "GITHUB_PATH": workplace.path("path"),
      "GITHUB_STEP_SUMMARY": workplace.path("summary.md"),
      "RUNNER_TEMP": workplace.path("temp"), "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64",
      "ACTION_REPOSITORY": "owner/tool", "ACTION_REF": version, "VERSION": "",
    ]) { $1 }
    let choice = try workplace.shell("'\(action)/install' choose", environment: runner)
    #expect(choice.code == 0, "\(choice.errors)")
    let folder = workplace.path("temp/navscene")
    let chosen = String(decoding: try workplace.read("output"), as: UTF8.self)
    #expect(chosen == "version=\(version)\nfolder=\(folder)\nkey=\(version)\n")

    let installing = runner.merging(["VERSION": version, "FOLDER": folder]) { $1 }
    let installed = try workplace.shell("'\(action)/install'", environment: installing)
    #expect(installed.code == 0, "\(installed.output)\(installed.errors)")
    #expect(installed.output.hasSuffix("navscene \(version)\n"))
    #expect(try workplace.read("path") == Data("\(folder)\n".utf8))

    let linting = runner.merging([
      "NAVSCENE": "\(folder)/navscene", "PATHS": "App", "ARGUMENTS": "--strict --no-sources",
      "CANVAS": "true",
    ]) { $1 }
    let lint = try workplace.shell("'\(action)/lint'", environment: linting)
    #expect(lint.code == 1)
    #expect(lint.output.contains("::warning file=App/Shop.navscene,line=4,"))
    let output = String(decoding: try workplace.read("output"), as: UTF8.self)
    #expect(output.hasSuffix("sarif=\(workplace.path("temp/navscene.sarif"))\n"))
    let summary = String(decoding: try workplace.read("summary.md"), as: UTF8.self)
    #expect(summary.contains("### navscene: 1 warning"))
    #expect(summary.contains("### Canvas\n\n```mermaid\nflowchart LR\n"))
  }

  @Test func theActionRefusesAReleaseThatWasChanged() throws {
    let workplace = try Workplace()
    guard try workplace.has("curl") else { return }
    let version = try version()
    let made = try workplace.shell(
      """
      set -e
      mkdir -p server/owner/tool/releases/download/\(version) temp
      cd server/owner/tool/releases/download/\(version)
      echo changed >navscene-\(version)-linux-x86_64.tar.gz
      echo "\(String(repeating: "0", count: 64))  navscene-\(version)-linux-x86_64.tar.gz" >checksums.txt
      """)
    #expect(made.code == 0)
    let outcome = try workplace.shell(
      "'\(repository.appendingPathComponent(".github/actions/lint/install").path)'",
      environment: Workplace.home.merging([
        "GITHUB_SERVER_URL": "file://\(workplace.path("server"))",
        "GITHUB_PATH": workplace.path("path"), "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64",
        "ACTION_REPOSITORY": "owner/tool", "VERSION": version, "FOLDER": workplace.path("temp"),
      ]) { $1 })
    #expect(outcome.code == 1)
    #expect(try workplace.names() == ["server", "temp"])
  }

  @Test func aBundleOfTheSameExecutablesIsTheSame() throws {
    let workplace = try Workplace(["linux": "one", "mac": "two"])
    guard try workplace.has("python3") else { return }
    let outcome = try workplace.shell(
      """
      set -e
      for out in A B; do
        '\(script("bundle"))' $out x86_64-unknown-linux-gnu=linux arm64-apple-macosx,x86_64-apple-macosx=mac
      done
      cmp A/navscene.artifactbundle.zip B/navscene.artifactbundle.zip
      cat A/navscene.artifactbundle.zip.checksum
      python3 -m zipfile --list A/navscene.artifactbundle.zip
      """, environment: Workplace.home)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(Set(outcome.lines[..<3]).count == 1)
    #expect(outcome.lines[0].count == 64)
    let version = try version()
    #expect(outcome.output.contains("/navscene-\(version)-arm64-apple-macosx/bin/navscene"))
  }

  @Test func theFormulaIsRuby() throws {
    let version = try version()
    let systems = ["linux-x86_64", "linux-arm64", "macos-universal"]
    let sums = systems.enumerated().map { index, system in
      String(repeating: "\(index)", count: 64) + "  navscene-\(version)-\(system).tar.gz\n"
    }
    let workplace = try Workplace(["dist/checksums.txt": sums.joined()])
    let outcome = try workplace.shell(
      "'\(script("formula"))' dist https://example.com/owner/tool", environment: Workplace.home)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let address = "https://example.com/owner/tool/releases/download/\(version)"
    for (index, system) in systems.enumerated() {
      let file = "url \"\(address)/navscene-\(version)-\(system).tar.gz\""
      let sum = "sha256 \"\(String(repeating: "\(index)", count: 64))\""
      let lines = outcome.lines.map { $0.drop { $0 == " " } }
      let place = try #require(lines.firstIndex { $0 == file }, "\(outcome.output)")
      #expect(lines[place + 1] == sum)
    }
    #expect(!outcome.output.contains("@"))
    try workplace.write(outcome.output, to: "navscene.rb")
    guard try workplace.has("ruby") else { return }
    let ruby = try workplace.shell("ruby -c navscene.rb", environment: Workplace.home)
    #expect(ruby.code == 0, "\(ruby.errors)")
  }

  @Test func theChangesOfThisVersionAreTold() throws {
    let changes = try String(
      contentsOf: repository.appendingPathComponent(".github/CHANGELOG.md"), encoding: .utf8)
    #expect(changes.contains("\n## \(try version())\n"))
  }

  private func script(_ name: String) -> String {
    repository.appendingPathComponent(".ci/\(name)").path
  }

  private func version() throws -> String {
    let text = try Workplace().navscene("--version").output
    return String(text.dropFirst("navscene ".count).dropLast())
  }
}
