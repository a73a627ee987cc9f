import NavTesting
import NavText

/// The samples without errors, each an app of its own.
enum SampleTexts {
  static let all: [SourceText] = Project.files(under: "Samples", ".navscene")
    .filter { !$0.hasPrefix("Samples/Broken") }
    .map { SourceText(path: $0, Project.text(of: $0)) }
}
