/// Required constraints that cannot be satisfied together, the arithmetic that proves it, and the smallest
/// changes that resolve the conflict.
///
/// The set is irreducible: without any one of its members, the others are satisfiable. Each member is a
/// solver row. The rows, each multiplied by its multiplier, add up to `0 >= shortfall`, where ``shortfall``
/// is positive (a Farkas certificate).
public struct Conflict: Sendable, Hashable {
  /// The constraints in this order: records in source order, the container's size, the implicit constraints
  /// that sizes are not negative, and the content sizes.
  public var members: [ConflictMember]
  /// The multiplier of each member's row: positive for a `>=` row, negative for a `<=` row, of either sign
  /// for an `==` row.
  ///
  /// The multipliers are whole numbers if small whole numbers suffice. Otherwise the largest magnitude is 1.
  public var multipliers: [Double]
  /// The right side of each member's row, in points: its constant, adjusted for margins and baselines.
  public var constants: [Double]
  /// The changes of a single constant that resolve the conflict, the cheapest first.
  ///
  /// In a conflict with hundreds of members, only some of the possible changes are tried.
  public var changes: [ConstantChange]
  /// The member that resolves the conflict if its priority is lowered to any number below 1000.
  ///
  /// The other members are then satisfiable together with the container's size and the implicit constraints
  /// that sizes are not negative. `nil` if the source contains no member, or if none of the members that were
  /// tried resolves the conflict.
  public var demotion: ConflictMember?

  /// The cheapest change in ``changes``; `nil` if ``changes`` is empty.
  public var change: ConstantChange? { changes.first }

  /// The amount by which the constraints contradict each other, in points: the sum of the constants, each
  /// multiplied by its multiplier.
  public var shortfall: Double {
    (zip(multipliers, constants).reduce(0) { $0 + $1.0 * $1.1 }).cleaned
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

/// A new value for the constant of one member of a conflict, with which all members are satisfiable.
///
/// The members are then also satisfiable together with the container's size and the implicit constraints that
/// sizes are not negative. The value is exact: with any value nearer to the old one, the conflict remains.
public struct ConstantChange: Sendable, Hashable {
  /// The member whose constant changes.
  public var member: ConflictMember
  /// The current value, in points: a record's constant, the container's size, or a content size.
  public var from: Double
  /// The value that resolves the conflict, in points.
  public var to: Double

  /// Creates a change.
  public init(_ member: ConflictMember, from: Double, to: Double) {
    self.member = member
    self.from = from
    self.to = to
  }
}
