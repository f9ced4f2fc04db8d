package import VFLDiagnostics
package import VFLRecords

/// A predicate of a gap, a size or another attribute: an optional relation (`==`, `>=` or `<=`), a value, and
/// an optional priority after `@`.
package struct PredicateNode: Sendable, Hashable {
  /// The value after the relation.
  package enum Value: Sendable, Hashable {
    /// A weight that determines the fraction of the remaining space, such as `2*`.
    case weight(Double)
    /// A number, an attribute of an item, or an expression of them.
    case expression(ExpressionNode)
    /// No usable value.
    ///
    /// A syntax error has been reported.
    case missing
  }

  /// The span of the predicate, including its priority but not its label.
  package let span: SourceSpan
  /// The span of the predicate without its label and its priority.
  package let comparison: SourceSpan
  /// The span of the name of the constraints that the predicate creates, if it has a label.
  package let label: SourceSpan?
  /// The span of the explicit attribute before the relation, or `nil` for the size along the chain.
  package let subject: SourceSpan?
  /// The relation, or `==` if none is written.
  package let relation: Relation
  /// The value after the relation.
  package let value: Value
  /// The priority, if one is written.
  package let priority: PriorityNode?
  /// Whether a name in the predicate refers to a metric.
  ///
  /// The value is `true` in gaps without parentheses and in all gaps of Apple's dialect.
  package let takesMetric: Bool

  /// Creates a predicate.
  package init(
    _ comparison: SourceSpan, label: SourceSpan? = nil, subject: SourceSpan? = nil,
    _ relation: Relation, _ value: Value, priority: PriorityNode? = nil, takesMetric: Bool = false
  ) {
    span = priority.map { comparison.union($0.span) } ?? comparison
    self.comparison = comparison
    self.label = label
    self.subject = subject
    self.relation = relation
    self.value = value
    self.priority = priority
    self.takesMetric = takesMetric
  }

  /// The value if it is a number, or `nil` otherwise.
  package var number: Double? {
    guard case .expression(let expression) = value, case .number(let number) = expression.kind
    else {
      return nil
    }
    return number
  }

  /// The value if it is a name without an attribute, or `nil` otherwise.
  ///
  /// The name refers to a metric, or to a view whose same attribute is compared.
  package var name: NameNode? {
    guard case .expression(let expression) = value,
      case .name(let name, attribute: nil) = expression.kind
    else { return nil }
    return name
  }

  /// The names used as the value and as the priority.
  package var names: [NameNode] { [name, priority?.name].compactMap { $0 } }

  /// The span of the value, or `nil` if the value is missing or a weight.
  package var valueSpan: SourceSpan? {
    if case .expression(let expression) = value { expression.span } else { nil }
  }

  /// Whether the predicate is certainly required, regardless of the values of metrics.
  package var isRequired: Bool { priority == nil || priority?.number == 1000 }
}

/// A priority: a number or a name, with an optional offset.
package struct PriorityNode: Sendable, Hashable {
  /// The number or name after the `@`.
  package enum Base: Sendable, Hashable {
    /// A number.
    case number(Double)
    /// The name of a metric or, in the extended dialect, a named priority such as `high`.
    case name(NameNode)
    /// No usable value.
    ///
    /// A syntax error has been reported.
    case missing
  }

  /// The span of the number or name and of the offset.
  package let span: SourceSpan
  /// The number or name after the `@`.
  package let base: Base
  /// The offset, which is 0 if none is written.
  package let offset: Double

  /// Creates a priority.
  package init(_ span: SourceSpan, _ base: Base, offset: Double = 0) {
    self.span = span
    self.base = base
    self.offset = offset
  }

  /// The number if the priority is a number without an offset, or `nil` otherwise.
  package var number: Double? {
    if case .number(let number) = base, offset == 0 { number } else { nil }
  }

  /// The name, or `nil` if the priority is not a name.
  package var name: NameNode? {
    if case .name(let name) = base { name } else { nil }
  }
}
