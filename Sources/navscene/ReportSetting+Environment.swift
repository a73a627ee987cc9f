import NavText

extension ReportSetting {
  /// The version, the folders and the codes of this run.
  static func ofThisRun(failureThreshold: Severity?) -> ReportSetting {
    ReportSetting(
      toolVersion: Navscene.version, folder: WorkingFolder.ofThisRun(), explanations: Explain.all,
      failureThreshold: failureThreshold)
  }
}

extension WorkingFolder {
  /// The current folder. Where there is no repository, the folder of the configuration stands for one.
  static func ofThisRun() -> WorkingFolder { at(".") }

  /// The same for another folder.
  static func at(_ path: String) -> WorkingFolder {
    let folder = Files.realPath(path) ?? ""
    let root = repository(around: folder) ?? folder
    return WorkingFolder(
      folder, inRepository: String(folder.utf8.dropFirst(root.utf8.count + 1)) ?? "")
  }

  /// The root of the repository that a folder is in. A checkout without `.git` is where a CI system says it is, or else
  /// where the configuration is.
  static func repository(around folder: String) -> String? {
    above(folder, ".git") ?? checkout(around: folder) ?? above(folder, Configuration.fileName)
  }

  /// Where CI systems say that they put the repository, if the folder is inside.
  private static func checkout(around folder: String) -> String? {
    for name in checkoutVariables {
      guard let value = Terminal.environment(name), value.hasPrefix("/"),
        let path = Files.realPath(value), path != "/", ProjectFolder.isInside(folder, path)
      else { continue }
      return path
    }
    return nil
  }

  /// GitHub Actions, GitLab, Bitbucket, Azure Pipelines, Xcode Cloud, Buildkite, Travis, Bitrise and Jenkins.
  private static let checkoutVariables = [
    "GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BITBUCKET_CLONE_DIR", "BUILD_SOURCESDIRECTORY",
    "CI_PRIMARY_REPOSITORY_PATH", "BUILDKITE_BUILD_CHECKOUT_PATH", "TRAVIS_BUILD_DIR",
    "BITRISE_SOURCE_DIR", "WORKSPACE",
  ]

  /// The nearest folder above one, or itself, that holds `name`.
  private static func above(_ folder: String, _ name: String) -> String? {
    var root = folder
    while Files.status(of: root + "/" + name) == nil {
      guard let slash = root.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      root = String(root[..<slash])
    }
    return root
  }
}
