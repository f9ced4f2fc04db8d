import VFLDiagnostics
import VFLRecords

extension Attribute {
  /// The property path from a view to the anchor for the attribute, for example `leadingAnchor`.
  ///
  /// For a margin attribute, the anchor belongs to the view's `layoutMarginsGuide`.
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

  /// Returns the Masonry name of the attribute in a region, without the prefix `mas_`.
  ///
  /// Masonry has no margins guide, so the name for that region is the view's margin attribute, for example
  /// `leadingMargin`.
  func masonryName(in region: LayoutRegion) -> String {
    switch region {
    case .frame: name
    case .safeAreaLayoutGuide: region.suffix.dropFirst() + name.raisingFirst
    case .layoutMarginsGuide:
      self == .centerX || self == .centerY ? name + "WithinMargins" : name + "Margin"
    }
  }
}
