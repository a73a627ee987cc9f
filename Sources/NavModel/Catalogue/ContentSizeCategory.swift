/// How large people want to read (`UIContentSizeCategory`): what the settings of Dynamic Type offer, from the smallest to
/// the largest.
public enum ContentSizeCategory: UInt8, Hashable, Sendable, CaseIterable {
  case extraSmall
  case small
  case medium
  /// What a device comes with.
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}
