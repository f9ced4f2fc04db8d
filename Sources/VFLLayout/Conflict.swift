/// A conflict: constraints that cannot hold together, the arithmetic that proves it, and the least change
/// that ends it.
///
/// The set is irreducible: as soon as any one member is left out, the others can hold. Each member is
/// a row; the rows times their multipliers add up to `0 >=` ``shortfall``, which is above 0 (a Farkas
/// certificate).
public struct Conflict: Sendable, Hashable {
  /// The constraints: records first, in the order of their source, then the container's size, the sizes that
  /// are not negative, and the content sizes.
  public var members: [ConflictMember]
  /// The factor of each member's row: positive on a `>=` row, negative on a `<=` row, of either sign on an
  /// `==` row.
  ///
  /// The factors are whole numbers where small ones will do; else the largest has size 1.
  public var multipliers: [Double]
  /// The right side of each member's row, in points: its constant, with the margins and baselines
  /// that it counts from.
  public var constants: [Double]
  /// The changes of a single constant that were found to end the conflict, the cheapest first; not all
  /// are tried of a conflict of hundreds of members.
  public var changes: [ConstantChange]
  /// The member that ends the conflict if its priority is lowered to any number below 1000.
  ///
  /// The other members can then hold together with the constraints that nobody wrote. `nil` when nobody wrote
  /// any member, or none of the members that were tried ends the conflict.
  public var demotion: ConflictMember?

  /// The cheapest of ``changes``; `nil` when there is none.
  public var change: ConstantChange? { changes.first }

  /// By how much the constraints miss each other, in points: the sum of the constants times their
  /// multipliers.
  public var shortfall: Double {
    CleanNumber.cleaned(zip(multipliers, constants).reduce(0) { $0 + $1.0 * $1.1 })
  }

  /// Creates a conflict.
  public init(
    members: [ConflictMember], multipliers: [Double], constants: [Double],
    changes: [ConstantChange] = [], demotion: ConflictMember? = nil
  ) {
    self.members = members
    self.multipliers = multipliers
    self.constants = constants
    self.changes = changes
    self.demotion = demotion
  }
}

/// Another number for one constant of a conflict, with which all of its members can hold.
///
/// They then hold together with the constraints that nobody wrote: the container's size, and that no size is
/// negative. The number is exact: any number nearer to the old one leaves the members impossible.
public struct ConstantChange: Sendable, Hashable {
  /// The member whose constant is changed.
  public var member: ConflictMember
  /// The present number, in points: a record's constant, the container's size, or a content size.
  public var from: Double
  /// The number that ends the conflict, in points.
  public var to: Double

  /// Creates a change.
  public init(_ member: ConflictMember, from: Double, to: Double) {
    self.member = member
    self.from = from
    self.to = to
  }
}
