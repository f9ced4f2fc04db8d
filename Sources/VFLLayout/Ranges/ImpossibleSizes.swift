import LayoutSolver

/// Sizes of the container at which the same conflict makes the layout unsatisfiable.
public struct ImpossibleSizes: Sendable, Hashable {
  /// The range of impossible sizes, in points.
  public enum Extent: Sendable, Hashable {
    /// All sizes below the given size, which itself is possible.
    case below(Double)
    /// All sizes above the given size, which itself is possible.
    case above(Double)
    /// All sizes, because the conflict does not depend on the container's size on this axis.
    case all
  }

  /// The range of the impossible sizes.
  public let extent: Extent
  /// The constraints that cannot be satisfied together at these sizes; without any one of them, the others
  /// are satisfiable.
  public let conflict: [ConflictMember]
  /// The multiplier of each constraint in ``conflict``; the largest magnitude is 1.
  ///
  /// The constraints, each multiplied by its multiplier, add up to `0 >= x` with a positive `x`.
  public let conflictMultipliers: [Double]

  /// The solver rows of the constraints in ``conflict``, with the same multipliers.
  let certificate: InfeasibilityCertificate

  /// Creates impossible sizes with the conflict that makes them impossible.
  init(extent: Extent, conflict: [ConflictMember], certificate: InfeasibilityCertificate) {
    self.extent = extent
    self.conflict = conflict
    conflictMultipliers = certificate.multipliers
    self.certificate = certificate
  }
}
