// The reasons why expressions, attributes, stacks and grids are rejected.
extension LazyDiagnostic {
  /// The reason why an expression cannot be written as one constraint.
  package enum NonlinearExpressionReason: Sendable, Hashable {
    /// The expression adds two attributes.
    case twoItems
    /// The expression multiplies attributes, or divides by an attribute.
    case product
    /// The expression divides by 0.
    case divisionByZero
  }

  /// The reason why an attribute is not allowed at its position.
  package enum MisplacedAttributeReason: Sendable, Hashable {
    /// A percentage is compared with a position.
    case percentOfPosition
    /// An attribute precedes the relation of a gap.
    case subjectOfGap
    /// A number is added to `edges`.
    case compositeWithNumber
    /// The expression between `<` and `>` is not a position on the axis of the chain.
    case point
    /// A point is next to the edge of the container.
    case pointAtEdge
    /// An attribute of the gap itself is used.
    case ownAttributeOfGap
  }

  /// The reason why a stack is not allowed at its position.
  package enum MisplacedStackReason: Sendable, Hashable {
    /// Another stack has the same name.
    case again
    /// The stack is in a chain that applies to both axes.
    case bothAxes
    /// The stack's name is a range or an array, which stands for several names.
    case severalNames
  }

  /// The inconsistency in a grid.
  package enum MalformedGridReason: Sendable, Hashable {
    /// A grid row has a different number of cells than the first grid row.
    case ragged(cells: Int, expected: Int)
    /// The cells of a view do not form a rectangle.
    case area(name: String)
    /// The number of tracks differs from the number of columns or grid rows.
    case trackCount(tracks: Int, expected: Int)
    /// A grid row has no cells.
    case emptyRow
  }
}
