import NavLayout
import NavModel
import NavSimulator
import NavStoryboard
import NavText
import NavXcode

/// Where Interface Builder drew views in navigation bars, next to where they are once the app shows them.
///
/// A canvas shows a bar around a scene that is in no navigation controller by itself, so each scene is put into one
/// and started on a device as wide as its canvas. Views that Interface Builder marked as misplaced are not judged.
public struct StoredBars {
  /// A title view, or the view of an item.
  public struct View: Sendable {
    public let id: String
    /// Both from the bar's left top corner.
    public let stored: Rect
    public let computed: Rect?

    /// Within a point, along the bar and in size: how high a view is in it has changed with every iOS.
    public var agrees: Bool {
      guard let computed else { return false }
      return abs(computed.x - stored.x) <= 1 && abs(computed.width - stored.width) <= 1
    }
  }

  public private(set) var views: [View] = []

  public init(_ source: SourceText) {
    let compilation = StoryboardCompilation(Table([source]))
    guard compilation.program != nil, let document = compilation.documents.first,
      document.platform == .iOS
    else { return }
    let canvases = StoredCanvases(document)
    for item in document.xml.elements.ids
    where document.tag(of: item) == "navigationItem" && !document.viewsInBar(of: item).isEmpty {
      guard let controller = document.xml[item].parent, let id = document.said("id", controller),
        let width = document.barWidth(of: item) ?? canvases.size(of: controller)?.width,
        let device = Device.allCases.last(where: { abs($0.facts.width - width) <= 1 })
      else { continue }
      let state = Self.start(id, of: source, on: device, canvases.era)
      for view in document.viewsInBar(of: item) {
        guard let stored = document.frame(of: view), let id = document.said("id", view) else {
          continue
        }
        views.append(View(id: id, stored: stored, computed: state?.frame(of: id)))
      }
    }
  }

  /// A scene that has just been shown in a navigation bar.
  private struct Shown {
    let document: StoryboardDocument
    let program: Program
    let layout: ScreenLayout

    /// Where the view with this id of the file is in the bar.
    func frame(of id: String) -> Rect? {
      guard let bar = layout.nodes.first(where: { $0.kind == .navigationBar }) else { return nil }
      let node = layout.nodes.first { node in
        guard node.kind == .titleView || node.kind == .barButton, let element = node.element else {
          return false
        }
        let start = program[element].place.range.start
        return document.xml.elements.ids.contains {
          document.said("id", $0) == id && document.xml.tagRange($0).start == start
        }
      }
      return node?.frame.moved(by: Point(-bar.frame.x, -bar.frame.y))
    }
  }

  private static func start(
    _ controller: String, of source: SourceText, on device: Device, _ era: SystemEra
  ) -> Shown? {
    let around = """
      <scenes><scene sceneID="around-scene"><objects><navigationController id="around-it" \
      sceneMemberID="viewController"><navigationBar key="navigationBar" id="around-bar"/><connections>\
      <segue destination="\(controller)" kind="relationship" relationship="rootViewController" \
      id="around-root"/></connections></navigationController></objects></scene>
      """
    let text = String(decoding: source.bytes, as: UTF8.self)
      .replacing(/\ initialViewController="[^"]*"/, with: "")
      .replacing(
        "<document ", with: "<document initialViewController=\"around-it\" ", maxReplacements: 1
      )
      .replacing("<scenes>", with: around, maxReplacements: 1)
    let wrapped = SourceText(path: source.path, bytes: [UInt8](text.utf8))
    let compilation = StoryboardCompilation(Table([wrapped]))
    guard let program = compilation.program, let document = compilation.documents.first else {
      return nil
    }
    let state = program.launch(device: device, era: era).state
    return Shown(document: document, program: program, layout: program.layout(of: state))
  }
}

extension StoryboardDocument {
  func tag(of element: ID<XMLElement>) -> String { String(xml.names[xml[element].tag]) }

  /// The title view of an item of a navigation bar, and the views of its buttons.
  fileprivate func viewsInBar(of item: ID<XMLElement>) -> [ID<XMLElement>] {
    xml.descendants(of: item).filter { view in
      let key = said("key", view)
      return (key == "titleView" || key == "customView") && said("misplaced", view) != "YES"
    }
  }

  /// How wide a bar was when it was drawn: a title view that is alone in it is in its middle, and the canvas of its scene
  /// may have become another since. Nil where anything is beside it.
  fileprivate func barWidth(of item: ID<XMLElement>) -> Double? {
    let views = xml.children(of: item).filter { said("key", $0) == "titleView" }
    // That of the screen behind it is shown when another one lies over it.
    let hasButtons = xml.descendants(of: item).contains {
      tag(of: $0) == "barButtonItem" && said("key", $0) != "backBarButtonItem"
    }
    guard !hasButtons, views.count == 1, let stored = frame(of: views[0]) else { return nil }
    return 2 * (stored.x + stored.width / 2)
  }
}
