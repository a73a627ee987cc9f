import NavModel
import NavText

/// Advance widths of San Francisco for text, in thousandths of its size, from the space to the tilde.
///
/// Fitted to measured frames; where the figures come from and how exact they are stands at `textWidth`.
enum SanFranciscoWidths {
  static let regular: [UInt16] = [
    286, 290, 433, 616, 647, 788, 690, 278, 378, 378, 440, 636, 260, 450, 294, 310,
    610, 483, 608, 626, 615, 615, 647, 565, 643, 634,
    289, 280, 620, 620, 620, 533, 930,
    651, 654, 722, 729, 607, 574, 755, 747, 264, 559, 669, 567, 889,
    763, 768, 650, 772, 643, 641, 599, 736, 636, 940, 693, 645, 646,
    360, 290, 360, 500, 560, 550,
    542, 614, 559, 618, 567, 354, 606, 606, 249, 246, 530, 257, 877,
    586, 577, 610, 605, 377, 521, 367, 581, 530, 768, 517, 548, 541, 360, 260, 360, 620,
  ]

  /// How much closer or wider the letters stand at a size, in thousandths of it: small text is spaced out, large
  /// text drawn together. From 10 to 19 points fitted, above from 31 further labels.
  static func tracking(size: Double) -> Double {
    if size >= 20 { return max(-26 - (size - 20) * 0.6, -38) }
    return switch Int(size) {
    case ..<10: 14
    case 10: 12
    case 11: 6
    case 12: 0
    case 13: -6
    case 14: -11
    case 15: -16
    case 16: -20
    case 17: -24
    default: -25
    }
  }

  /// What a heavier letter is wider than a regular one, in thousandths of the size, on average.
  static func extra(of weight: FontWeight) -> Double {
    switch weight {
    case .light: -6
    case .regular: 0
    case .medium: 13
    case .semibold: 22
    case .bold: 34
    }
  }
}
