import NavModel
import NavSimulator
import NavText

extension Program {
  /// A layout as one JSON object: README.md of this module documents its schema.
  public func write(_ layout: ScreenLayout, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("schema", 1)
    writer.member("device", layout.device.facts.name)
    writer.member("orientation", layout.orientation.keyword)
    writer.member("era", layout.era.facts.keyword)
    writer.member("scale", layout.scale)
    var open: [Int] = []
    for node in layout.nodes {
      let depth = Int(node.depth)
      while let last = open.last, last >= depth {
        close(&open, &writer)
      }
      if open.isEmpty { writer.key("window") }
      writer.beginObject()
      writeFacts(of: node, &writer)
      writer.key("children")
      writer.beginArray()
      open.append(depth)
    }
    while !open.isEmpty { close(&open, &writer) }
    writer.key("problems")
    writer.beginArray()
    for problem in layout.problems {
      writer.beginObject()
      writer.member("code", problem.code)
      writer.member("message", sentence(for: problem))
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private func close(_ open: inout [Int], _ writer: inout JSONWriter) {
    open.removeLast()
    writer.endArray()
    writer.endObject()
  }

  private func writeFacts(of node: LayoutNode, _ writer: inout JSONWriter) {
    writer.member("kind", node.kind.name)
    let name = name(of: node)
    if !name.isEmpty { writer.member("name", name) }
    if let scene = node.scene { writer.member("scene", self[self[scene].name]) }
    if !node.text.isEmpty { writer.member("text", node.text) }
    if !node.detail.isEmpty { writer.member("detail", node.detail) }
    write(node.frame, as: "frame", &writer)
    if node.safeArea != .zero { write(node.safeArea, as: "safeArea", &writer) }
    if let inset = node.contentInset { write(inset, as: "contentInset", &writer) }
    if let frame = node.textFrame { write(frame, as: "textFrame", &writer) }
    if let frame = node.detailFrame { write(frame, as: "detailFrame", &writer) }
    if let frame = node.accessoryFrame { write(frame, as: "accessoryFrame", &writer) }
    if !node.flags.isEmpty {
      writer.key("flags")
      writer.beginArray()
      for word in node.flags.words { writer.value(word) }
      writer.endArray()
    }
    writer.member("touchable", node.touch != nil)
  }

  private func write(_ frame: Rect, as key: String, _ writer: inout JSONWriter) {
    writer.key(key)
    writer.beginObject()
    writer.member("x", exact(frame.x))
    writer.member("y", exact(frame.y))
    writer.member("width", exact(frame.width))
    writer.member("height", exact(frame.height))
    writer.endObject()
  }

  private func write(_ insets: EdgeInsets, as key: String, _ writer: inout JSONWriter) {
    writer.key(key)
    writer.beginObject()
    writer.member("top", exact(insets.top))
    writer.member("left", exact(insets.left))
    writer.member("bottom", exact(insets.bottom))
    writer.member("right", exact(insets.right))
    writer.endObject()
  }

  /// To the thousandth of a point.
  private func exact(_ points: Double) -> Double { (points * 1000).rounded() / 1000 }
}

extension LayoutProblem {
  /// How programs tell them apart.
  var code: String {
    switch self {
    case .titleTruncated: "title-truncated"
    case .barOverflow: "bar-overflow"
    case .toolbarOverflow: "toolbar-overflow"
    case .conflict: "conflict"
    case .unsolved: "unsolved"
    case .ambiguous: "ambiguous"
    case .outsideScreen: "outside-screen"
    }
  }
}
