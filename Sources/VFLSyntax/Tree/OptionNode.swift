package import VFLDiagnostics

/// An option behind a chain or a grid.
package struct OptionNode: Sendable, Hashable {
  /// What an option says.
  package enum Kind: Sendable, Hashable {
    /// `@500`: the priority of all records without one of their own.
    case priority(PriorityNode)
    /// `in(panel)`: the container.
    case container(NameNode)
    /// `gap(10)`: what a `-` stands for.
    case gap(ExpressionNode)
    /// `margin(20)`: what a `-` stands for at the edge of the container.
    case margin(ExpressionNode)
    /// `align(top)`: what neighbours have in common across the chain.
    case align([AttributeNode])
    /// `equal(width)`: what neighbours have in common.
    case equal([AttributeNode])
    /// `direction(rtl)`: `true` from right to left, `false` from left to right, `nil` as people read.
    case direction(isRightToLeft: Bool?)
    /// `spacing(baseline)`: whether gaps are measured between baselines.
    case spacing(isBaseline: Bool)
    /// `name(row)`: the name of the records.
    case name(String)
    /// `cols(*,50%)`: the widths of the columns of a grid.
    case columns([TrackNode])
    /// `rows(*,50%)`: the heights of the rows of a grid.
    case rows([TrackNode])
  }

  /// The option.
  package let span: SourceSpan
  /// What it says.
  package let kind: Kind
}

/// A column or a row of a grid.
package struct TrackNode: Sendable, Hashable {
  /// The track.
  package let span: SourceSpan
  /// How large it is.
  package let value: PredicateNode.Value

  /// Creates a track.
  package init(_ span: SourceSpan, _ value: PredicateNode.Value) {
    self.span = span
    self.value = value
  }
}
