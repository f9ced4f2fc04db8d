import VFLLayout
import VFLLowering
import VFLRecords
import VFLViews

// What a stack knows of its views without solving anything.
extension StackView {
  /// A spacing in points.
  func resolved(_ spacing: Double) -> Double {
    if spacing == Self.spacingUseSystem { return StandardSpacing.sibling }
    return spacing == Self.spacingUseDefault ? 0 : spacing
  }

  /// How long, or how thick, the stack is when all views have the size of their content, in points;
  /// `nil` when none of them has one.
  func contentSize(on axis: Axis) -> Double? {
    if let known = knownSize[axis] { return known }
    // The innermost first: none of them has to look deeper than at its own views.
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
        size? += resolved(custom ?? spacing)
      }
    }
    if isLayoutMarginsRelativeArrangement, behavior != .fdStackView {
      let margins = effectiveLayoutMargins
      size? +=
        axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
    }
    return size
  }

  /// The view whose first, or last, baseline is the stack's; the stack itself if it shows none.
  func baselineView(isFirst: Bool) -> LayoutView {
    let visible = items.lazy.map(\.view).filter { !$0.isHidden }
    if axis == .vertical { return (isFirst ? visible.first : visible.last) ?? self }
    guard var tallest = visible.first else { return self }
    if effectiveAlignment == .firstBaseline && isFirst { return tallest }
    if effectiveAlignment == .lastBaseline && !isFirst { return tallest }
    var height = tallest.naturalSize(.vertical) ?? 0
    for view in visible {
      let other = view.naturalSize(.vertical) ?? 0
      if other > height { (tallest, height) = (view, other) }
    }
    return tallest
  }
}

extension LayoutView {
  /// The size of its content on an axis in points, of a stack that of its views' contents; `nil` if it
  /// has none.
  func naturalSize(_ axis: Axis) -> Double? {
    if let size = contentSize[axis] { return size }
    return (self as? StackView)?.contentSize(on: axis)
  }
}
