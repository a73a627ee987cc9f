import NavText
import NavXcode

/// What Interface Builder writes on every new object of a kind, and import has no use for: without it, an object would be
/// what its class is in code, not what it is in Interface Builder.
struct UsualSettings: Sendable {
  /// An attribute, and where it is as it is written.
  typealias Setting = (name: Word, place: Range<Int>)

  let bytes: [UInt8]
  private var settings: [Setting] = []
  /// By tag, the places of its settings; what is in a cell, or is the view of a controller, is written as such views are.
  private var places = [Range<Int>](repeating: 0..<scaled.count, count: Word.names.count)

  private init() {
    var text = XMLBytes()
    for (tag, own) in [("", Self.scaled)] + Self.all.map({ ($0.key, $0.value) }) {
      // Every other tag has those of the first.
      if !tag.isEmpty {
        places[Int(Word.name(of: tag).index)] = settings.count..<settings.count + own.count
      }
      for (name, value) in own {
        let start = text.count
        text.append(name.name, of: .attributes)
        text.append(value)
        text.append(UInt8(ascii: "\""))
        settings.append((name, start..<text.count))
      }
    }
    bytes = text.table()
  }

  static let table = UsualSettings()

  /// Where the settings for a tag are.
  func places(of tag: Name) -> Range<Int> { places[Int(tag.index)] }

  subscript(place: Int) -> Setting { settings[place] }

  private typealias Row = (name: Word, value: StaticString)

  private static let scaled: [Row] = [(.contentMode, "scaleToFill")]

  private static let plain: [Row] = [(.opaque, "NO"), (.contentMode, "scaleToFill")]

  private static let control: [Row] =
    plain + [(.contentHorizontalAlignment, "center"), (.contentVerticalAlignment, "center")]

  private static let scrolling: [Row] = [
    (.clipsSubviews, "YES"), (.multipleTouchEnabled, "YES"), (.contentMode, "scaleToFill"),
  ]

  private static let content: [Row] = [
    (.opaque, "NO"), (.clipsSubviews, "YES"), (.multipleTouchEnabled, "YES"),
    (.contentMode, "center"),
  ]

  private static let all: [String: [Row]] = [
    "label": [
      (.opaque, "NO"), (.contentMode, "left"), (.textAlignment, "natural"),
      (.lineBreakMode, "tailTruncation"), (.baselineAdjustment, "alignBaselines"),
      (.adjustsFontSizeToFit, "NO"),
    ],
    "button": control + [(.buttonType, "system"), (.lineBreakMode, "middleTruncation")],
    "textField": plain + [
      (.clipsSubviews, "YES"), (.contentHorizontalAlignment, "left"),
      (.contentVerticalAlignment, "center"), (.textAlignment, "natural"),
      (.minimumFontSize, "17"),
    ],
    "textView": scrolling + [(.textAlignment, "natural")],
    "switch": control, "slider": control, "stepper": control, "pageControl": control,
    "segmentedControl": plain + [
      (.contentHorizontalAlignment, "left"), (.contentVerticalAlignment, "top"),
      (.segmentControlStyle, "plain"),
    ],
    "imageView": scaled,
    "scrollView": scrolling, "mapView": scrolling + [(.mapType, "standard")],
    "collectionView": scrolling + [(.dataMode, "prototypes")],
    "tableView": [
      (.clipsSubviews, "YES"), (.contentMode, "scaleToFill"), (.alwaysBounceVertical, "YES"),
      (.style, "plain"), (.separatorStyle, "default"), (.sectionHeaderHeight, "-1"),
      (.sectionFooterHeight, "-1"),
    ],
    "tableViewCell": [
      (.clipsSubviews, "YES"), (.contentMode, "scaleToFill"), (.selectionStyle, "default"),
      (.indentationWidth, "10"),
    ],
    "tableViewCellContentView": content,
    "collectionViewCell": content,
    "collectionViewCellContentView": content + [(.insetsLayoutMarginsFromSafeArea, "NO")],
    "collectionReusableView": content,
    "stackView": plain, "containerView": plain, "progressView": plain, "visualEffectView": plain,
    "activityIndicatorView": plain + [(.style, "medium")],
    "datePicker": [
      (.contentMode, "scaleToFill"), (.contentHorizontalAlignment, "center"),
      (.contentVerticalAlignment, "center"),
    ],
    "searchBar": [(.contentMode, "redraw")],
    "refreshControl": [
      (.opaque, "NO"), (.multipleTouchEnabled, "YES"), (.contentMode, "center"),
      (.contentHorizontalAlignment, "center"), (.contentVerticalAlignment, "center"),
    ],
    "toolbar": [
      (.opaque, "NO"), (.clearsContextBeforeDrawing, "NO"), (.contentMode, "scaleToFill"),
    ],
    "tapGestureRecognizer": [], "pongPressGestureRecognizer": [], "swipeGestureRecognizer": [],
    "panGestureRecognizer": [], "pinchGestureRecognizer": [], "rotationGestureRecognizer": [],
    "screenEdgePanGestureRecognizer": [],
  ]
}
