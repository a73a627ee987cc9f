/// Why an exploration ended before everything was found.
public enum ExplorationStop: Hashable, Sendable {
  /// There are more states than were to be kept.
  case states
  case memory
  case time
  /// Somebody interrupted it.
  case interruption
}
