import VFLRecords

// Rows for hidden views.
extension StackPlan {
  /// Adds rows for the size and position of hidden views.
  mutating func hide() {
    for (index, view) in views.enumerated() where view.isHidden {
      // In earlier versions of `UIStackView`, this row was required. With a lower priority, it does not
      // conflict with an explicit size of the view.
      let priority = isFD ? Priority.required : Priority(999.999)
      add(.hiding, .view(index), main.size, .equal, 0, priority: priority)
      if isFD {
        let resistance = view.compressionResistance(on: cross.axis)
        add(.hiding, .view(index), cross.size, .equal, 0, priority: resistance)
      }
    }
    if !isFD { placeHidden() }
  }

  /// Adds rows that place a hidden view in the middle of the gap between its visible neighbors, at the near
  /// edge across the axis.
  private mutating func placeHidden() {
    for (index, view) in views.enumerated() where view.isHidden {
      var half = 0.0
      if index > 0, !views[index - 1].isHidden, index - 1 != visible.last {
        half = (views[index - 1].spacingAfter ?? stack.spacing) / 2
      }
      add(
        .spacingHidden, .view(index), main.start, .equal,
        index == 0 ? .canvas : .view(index - 1), index == 0 ? main.start : main.end,
        constant: half, priority: Priority(50))
      add(
        .alignmentHidden, .view(index), cross.start, .equal, .canvas, cross.start,
        priority: Priority(50))
      suppressAmbiguity(of: index)
    }
  }
}
