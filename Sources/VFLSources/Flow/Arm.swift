/// A branch of a statement around a point of the program.
final class Arm {
  /// The identity of a statement with branches.
  final class Statement {}

  private let statement: Statement
  private let index: Int
  /// The branch around the statement.
  private let outer: Arm?
  /// Whether the branch ends by leading elsewhere.
  var isLeft = false

  init(_ statement: Statement, _ index: Int, around outer: Arm?) {
    (self.statement, self.index, self.outer) = (statement, index, outer)
  }

  /// Returns whether the program does not come from a point in a branch to a later point: one is in another branch of
  /// the same statement, or the first branch is left before.
  static func isElsewhere(_ first: Arm?, than later: Arm?) -> Bool {
    let (areBranches, isLeft) = compare(first, later)
    return areBranches || isLeft
  }

  /// Returns whether two points are in different branches of one statement.
  static func areBranches(_ first: Arm?, _ second: Arm?) -> Bool {
    compare(first, second).areBranches
  }

  private static func compare(_ first: Arm?, _ second: Arm?) -> (areBranches: Bool, isLeft: Bool) {
    var (own, isLeft) = (first, false)
    while let arm = own {
      var other = second
      while let around = other {
        if around.statement === arm.statement { return (around.index != arm.index, isLeft) }
        other = around.outer
      }
      isLeft = isLeft || arm.isLeft
      own = arm.outer
    }
    return (false, isLeft)
  }
}
