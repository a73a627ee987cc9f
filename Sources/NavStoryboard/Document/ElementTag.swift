import NavModel

/// What an element of a view hierarchy is: one row for each tag.
struct ElementTag: Sendable {
  let tag: String
  let kind: ElementKind
  /// The class of UIKit, where the kind stands for several.
  let className: String
  let kitClass: KitClass

  private init(
    _ tag: String, _ kind: ElementKind, _ kitClass: KitClass? = nil, _ name: String? = nil
  ) {
    self.tag = tag
    self.kind = kind
    self.kitClass = kitClass ?? kind.facts.kitClass
    className = name ?? self.kitClass.facts.name
  }

  /// Whether the kind alone says what it is.
  var isPlain: Bool { className == kind.facts.kitClass.facts.name }

  static subscript(tag: String) -> ElementTag? { byTag[tag] }

  private static let byTag = rows.reduce(into: [String: ElementTag]()) { $0[$1.tag] = $1 }

  private static let rows: [ElementTag] =
    ElementKind.allCases.filter { $0 != .accessory && $0 != .cell }
    .map { ElementTag($0.facts.storyboardElement, $0) } + [
      ElementTag("collectionViewCell", .prototype, .collectionViewCell),
      ElementTag("collectionReusableView", .prototype, .collectionReusableView),
      // Views that the language has no word for are views with a class.
      ElementTag("control", .view, .control),
      ElementTag("navigationBar", .view, .navigationBar),
      ElementTag("toolbar", .view, .toolbar),
      ElementTag("tabBar", .view, .tabBar),
      ElementTag("refreshControl", .view, .control, "UIRefreshControl"),
      ElementTag("visualEffectView", .view, .view, "UIVisualEffectView"),
      ElementTag("webView", .view, .view, "UIWebView"),
      ElementTag("glkView", .view, .view, "GLKView"),
      ElementTag("mtkView", .view, .view, "MTKView"),
      ElementTag("skView", .view, .view, "SKView"),
      ElementTag("arskView", .view, .view, "ARSKView"),
      ElementTag("arscnView", .view, .view, "ARSCNView"),
      ElementTag("sceneKitView", .view, .view, "SCNView"),
      ElementTag("pdfView", .view, .view, "PDFView"),
      ElementTag("avPlayerView", .view, .view, "AVPlayerView"),
    ]
}
