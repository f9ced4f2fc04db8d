import VFLRecords
import VFLViews

/// Operators for relations and arithmetic: `make.width == 2 * icon.chain.height + 8`.
///
/// An operator does not know its source location. Diagnostics show the line of the enclosing block or of the
/// call of `install()` instead.
extension AttributeChain {
  /// Constrains the attributes to be equal to a target.
  @discardableResult
  public static func == (chain: Self, target: some ChainTarget) -> ConstraintDraft {
    chain.related(.equal, [target.chainTarget], nil)
  }

  /// Constrains the attributes to be greater than or equal to a target.
  @discardableResult
  public static func >= (chain: Self, target: some ChainTarget) -> ConstraintDraft {
    chain.related(.greaterThanOrEqual, [target.chainTarget], nil)
  }

  /// Constrains the attributes to be less than or equal to a target.
  @discardableResult
  public static func <= (chain: Self, target: some ChainTarget) -> ConstraintDraft {
    chain.related(.lessThanOrEqual, [target.chainTarget], nil)
  }

  private var expression: AttributeExpression {
    AttributeExpression(element: element, set: set, multiplier: 1, constant: 0)
  }

  /// Returns the attributes plus a constant in points.
  public static func + (chain: Self, constant: Double) -> AttributeExpression {
    chain.expression + constant
  }

  /// Returns the attributes minus a constant in points.
  public static func - (chain: Self, constant: Double) -> AttributeExpression {
    chain.expression - constant
  }

  /// Returns the attributes times a factor.
  public static func * (chain: Self, factor: Double) -> AttributeExpression {
    chain.expression * factor
  }

  /// Returns the attributes times a factor.
  public static func * (factor: Double, chain: Self) -> AttributeExpression {
    chain.expression * factor
  }

  /// Returns the attributes divided by a number.
  public static func / (chain: Self, divisor: Double) -> AttributeExpression {
    chain.expression / divisor
  }
}
