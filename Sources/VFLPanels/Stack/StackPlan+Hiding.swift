import VFLLayout
import VFLRecords
import VFLViews

// What becomes of hidden views.
extension StackPlan {
  /// Adds that hidden views have no length, and where they lie.
  mutating func hide() {
    for item in items where item.view.isHidden {
      // UIStackView's row was required, too, and is so no longer: a length of the view's own may hold.
      let priority = isFD ? Priority.required : Priority(999.999)
      add(PanelRow(identifiers.hiding, item.view, main.size, .equal, 0, priority: priority))
      if isFD {
        let resistance = item.view.compressionResistance[cross.axis]
        add(PanelRow(identifiers.hiding, item.view, cross.size, .equal, 0, priority: resistance))
      }
    }
    if !isFD { placeHidden() }
  }

  /// Adds that a hidden view lies in the middle of the gap between its visible neighbours, at the near
  /// edge.
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
