import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// The area of a view in a grid.
///
/// Columns and rows are counted from 0.
private struct GridArea {
  let name: NameNode
  var columns: ClosedRange<Int>
  var rows: ClosedRange<Int>
  var cellCount = 1

  /// Extends the area by a cell.
  mutating func add(column: Int, row: Int) {
    columns = min(columns.lowerBound, column)...max(columns.upperBound, column)
    rows = min(rows.lowerBound, row)...max(rows.upperBound, row)
    cellCount += 1
  }
}

extension FormatLowering {
  /// Adds the records of a grid: a guide for each column and row, and the views between their edges.
  mutating func lowerGrid(_ rows: [GridRowNode], _ options: [OptionNode]) {
    guard let first = rows.first, !reportUnevenRows(rows) else { return }
    var areas: [GridArea] = []
    var indices: [String: Int] = [:]
    for (row, cells) in rows.enumerated() {
      for (column, cell) in cells.cells.enumerated() {
        let name = tree.string(of: cell)
        if name == "." { continue }
        if let index = indices[name] {
          areas[index].add(column: column, row: row)
        } else {
          indices[name] = areas.count
          areas.append(GridArea(name: cell, columns: column...column, rows: row...row))
        }
      }
    }
    guard !reportNonRectangularAreas(areas) else { return }
    let views = areas.map { area -> ItemID? in
      let views = items(named: area.name)
      if views.count > 1 {
        let span = area.name.span
        report(
          .malformedExtendedFormat(span: span, found: tree.string(span), expected: "one view"))
      }
      return views.first
    }
    context.container =
      context.givenContainer ?? views.lazy.compactMap { $0 }.first.flatMap {
        scope.superview(of: $0)
      } ?? scope.container
    guard let columns = tracks(options, count: first.cells.count, .horizontal),
      let rowTracks = tracks(options, count: rows.count, .vertical)
    else { return }
    let columnGuides = lowerTracks(columns, along: .horizontal)
    let rowGuides = lowerTracks(rowTracks, along: .vertical)
    guard columnGuides.count == columns.count, rowGuides.count == rowTracks.count else { return }
    for (area, view) in zip(areas, views) {
      guard let view else { continue }
      for axis in Axis.allCases where hasStacks { itemsAlong[axis, default: []].insert(view) }
      let edges: [(Attribute, ItemID)] = [
        (.leading, columnGuides[area.columns.lowerBound]),
        (.trailing, columnGuides[area.columns.upperBound]),
        (.top, rowGuides[area.rows.lowerBound]), (.bottom, rowGuides[area.rows.upperBound]),
      ]
      for (edge, guide) in edges {
        append(
          ConstraintRecord(
            view, edge, .equal, guide, edge, priority: context.priority,
            provenance: provenance(area.name.span, .fill)))
      }
    }
  }

  /// Reports rows that have no cells or not as many cells as the first row, and returns whether there are
  /// such rows.
  private mutating func reportUnevenRows(_ rows: [GridRowNode]) -> Bool {
    var hasReported = false
    for row in rows {
      let expected = rows[0].cells.count
      if !row.cells.isEmpty, row.cells.count == expected { continue }
      hasReported = true
      let reason: LazyDiagnostic.MalformedGridReason =
        row.cells.isEmpty ? .emptyRow : .ragged(cells: row.cells.count, expected: expected)
      report(.malformedGrid(span: row.span, reason: reason))
    }
    return hasReported
  }

  /// Reports areas that are not rectangular, and returns whether there are such areas.
  private mutating func reportNonRectangularAreas(_ areas: [GridArea]) -> Bool {
    var hasReported = false
    for area in areas where area.cellCount != area.columns.count * area.rows.count {
      hasReported = true
      let span = context.span
      report(.malformedGrid(span: span, reason: .area(name: tree.string(of: area.name))))
    }
    return hasReported
  }

  /// Returns the tracks of an axis, which have equal sizes if no option specifies them.
  ///
  /// Returns `nil` if an option specifies the wrong number of tracks.
  private mutating func tracks(
    _ options: [OptionNode], count: Int, _ axis: Axis
  ) -> [TrackNode]? {
    for option in options {
      let tracks: [TrackNode]
      switch option.kind {
      case .columns(let columns) where axis == .horizontal: tracks = columns
      case .rows(let rows) where axis == .vertical: tracks = rows
      default: continue
      }
      if tracks.count == count { return tracks }
      report(
        .malformedGrid(
          span: option.span, reason: .trackCount(tracks: tracks.count, expected: count)))
      return nil
    }
    return Array(repeating: TrackNode(context.span, .weight(1)), count: count)
  }

  /// Adds the guides of an axis, from one edge of the container to the opposite edge, and returns the guides.
  private mutating func lowerTracks(_ tracks: [TrackNode], along axis: Axis) -> [ItemID] {
    context.begin(axis)
    var guides: [ItemID] = []
    guard let container = context.container else {
      let span = context.span
      report(.barWithoutSuperview(span: span, view: nil, viewSpan: nil))
      return []
    }
    let (start, end) =
      axis == .horizontal ? (Attribute.leading, Attribute.trailing) : (.top, .bottom)
    let gap = context.gap ?? 0
    let margin = context.margin ?? gap
    for track in tracks {
      guard let guide = makeGuide(axis == .horizontal ? .column : .row, at: track.span) else {
        return []
      }
      append(
        ConstraintRecord(
          guide, start, .equal, guides.last ?? container, guides.isEmpty ? start : end,
          constant: guides.isEmpty ? margin : gap, priority: context.priority,
          provenance: provenance(track.span, .fill)))
      guides.append(guide)
      switch track.value {
      case .missing: break
      case .weight(let weight):
        appendWeight(
          weight, of: guide, at: track.span, priority: context.priority, label: nil, rule: .fill)
      case .expression(let expression):
        if let name = tree.bareName(of: expression).map({ tree.string(of: $0) }),
          scope.metric(named: name) == nil
        {
          let span = track.span
          report(
            .malformedStatementOption(
              span: span, found: name, expected: "a number, a percentage, a metric or a weight"))
          continue
        }
        let predicate = PredicateNode(track.span, .equal, .expression(expression))
        lowerPredicate(predicate, of: guide, isRepeated: false, rule: .fill)
      }
    }
    if let last = guides.last {
      append(
        ConstraintRecord(
          container, end, .equal, last, end, constant: margin, priority: context.priority,
          provenance: provenance(context.span, .fill)))
    }
    return guides
  }
}
