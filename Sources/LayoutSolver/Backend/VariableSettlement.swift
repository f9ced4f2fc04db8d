/// A free variable that is given a value, and what that decides.
public struct VariableSettlement: Sendable, Hashable {
  /// The variable with the range that the settlements before it leave to it.
  public let free: FreeVariable
  /// The value that it is given.
  public let value: Double
  /// The variables that were free and are not any more, itself left out, in ascending order.
  public let followers: [Int]

  /// Creates a settlement.
  public init(free: FreeVariable, value: Double, followers: [Int]) {
    self.free = free
    self.value = value
    self.followers = followers
  }
}
