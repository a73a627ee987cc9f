import Foundation
import NavPage
import NavPlayer
import NavTesting
import NavText

/// The core in this process, asked as a page asks it.
struct TestPlayer {
  private var player = Player()

  /// Opens texts of the project.
  static func opening(_ paths: [String], _ more: [String: Any] = [:]) -> [String: Any] {
    let files = paths.map { ["path": $0, "text": Project.text(of: $0)] }
    return more.merging(["ask": "open", "files": files]) { first, _ in first }
  }

  mutating func answer(_ request: [String: Any]) -> String {
    let data = (try? JSONSerialization.data(withJSONObject: request)) ?? Data()
    return String(decoding: player.answer(Array(data)), as: UTF8.self)
  }

  mutating func ask(_ request: [String: Any]) -> [String: Any] {
    let object = try? JSONSerialization.jsonObject(with: Data(answer(request).utf8))
    return object as? [String: Any] ?? [:]
  }

  @discardableResult
  mutating func perform(_ line: String) -> [String: Any] {
    ask(["ask": "perform", "line": line])
  }

  /// Whether each line was done.
  mutating func perform(_ lines: [String]) -> [Bool] {
    lines.map { perform($0)["ok"] as? Bool ?? false }
  }

  mutating func look(since: Int = 0) -> [String: Any] { ask(["ask": "look", "since": since]) }

  var visible: String {
    mutating get { look()["visible"] as? String ?? "" }
  }
}

/// The page of a sample.
func page(of path: String) -> Page {
  Page([(path: path, text: Project.text(of: path))], title: path)
}

/// Where two answers part, with what is around; nil when they are the same.
func difference(_ page: String, _ own: String) -> String? {
  guard page != own else { return nil }
  let (page, own) = (Array(page.utf8), Array(own.utf8))
  let place = zip(page, own).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  let start = max(0, (place ?? min(page.count, own.count)) - 80)
  func part(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.dropFirst(start).prefix(240), as: UTF8.self)
  }
  return "the page says\n  …\(part(page))\nand the core here\n  …\(part(own))"
}
