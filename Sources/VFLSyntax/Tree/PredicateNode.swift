package import VFLDiagnostics
package import VFLRecords

/// What a gap, a size or another attribute is compared with: `==`, `>=` or `<=`, a value, and `@` with a
/// priority; only the value is needed.
package struct PredicateNode: Sendable, Hashable {
  /// What stands behind the relation.
  package enum Value: Sendable, Hashable {
    /// A share of what is left, such as `2*`.
    case weight(Double)
    /// A number, an attribute of an item, or what can be worked out of them.
    case expression(ExpressionNode)
    /// Nothing usable: a fault has been reported for it.
    case missing
  }

  /// The predicate with its priority, without its label.
  package let span: SourceSpan
  /// The predicate without its label and its priority.
  package let comparison: SourceSpan
  /// The name of the records that it makes, if it has one.
  package let label: String?
  /// The attribute in front of the relation, if it is another one than the size.
  package let subject: AttributeNode?
  /// The relation; `==` unless one is written.
  package let relation: Relation
  /// What stands behind it.
  package let value: Value
  /// The priority, if one is written.
  package let priority: PriorityNode?
  /// Whether a name in it is that of a metric: in a gap without parentheses, and in all gaps of Apple's
  /// dialect.
  package let takesMetric: Bool

  /// Creates a predicate.
  package init(
    _ comparison: SourceSpan, label: String? = nil, subject: AttributeNode? = nil,
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

  /// The number that is the value; `nil` for any other value.
  package var number: Double? {
    if case .expression(.number(let number, _)) = value { number } else { nil }
  }

  /// The name that is the value, of a metric or of a view whose same attribute is meant; `nil` for any
  /// other value.
  package var name: NameNode? {
    if case .expression(.name(let name, nil)) = value { name } else { nil }
  }

  /// The names that are its value and its priority.
  package var names: [NameNode] { [name, priority?.name].compactMap { $0 } }

  /// Where the value stands; `nil` where it is missing or a weight.
  package var valueSpan: SourceSpan? {
    if case .expression(let expression) = value { expression.span } else { nil }
  }

  /// Whether it has to hold, as far as the text alone says.
  package var isRequired: Bool { priority == nil || priority?.number == 1000 }
}

/// A priority: a number or a name, and perhaps a number that is added.
package struct PriorityNode: Sendable, Hashable {
  /// What stands behind the `@`.
  package enum Base: Sendable, Hashable {
    /// A number.
    case number(Double)
    /// The name of a metric, or in the extended dialect one such as `high`.
    case name(NameNode)
    /// Nothing usable: a fault has been reported for it.
    case missing
  }

  /// The number or the name, and what is added.
  package let span: SourceSpan
  /// What stands behind the `@`.
  package let base: Base
  /// What is added; 0 unless something is.
  package let offset: Double

  /// Creates a priority.
  package init(_ span: SourceSpan, _ base: Base, offset: Double = 0) {
    self.span = span
    self.base = base
    self.offset = offset
  }

  /// The number, if it is one alone.
  package var number: Double? {
    if case .number(let number) = base, offset == 0 { number } else { nil }
  }

  /// The name, if there is one.
  package var name: NameNode? {
    if case .name(let name) = base { name } else { nil }
  }
}
