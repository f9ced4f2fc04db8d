/// The level of a row: an optional priority, required, or idle.
///
/// An enumeration would make each row longer.
struct Level: Sendable, Hashable {
  /// 0 for the highest optional priority, and -1 for required rows, which come first.
  let rank: DenseIndex

  static let required = Level(rank: -1)
  /// The level of a row that is ignored.
  static let idle = Level(rank: -2)

  @inline(__always)
  init(rank: DenseIndex) { self.rank = rank }
  /// Creates the level of an optional priority.
  @inline(__always)
  init(_ index: Int) { rank = DenseIndex(truncatingIfNeeded: index) }

  /// The index of an optional priority, from the highest one on; `nil` for required and idle rows.
  @inline(__always)
  var index: Int? { rank >= 0 ? Int(rank) : nil }
}
