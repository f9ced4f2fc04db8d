import VFLLayout
import VFLRecords
import VFLViews

extension GridPanel {
  /// Inserts a column.
  ///
  /// Views at or after the index move to the next column. Views that start before the index and extend beyond
  /// it also span the new column.
  ///
  /// - Precondition: `index` is at most the number of columns.
  public func insertColumn(_ column: GridTrack, at index: Int) {
    insert(column, at: index, .horizontal)
  }

  /// Inserts a row.
  ///
  /// Views at or below the index move to the next row. Views that start above the index and extend beyond it
  /// also span the new row.
  ///
  /// - Precondition: `index` is at most the number of rows.
  public func insertRow(_ row: GridTrack, at index: Int) { insert(row, at: index, .vertical) }

  /// Removes a column and the views that are only in this column.
  ///
  /// Views that also span other columns then span one column less.
  ///
  /// - Precondition: `index` is a valid index of ``columns``.
  public func removeColumn(at index: Int) { removeTrack(at: index, .horizontal) }

  /// Removes a row and the views that are only in this row.
  ///
  /// Views that also span other rows then span one row less.
  ///
  /// - Precondition: `index` is a valid index of ``rows``.
  public func removeRow(at index: Int) { removeTrack(at: index, .vertical) }

  /// Moves a column and its views to a different index.
  ///
  /// Afterwards, a view that spans several columns spans the range from the first to the last of them.
  ///
  /// - Precondition: Both indices are valid indices of ``columns``.
  public func moveColumn(from old: Int, to new: Int) { moveTrack(from: old, to: new, .horizontal) }

  /// Moves a row and its views to a different index.
  ///
  /// Afterwards, a view that spans several rows spans the range from the first to the last of them.
  ///
  /// - Precondition: Both indices are valid indices of ``rows``.
  public func moveRow(from old: Int, to new: Int) { moveTrack(from: old, to: new, .vertical) }

  private func insert(_ track: GridTrack, at index: Int, _ axis: Axis) {
    check(index, isBelow: tracks[axis].count + 1, axis)
    let isFirst = tracks[axis].isEmpty
    tracks[axis].insert(track, at: index)
    // A grid without tracks has an implicit star track, which the first track replaces.
    for item in items where !isFirst {
      let span = item.placement[axis]
      let start = span.lowerBound + (span.lowerBound >= index ? 1 : 0)
      let end = span.upperBound + (span.upperBound > index ? 1 : 0)
      item.placement[axis] = start..<end
    }
    setNeedsUpdateConstraints()
  }

  private func removeTrack(at index: Int, _ axis: Axis) {
    check(index, isBelow: tracks[axis].count, axis)
    for item in items where item.placement[axis] == index..<(index + 1) {
      item.view.removeFromSuperview()
    }
    tracks[axis].remove(at: index)
    for item in items {
      let span = item.placement[axis]
      let start = span.lowerBound - (span.lowerBound > index ? 1 : 0)
      let end = span.upperBound - (span.upperBound > index ? 1 : 0)
      item.placement[axis] = start..<end
    }
    setNeedsUpdateConstraints()
  }

  private func moveTrack(from old: Int, to new: Int, _ axis: Axis) {
    for index in [old, new] { check(index, isBelow: tracks[axis].count, axis) }
    let track = tracks[axis].remove(at: old)
    tracks[axis].insert(track, at: new)
    func place(_ index: Int) -> Int {
      if index == old { return new }
      let rest = index > old ? index - 1 : index
      return rest >= new ? rest + 1 : rest
    }
    for item in items {
      let places = item.placement[axis].map(place)
      if let first = places.min(), let last = places.max() {
        item.placement[axis] = first..<(last + 1)
      }
    }
    setNeedsUpdateConstraints()
  }
}
