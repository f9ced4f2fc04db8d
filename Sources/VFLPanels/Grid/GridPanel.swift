public import VFLLayout
import VFLRecords
public import VFLViews

/// A view that arranges views in rows and columns, like `Grid` in WPF.
///
/// ```swift
/// let grid = GridPanel("grid", columns: [.auto, .star], rows: [.auto, .auto], columnGap: 8)
/// grid.add(label, GridPanel.Placement(row: 0, column: 0))
/// grid.add(field, GridPanel.Placement(row: 0, column: 1))
/// ```
///
/// A track (a row or a column) has a fixed size, the size of its content, or a share of the remaining space
/// (a star track). If the grid is too small, star tracks shrink to 0, and then the other tracks extend beyond
/// the grid. If nothing determines the size of the grid, star tracks keep their proportions and contain their
/// views, unless ``sizesStarsToContent`` is `true`.
public final class GridPanel: PlacingPanel<GridPlacement> {
  /// The columns, starting with the leading one.
  ///
  /// You can change columns in place or append columns. To insert, remove or move columns, use
  /// ``insertColumn(_:at:)``, ``removeColumn(at:)`` and ``moveColumn(from:to:)``. A grid without columns has
  /// one implicit star column.
  ///
  /// - Precondition: A column that is removed contains no view.
  public var columns: [GridTrack] {
    get { tracks.horizontal }
    set { replace(.horizontal, by: newValue) }
  }
  /// The rows, starting with the top one.
  ///
  /// You can change rows in place or append rows. To insert, remove or move rows, use ``insertRow(_:at:)``,
  /// ``removeRow(at:)`` and ``moveRow(from:to:)``. A grid without rows has one implicit star row.
  ///
  /// - Precondition: A row that is removed contains no view.
  public var rows: [GridTrack] {
    get { tracks.vertical }
    set { replace(.vertical, by: newValue) }
  }
  /// The space between adjacent visible columns, in points.
  public var columnGap: Double {
    didSet { if columnGap != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The space between adjacent visible rows, in points.
  public var rowGap: Double {
    didSet { if rowGap != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether star tracks on an axis are treated as automatic tracks, as WPF does if nothing determines the
  /// size of a grid.
  public var sizesStarsToContent = PerAxis(both: false) {
    didSet { if sizesStarsToContent != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The columns as horizontal tracks and the rows as vertical tracks.
  var tracks: PerAxis<[GridTrack]>
  private var trackGuides = PerAxis<[LayoutGuide]>(both: [])
  private var starUnits = PerAxis<[LayoutGuide]>(both: [])

  /// Creates an empty grid.
  ///
  /// - Parameters:
  ///   - name: The name of the grid in diagnostics.
  ///   - columns: The columns, starting with the leading one.
  ///   - rows: The rows, starting with the top one.
  ///   - columnGap: The space between adjacent visible columns, in points.
  ///   - rowGap: The space between adjacent visible rows, in points.
  ///   - fileID: The file to report in diagnostics for the grid's constraints.
  ///   - line: The line to report in diagnostics for the grid's constraints.
  public init(
    _ name: String = "grid", columns: [GridTrack] = [], rows: [GridTrack] = [],
    columnGap: Double = 0,
    rowGap: Double = 0, fileID: String = #fileID, line: Int = #line
  ) {
    tracks = PerAxis(columns, rows)
    self.columnGap = columnGap
    self.rowGap = rowGap
    super.init(
      name, usualPlacement: Placement(row: 0, column: 0),
      origin: ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Returns the frame of a column after the last layout pass, in the grid's coordinate system, in points.
  public func frame(ofColumn index: Int) -> Frame { guide(.horizontal, index).layoutFrame }

  /// Returns the frame of a row after the last layout pass, in the grid's coordinate system, in points.
  public func frame(ofRow index: Int) -> Frame { guide(.vertical, index).layoutFrame }

  /// Adds a view to the grid.
  ///
  /// If the grid already arranges the view, the view's placement is changed.
  ///
  /// - Precondition: `view` is neither the grid nor one of its ancestors. The rows and columns of `placement`
  ///   exist.
  public func add(_ view: LayoutView, _ placement: Placement) {
    check(placement, of: view)
    adopt(view)
    item(of: view).placement = placement
    setNeedsUpdateConstraints()
  }

  override func arrange(_ plan: inout PanelPlan) { lay(into: &plan) }

  /// Returns the guide of a track.
  ///
  /// Guides are assigned to indices, not to tracks.
  func guide(_ axis: Axis, _ index: Int) -> LayoutGuide {
    check(index, isBelow: laidTracks(axis).count, axis)
    while trackGuides[axis].count <= index {
      trackGuides[axis].append(LayoutGuide("\(name).\(word(axis)).\(trackGuides[axis].count)"))
    }
    return trackGuides[axis][index]
  }

  /// Returns a guide whose size is a unit for star tracks with limits.
  func starUnit(_ axis: Axis, _ index: Int) -> LayoutGuide {
    while starUnits[axis].count <= index {
      starUnits[axis].append(LayoutGuide("\(name).\(word(axis)).unit.\(starUnits[axis].count)"))
    }
    return starUnits[axis][index]
  }

  /// Returns the word for a track on an axis.
  private func word(_ axis: Axis) -> String { axis == .horizontal ? "column" : "row" }

  /// Returns the tracks of an axis, or one star track if the axis has none.
  func laidTracks(_ axis: Axis) -> [GridTrack] { tracks[axis].isEmpty ? [.star] : tracks[axis] }

  private func replace(_ axis: Axis, by new: [GridTrack]) {
    guard tracks[axis] != new else { return }
    if new.count < tracks[axis].count {
      let count = max(1, new.count)
      if let item = items.first(where: { $0.placement[axis].upperBound > count }) {
        Precondition.fail(
          "cannot remove a \(word(axis)) of `\(name)` that contains `\(item.view.name)`")
      }
    }
    tracks[axis] = new
    setNeedsUpdateConstraints()
  }

  override func check(_ placement: Placement, of view: LayoutView) {
    check(placement.row, placement.rowSpan, .vertical, view)
    check(placement.column, placement.columnSpan, .horizontal, view)
  }

  private func check(_ first: Int, _ span: Int, _ axis: Axis, _ view: LayoutView) {
    let (word, count) = (word(axis), laidTracks(axis).count)
    Precondition.check(
      span > 0, "\(word) span \(span) of `\(view.name)` in `\(name)` is not positive")
    // The comparison avoids overflow for the largest and smallest integers.
    Precondition.check(
      first >= 0 && first < count && span <= count - first,
      "\(word) \(first) with span \(span) is out of range 0..<\(count) for `\(view.name)` in `\(name)`"
    )
  }

  /// Traps unless an index is at least 0 and less than a count.
  func check(_ index: Int, isBelow count: Int, _ axis: Axis) {
    Precondition.check(
      index >= 0 && index < count,
      "\(word(axis)) \(index) is out of range 0..<\(count) in `\(name)`")
  }
}
