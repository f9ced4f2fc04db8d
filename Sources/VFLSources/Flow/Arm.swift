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
    var (own, leaves) = (first, false)
    while let arm = own {
      var other = later
      while let around = other {
        if around.statement === arm.statement { return around.index != arm.index || leaves }
        other = around.outer
      }
      leaves = leaves || arm.isLeft
      own = arm.outer
    }
    return leaves
  }

  /// Returns whether two points are in different branches of one statement.
  static func areBranches(_ first: Arm?, _ second: Arm?) -> Bool {
    var own = first
    while let arm = own {
      var other = second
      while let around = other {
        if around.statement === arm.statement { return around.index != arm.index }
        other = around.outer
      }
      own = arm.outer
    }
    return false
  }
}
