package import VFLDiagnostics

/// An expression that combines numbers and attributes of items.
///
/// In Apple's dialect, an expression is a number or a name.
package enum ExpressionNode: Sendable, Hashable {
  /// A binary operator.
  package enum Operator: Sendable, Hashable {
    case plus
    case minus
    case times
    case over
  }

  /// A number.
  ///
  /// The value is infinite if the literal is too large for a `Double`.
  case number(Double, SourceSpan)
  /// A percentage of the container's size: 50 for `50%`.
  case percent(Double, SourceSpan)
  /// A name with an optional attribute.
  ///
  /// Without an attribute, it may be the name of a metric.
  case name(NameNode, AttributeNode?)
  /// The container, with an optional attribute.
  case container(SourceSpan, AttributeNode?)
  /// An attribute of the item to which the predicate belongs, such as `.height`.
  case own(AttributeNode)
  /// A negated operand.
  indirect case negative(ExpressionNode, SourceSpan)
  /// Two operands with an operator between them.
  indirect case binary(ExpressionNode, Operator, sign: SourceSpan, ExpressionNode)

  /// The bytes of the expression.
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

  /// The name if the expression is only a name, possibly negated, or `nil` otherwise.
  package var bareName: NameNode? {
    switch self {
    case .name(let name, nil): name
    case .negative(let operand, _): operand.bareName
    default: nil
    }
  }
}
