/// A free variable that is given a value, and the variables that this decides.
public struct VariableSettlement: Sendable, Hashable {
  /// The variable with the range that the settlements before it leave to it.
  public let free: FreeVariable
  /// The value that the variable is given, inside its range.
  public let value: Double
  /// The other variables that this makes no longer free, in ascending order.
  public let followers: [Int]

  /// Creates a settlement.
  public init(free: FreeVariable, value: Double, followers: [Int]) {
    self.free = free
    self.value = value
    self.followers = followers
  }
}
