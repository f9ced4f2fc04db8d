import VFLLayout
import VFLRecords
import VFLStacks
import VFLViews

extension GridPanel {
  /// Adds the panel rows for the tracks of both axes, and then the panel rows for the views in their cells.
  func lay(into plan: inout PanelPlan) {
    let (columns, rows) = (GridAxis(.horizontal, of: self), GridAxis(.vertical, of: self))
    lay(columns, across: rows.axis, &plan)
    lay(rows, across: columns.axis, &plan)
    var leaders: [Int: LayoutView] = [:]
    for item in items {
      let placement = item.placement
      let cells = (
        columns.cell(placement[.horizontal]),
        rows.cell(placement[.vertical])
      )
      guard let column = cells.0, let row = cells.1, !item.view.isHidden else {
        plan.collapse(item.view, at: columns.guides[placement.column], columns.axis)
        plan.collapse(item.view, at: rows.guides[placement.row], rows.axis)
        continue
      }
      let baseline = placement.rowSpan == 1 ? rows.tracks[placement.row].baseline : nil
      let (across, down) = (placement.sizing(.horizontal), placement.sizing(.vertical))
      var middle: LayoutGuide?
      if across.isCentered || down.isCentered && baseline == nil {
        let guide = item.madeSpace(in: self)
        plan.use(guide)
        plan.span(guide, across, in: column)
        plan.span(guide, down, in: row)
        middle = guide
      }
      plan.place(item.view, across, in: column, middle: middle)
      if let baseline {
        hang(item.view, down, in: row, baseline, leaders[placement.row], &plan)
        if leaders[placement.row] == nil { leaders[placement.row] = item.view }
      } else {
        plan.place(item.view, down, in: row, middle: middle)
      }
    }
  }

  // MARK: Baselines

  /// Adds panel rows that align a view with the baseline of its grid row.
  ///
  /// The baseline is as high as the views of that grid row allow.
  private func hang(
    _ view: LayoutView, _ sizing: PanelSizing, in cell: PanelCell, _ baseline: GridTrack.Baseline,
    _ leader: LayoutView?, _ plan: inout PanelPlan
  ) {
    let loose = PanelSizing(
      length: sizing.length, alignment: .leading, before: sizing.before, after: sizing.after)
    plan.size(view, loose, in: cell)
    plan.keep(view, loose, in: cell, atStart: .greaterThanOrEqual, atEnd: .lessThanOrEqual)
    plan.add(
      PanelRow(
        PanelIdentifiers.baseline, view, .top, .equal, cell.first, .top, constant: sizing.before,
        priority: .baselineTop))
    if let leader {
      let attribute: Attribute = baseline == .first ? .firstBaseline : .lastBaseline
      plan.add(PanelRow(PanelIdentifiers.baseline, view, attribute, .equal, leader, attribute))
    }
  }

  // MARK: Tracks

  /// Adds the guides of the tracks on one axis in order, and panel rows for the track sizes.
  private func lay(_ line: GridAxis, across: StackAxis, _ plan: inout PanelPlan) {
    let axis = line.axis
    var end: (item: LayoutElement, attribute: Attribute) = (self, axis.start)
    var isFirst = true
    for (track, guide) in zip(line.tracks, line.guides) {
      plan.use(guide)
      let gap = track.isHidden || isFirst ? 0 : line.gap
      plan.add(
        PanelRow(
          PanelIdentifiers.track, guide, axis.start, .equal, end.item, end.attribute,
          constant: gap))
      for edge in [across.start, across.end] {
        plan.add(PanelRow(PanelIdentifiers.track, guide, edge, .equal, self, edge))
      }
      if !track.isHidden { isFirst = false }
      end = (guide, axis.end)
    }
    size(line, &plan)
    share(line, &plan)
    close(line, &plan)
  }

  /// Adds panel rows for the sizes of tracks, except for the shares of star tracks.
  private func size(_ line: GridAxis, _ plan: inout PanelPlan) {
    let (size, fit) = (line.axis.size, line.fit.rawValue)
    let isOrdered = items.contains { item in
      item.placement[line.axis.axis].count { line.isAutomatic($0) } > 1
    }
    for (index, (track, guide)) in zip(line.tracks, line.guides).enumerated() {
      if track.isHidden {
        plan.add(PanelRow(PanelIdentifiers.hiddenTrack, guide, size, .equal, 0))
        continue
      }
      if let minimum = track.minimum {
        plan.add(PanelRow(PanelIdentifiers.minimum, guide, size, .greaterThanOrEqual, minimum))
      }
      if let maximum = track.maximum {
        plan.add(PanelRow(PanelIdentifiers.maximum, guide, size, .lessThanOrEqual, maximum))
      }
      if let points = track.givenPoints {
        plan.add(PanelRow(PanelIdentifiers.fixed, guide, size, .equal, points))
      } else if line.isAutomatic(index) {
        // A view that spans several tracks enlarges the last of these tracks. Each track therefore has a
        // lower priority than the previous track, by one step of a `Float` above 512. Up to 7,000 steps fit
        // below the next higher priority.
        let order = isOrdered ? max(0, 0.45 - Double(index) / 16_384) : 0
        plan.add(
          PanelRow(
            PanelIdentifiers.auto, guide, size, .equal, 0,
            priority: Priority(fit + order)))
      }
    }
  }

  /// Adds panel rows that relate the last track to the end of the grid and keep the grid small.
  private func close(_ line: GridAxis, _ plan: inout PanelPlan) {
    let axis = line.axis
    if let last = line.guides.last {
      let hasStars = !line.stars.isEmpty
      plan.add(
        PanelRow(
          PanelIdentifiers.room, self, axis.end, hasStars ? .equal : .greaterThanOrEqual, last,
          axis.end, priority: hasStars ? .starsFill : .panelRoom))
    }
    plan.add(PanelRow(PanelIdentifiers.fit, self, axis.size, .equal, 0, priority: .panelFit))
  }
}
