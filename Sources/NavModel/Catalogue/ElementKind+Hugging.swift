extension ElementKind {
  /// Default content hugging priorities, as Interface Builder sets them.
  public var hugging: (horizontal: Int32, vertical: Int32) {
    switch self {
    // A little more than others, so that what is beside a label takes the room.
    case .label, .image: (251, 251)
    case .switch, .stepper, .activity: (750, 750)
    case .progress: (250, 750)
    default: (250, 250)
    }
  }
}
