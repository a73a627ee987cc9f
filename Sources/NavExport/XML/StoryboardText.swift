import NavText

/// The text of a storyboard. What it uses is listed before its scenes and known after them, so these were written apart; they
/// are not copied to where they belong.
final class StoryboardText: Sendable {
  private let outer: XMLBytes
  private let scenes: XMLBytes
  private let place: Int

  init(_ outer: consuming XMLBytes, with scenes: consuming XMLBytes, at place: Int) {
    precondition(place <= outer.count)
    self.outer = outer
    self.scenes = scenes
    self.place = place
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    forEachPiece { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Lends piece after piece.
  func forEachPiece(_ body: (RawSpan) -> Void) {
    outer.withBytes(in: 0..<place, body)
    scenes.withBytes(in: 0..<scenes.count, body)
    outer.withBytes(in: place..<outer.count, body)
  }
}
