import NavText

/// A file that `init` writes.
struct StarterFile {
  let path: String
  /// What it is for, in a few words.
  let summary: String
  /// What is left to do once it is written, and where it is there already.
  private(set) var step = ""
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

  /// At the path that a configuration names, if there is one.
  static func baseline(_ baseline: Baseline, at path: String?) -> StarterFile {
    StarterFile(
      path ?? baselinePath, "\(amount(baseline.entries.count, "finding")) of today", baseline.json)
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
    file.step = "navscene lint, which reports only what is new"
    if !namesBaseline {
      file.hint = "write \"baseline\": \"\(baselinePath)\" into \(Configuration.fileName)"
    }
    return file
  }

  static var app: StarterFile {
    var file = StarterFile(
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
    file.step = "navscene run"
    return file
  }

  static var workflow: StarterFile {
    var file = StarterFile(
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
                # A variable of the repository: where navscene is cloned from.
                NAVSCENE_REPOSITORY: ${{ vars.NAVSCENE_REPOSITORY }}
            - name: Lint
              run: navscene lint . --reporter github --reporter sarif --output navscene.sarif
            - uses: github/codeql-action/upload-sarif@v3
              # A pull request from a fork may not, and a repository may have no code scanning.
              if: always() && github.event.pull_request.head.repo.fork != true
              continue-on-error: true
              with:
                sarif_file: navscene.sarif

      """)
    file.step =
      "set the variable NAVSCENE_REPOSITORY of the repository on GitHub to where navscene is cloned from"
    return file
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
