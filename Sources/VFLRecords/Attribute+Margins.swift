extension Attribute {
  /// The margin attribute on the same side as an edge, or the attribute itself if it is not an edge.
  package var marginCounterpart: Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  /// The attribute of the margins guide that corresponds to an attribute within margins; any other attribute
  /// itself.
  package var withoutMargins: Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Whether the attribute refers to the rectangle inside the layout margins.
  package var isInsideMargins: Bool { self != withoutMargins }
}
