/// The programming interface in whose words constraints are written as code.
package enum CodeStyle: String, Sendable, Hashable, CaseIterable {
  /// Swift: the anchors of views, `a.leadingAnchor.constraint(equalTo: b.trailingAnchor)`.
  case anchors
  /// Swift: `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  case constraints
  /// Swift: SnapKit, `make.leading.equalTo(b.snp.trailing)`.
  case snapkit
  /// Objective-C: the anchors of views, `[a.leadingAnchor constraintEqualToAnchor:b.trailingAnchor]`.
  case objcAnchors = "objc-anchors"
  /// Objective-C: `constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:`.
  case objcConstraints = "objc-constraints"
  /// Objective-C: Masonry, `make.leading.equalTo(b.mas_trailing)`.
  case masonry
  /// Swift: stacks and overlays of SwiftUI, which has no constraints.
  case swiftui
  /// C: constraints of GTK 4, `gtk_constraint_new`, and lines of its own visual format language.
  case gtk

  /// Whether the code is Objective-C, not Swift.
  var isObjectiveC: Bool {
    switch self {
    case .anchors, .constraints, .snapkit, .swiftui, .gtk: false
    case .objcAnchors, .objcConstraints, .masonry: true
    }
  }

  /// Whether names are those of C, which Objective-C has too.
  var usesNamesOfC: Bool { isObjectiveC || self == .gtk }

  /// Whether constraints are written in the block of a maker, view by view.
  package var usesMaker: Bool { self == .snapkit || self == .masonry }

  /// The style of constraints that stand in an array, by anchors or with all their parts.
  package static func inArray(byAnchors: Bool, isObjectiveC: Bool) -> CodeStyle {
    if isObjectiveC { return byAnchors ? .objcAnchors : .objcConstraints }
    return byAnchors ? .anchors : .constraints
  }

  /// Whether constraints are written by the anchors of views.
  package var usesAnchors: Bool { self == .anchors || self == .objcAnchors }
}
