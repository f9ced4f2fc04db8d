extension AttributeExpression {
  /// Returns the expression plus a constant in points.
  public static func + (expression: Self, constant: Double) -> Self {
    var sum = expression
    sum.constant += constant
    return sum
  }

  /// Returns the expression minus a constant in points.
  public static func - (expression: Self, constant: Double) -> Self { expression + -constant }

  /// Returns the expression times a factor.
  public static func * (expression: Self, factor: Double) -> Self {
    var product = expression
    product.multiplier *= factor
    product.constant *= factor
    return product
  }

  /// Returns the expression times a factor.
  public static func * (factor: Double, expression: Self) -> Self { expression * factor }

  /// Returns the expression divided by a number.
  public static func / (expression: Self, divisor: Double) -> Self {
    var quotient = expression
    quotient.multiplier /= divisor
    quotient.constant /= divisor
    return quotient
  }
}
