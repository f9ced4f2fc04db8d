package import VFLDiagnostics

/// A row or a column of views between the edges of a container.
package struct ChainNode: Sendable, Hashable {
  /// The axes of a chain.
  package enum Direction: Sendable, Hashable {
    /// `H:`, or no orientation.
    case horizontal
    /// `V:`
    case vertical
    /// `HV:`, the horizontal axis and then the vertical one.
    case both
  }

  /// An edge of the container.
  package struct Edge: Sendable, Hashable {
    /// The bar or bars.
    package let span: SourceSpan
    /// Whether the edge is a margin, `||`.
    package let isMargin: Bool
  }

  /// The axes of the chain.
  package internal(set) var direction: Direction
  /// The span of the orientation, such as `H:`, or `nil` if no orientation is written.
  package internal(set) var orientation: SourceSpan?
  /// The edge before the first element, or `nil` if there is no such edge.
  package internal(set) var leading: Edge?
  /// The indices of the elements in ``FormatTree/elements``.
  ///
  /// A chain without syntax errors has at least one element.
  package internal(set) var elements = 0..<0
  /// The connection between the last element and the closing edge, or `nil` if there is no closing edge.
  package internal(set) var closing: ConnectionNode?
  /// The edge after the last element, or `nil` if there is no such edge.
  package internal(set) var trailing: Edge?

  /// Creates an empty chain.
  package init(_ direction: Direction) {
    self.direction = direction
  }
}

/// An element of a chain.
package struct ElementNode: Sendable, Hashable {
  /// The content of an element.
  package enum Content: Sendable, Hashable {
    /// Views at the same position, as indices in ``FormatTree/views``.
    ///
    /// If the group is repeated, the views form a chain with this connection. In Apple's dialect, there is
    /// exactly one view.
    case group(Range<Int>, repetition: ConnectionNode?)
    /// A position between `<` and `>`, as an index in ``FormatTree/expressions``.
    case point(Int)
  }

  /// The connection to the preceding element or edge, or `nil` if nothing precedes it.
  package let connection: ConnectionNode?
  /// The brackets and the text between them.
  package let span: SourceSpan
  /// The content of the element.
  package let content: Content

  /// The indices of the element's views in ``FormatTree/views``.
  ///
  /// A position has no views.
  package var views: Range<Int> {
    if case .group(let views, _) = content { views } else { 0..<0 }
  }
}

/// A view in brackets.
package struct ViewNode: Sendable, Hashable {
  /// The name, the range or the array.
  ///
  /// The span of the node is empty if the name is missing.
  package let name: NameNode
  /// The indices of the predicates of the view's size in ``FormatTree/predicates``.
  package let predicates: Range<Int>
  /// The index of the chain inside the view in ``FormatTree/stacks``, if the view is a stack.
  package let stack: Int?
}

/// The chain between the edges of a stack.
package struct StackNode: Sendable, Hashable {
  /// The connection between the leading edge and the first element.
  package let opening: ConnectionNode
  /// The indices of the elements in ``FormatTree/elements``.
  ///
  /// There is at least one element, and the first element has no connection.
  package let elements: Range<Int>
  /// The connection between the last element and the trailing edge.
  package let closing: ConnectionNode
}
