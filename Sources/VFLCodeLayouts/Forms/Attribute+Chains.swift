import VFLRecords

extension Attribute {
  /// Creates the attribute that a member of SnapKit or Masonry with a name denotes.
  init?(chainName name: String) {
    switch name {
    case "baseline": self = .lastBaseline
    case "notAnAttribute": return nil
    default:
      guard let attribute = Attribute(name: name) else { return nil }
      self = attribute
    }
  }

  /// The sign of an inset: an inset moves the right and bottom edges to the left and upwards.
  var insetSign: Double? {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: 1
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: -1
    default: nil
    }
  }
}

extension [Attribute] {
  /// Creates the attributes that a member of SnapKit or Masonry with a name denotes.
  init?(chainName name: String) {
    switch name {
    case "edges": self = [.top, .left, .bottom, .right]
    case "directionalEdges": self = [.top, .leading, .bottom, .trailing]
    case "horizontalEdges": self = [.left, .right]
    case "directionalHorizontalEdges": self = [.leading, .trailing]
    case "verticalEdges", "directionalVerticalEdges": self = [.top, .bottom]
    case "size": self = [.width, .height]
    case "center": self = [.centerX, .centerY]
    default:
      guard let attribute = Attribute(chainName: name) else { return nil }
      self = [attribute]
    }
  }
}
