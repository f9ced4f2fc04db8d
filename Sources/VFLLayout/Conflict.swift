/// Constraints that cannot hold together, the arithmetic that proves it, and the least that ends it.
///
/// The set is irreducible: as soon as any one member is left out, the others can hold. Each member is
/// a row; the rows times their multipliers add up to `0 >=` ``shortfall``, which is above 0 (a Farkas
/// certificate).
public struct Conflict: Sendable, Hashable {
  /// The constraints: records first, in the order of their source, then what nobody wrote.
  public var members: [ConflictMember]
  /// What each member's row is multiplied with: positive on a `>=` row, negative on a `<=` row, of
  /// either sign on an `==` row.
  ///
  /// Whole numbers where small ones will do; else the largest has size 1.
  public var multipliers: [Double]
  /// The right side of each member's row, in points: its constant, with the margins and baselines
  /// that it counts from.
  public var constants: [Double]
  /// The changes of a single constant that were found to end the conflict, the cheapest first; not all
  /// are tried of a conflict of hundreds of members.
  public var changes: [ConstantChange]
  /// The member whose priority to lower: any priority below 1000 ends the conflict, and the others
  /// can hold beside what nobody wrote.
  ///
  /// `nil` when nobody wrote any of them, or none of those that were tried does.
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

/// Another number for one constant of a conflict, with which all of its members can hold beside what
/// nobody wrote: the container's size and that no size is negative.
///
/// It is exact: any number nearer to the old one leaves them impossible.
public struct ConstantChange: Sendable, Hashable {
  /// Whose constant it is.
  public var member: ConflictMember
  /// The number that it has, in points: a record's constant, the container's size, a content size.
  public var from: Double
  /// The number that it would have to have, in points.
  public var to: Double

  /// Creates a change.
  public init(_ member: ConflictMember, from: Double, to: Double) {
    self.member = member
    self.from = from
    self.to = to
  }
}
