import VFLDiagnostics
import VFLRecords

/// A side of a connection: the item, edge or position before or after it.
enum ChainSide {
  /// A view or a guide.
  case item(ItemID, isGuide: Bool)
  /// An edge of a container, seen from the inside.
  case edge(ItemID, isMargin: Bool)
  /// A position, given as a multiple of an attribute plus a constant.
  case point(LinearValue.Term, factor: Double, constant: Double)

  /// Whether a `-` next to this side has the standard spacing for the edge of a container.
  var isEdge: Bool {
    if case .edge = self { true } else { false }
  }

  /// The container if the side is an edge of a container, or `nil` otherwise.
  var edgeItem: ItemID? {
    if case .edge(let item, _) = self { item } else { nil }
  }
}

/// A view in a chain.
///
/// If a name refers to several views, there is one value for each of them.
struct PlacedItem {
  let item: ItemID
  /// The index of the view in the tree.
  let view: Int
  /// Whether the name of the view refers to several views.
  let isSeveral: Bool
}

/// The content at a position of a chain, before the adjacent positions are known.
enum ChainPlace {
  /// Views at the same position, as indices of ``FormatLowering/placed``.
  ///
  /// Unknown views are not included.
  case items(Range<Int>)
  /// An edge of the container of the adjacent view.
  case containerEdge(isMargin: Bool, SourceSpan)
  /// An edge of a stack, seen from the inside.
  case stackEdge(ItemID)
  /// A position, or `nil` if its expression has an error.
  case point(LinearValue?, SourceSpan)
}

extension ChainPlace {
  /// The indices of the views, or a single index for other content.
  var indices: Range<Int> {
    if case .items(let items) = self { items } else { 0..<1 }
  }

  /// Whether the content is an edge of a container or stack.
  var isEdge: Bool {
    switch self {
    case .containerEdge, .stackEdge: true
    case .items, .point: false
    }
  }

  /// Returns whether a connection between this position and another position can create a constraint.
  ///
  /// A position whose expression has an error cannot be constrained. A gap between two `<…>` positions has no
  /// effect, because neither of them contains an item that could move.
  func canJoin(_ other: ChainPlace) -> Bool {
    switch (self, other) {
    case (.point, .point), (.point(nil, _), _), (_, .point(nil, _)): false
    default: true
    }
  }
}
