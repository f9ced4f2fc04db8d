public import VFLLayout
import VFLRecords
public import VFLViews

/// A view that places others in rows and columns, as WPF's `Grid` does.
///
/// ```swift
/// let grid = GridPanel("grid", columns: [.auto, .star], rows: [.auto, .auto], columnGap: 8)
/// grid.add(label, GridPanel.Placement(row: 0, column: 0))
/// grid.add(field, GridPanel.Placement(row: 0, column: 1))
/// ```
///
/// Tracks are fixed, as large as what lies in them, or share what is left. Where the grid is too small,
/// stars shrink to nothing, and then tracks stick out. In a space that has no size of its own, stars keep
/// their proportions and hold what lies in them, unless ``sizesStarsToContent`` says otherwise.
public final class GridPanel: PlacingPanel<GridPlacement> {
  /// The columns, the leading one first.
  ///
  /// They may be changed in place, and more may follow; others come and go by ``insertColumn(_:at:)``,
  /// ``removeColumn(at:)`` and ``moveColumn(from:to:)``. A grid without any has one star.
  ///
  /// - Precondition: no view lies in one that goes.
  public var columns: [GridTrack] {
    get { tracks.horizontal }
    set { replace(.horizontal, by: newValue) }
  }
  /// The rows, the top one first.
  ///
  /// They may be changed in place, and more may follow; others come and go by ``insertRow(_:at:)``,
  /// ``removeRow(at:)`` and ``moveRow(from:to:)``. A grid without any has one star.
  ///
  /// - Precondition: no view lies in one that goes.
  public var rows: [GridTrack] {
    get { tracks.vertical }
    set { replace(.vertical, by: newValue) }
  }
  /// The space between two columns that are shown, in points.
  public var columnGap: Double {
    didSet { if columnGap != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The space between two rows that are shown, in points.
  public var rowGap: Double {
    didSet { if rowGap != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether stars count as automatic tracks on an axis, as WPF has it where a grid's space has no size
  /// of its own.
  public var sizesStarsToContent = PerAxis(both: false) {
    didSet { if sizesStarsToContent != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The tracks: columns are those of the horizontal axis.
  var tracks: PerAxis<[GridTrack]>
  private var trackGuides = PerAxis<[LayoutGuide]>(both: [])
  private var starUnits = PerAxis<[LayoutGuide]>(both: [])

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - name: what diagnostics call it.
  ///   - columns: the columns, the leading one first.
  ///   - rows: the rows, the top one first.
  ///   - columnGap: the space between columns, in points.
  ///   - rowGap: the space between rows, in points.
  ///   - fileID: the file that a conflict of its constraints names.
  ///   - line: the line that a conflict of its constraints names.
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

  /// Where the last layout put a column, measured from the grid's top left corner, in points.
  public func frame(ofColumn index: Int) -> Frame { guide(.horizontal, index).layoutFrame }

  /// Where the last layout put a row, measured from the grid's top left corner, in points.
  public func frame(ofRow index: Int) -> Frame { guide(.vertical, index).layoutFrame }

  /// Puts a view into the grid; one that is there already is placed anew.
  ///
  /// - Precondition: `view` is neither the grid nor one that the grid lies in; the rows and columns exist.
  public func add(_ view: LayoutView, _ placement: Placement) {
    check(placement, of: view)
    adopt(view)
    item(of: view).placement = placement
    setNeedsUpdateConstraints()
  }

  override func arrange(_ plan: inout PanelPlan) { lay(into: &plan) }

  /// The guide that lies where a track does; the tracks' guides keep their indices.
  func guide(_ axis: Axis, _ index: Int) -> LayoutGuide {
    check(index, isBelow: laidTracks(axis).count, axis)
    while trackGuides[axis].count <= index {
      trackGuides[axis].append(LayoutGuide("\(name).\(word(axis)).\(trackGuides[axis].count)"))
    }
    return trackGuides[axis][index]
  }

  /// A guide that stars are measured by, where limits keep them from being multiples of one of them.
  func starUnit(_ axis: Axis, _ index: Int) -> LayoutGuide {
    while starUnits[axis].count <= index {
      starUnits[axis].append(LayoutGuide("\(name).\(word(axis)).unit.\(starUnits[axis].count)"))
    }
    return starUnits[axis][index]
  }

  /// What a track is called.
  private func word(_ axis: Axis) -> String { axis == .horizontal ? "column" : "row" }

  /// The tracks of an axis as they are laid: a star where there are none.
  func laidTracks(_ axis: Axis) -> [GridTrack] { tracks[axis].isEmpty ? [.star] : tracks[axis] }

  private func replace(_ axis: Axis, by new: [GridTrack]) {
    guard tracks[axis] != new else { return }
    if new.count < tracks[axis].count {
      let count = max(1, new.count)
      if let item = items.first(where: { $0.placement[axis].upperBound > count }) {
        Mistake.trap(
          "expected `\(item.view.name)` to lie in no \(word(axis)) of `\(name)` that goes")
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
    Mistake.unless(
      span > 0, "expected `\(view.name)` to span a \(word) of `\(name)`, found \(span)")
    // Neither sum nor difference is made of numbers that may be as large as there are any.
    Mistake.unless(
      first >= 0 && first < count && span <= count - first,
      "expected `\(view.name)` to lie in \(word)s of `\(name)`, which has \(count), found \(span) from "
        + "\(word) \(first) on")
  }

  /// Ends the program unless an index is one of the first so many.
  func check(_ index: Int, isBelow count: Int, _ axis: Axis) {
    Mistake.unless(
      index >= 0 && index < count,
      "expected a \(word(axis)) of `\(name)`, which has \(tracks[axis].count), found \(index)")
  }
}
