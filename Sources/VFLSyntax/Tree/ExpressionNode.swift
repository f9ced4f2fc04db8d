package import VFLDiagnostics

/// An expression: numbers, attributes of items, and what is worked out of them.
///
/// In Apple's dialect it is a number or a name.
package indirect enum ExpressionNode: Sendable, Hashable {
  /// A sign between two operands.
  package enum Operator: Sendable, Hashable {
    case plus
    case minus
    case times
    case over
  }

  /// A number; not finite when it is too large for a `Double`.
  case number(Double, SourceSpan)
  /// A share of the container's size, 50 for `50%`.
  case percent(Double, SourceSpan)
  /// A name, with an attribute or without; one without may be that of a metric.
  case name(NameNode, AttributeNode?)
  /// The container, with an attribute or without.
  case container(SourceSpan, AttributeNode?)
  /// An attribute of the item whose predicate it is.
  case own(AttributeNode)
  /// The opposite.
  case negative(ExpressionNode, SourceSpan)
  /// Two operands and the sign between them.
  case binary(ExpressionNode, Operator, sign: SourceSpan, ExpressionNode)

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

  /// The name that it is, with a sign or without; `nil` if it is anything else.
  package var bareName: NameNode? {
    switch self {
    case .name(let name, nil): name
    case .negative(let operand, _): operand.bareName
    default: nil
    }
  }
}
