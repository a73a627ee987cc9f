/// A path seen from a folder, without detours: `a/b` and `../c` make `a/c`. An absolute path needs no folder.
///
/// `.` and `..` are worked off in absolute paths too, so that a file has one path however somebody came to it: baselines
/// and fingerprints, and what a project says of its files, are compared letter by letter. What leads out of the top
/// stays. No folder is looked at, so a symbolic link counts as a folder of its own.
public func joinedPath(_ folder: String, _ path: String) -> String {
  let slash = UInt8(ascii: "/")
  let isWhole = path.utf8.first == slash
  let isAbsolute = isWhole || folder.utf8.first == slash
  var parts: [Substring] = []
  for part in (isWhole ? [] : folder.split(separator: "/")) + path.split(separator: "/")
  where part != "." {
    if part == "..", let last = parts.last, last != ".." {
      parts.removeLast()
    } else {
      parts.append(part)
    }
  }
  return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
}
