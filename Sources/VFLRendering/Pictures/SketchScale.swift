import VFLLayout

/// The map from points to cells: the part of the plane that is shown, and its scale.
///
/// A cell is taken to be twice as high as wide. Where a view would be too low to show its name, the
/// picture is stretched, though not by much.
struct SketchScale: Sendable {
  /// How many columns the picture has.
  let columns: Int
  /// How many rows the picture has.
  let rows: Int

  private let left: Double
  private let top: Double
  private let cellsPerPoint: (x: Double, y: Double)

  /// How much higher than true the picture may be.
  private static let stretch = 2.5
  /// The lengths that a picture is fitted to; the arithmetic of others is not to be trusted.
  ///
  /// A container may be 1e15 points wide, and what lies in it a little more.
  private static let drawable = 1e-6...1e16
  private static let leastColumns = 16
  private static let leastRows = 5

  /// Fits a container's area, or what its views cover where it has none, into columns and rows.
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
    // A view that is too narrow for its name needs no room for it.
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

  /// The column of a distance from the container's left edge.
  func column(_ x: Double) -> Int {
    Self.cell((x - left) * cellsPerPoint.x, limit: columns)
  }

  /// The row of a distance from the container's top edge.
  func row(_ y: Double) -> Int {
    Self.cell((y - top) * cellsPerPoint.y, limit: rows)
  }

  /// A cell, or one just outside of the picture for anything farther away.
  private static func cell(_ position: Double, limit: Int) -> Int {
    guard position.isFinite else { return position > 0 ? limit + 1 : -2 }
    return Int(min(max(position.rounded(), -2), Double(limit + 1)))
  }

  /// Where an axis starts and how long it is: never 0, but around what has no length.
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
