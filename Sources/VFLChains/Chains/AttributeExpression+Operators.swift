extension AttributeExpression {
  /// The expression and some points more.
  public static func + (expression: Self, constant: Double) -> Self {
    var sum = expression
    sum.constant += constant
    return sum
  }

  /// The expression and some points less.
  public static func - (expression: Self, constant: Double) -> Self { expression + -constant }

  /// The expression times a factor.
  public static func * (expression: Self, factor: Double) -> Self {
    var product = expression
    product.multiplier *= factor
    product.constant *= factor
    return product
  }

  /// The expression times a factor.
  public static func * (factor: Double, expression: Self) -> Self { expression * factor }

  /// The expression divided by a number.
  public static func / (expression: Self, divisor: Double) -> Self {
    var quotient = expression
    quotient.multiplier /= divisor
    quotient.constant /= divisor
    return quotient
  }
}
