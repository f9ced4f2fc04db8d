package import VFLRecords

/// The properties of a stack view that determine its rows.
package struct StackDescription: Sendable, Hashable {
  /// The distribution of the views along the axis.
  package enum Distribution: String, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the views across the axis, in which `leading` also means top, and `trailing` bottom.
  package enum Alignment: String, Sendable, CaseIterable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  /// The implementation whose rows a stack view has.
  package enum Behavior: String, Sendable, CaseIterable {
    case uiKit, corrected, fdStackView
  }

  /// The axis along which the views are arranged.
  package var axis: Axis
  /// The distribution of the views along the axis.
  package var distribution: Distribution
  /// The alignment of the views across the axis.
  package var alignment: Alignment
  /// The spacing between adjacent views, in points.
  package var spacing: Double
  /// The implementation whose rows the stack view has.
  package var behavior: Behavior
  /// Whether the spacing of a vertical stack view is measured between baselines.
  package var isBaselineRelative: Bool
  /// Whether the views are arranged inside the layout margins.
  package var isMarginsRelative: Bool

  /// Creates a description, by default of a row without spacing whose views fill the stack view.
  package init(
    axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Double = 0, behavior: Behavior = .uiKit, isBaselineRelative: Bool = false,
    isMarginsRelative: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.behavior = behavior
    self.isBaselineRelative = isBaselineRelative
    self.isMarginsRelative = isMarginsRelative
  }

  /// Whether the canvas is the layout margins guide of the stack view instead of the stack view.
  package var usesMarginsGuide: Bool { isMarginsRelative && behavior != .fdStackView }

  /// The alignment with baselines replaced in a vertical stack view, whose views have no common baseline.
  var effectiveAlignment: Alignment {
    guard axis == .vertical else { return alignment }
    switch alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    default: return alignment
    }
  }
}
