import NavModel
import NavText

/// What a controller's view gets from the one above it: its place, and what is covered of it.
struct LayoutContext {
  /// In the coordinates of the window.
  var frame: Rect
  /// What the device and the bars of those above cover, in its own coordinates (LAYOUT-13). Before iOS 7, how far the
  /// status bar reaches into it.
  var safeArea: EdgeInsets
  /// Where a navigation bar at its top begins: in a Dynamic Island's corner above the end of the safe area (LAYOUT-35).
  var barTop: Double
  /// The bar of those above at its bottom edge, where one reaches into it (LAYOUT-9).
  var isBottomBarTranslucent: Bool?
  /// A tab bar that floats at its top (LAYOUT-33): the frame in the window.
  var floatingBar: Rect?
  /// In a card, page or form sheet (LAYOUT-25).
  var isCard = false
  /// Whether the frame is that of the content itself: a container has judged it by its bars.
  var isPlaced = false
  /// In something that scrolls: what lies beyond the edges of the screen may come into sight.
  var mayBeScrolled = false
  /// Before iOS 7: whether content may lie under the status bar (LAYOUT-3, MODAL-18).
  var mayLieUnderStatusBar = true

  init(frame: Rect, safeArea: EdgeInsets, barTop: Double) {
    self.frame = frame
    self.safeArea = safeArea
    self.barTop = barTop
  }

  /// The same for what fills a part of it. Insets count from the new edges.
  func part(_ frame: Rect) -> LayoutContext {
    var part = self
    part.frame = frame
    part.isPlaced = false
    let top = frame.y - self.frame.y
    part.safeArea.top = max(0, safeArea.top - top)
    part.safeArea.left = max(0, safeArea.left - (frame.x - self.frame.x))
    part.safeArea.bottom = max(0, safeArea.bottom - (self.frame.maxY - frame.maxY))
    part.safeArea.right = max(0, safeArea.right - (self.frame.maxX - frame.maxX))
    part.barTop = max(0, barTop - top)
    if frame.maxY < self.frame.maxY { part.isBottomBarTranslucent = nil }
    if top > 0 {
      part.isCard = false
      part.floatingBar = nil
    }
    return part
  }
}
