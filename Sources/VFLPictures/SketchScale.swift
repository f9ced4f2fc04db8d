import VFLLayout
import VFLText

/// The mapping of points to character cells.
///
/// A cell is assumed to be twice as high as wide. If a view would be too low to show its name, the picture is
/// stretched vertically by a limited factor.
struct SketchScale: Sendable {
  /// The number of columns of the picture.
  let columns: Int
  /// The number of rows of the picture.
  let rows: Int

  private let left: Double
  private let top: Double
  private let cellsPerPoint: (x: Double, y: Double)

  /// The maximum factor by which the picture is stretched vertically.
  private static let stretch = 2.5
  /// The lengths, in points, to which a picture can be fitted.
  ///
  /// Calculations with other lengths are too inexact. A container can be 1e15 points wide, and the area of
  /// its views slightly wider.
  private static let drawable = 1e-6...1e16
  private static let leastColumns = 16
  private static let leastRows = 5

  /// Fits a picture into the given number of columns and rows.
  ///
  /// On an axis on which the container has no extent, the picture shows the area of the boxes.
  init(container: Frame, boxes: [PlacedBox], columnLimit: Int, rowLimit: Int) {
    let frames = boxes.map { $0.frame }
    let (left, width) = Self.extent(
      container.width, frames.map { ($0.x, $0.x + $0.width) })
    let (top, height) = Self.extent(
      container.height, frames.map { ($0.y, $0.y + $0.height) })
    let columnLimit = max(columnLimit, Self.leastColumns)
    let rowLimit = max(rowLimit, Self.leastRows)
    let fitted = min(Double(columnLimit - 1) / width, 2 * Double(rowLimit - 1) / height)
    columns = min(max(Int((width * fitted).rounded()) + 1, Self.leastColumns), columnLimit)
    let natural = fitted / 2
    // The name of a view that is narrower than its name is not shown, so the view needs no row for a name.
    let named = boxes.filter { box in
      box.frame.height > 0
        && box.frame.width * fitted >= Double(DisplayColumn.width(of: box.name) + 2)
    }
    let lowest = named.map { $0.frame.height }.min() ?? height
    let wanted = min(max(natural, 2 / lowest), Self.stretch * natural)
    rows = min(max(Int((height * wanted).rounded(.up)) + 1, Self.leastRows), rowLimit)
    self.left = left
    self.top = top
    cellsPerPoint = (Double(columns - 1) / width, Double(rows - 1) / height)
  }

  /// Returns the column of the given distance from the left edge of the container.
  func column(_ x: Double) -> Int {
    Self.cell((x - left) * cellsPerPoint.x, limit: columns)
  }

  /// Returns the row of the given distance from the top edge of the container.
  func row(_ y: Double) -> Int {
    Self.cell((y - top) * cellsPerPoint.y, limit: rows)
  }

  /// Returns the column or row of a position in cells.
  ///
  /// A position outside of the picture is moved close to the picture, but stays outside of it.
  private static func cell(_ position: Double, limit: Int) -> Int {
    guard position.isFinite else { return position > 0 ? limit + 1 : -2 }
    return Int(min(max(position.rounded(), -2), Double(limit + 1)))
  }

  /// Returns the start and the length of the visible part of an axis.
  ///
  /// If neither the container nor the boxes have an extent, the visible part is 1 point long and has their
  /// position in the middle.
  private static func extent(
    _ size: Double, _ ranges: [(Double, Double)]
  ) -> (start: Double, length: Double) {
    if drawable.contains(size) { return (0, size) }
    let ends = ranges.flatMap { [$0.0, $0.1] }.filter { $0.magnitude < drawable.upperBound }
    let start = ends.min() ?? 0
    let length = (ends.max() ?? 0) - start
    return drawable.contains(length) ? (start, length) : (start - 0.5, 1)
  }
}
