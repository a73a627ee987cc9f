/// The sizes of stacks that were computed. Each stack of a chain needs the sizes of all that are in it, and would
/// compute them again for each stack around it.
final class StackSizes {
  private var known: [Int: IntrinsicSize] = [:]

  subscript(stack: Int) -> IntrinsicSize? {
    get { known[stack] }
    set { known[stack] = newValue }
  }

  /// Forgets all, when something that they depend on changes.
  func forget() {
    if !known.isEmpty { known = [:] }
  }
}
