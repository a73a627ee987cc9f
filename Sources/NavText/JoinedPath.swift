/// A path seen from a folder, without detours: `a/b` and `../c` make `a/c`. An absolute path needs no folder.
///
/// `.` and `..` are worked off in absolute paths too, so that a file has one path however it was reached: baselines
/// and fingerprints, and what a project says of its files, are compared letter by letter. What leads out of the top
/// stays. No folder is looked at, so a symbolic link counts as a folder of its own.
public func joinedPath(_ folder: String, _ path: String) -> String {
  let slash = UInt8(ascii: "/")
  let isWhole = path.utf8.first == slash
  let isAbsolute = isWhole || folder.utf8.first == slash
  let folders = isWhole ? [] : folder.utf8.split(separator: slash)
  var parts: [Substring.UTF8View] = []
  for part in folders + path.utf8.split(separator: slash) where !part.elementsEqual(".".utf8) {
    if part.elementsEqual("..".utf8), let last = parts.last, !last.elementsEqual("..".utf8) {
      parts.removeLast()
    } else {
      parts.append(part)
    }
  }
  var joined: [UInt8] = isAbsolute ? [slash] : []
  joined.reserveCapacity(folder.utf8.count + path.utf8.count + 2)
  for (index, part) in parts.enumerated() {
    if index > 0 { joined.append(slash) }
    joined += part
  }
  return String(decoding: joined, as: UTF8.self)
}
