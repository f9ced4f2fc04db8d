package import VFLDiagnostics

/// An expression that combines numbers and attributes of items.
///
/// In Apple's dialect, an expression is a number or a name.
package struct ExpressionNode: Sendable, Hashable {
  /// A binary operator.
  package enum Operator: Sendable, Hashable {
    case plus
    case minus
    case times
    case over
  }

  /// The kind of an expression.
  ///
  /// Operands are indices in ``FormatTree/expressions``, and attributes are the spans of their names.
  package enum Kind: Sendable, Hashable {
    /// A number.
    ///
    /// The value is infinite if the literal is too large for a `Double`.
    case number(Double)
    /// A percentage of the container's size: 50 for `50%`.
    case percent(Double)
    /// A name with an optional attribute.
    ///
    /// Without an attribute, it may be the name of a metric.
    case name(NameNode, attribute: SourceSpan?)
    /// The container, with an optional attribute.
    case container(bar: SourceSpan, attribute: SourceSpan?)
    /// An attribute of the item to which the predicate belongs, such as `.height`.
    case own(attribute: SourceSpan)
    /// A negated operand.
    case negative(Int)
    /// Two operands with an operator between them.
    case binary(Int, Operator, sign: SourceSpan, Int)
  }

  /// The span of the expression, without parentheses around it.
  package let span: SourceSpan
  /// The kind of the expression.
  package let kind: Kind

  init(_ span: SourceSpan, _ kind: Kind) {
    self.span = span
    self.kind = kind
  }

  /// Creates a name with an optional attribute.
  init(_ name: NameNode, attribute: SourceSpan? = nil) {
    self.init(
      attribute.map { name.span.union($0) } ?? name.span, .name(name, attribute: attribute))
  }
}
