import VFLLayout
import VFLPanels
import VFLRecords
import VFLViews

/// The frames of the views in a grid, computed arithmetically from the properties of the grid.
struct GridFormula {
  /// The frames of the grid and its views by name.
  ///
  /// Views that take no space are not included.
  private(set) var frames: [String: Frame] = [:]

  /// Computes the frames for a root size.
  ///
  /// The result is `nil` in cases without a formula.
  init?(of grid: GridPanel) {
    let shown = grid.children.filter { Self.isShown($0, in: grid) }
    let groups = Self.baselineGroups(shown, in: grid)
    let columns = GridAxisFormula(
      grid.columns, gap: grid.columnGap,
      needs: shown.map { view in
        let place = grid.placement(of: view)
        let margins = place.margin.leading + place.margin.trailing
        return GridAxisFormula.Need(
          span: place.column..<(place.column + place.columnSpan),
          length: (place.width ?? view.contentWidth ?? 0) + margins)
      }, available: grid.rootSize.horizontal)
    let rows = GridAxisFormula(
      grid.rows, gap: grid.rowGap,
      needs: shown.map { view in
        let place = grid.placement(of: view)
        let above = groups[view.name] ?? place.margin.top
        return GridAxisFormula.Need(
          span: place.row..<(place.row + place.rowSpan),
          length: above + (place.height ?? view.contentHeight ?? 0) + place.margin.bottom)
      }, available: grid.rootSize.vertical)
    guard let columns, let rows else { return nil }
    let width = grid.rootSize.horizontal ?? columns.length
    frames[grid.name] = Frame(
      x: 0, y: 0, width: width, height: grid.rootSize.vertical ?? rows.length)
    for view in shown {
      let place = grid.placement(of: view)
      guard let column = columns.cell(place.column..<(place.column + place.columnSpan)),
        let row = rows.cell(place.row..<(place.row + place.rowSpan))
      else { continue }
      let across = Self.lie(
        column, place.margin.leading, place.margin.trailing, place.width, view.contentWidth,
        place.horizontal)
      var x = across.start
      var (y, down) = Self.lie(
        row, place.margin.top, place.margin.bottom, place.height, view.contentHeight,
        place.vertical)
      if let top = groups[view.name] {
        (y, down) = (row.lowerBound + top, place.height ?? view.contentHeight ?? 0)
      }
      if grid.layoutDirection == .rightToLeft { x = width - x - across.length }
      frames[view.name] = Frame(x: x, y: y, width: across.length, height: down)
    }
  }

  /// Returns whether a view takes space.
  static func isShown(_ view: LayoutView, in grid: GridPanel) -> Bool {
    let place = grid.placement(of: view)
    return !view.isHidden
      && grid.rows[place.row..<(place.row + place.rowSpan)].contains { !$0.isHidden }
      && grid.columns[place.column..<(place.column + place.columnSpan)].contains { !$0.isHidden }
  }

  /// Returns the distance of each view with a common baseline from the top of its row, by view name.
  private static func baselineGroups(_ views: [LayoutView], in grid: GridPanel) -> [String: Double]
  {
    var groups: [String: Double] = [:]
    for (index, row) in grid.rows.enumerated() {
      guard let baseline = row.baseline else { continue }
      let group = views.filter {
        let place = grid.placement(of: $0)
        return place.row == index && place.rowSpan == 1
      }
      func depth(_ view: LayoutView) -> Double {
        if baseline == .first { return view.firstBaseline }
        return (grid.placement(of: view).height ?? view.contentHeight ?? 0) - view.lastBaseline
      }
      let line = group.map { grid.placement(of: $0).margin.top + depth($0) }.max() ?? 0
      for view in group { groups[view.name] = line - depth(view) }
    }
    return groups
  }

  private static func lie(
    _ cell: ClosedRange<Double>, _ before: Double, _ after: Double, _ length: Double?,
    _ content: Double?, _ alignment: PanelAlignment
  ) -> (start: Double, length: Double) {
    let (start, end) = (cell.lowerBound + before, cell.upperBound - after)
    if alignment == .fill && length == nil { return (start, end - start) }
    let size = length ?? min(content ?? 0, end - start)
    switch alignment {
    case .leading: return (start, size)
    case .trailing: return (end - size, size)
    case .center: return ((start + end - size) / 2, size)
    case .fill: return (max(start, (start + end - size) / 2), size)
    }
  }
}
