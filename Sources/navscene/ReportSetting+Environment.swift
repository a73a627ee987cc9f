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
  static func ofThisRun() -> WorkingFolder {
    let folder = Files.realPath(".") ?? ""
    let root = above(folder, ".git") ?? above(folder, Configuration.fileName) ?? folder
    return WorkingFolder(
      folder, inRepository: String(folder.utf8.dropFirst(root.utf8.count + 1)) ?? "")
  }

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
