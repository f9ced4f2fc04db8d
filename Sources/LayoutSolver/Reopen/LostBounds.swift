/// The bounds of roots that presolve has found in rows which are now rows of the reduced system.
struct LostBounds {
  /// A bound that no longer follows from eliminated rows.
  struct LostBound {
    let bound: Reduction.Bound
    /// The row of the reduced system that implies the bound.
    let row: DenseIndex
    /// The tightest bound of the root that follows from eliminated rows.
    fileprivate(set) var next: Double
    /// The row of the reduced system that contains the bound, if any.
    fileprivate(set) var systemRow: DenseIndex?
  }

  private(set) var bounds: [LostBound] = []
  /// The index in ``bounds`` of each root's upper and lower bound; −1 if the bound is not lost.
  private var indices: [DenseIndex] = []

  /// Adds a bound, unless the same bound is already lost.
  mutating func append(_ bound: Reduction.Bound, impliedBy row: DenseIndex, rootCount: Int) {
    if indices.isEmpty { indices.refill(-1, count: 2 * rootCount) }
    if index(of: bound.root, isLower: bound.isLower) != nil { return }
    indices[2 * Int(bound.root) + (bound.isLower ? 1 : 0)] =
      DenseIndex(truncatingIfNeeded: bounds.count)
    bounds.append(
      LostBound(bound: bound, row: row, next: bound.isLower ? -.infinity : .infinity))
  }

  /// Takes into account a bound that follows from an eliminated row.
  mutating func tighten(_ bound: Reduction.Bound) {
    guard let index = index(of: bound.root, isLower: bound.isLower) else { return }
    let next = bounds[index].next
    bounds[index].next =
      bound.isLower ? Swift.max(next, bound.value) : Swift.min(next, bound.value)
  }

  /// Sets the first row of the reduced system that contains a bound.
  mutating func setSystemRow(_ row: DenseIndex, of root: DenseIndex, isLower: Bool) {
    guard let index = index(of: root, isLower: isLower) else { return }
    bounds[index].systemRow = bounds[index].systemRow ?? row
  }

  private func index(of root: DenseIndex, isLower: Bool) -> Int? {
    let index = indices[2 * Int(root) + (isLower ? 1 : 0)]
    return index < 0 ? nil : Int(index)
  }
}
