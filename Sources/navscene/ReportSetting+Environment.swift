import NavText

extension ReportSetting {
  /// The version, the folders and the codes of this run.
  static func ofThisRun() -> ReportSetting {
    let folder = Files.realPath(".") ?? ""
    return ReportSetting(
      toolVersion: Navscene.version, workingFolder: folder,
      folderInRepository: folderInRepository(folder), explanations: Explain.all)
  }

  /// The folder seen from the nearest one above it that holds `.git`; empty where there is none.
  private static func folderInRepository(_ folder: String) -> String {
    var root = folder
    while Files.status(of: root + "/.git") == nil {
      guard let slash = root.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
      root = String(root[..<slash])
    }
    return String(folder.utf8.dropFirst(root.utf8.count + 1)) ?? ""
  }
}
