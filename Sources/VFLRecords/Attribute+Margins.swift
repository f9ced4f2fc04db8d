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
}
