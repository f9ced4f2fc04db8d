import VFLRecords

extension Attribute {
  /// The property of a view, or of a guide of it, that is the attribute as an anchor.
  var anchor: String {
    switch self {
    case .leftMargin: "layoutMarginsGuide.leftAnchor"
    case .rightMargin: "layoutMarginsGuide.rightAnchor"
    case .topMargin: "layoutMarginsGuide.topAnchor"
    case .bottomMargin: "layoutMarginsGuide.bottomAnchor"
    case .leadingMargin: "layoutMarginsGuide.leadingAnchor"
    case .trailingMargin: "layoutMarginsGuide.trailingAnchor"
    case .centerXWithinMargins: "layoutMarginsGuide.centerXAnchor"
    case .centerYWithinMargins: "layoutMarginsGuide.centerYAnchor"
    default: name + "Anchor"
    }
  }

  /// The attribute of a view that lies where a guide's does: Masonry knows no guide of the margins.
  func masonryName(in region: LayoutRegion) -> String {
    switch region {
    case .frame: name
    case .safeAreaLayoutGuide: region.suffix.dropFirst() + CodeWord.capitalized(name)
    case .layoutMarginsGuide:
      self == .centerX || self == .centerY ? name + "WithinMargins" : name + "Margin"
    }
  }
}
