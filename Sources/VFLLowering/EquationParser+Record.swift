import VFLDiagnostics
import VFLRecords

extension EquationParser {
  /// Returns the record of an equation, or reports errors and returns `nil` if it violates a rule.
  ///
  /// The rules are:
  ///
  /// - A position must be compared with a position, not with a number.
  /// - Both attributes must be on the same axis.
  /// - Sizes must not be compared with positions, and leading or trailing must not be compared with left or
  ///   right.
  /// - A multiplier must not be 0.
  /// - Numbers must be finite, and priorities must be in range.
  mutating func record(of equation: Equation) -> ConstraintRecord? {
    checkAttributes(of: equation)
    let multiplier = multiplier(of: equation.right)
    let constant = constant(of: equation.right)
    let priority = priority(of: equation.priority)
    guard let item = equation.first.item, let attribute = equation.first.attribute,
      let multiplier, let constant, let priority
    else { return nil }
    let whole = SourceLocation(bag.origin, SourceSpan(0, text.count))
    let provenance = Provenance(whole, .equation)
    guard let second = equation.right.reference else {
      return ConstraintRecord(
        item, attribute, equation.relation, nil, .notAnAttribute, constant: constant,
        priority: priority, provenance: provenance)
    }
    guard let secondItem = second.item, let secondAttribute = second.attribute else { return nil }
    return ConstraintRecord(
      item, attribute, equation.relation, secondItem, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority, provenance: provenance)
  }

  private mutating func checkAttributes(of equation: Equation) {
    guard let first = equation.first.attribute else { return }
    guard let reference = equation.right.reference else {
      let span = equation.first.attributeSpan
      if !first.isSize {
        bag.report(.locationWithoutPartner(span: span, attribute: first.name))
      }
      return
    }
    guard let second = reference.attribute, let reason = first.incompatibility(with: second) else {
      return
    }
    let span = equation.first.span.union(reference.span)
    bag.report(
      .incompatibleAttributes(span: span, first: first.name, second: second.name, reason: reason))
  }

  /// Returns the factor of the attribute on the right-hand side, or 1 if none is written.
  ///
  /// Returns `nil` if the factor is invalid.
  private mutating func multiplier(of right: Expression) -> Double? {
    let sign = right.isNegative ? -1.0 : 1.0
    guard let number = right.multiplier else { return sign }
    guard let value = finite(number) else { return nil }
    if value == 0, right.isDivision {
      bag.report(
        .malformedEquation(
          span: number.span, found: string(number.span), expected: "a divisor other than 0"))
      return nil
    }
    if value == 0 {
      bag.report(.zeroMultiplier(span: number.span))
      return nil
    }
    guard right.isDivision else { return sign * value }
    let quotient = 1 / value
    if quotient.isFinite { return sign * quotient }
    bag.report(
      .constantNotFinite(span: number.span, text: "1 / \(string(number.span))", isMetric: false))
    return nil
  }

  private mutating func constant(of right: Expression) -> Double? {
    var sum: Double? = 0
    for (number, sign) in right.constants {
      guard let value = finite(number) else {
        sum = nil
        continue
      }
      sum = sum.map { $0 + sign * value }
    }
    guard let sum, sum.isFinite else {
      if let sum, let last = right.constants.last {
        let text = DecimalText.shortest(sum)
        bag.report(
          .constantNotFinite(span: last.number.span, text: text, isMetric: false))
      }
      return nil
    }
    return sum
  }

  private mutating func priority(of number: Number?) -> Priority? {
    guard let number else { return .required }
    guard let value = number.value else { return nil }
    return bag.priority(value, text: string(number.span), at: number.span)
  }

  /// Returns the value of a number if it is finite, or reports an error and returns `nil` otherwise.
  private mutating func finite(_ number: Number) -> Double? {
    guard let value = number.value else { return nil }
    if value.isFinite { return value }
    let text = string(number.span)
    let isMetric = endOfName(from: number.span.start) > number.span.start
    bag.report(
      .constantNotFinite(span: number.span, text: text, isMetric: isMetric))
    return nil
  }
}
