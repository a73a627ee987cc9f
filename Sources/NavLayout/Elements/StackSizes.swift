/// The sizes of stacks that were asked for. Each stack of a chain asks all that are in it, and would ask them again for
/// each stack around it.
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
