package import VFLDiagnostics

/// An option after a chain or a grid.
package struct OptionNode: Sendable, Hashable {
  /// The kind of an option, with its argument.
  package enum Kind: Sendable, Hashable {
    /// `@500`: the priority of all constraints of the statement that have no explicit priority.
    case priority(PriorityNode)
    /// `in(panel)`: the container.
    case container(NameNode)
    /// `gap(10)`: the length of a single `-`.
    case gap(ExpressionNode)
    /// `margin(20)`: the length of a single `-` next to an edge of the container.
    case margin(ExpressionNode)
    /// `align(top)`: the attributes by which adjacent views are aligned across the chain, as spans.
    case align([SourceSpan])
    /// `equal(width)`: the attributes that are equal in adjacent views, as spans.
    case equal([SourceSpan])
    /// `direction(rtl)`: `true` for right to left, `false` for left to right, `nil` for the layout direction
    /// of the user interface.
    case direction(isRightToLeft: Bool?)
    /// `spacing(baseline)`: whether gaps are measured between baselines.
    case spacing(isBaseline: Bool)
    /// `name(row)`: the span of the name of the constraints.
    case name(SourceSpan)
    /// `cols(*,50%)`: the widths of the columns of a grid.
    case columns([TrackNode])
    /// `rows(*,50%)`: the heights of the rows of a grid.
    case rows([TrackNode])
  }

  /// The span of the option.
  package let span: SourceSpan
  /// The kind of the option.
  package let kind: Kind
}

/// A column or a row of a grid.
package struct TrackNode: Sendable, Hashable {
  /// The span of the track.
  package let span: SourceSpan
  /// The size of the track.
  package let value: PredicateNode.Value

  /// Creates a track.
  package init(_ span: SourceSpan, _ value: PredicateNode.Value) {
    self.span = span
    self.value = value
  }
}
