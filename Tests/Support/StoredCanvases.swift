import NavLayout
import NavModel
import NavText
import NavXcode

/// The canvases that the scenes of a file were drawn on.
///
/// A file names its device, but not the bars that Xcode showed around a scene, and versions of Xcode differ in the
/// height of the status bar. What a view is pinned to by a required constraint shows where the guides were; where no
/// view is, the product's own canvas counts.
struct StoredCanvases {
  private let document: StoryboardDocument
  private let version: Double
  /// The ids of scenes that container views embed.
  private let embedded: Set<String>
  private let textSize: StoredTextSize

  init(_ document: StoryboardDocument) {
    self.document = document
    let said = document.xml.root.flatMap { document.said("toolsVersion", $0) } ?? ""
    version = Double(said.prefix { $0 != "." }) ?? 0
    embedded = Set(
      document.xml.elements.ids.filter { document.said("kind", $0) == "embed" }
        .compactMap { document.said("destination", $0) })
    // Up to Xcode 8 the usual size of texts was the one called medium.
    textSize = StoredTextSize(
      document, usual: (8999..<12_000).contains(version) ? .medium : .large,
      Self.typeface(version) ?? Typeface(Self.era(version)))
  }

  /// The era whose controls that version of Xcode drew: from Xcode 5 on, from Xcode 11 on, from Xcode 26 on. Previews of
  /// Xcode call themselves 32700, whatever they draw.
  var era: SystemEra { Self.era(version) }

  private static func era(_ version: Double) -> SystemEra {
    switch version {
    case ..<4000: .legacy
    case ..<14_800: .flat
    case ..<24_000, 32_700...: .sheet
    default: .glass
    }
  }

  /// What Xcode wrote in, where the era does not say it.
  private static func typeface(_ version: Double) -> Typeface? {
    switch version {
    case 4000..<8999: .helveticaNeue
    case 8999..<13_000: .earlySanFranciscoUI
    case 13_000..<17_000: .sanFranciscoUI
    case 17_000..<21_000: .earlySanFranciscoPro
    default: nil
    }
  }

  /// The iOS that came with that version of Xcode.
  private var systemVersion: Int {
    switch version {
    case ..<4000: 6
    case ..<9000: 8
    case ..<11_000: 9
    case ..<13_000: 10
    case ..<14_000: 11
    case ..<14_800: 12
    case ..<17_000: 13
    case ..<18_000: 14
    case ..<21_000: 15
    case ..<22_000: 16
    case ..<23_000, 32_700...: 17
    case ..<24_000: 18
    default: 26
    }
  }

  /// How large a scene was drawn.
  func size(of controller: ID<XMLElement>) -> Size? {
    root(of: controller).flatMap { document.frame(of: $0) }?.size
  }

  func area(of controller: ID<XMLElement>, _ known: ContentArea) -> ContentArea? {
    guard let root = root(of: controller), let frame = document.frame(of: root) else { return nil }
    var area = known
    area.era = era
    area.version = systemVersion
    // Until Xcode 6 all canvases of phones had the margin of a narrow screen.
    if version < 9000, frame.width <= 600 { area.margin = 16 }
    area.size = frame.size
    area.typeface = Self.typeface(version)
    // The canvas that Xcode calls iPhone 11 had a status bar of 44 points up to Xcode 13.
    if version < 21_000, area.size == Size(414, 896), area.scale == 2 {
      area.safeArea.top = min(area.safeArea.top, 44)
    }
    // Before Xcode 8 one point was one pixel, whatever the device; since then what names no device is drawn on an iPhone 7.
    if let top = document.xml.root, document.child("device", of: top) == nil {
      area.scale = isInFormatOfXcode8 ? 2 : 1
    }
    area.textSize = textSize.category(of: controller)
    // What is embedded is drawn with a status bar, whatever its size.
    if let id = document.said("id", controller), embedded.contains(id) {
      area.safeArea.top = max(area.safeArea.top, 20)
    }
    let seen = guides(of: controller, root, frame.size)
    area.safeArea.top = seen.top ?? area.safeArea.top
    area.safeArea.bottom = seen.bottom ?? area.safeArea.bottom
    area.safeArea.left = seen.left ?? area.safeArea.left
    area.safeArea.right = seen.right ?? area.safeArea.right
    return area
  }

  private var isInFormatOfXcode8: Bool {
    document.xml.elements.ids.contains {
      document.said("name", $0) == "documents saved in the Xcode 8 format"
    }
  }

  func root(of controller: ID<XMLElement>) -> ID<XMLElement>? {
    document.xml.children(of: controller).first { child in
      document.said("key", child).map { ["view", "tableView", "collectionView"].contains($0) }
        ?? false
    }
  }

  private struct Guides {
    var top: Double?
    var bottom: Double?
    var left: Double?
    var right: Double?
  }

  /// Where most views that are pinned to a guide by a required constraint say that it is.
  private func guides(
    of controller: ID<XMLElement>, _ root: ID<XMLElement>, _ size: Size
  ) -> Guides {
    var safe = Set<String>()
    var top: String?
    var bottom: String?
    for child in document.xml.descendants(of: controller) {
      let tag = document.xml.names[document.xml[child].tag]
      if tag == "viewLayoutGuide", document.xml[child].parent == root,
        document.said("key", child) == "safeArea", let id = document.said("id", child)
      {
        safe.insert(id)
      }
      if tag == "viewControllerLayoutGuide" {
        if document.said("type", child) == "top" {
          top = document.said("id", child)
        } else {
          bottom = document.said("id", child)
        }
      }
    }
    var frames: [String: Rect] = [:]
    if let list = document.child("subviews", of: root) {
      for view in document.xml.children(of: list) where document.said("misplaced", view) != "YES" {
        if let id = document.said("id", view) { frames[id] = document.frame(of: view) }
      }
    }
    var seen: [[Double: Int]] = [[:], [:], [:], [:]]
    guard let list = document.child("constraints", of: root) else { return Guides() }
    let rootID = document.said("id", root) ?? ""
    // Margins of its own lie inside of what bars cover.
    let hasOwnMargins = document.xml.children(of: root).contains {
      ["layoutMargins", "directionalLayoutMargins"].contains(document.said("key", $0))
    }
    for constraint in document.xml.children(of: list)
    where ["relation", "multiplier", "priority"].allSatisfy({ document.said($0, constraint) == nil }
    ) {
      guard let secondSide = document.said("secondAttribute", constraint),
        let second = document.said("secondItem", constraint),
        let firstSide = document.said("firstAttribute", constraint)
      else { continue }
      let first = document.said("firstItem", constraint) ?? rootID
      let constant = document.said("constant", constraint).flatMap { Double($0) } ?? 0
      for (view, side, guide, edge, gap) in [
        (first, firstSide, second, secondSide, constant),
        (second, secondSide, first, firstSide, -constant),
      ] {
        guard let frame = frames[view] else { continue }
        switch (side, edge) {
        case ("top", "top") where safe.contains(guide), ("top", "bottom") where guide == top,
          ("top", "topMargin") where guide == rootID && !hasOwnMargins:
          seen[0][frame.y - gap, default: 0] += 1
        case ("bottom", "bottom") where safe.contains(guide),
          ("bottom", "top") where guide == bottom,
          ("bottom", "bottomMargin") where guide == rootID && !hasOwnMargins:
          seen[1][size.height - frame.maxY + gap, default: 0] += 1
        case ("leading", "leading") where safe.contains(guide):
          seen[2][frame.x - gap, default: 0] += 1
        case ("trailing", "trailing") where safe.contains(guide):
          seen[3][size.width - frame.maxX + gap, default: 0] += 1
        default: break
        }
      }
    }
    // No bars are as high as that: such a view is stale. Where views disagree, bars are rather there at the top than
    // at the bottom.
    func most(_ votes: [Double: Int], upTo limit: Double, prefersHigh: Bool = false) -> Double? {
      votes.filter { $0.key <= limit }
        .max {
          ($0.value, prefersHigh ? $0.key : -$0.key) < ($1.value, prefersHigh ? $1.key : -$1.key)
        }
        .map { max(0, $0.key) }
    }
    return Guides(
      top: most(seen[0], upTo: 200, prefersHigh: size.height >= 480),
      bottom: most(seen[1], upTo: 120),
      left: most(seen[2], upTo: 120), right: most(seen[3], upTo: 120))
  }
}

extension StoryboardDocument {
  func child(_ tag: String, of element: ID<XMLElement>) -> ID<XMLElement>? {
    guard let name = xml.names.find(tag) else { return nil }
    return xml.children(of: element).first { xml[$0].tag == name }
  }
}
