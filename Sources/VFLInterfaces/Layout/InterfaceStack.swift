import VFLLayout
import VFLRecords
import VFLStacks

/// A stack view of an Interface Builder file for iOS.
struct InterfaceStack {
  /// A view that a stack view arranges.
  struct Arranged: StackedView {
    let isHidden: Bool
    let wrapsText: Bool
    /// The content size of the view, or the size of the arranged views of a nested stack view.
    let natural: PerAxis<Double?>
    /// Whether the view is a stack view.
    let isStack: Bool
    let resistance: PerAxis<Priority>
    var spacingAfter: Double? { nil }

    func contentSize(on axis: Axis) -> Double? { isStack ? nil : natural[axis] }
    func naturalSize(on axis: Axis) -> Double? { natural[axis] }
    func compressionResistance(on axis: Axis) -> Priority { resistance[axis] }
  }

  let description: StackDescription

  init(_ item: InterfaceItem) {
    let source = item.source
    let isVertical = source["axis"] == "vertical"
    var alignment = StackDescription.Alignment(rawValue: source["alignment"] ?? "fill") ?? .fill
    if source["alignment"] == "top" { alignment = .leading }
    if source["alignment"] == "bottom" { alignment = .trailing }
    // The standard spacing between siblings is 8 points.
    let isStandard = source["spacingType"] == "standard"
    description = StackDescription(
      axis: isVertical ? .vertical : .horizontal,
      distribution: StackDescription.Distribution(rawValue: source["distribution"] ?? "fill")
        ?? .fill, alignment: alignment, spacing: isStandard ? 8 : source.number("spacing") ?? 0,
      isBaselineRelative: source.flag("baselineRelativeArrangement"),
      isMarginsRelative: item.hasMarginsRelativeArrangement)
  }

  /// Returns the size of the stack view if all views have their content sizes, in points; `nil` if no view
  /// has a content size.
  func naturalSize(of views: [Arranged], on axis: Axis, margins: LayoutMargins) -> Double? {
    let visible = views.filter { !$0.isHidden }
    let sizes = visible.compactMap { $0.natural[axis] }
    guard var size = sizes.max() else { return nil }
    if axis == description.axis {
      size =
        description.distribution == .fillEqually
        ? size * Double(visible.count) : sizes.reduce(0, +)
      size += description.spacing * Double(visible.count - 1)
    }
    guard description.isMarginsRelative else { return size }
    return size
      + (axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom)
  }
}

extension InterfaceItem {
  /// Whether a stack view arranges its views inside its layout margins.
  ///
  /// Interface Builder has no property for this, so files set it as a run-time attribute.
  fileprivate var hasMarginsRelativeArrangement: Bool {
    guard let list = source.element.child("userDefinedRuntimeAttributes") else { return false }
    return list.children.contains { attribute in
      attribute["keyPath"]?.hasSuffix("ayoutMarginsRelativeArrangement") == true
        && attribute["value"] == "YES"
    }
  }
}
