import NavModel
import NavText

/// What an element of a view hierarchy is: one row for each tag.
public struct ElementTag: Sendable {
  /// What Interface Builder writes.
  public let tag: String
  public let kind: ElementKind
  /// The class of UIKit, where the kind stands for several.
  public let className: String
  public let uikitClass: UIKitClass
  /// Whether the kind alone says what it is.
  public let isPlain: Bool

  private init(
    _ tag: String, _ kind: ElementKind, _ uikitClass: UIKitClass? = nil, _ name: String? = nil
  ) {
    self.tag = tag
    self.kind = kind
    self.uikitClass = uikitClass ?? kind.facts.uikitClass
    className = name ?? self.uikitClass.facts.name
    isPlain = className == kind.facts.uikitClass.facts.name
  }

  static subscript(tag: String) -> ElementTag? { self[Word.name(of: tag)] }

  /// By the name that a tag has in every document.
  public static subscript(name: Name) -> ElementTag? {
    Int(name.index) < byName.count ? byName[Int(name.index)] : nil
  }

  private static let byName: [ElementTag?] = {
    var column = [ElementTag?](repeating: nil, count: Word.names.count)
    for row in rows { column[Int(Word.name(of: row.tag).index)] = row }
    column[0] = nil
    return column
  }()

  public static let rows: [ElementTag] =
    ElementKind.allCases.filter { $0 != .accessory && $0 != .cell && !$0.isAskedFor }
    .map { ElementTag($0.facts.storyboardElement, $0) } + [
      ElementTag("collectionViewCell", .prototype, .collectionViewCell),
      ElementTag("collectionReusableView", .prototype, .collectionReusableView),
      // Views that the language has no word for are views with a class.
      ElementTag("control", .view, .control),
      ElementTag("navigationBar", .view, .navigationBar),
      ElementTag("toolbar", .view, .toolbar),
      ElementTag("tabBar", .view, .tabBar),
      ElementTag("visualEffectView", .view, .visualEffectView),
      ElementTag("webView", .view, .oldWebView),
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
