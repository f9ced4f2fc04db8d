import LayoutSolver

/// Sizes of the container at which there is no layout, all for one reason.
public struct ImpossibleSizes: Sendable, Hashable {
  /// The extent of impossible sizes, in points.
  public enum Extent: Sendable, Hashable {
    /// All sizes below this one, which is possible.
    case below(Double)
    /// All sizes above this one, which is possible.
    case above(Double)
    /// All sizes: the conflict has nothing to do with the container's size on this axis.
    case all
  }

  /// The sizes that are impossible.
  public let extent: Extent
  /// Constraints that cannot hold together at these sizes, but can as soon as any one is left out.
  public let conflict: [ConflictMember]
  /// The factor of each member of the conflict, with which all of them add up to `0 >= positive`; the largest
  /// has size 1.
  public let conflictMultipliers: [Double]

  /// The rows of the layout that the members are, with the same multipliers.
  let certificate: InfeasibilityCertificate

  /// Creates sizes with the reason why there is no layout.
  init(extent: Extent, conflict: [ConflictMember], certificate: InfeasibilityCertificate) {
    self.extent = extent
    self.conflict = conflict
    conflictMultipliers = certificate.multipliers
    self.certificate = certificate
  }
}
