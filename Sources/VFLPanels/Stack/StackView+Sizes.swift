import VFLLayout
import VFLLowering
import VFLRecords
import VFLViews

// Sizes and baselines that can be computed without solving constraints.
extension StackView {
  /// Returns a spacing in points, with the special values replaced.
  static func resolved(_ spacing: Double) -> Double {
    if spacing == spacingUseSystem { return StandardSpacing.sibling }
    return spacing == spacingUseDefault ? 0 : spacing
  }

  /// Returns the size of the stack view on an axis if all views have their content sizes, in points, or `nil`
  /// if no view has a content size.
  func contentSize(on axis: Axis) -> Double? {
    if let known = knownSize[axis] { return known }
    // Innermost stack views first, so that no recursion is necessary.
    var unknown = [self]
    var next = 0
    while next < unknown.count {
      let stack = unknown[next]
      next += 1
      for item in stack.items where !item.view.isHidden {
        guard let inner = item.view as? StackView, inner.knownSize[axis] == nil else { continue }
        unknown.append(inner)
      }
    }
    for stack in unknown.reversed() { stack.knownSize[axis] = .some(stack.measured(axis)) }
    return knownSize[axis] ?? nil
  }

  private func measured(_ axis: Axis) -> Double? {
    let visible = items.filter { !$0.view.isHidden }
    let sizes = visible.compactMap { $0.view.naturalSize(axis) }
    var size = sizes.max()
    if axis == self.axis, let largest = size {
      let isEqual = distribution == .fillEqually
      size = isEqual ? largest * Double(visible.count) : sizes.reduce(0, +)
      for item in visible.dropLast() {
        let custom = behavior == .fdStackView ? nil : item.customSpacing
        size? += Self.resolved(custom ?? spacing)
      }
    }
    if isLayoutMarginsRelativeArrangement, behavior != .fdStackView {
      let margins = effectiveLayoutMargins
      size? +=
        axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
    }
    return size
  }

  /// Returns the view whose first or last baseline the stack view uses, or the stack view itself if it has no
  /// visible views.
  func baselineView(isFirst: Bool) -> LayoutView {
    let visible = items.lazy.map(\.view).filter { !$0.isHidden }
    if axis == .vertical { return (isFirst ? visible.first : visible.last) ?? self }
    guard var tallest = visible.first else { return self }
    if alignment == .firstBaseline && isFirst { return tallest }
    if alignment == .lastBaseline && !isFirst { return tallest }
    var height = tallest.naturalSize(.vertical) ?? 0
    for view in visible {
      let other = view.naturalSize(.vertical) ?? 0
      if other > height { (tallest, height) = (view, other) }
    }
    return tallest
  }
}

extension LayoutView {
  /// Returns the content size of the view on an axis in points, or `nil` if it has none.
  ///
  /// For a stack view, this is the size of its arranged views.
  func naturalSize(_ axis: Axis) -> Double? {
    if let size = contentSize[axis] { return size }
    return (self as? StackView)?.contentSize(on: axis)
  }
}
