import NavModel
import NavText

extension StoryboardDocument {
  /// The device whose screen the canvas shows, upright or on its side; nil where the file says none that is known.
  ///
  /// Since Xcode 8 it is one for the whole file. Before, only files for the iPad say anything.
  public var canvasDevice: Device? {
    guard let root = xml.root else { return nil }
    guard let element = child(.device, of: root) else {
      return value(.targetRuntime, of: root) == "iOS.CocoaTouch.iPad" ? .iPadAir2 : nil
    }
    return value(.id, of: element).flatMap { id in Self.canvases.first { $0.id == id }?.device }
  }

  /// The names that Interface Builder has for screens.
  public static let canvases: [(id: String, device: Device)] = [
    ("retina3_5", .iPhone4S), ("retina4_0", .iPhone5s), ("retina4_7", .iPhone8),
    ("retina5_5", .iPhone8Plus), ("retina5_9", .iPhoneX), ("retina6_0", .iPhone13),
    ("retina6_1", .iPhone11), ("retina6_12", .iPhone15), ("retina6_3", .iPhone16Pro),
    ("retina6_5", .iPhoneXSMax), ("retina6_7", .iPhone13ProMax), ("retina6_72", .iPhone15ProMax),
    ("retina6_9", .iPhone16ProMax), ("ipad9_7", .iPadAir2), ("ipad10_2", .iPad9),
    ("ipad10_5", .iPadAir3), ("ipad10_9rounded", .iPadAir5), ("ipad11_0rounded", .iPadPro11),
    ("ipad12_9", .iPadPro129First), ("ipad12_9rounded", .iPadPro129),
  ]

  /// Whether a variation is the one for all size classes, or for those of the canvas: an iPhone held upright is regular
  /// in height and compact in width, an iPad regular in both. Without a device the canvas is of any size class.
  public func isShown(_ variation: ID<XMLElement>) -> Bool {
    guard let name = name(.key, of: variation) else { return false }
    if name == Word.default.name { return true }
    guard let device = xml.root.flatMap({ child(.device, of: $0) }),
      let id = value(.id, of: device)
    else { return false }
    let isPad = id.utf8.starts(with: "ipad".utf8)
    let isUpright = !says(.landscape, .orientation, of: device)
    let width = isPad ? "widthClass=regular" : "widthClass=compact"
    let height = isPad || isUpright ? "heightClass=regular" : "heightClass=compact"
    let key = xml.names[name]
    return key == width || key == height || key == height + "-" + width
  }

  /// What an attribute says on the canvas: in a variation for its size classes, or else in the element itself.
  public func shownThousandths(_ word: Word, of element: ID<XMLElement>) -> Int32?? {
    for child in xml.children(of: element)
    where self.is(child, .variation) && isShown(child) {
      if let name = name(word, of: child) { return thousandths(name) }
    }
    return name(word, of: element).map { thousandths($0) }
  }
}
