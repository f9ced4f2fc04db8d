package import VFLDiagnostics
package import VFLRecords

/// What an attribute is compared with.
package struct ExtendedPredicate: Sendable, Hashable {
  /// What stands behind the relation.
  package enum Value: Sendable, Hashable {
    /// A share of what is left, such as `2*`.
    case weight(Double)
    /// A number, an attribute of an item, or what can be worked out of them.
    case expression(ExtendedExpression)
  }

  /// The predicate without its label and its priority.
  package let span: SourceSpan
  /// The name of the records that it makes, if it has one.
  package let label: String?
  /// The attribute in front of the relation, if it is another one than the size.
  package let subject: ExtendedAttribute?
  /// The relation; `==` unless one is written.
  package let relation: Relation
  /// What stands behind it.
  package let value: Value
  /// The priority, if one is written.
  package let priority: ExtendedPriority?
  /// Whether it stands in a gap without parentheses, where a name is that of a metric.
  package let isBare: Bool

  /// Creates a predicate.
  package init(
    span: SourceSpan, label: String?, subject: ExtendedAttribute?, relation: Relation,
    value: Value, priority: ExtendedPriority?, isBare: Bool = false
  ) {
    self.span = span
    self.label = label
    self.subject = subject
    self.relation = relation
    self.value = value
    self.priority = priority
    self.isBare = isBare
  }
}

/// A priority: a number or a name, and perhaps a number that is added.
package struct ExtendedPriority: Sendable, Hashable {
  /// The number or the name, and what is added.
  package let span: SourceSpan
  /// What stands behind the `@`.
  package let base: Base
  /// What is added; 0 unless something is.
  package let offset: Double

  /// What stands behind the `@`.
  package enum Base: Sendable, Hashable {
    /// A number.
    case number(Double)
    /// The name of a metric, or one such as `high`.
    case name(String)
  }
}

/// An option behind a chain or a grid.
package struct ExtendedOption: Sendable, Hashable {
  /// What an option says.
  package enum Kind: Sendable, Hashable {
    /// `@500`: the priority of all records without one of their own.
    case priority(ExtendedPriority)
    /// `in(panel)`: the container.
    case container(ExtendedName)
    /// `gap(10)`: what a `-` stands for.
    case gap(ExtendedExpression)
    /// `margin(20)`: what a `-` stands for at the edge of the container.
    case margin(ExtendedExpression)
    /// `align(top)`: what neighbours have in common across the chain.
    case align([ExtendedAttribute])
    /// `equal(width)`: what neighbours have in common.
    case equal([ExtendedAttribute])
    /// `direction(rtl)`: `true` from right to left, `false` from left to right, `nil` as people read.
    case direction(isRightToLeft: Bool?)
    /// `spacing(baseline)`: whether gaps are measured between baselines.
    case spacing(isBaseline: Bool)
    /// `name(row)`: the name of the records.
    case name(String)
    /// `cols(*,50%)`: the widths of the columns of a grid.
    case columns([ExtendedTrack])
    /// `rows(*,50%)`: the heights of the rows of a grid.
    case rows([ExtendedTrack])
  }

  /// The option.
  package let span: SourceSpan
  /// What it says.
  package let kind: Kind
}

/// A column or a row of a grid.
package struct ExtendedTrack: Sendable, Hashable {
  /// The track.
  package let span: SourceSpan
  /// How large it is.
  package let value: ExtendedPredicate.Value

  /// Creates a track.
  package init(span: SourceSpan, value: ExtendedPredicate.Value) {
    self.span = span
    self.value = value
  }
}
