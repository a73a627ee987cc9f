import NavText

/// GLASS-2 to GLASS-12: figures of what floats since iOS 26. None is documented; those without a mark were measured in
/// running apps by several developers.
struct GlassMetrics {
  /// GLASS-1. ⚠ On a phone's side it is only known to be no lower.
  let navigationBarHeight = 54.0
  /// GLASS-3: the glass of items.
  let itemHeight = 44.0
  /// GLASS-2: the glass of the tabs, and how far it is from the sides and the lower edge.
  let tabCapsuleHeight = 62.0
  let tabEdge = 21.0
  /// The tabs in it: how far they are from its edge, how far one reaches over the next, and how far apart the middles of
  /// two are at most.
  let tabInset = 4.0
  let tabOverlap = 8.25
  let widestPitch = 86.0
  /// GLASS-5: between the tabs and the one that stands apart. ⚠
  let tabGap = 8.0
  /// GLASS-6: the glass of a tab that is left alone. ⚠
  let minimizedHeight = 48.0
  /// GLASS-11: how high what is above the tabs is, and how far above them. ⚠
  let accessoryHeight = 48.0
  let accessoryGap = 8.0
  /// GLASS-8: between a sheet that is not at its full height and the edges of the screen. ⚠
  let sheetInset = 8.0
}
