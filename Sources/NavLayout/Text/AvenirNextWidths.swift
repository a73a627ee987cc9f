import NavModel

/// Advance widths of Avenir Next in thousandths of its size, from the space to the tilde, as a browser measures them:
/// rounded up to a hundredth of the size.
enum AvenirNextWidths {
  static let regular: [UInt16] = [
    250, 330, 410, 560, 580, 830, 700, 260, 300, 300, 440, 670, 260, 320, 260, 370,
    580, 580, 580, 580, 580, 580, 580, 580, 580, 580, 300, 300, 670, 670, 670, 480,
    800, 700, 640, 720, 760, 590, 560, 780, 720, 260, 490, 630, 510, 890, 760, 850,
    580, 840, 600, 560, 570, 710, 620, 970, 650, 600, 570, 300, 370, 300, 670, 500,
    240, 530, 640, 500, 640, 570, 300, 630, 580, 250, 250, 510, 250, 880, 580, 610,
    640, 640, 360, 440, 320, 580, 490, 750, 480, 490, 440, 300, 220, 300, 670,
  ]

  static let bold: [UInt16] = [
    250, 360, 500, 600, 650, 910, 780, 300, 340, 340, 490, 670, 300, 330, 300, 420,
    650, 650, 650, 650, 650, 650, 650, 650, 650, 650, 330, 330, 670, 670, 670, 550,
    800, 730, 670, 700, 770, 610, 580, 770, 760, 320, 530, 710, 530, 960, 790, 850,
    640, 860, 660, 590, 580, 740, 680, 1030, 700, 670, 640, 340, 420, 340, 690, 500,
    300, 570, 660, 500, 660, 600, 360, 660, 620, 300, 300, 600, 300, 920, 620, 630,
    660, 660, 400, 470, 370, 610, 570, 870, 590, 570, 510, 340, 240, 340, 670,
  ]

  private static let medium = mixed(250)
  private static let demiBold = mixed(400)

  /// Of a weight between them each letter has this share of bold type, in thousandths, as two labels show: 157 points of
  /// medium at 36, 276 of demi-bold at 28.
  private static func mixed(_ share: Int) -> [UInt16] {
    zip(regular, bold).map { light, heavy in
      UInt16(Int(light) + (Int(heavy) - Int(light)) * share / 1000)
    }
  }

  static func table(of weight: FontWeight) -> [UInt16] {
    switch weight {
    case ..<(.medium): regular
    case .medium: medium
    case .semibold: demiBold
    default: bold
    }
  }

  /// What is added to every letter: hundredths that are rounded up are too much by a part of one.
  static let spacing = -3.0
}
