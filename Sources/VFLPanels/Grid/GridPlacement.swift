public import VFLLayout
import VFLRecords

/// How a ``GridPanel`` places one of its views.
public struct GridPlacement: Sendable, Hashable {
  /// The first row that the view lies in, counted from 0.
  public var row: Int
  /// The first column that the view lies in, counted from 0.
  public var column: Int
  /// How many rows it lies in, at least 1.
  public var rowSpan: Int
  /// How many columns it lies in, at least 1.
  public var columnSpan: Int
  /// The space around the view, in points.
  public var margin: LayoutMargins
  /// The width in points; `nil` if the content, or the cell, decides.
  public var width: Double?
  /// The height in points; `nil` if the content, or the cell, decides.
  public var height: Double?
  /// Where the view lies in its columns.
  public var horizontal: PanelAlignment
  /// Where the view lies in its rows.
  public var vertical: PanelAlignment

  /// Creates a placement; without more than a row and a column that of a view without margins that
  /// fills its cell.
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

  /// The tracks of an axis that the view lies in: columns are those of the horizontal one.
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

  /// What is wanted of the view on an axis.
  func wish(_ axis: Axis) -> PanelWish {
    axis == .horizontal
      ? PanelWish(
        length: width, alignment: horizontal, before: margin.leading, after: margin.trailing)
      : PanelWish(
        length: height, alignment: vertical, before: margin.top, after: margin.bottom)
  }
}
