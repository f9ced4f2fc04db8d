import VFLLayout
import VFLRecords
import VFLViews

// Rows for hidden views.
extension StackPlan {
  /// Adds rows for the size and position of hidden views.
  mutating func hide() {
    for item in items where item.view.isHidden {
      // In earlier versions of `UIStackView`, this row was required. With a lower priority, it does not
      // conflict with an explicit size of the view.
      let priority = isFD ? Priority.required : Priority(999.999)
      add(PanelRow(identifiers.hiding, item.view, main.size, .equal, 0, priority: priority))
      if isFD {
        let resistance = item.view.compressionResistance[cross.axis]
        add(PanelRow(identifiers.hiding, item.view, cross.size, .equal, 0, priority: resistance))
      }
    }
    if !isFD { placeHidden() }
  }

  /// Adds rows that place a hidden view in the middle of the gap between its visible neighbors, at the near
  /// edge across the axis.
  private mutating func placeHidden() {
    let last = visible.last
    var previous: ArrangedItem?
    for item in items {
      defer { previous = item }
      guard item.view.isHidden else { continue }
      var half = 0.0
      if let previous, !previous.view.isHidden, previous !== last {
        half = stack.resolved(previous.customSpacing ?? stack.spacing) / 2
      }
      add(
        PanelRow(
          identifiers.spacingHidden, item.view, main.start, .equal, previous?.view ?? canvas,
          previous == nil ? main.start : main.end, constant: half, priority: Priority(50)))
      add(
        PanelRow(
          identifiers.alignmentHidden, item.view, cross.start, .equal, canvas, cross.start,
          priority: Priority(50)))
      suppressAmbiguity(of: item.view)
    }
  }
}
