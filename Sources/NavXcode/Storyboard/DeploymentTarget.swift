/// The oldest iOS that a file is made for, as Interface Builder writes it: its digits in hexadecimal, so that 2304 is
/// 9.0.0 and 4352 is 11.0.0.
public struct DeploymentTarget: Comparable, Sendable {
  let version: Int

  public static let iOS7 = DeploymentTarget(version: 0x700)
  public static let iOS11 = DeploymentTarget(version: 0x1100)
  public static let iOS14 = DeploymentTarget(version: 0x1400)

  public static func < (left: Self, right: Self) -> Bool { left.version < right.version }
}

extension StoryboardDocument {
  /// Nil where the file leaves it to its project, as most do.
  public var deploymentTarget: DeploymentTarget? {
    guard let root = xml.root, let dependencies = child(.dependencies, of: root),
      let deployment = child(.deployment, of: dependencies)
    else { return nil }
    let written = value(.version, of: deployment) ?? value(.defaultVersion, of: deployment)
    return written.flatMap { Int($0) }.map { DeploymentTarget(version: $0) }
  }

  /// Whether it is made for iOS 8 and later, where controllers adapt to the room that they have.
  public var usesTraitCollections: Bool {
    guard let root = xml.root else { return false }
    return flag(.useTraitCollections, of: root)
  }
}
