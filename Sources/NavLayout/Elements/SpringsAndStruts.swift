/// Where a view is after its superview's size changed, as autoresizing has it: what is flexible shares the
/// difference in proportion to its size, what is not keeps its length. With nothing flexible, left and top stay.
func resized(_ frame: Rect, _ mask: Autoresizing, from old: Size, to bounds: Rect) -> Rect {
  let (x, width) = stretched(
    frame.x, frame.width, old.width, bounds.width, mask.contains(.left), mask.contains(.width),
    mask.contains(.right))
  let (y, height) = stretched(
    frame.y, frame.height, old.height, bounds.height, mask.contains(.top), mask.contains(.height),
    mask.contains(.bottom))
  return Rect(bounds.x + x, bounds.y + y, width, height)
}

/// One axis: the space before, the view itself and the space behind make up the superview.
private func stretched(
  _ before: Double, _ length: Double, _ old: Double, _ new: Double, _ givesBefore: Bool,
  _ gives: Bool, _ givesBehind: Bool
) -> (Double, Double) {
  let difference = new - old
  let behind = old - before - length
  let flexible =
    (givesBefore ? before : 0) + (gives ? length : 0) + (givesBehind ? behind : 0)
  let count = (givesBefore ? 1.0 : 0) + (gives ? 1 : 0) + (givesBehind ? 1 : 0)
  if count == 0 || difference == 0 { return (before, length) }
  // Where nothing has a size to go by, all that is flexible takes the same.
  let shareBefore = flexible > 0 ? before / flexible : 1 / count
  let share = flexible > 0 ? length / flexible : 1 / count
  let moved = givesBefore ? before + difference * shareBefore : before
  let grown = gives ? length + difference * share : length
  return (moved, max(0, grown))
}
