/// What the `perform` of a custom segue class does, as far as navigation goes (SEG-7). Its code is not in the file, so
/// the segue says it.
public enum SegueWork: UInt8, Hashable, Sendable, CaseIterable {
  /// No transition; what else it does stays its own.
  case nothing
  case show
  case showDetail
  case present
  case push
  case replaceDetail

  /// As `performs` takes it.
  public var keyword: String {
    switch self {
    case .nothing: "nothing"
    case .show: "show"
    case .showDetail: "showDetail"
    case .present: "present"
    case .push: "push"
    case .replaceDetail: "replaceDetail"
    }
  }
}
