import NavText

/// The text of a storyboard. What it uses is listed before its scenes and known after them, so these were written apart; they
/// are not copied to where they belong.
final class StoryboardText: Sendable {
  private let outer: XMLBytes
  private let scenes: [XMLPiece]
  private let place: Int

  init(_ outer: consuming XMLBytes, with scenes: [XMLPiece], at place: Int) {
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

  /// What is before the scenes.
  var head: [UInt8] {
    var bytes: [UInt8] = []
    outer.withBytes(in: 0..<place) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Lends piece after piece.
  func forEachPiece(behindHead isBehindHead: Bool = false, _ body: (RawSpan) -> Void) {
    if !isBehindHead { outer.withBytes(in: 0..<place, body) }
    for piece in scenes { piece.lend(body) }
    outer.withBytes(in: place..<outer.count, body)
  }
}

/// A part of a text, which can be passed on.
final class XMLPiece: Sendable {
  let bytes: XMLBytes

  init(_ bytes: consuming XMLBytes) { self.bytes = bytes }

  /// Lends it.
  func lend(_ body: (RawSpan) -> Void) { bytes.withBytes(in: 0..<bytes.count, body) }
}
