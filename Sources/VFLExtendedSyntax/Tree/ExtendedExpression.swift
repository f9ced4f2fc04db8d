package import VFLDiagnostics

/// An expression: numbers, attributes of items, and what is worked out of them.
package indirect enum ExtendedExpression: Sendable, Hashable {
  /// A sign between two operands.
  package enum Operator: Sendable, Hashable {
    case plus
    case minus
    case times
    case over
  }

  /// A number.
  case number(Double, SourceSpan)
  /// A share of the container's size, 50 for `50%`.
  case percent(Double, SourceSpan)
  /// A name, with an attribute or without; one without may be that of a metric.
  case name(ExtendedName, ExtendedAttribute?)
  /// The container, with an attribute or without.
  case container(SourceSpan, ExtendedAttribute?)
  /// An attribute of the item whose predicate it is.
  case own(ExtendedAttribute)
  /// The opposite.
  case negative(ExtendedExpression, SourceSpan)
  /// Two operands and the sign between them.
  case binary(ExtendedExpression, Operator, sign: SourceSpan, ExtendedExpression)

  /// The bytes.
  package var span: SourceSpan {
    switch self {
    case .number(_, let span), .percent(_, let span): span
    case .name(let name, let attribute):
      attribute.map { name.span.union($0.span) } ?? name.span
    case .container(let span, let attribute): attribute.map { span.union($0.span) } ?? span
    case .own(let attribute):
      SourceSpan(max(attribute.span.start - 1, 0), attribute.span.end)
    case .negative(let operand, let sign): sign.union(operand.span)
    case .binary(let left, _, _, let right): left.span.union(right.span)
    }
  }
}
