import VFLRecords
import VFLViews

/// Relations and arithmetic with the signs that mathematics has for them:
/// `make.width == 2 * icon.chain.height + 8`.
///
/// An operator cannot know the line that it stands in; diagnostics name the line where the block
/// begins, or that of `install()`.
extension AttributeChain {
  /// Asks for the same as something has.
  @discardableResult
  public static func == (chain: Self, target: some ChainTarget) -> ConstraintDraft {
    chain.related(.equal, [target.chainTarget], nil)
  }

  /// Asks for what something has, or more.
  @discardableResult
  public static func >= (chain: Self, target: some ChainTarget) -> ConstraintDraft {
    chain.related(.greaterThanOrEqual, [target.chainTarget], nil)
  }

  /// Asks for what something has, or less.
  @discardableResult
  public static func <= (chain: Self, target: some ChainTarget) -> ConstraintDraft {
    chain.related(.lessThanOrEqual, [target.chainTarget], nil)
  }

  private var expression: AttributeExpression {
    AttributeExpression(element: element, set: set, multiplier: 1, constant: 0)
  }

  /// The attributes and some points more.
  public static func + (chain: Self, constant: Double) -> AttributeExpression {
    chain.expression + constant
  }

  /// The attributes and some points less.
  public static func - (chain: Self, constant: Double) -> AttributeExpression {
    chain.expression - constant
  }

  /// The attributes times a factor.
  public static func * (chain: Self, factor: Double) -> AttributeExpression {
    chain.expression * factor
  }

  /// The attributes times a factor.
  public static func * (factor: Double, chain: Self) -> AttributeExpression {
    chain.expression * factor
  }

  /// The attributes divided by a number.
  public static func / (chain: Self, divisor: Double) -> AttributeExpression {
    chain.expression / divisor
  }
}
