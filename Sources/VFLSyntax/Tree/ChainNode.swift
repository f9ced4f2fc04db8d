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
  /// The elements.
  ///
  /// A chain without syntax errors has at least one element.
  package internal(set) var elements: [ElementNode] = []
  /// The connection between the last element and the closing edge, or `nil` if there is no closing edge.
  package internal(set) var closing: ConnectionNode?
  /// The edge after the last element, or `nil` if there is no such edge.
  package internal(set) var trailing: Edge?

  /// Creates an empty chain.
  package init(_ direction: Direction) {
    self.direction = direction
  }

  /// The views of the chain, without the views in stacks.
  package var views: [ViewNode] { elements.flatMap { $0.views } }

  /// The connections in the order of the text, without the connections in stacks.
  package var connections: [ConnectionNode] {
    elements.compactMap { $0.connection } + [closing].compactMap { $0 }
  }

  /// The predicates of gaps and sizes in the order of the text, without the predicates in stacks.
  package var predicates: [PredicateNode] {
    var all: [PredicateNode] = []
    for element in elements {
      if let connection = element.connection { all += connection.predicates }
      for view in element.views { all += view.predicates }
    }
    if let closing { all += closing.predicates }
    return all
  }
}

/// An element of a chain.
package struct ElementNode: Sendable, Hashable {
  /// The content of an element.
  package enum Content: Sendable, Hashable {
    /// Views at the same position.
    ///
    /// If the group is repeated, the views form a chain with this connection. In Apple's dialect, there is
    /// exactly one view.
    case group([ViewNode], repetition: ConnectionNode?)
    /// A position between `<` and `>`.
    case point(ExpressionNode)
  }

  /// The connection to the preceding element or edge, or `nil` if nothing precedes it.
  package let connection: ConnectionNode?
  /// The brackets and the text between them.
  package let span: SourceSpan
  /// The content of the element.
  package let content: Content

  /// The views of the element.
  ///
  /// A position has no views.
  package var views: [ViewNode] {
    if case .group(let views, _) = content { views } else { [] }
  }
}

/// A view in brackets.
package struct ViewNode: Sendable, Hashable {
  /// The name, the range or the array.
  ///
  /// The node has an empty name if the name is missing.
  package let name: NameNode
  /// The predicates of the view's size.
  package let predicates: [PredicateNode]
  /// The chain inside the view, if it is a stack.
  package let stack: StackNode?
}

/// The chain between the edges of a stack.
package struct StackNode: Sendable, Hashable {
  /// The connection between the leading edge and the first element.
  package let opening: ConnectionNode
  /// The elements.
  ///
  /// There is at least one element, and the first element has no connection.
  package let elements: [ElementNode]
  /// The connection between the last element and the trailing edge.
  package let closing: ConnectionNode
}
