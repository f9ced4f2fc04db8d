public import VFLLayout
import VFLRecords

/// The placement of a view in a ``GridPanel``.
public struct GridPlacement: Sendable, Hashable {
  /// The index of the first row of the view.
  public var row: Int
  /// The index of the first column of the view.
  public var column: Int
  /// The number of rows that the view spans, at least 1.
  public var rowSpan: Int
  /// The number of columns that the view spans, at least 1.
  public var columnSpan: Int
  /// The space around the view, in points.
  public var margin: LayoutMargins
  /// The width in points, or `nil` if the content or the cell determines it.
  public var width: Double?
  /// The height in points, or `nil` if the content or the cell determines it.
  public var height: Double?
  /// The horizontal alignment of the view in its columns.
  public var horizontal: PanelAlignment
  /// The vertical alignment of the view in its rows.
  public var vertical: PanelAlignment

  /// Creates a placement.
  ///
  /// By default, the view spans one row and one column, has no margins and fills its cell.
  public init(
    row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1,
    margin: LayoutMargins = LayoutMargins(all: 0), width: Double? = nil, height: Double? = nil,
    horizontal: PanelAlignment = .fill, vertical: PanelAlignment = .fill
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.margin = margin
    self.width = width
    self.height = height
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The range of tracks that the view spans on an axis: columns on the horizontal axis, rows on the vertical
  /// axis.
  subscript(axis: Axis) -> Range<Int> {
    get {
      axis == .horizontal ? column..<(column + columnSpan) : row..<(row + rowSpan)
    }
    set {
      switch axis {
      case .horizontal: (column, columnSpan) = (newValue.lowerBound, newValue.count)
      case .vertical: (row, rowSpan) = (newValue.lowerBound, newValue.count)
      }
    }
  }

  /// Returns the requested size and position on an axis.
  func sizing(_ axis: Axis) -> PanelSizing {
    axis == .horizontal
      ? PanelSizing(
        length: width, alignment: horizontal, before: margin.leading, after: margin.trailing)
      : PanelSizing(
        length: height, alignment: vertical, before: margin.top, after: margin.bottom)
  }
}
