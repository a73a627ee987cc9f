import NavText

/// A file that `init` writes.
struct StarterFile {
  let path: String
  /// What it is for, in a few words.
  let summary: String
  /// What is left to do where it is there already; begins with a colon.
  private(set) var hint = ""
  let bytes: [UInt8]

  private init(_ path: String, _ summary: String, _ text: String) {
    self.init(path, summary, Array(text.utf8))
  }

  private init(_ path: String, _ summary: String, _ bytes: [UInt8]) {
    self.path = path
    self.summary = summary
    self.bytes = bytes
  }

  private static let baselinePath = "navscene-baseline.json"

  static func baseline(_ baseline: Baseline) -> StarterFile {
    StarterFile(
      baselinePath, "\(amount(baseline.entries.count, "finding")) that it makes peace with",
      baseline.json)
  }

  /// `namesBaseline` tells whether there is already one that names a baseline.
  static func configuration(namesBaseline: Bool) -> StarterFile {
    var file = StarterFile(
      Configuration.fileName, "where the baseline is; 'navscene help configuration' lists the rest",
      """
      {
        "baseline": "\(baselinePath)"
      }

      """)
    if !namesBaseline { file.hint = ": write \"baseline\": \"\(baselinePath)\" into it" }
    return file
  }

  static var app: StarterFile {
    StarterFile(
      "App.navscene", "two screens and a test",
      """
      /// Two screens, and how people get from one to the other and back.
      storyboard App {
          initial -> Main

          navigation Main {
              root -> Home
          }

          scene Home {
              title: "Home"
              label Greeting "Hello"
              button More "More" -> show Detail
          }

          scene Detail {
              title: "Detail"
          }
      }

      test "there is a way to the details, and back" {
          tap More
          expect visible == Detail
          expect backButton == "Home"
          back
          expect visible == Home
      }

      """)
  }

  static var workflow: StarterFile {
    StarterFile(
      ".github/workflows/navscene.yml", "lints each push and pull request on GitHub",
      """
      name: navscene
      on: [push, pull_request]
      jobs:
        lint:
          runs-on: ubuntu-latest
          container: swift:6.3
          permissions:
            contents: read
            security-events: write
          steps:
            - uses: actions/checkout@v4
            - name: Build navscene
              run: |
                git clone --depth 1 "$NAVSCENE_REPOSITORY" /opt/navscene
                swift build -c release --product navscene --package-path /opt/navscene
                echo "$(swift build -c release --package-path /opt/navscene --show-bin-path)" >> "$GITHUB_PATH"
              env:
                NAVSCENE_REPOSITORY: ${{ vars.NAVSCENE_REPOSITORY }}
            - name: Lint
              run: navscene lint . --reporter github --reporter sarif --output navscene.sarif
            - uses: github/codeql-action/upload-sarif@v3
              if: always()
              with:
                sarif_file: navscene.sarif

      """)
  }

  static var hooks: StarterFile {
    StarterFile(
      ".pre-commit-config.yaml", "lints before each commit, with https://pre-commit.com",
      #"""
      repos:
        - repo: local
          hooks:
            - id: navscene-lint
              name: lint storyboards and navscene files
              entry: navscene lint
              language: system
              pass_filenames: false
              files: '(\.(navscene|storyboard|xib|swift|m|h)|\.navscene\.json)$'

      """#)
  }
}
