/// The language and API of generated code.
package enum CodeStyle: String, Sendable, Hashable, CaseIterable {
  /// Swift with layout anchors: `a.leadingAnchor.constraint(equalTo: b.trailingAnchor)`.
  case anchors
  /// Swift with `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  case constraints
  /// Swift with SnapKit: `make.leading.equalTo(b.snp.trailing)`.
  case snapkit
  /// Objective-C with layout anchors: `[a.leadingAnchor constraintEqualToAnchor:b.trailingAnchor]`.
  case objcAnchors = "objc-anchors"
  /// Objective-C with `constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:`.
  case objcConstraints = "objc-constraints"
  /// Objective-C with Masonry: `make.leading.equalTo(b.mas_trailing)`.
  case masonry
  /// Swift with SwiftUI, which has no constraints. The code consists of stacks and overlays.
  case swiftui
  /// C with GTK 4: calls of `gtk_constraint_new`, and lines in GTK's own visual format language.
  case gtk
  /// The text of a `.vfl` file: format strings, and equations for the constraints that they cannot express.
  case vfl

  /// Whether the code is Objective-C.
  var isObjectiveC: Bool {
    switch self {
    case .anchors, .constraints, .snapkit, .swiftui, .gtk, .vfl: false
    case .objcAnchors, .objcConstraints, .masonry: true
    }
  }

  /// Whether identifiers must be valid in C, which is also true for Objective-C.
  var usesNamesOfC: Bool { isObjectiveC || self == .gtk || self == .vfl }

  /// Whether the code creates the constraints of each view in a maker block.
  package var usesMaker: Bool { self == .snapkit || self == .masonry }

  /// Returns the style that creates an array of constraints, with layout anchors or with the complete
  /// `NSLayoutConstraint` method.
  package static func inArray(byAnchors: Bool, isObjectiveC: Bool) -> CodeStyle {
    if isObjectiveC { return byAnchors ? .objcAnchors : .objcConstraints }
    return byAnchors ? .anchors : .constraints
  }

  /// Whether the code creates constraints with layout anchors.
  package var usesAnchors: Bool { self == .anchors || self == .objcAnchors }
}
