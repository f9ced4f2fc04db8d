import VFLLayout
import VFLRecords
import VFLViews

extension GridPanel {
  /// Inserts a column; views behind it move on, and those that lie on both sides of it span it, too.
  ///
  /// - Precondition: the index is at most the number of columns.
  public func insertColumn(_ column: GridTrack, at index: Int) {
    insert(column, at: index, .horizontal)
  }

  /// Inserts a row; views below it move on, and those that lie on both sides of it span it, too.
  ///
  /// - Precondition: the index is at most the number of rows.
  public func insertRow(_ row: GridTrack, at index: Int) { insert(row, at: index, .vertical) }

  /// Removes a column with the views that lie in it alone; views that span it span one less.
  ///
  /// - Precondition: there is such a column.
  public func removeColumn(at index: Int) { removeTrack(at: index, .horizontal) }

  /// Removes a row with the views that lie in it alone; views that span it span one less.
  ///
  /// - Precondition: there is such a row.
  public func removeRow(at index: Int) { removeTrack(at: index, .vertical) }

  /// Moves a column, with what lies in it, to an index among the others.
  ///
  /// A view that spans several columns then spans all from the first of them to the last.
  ///
  /// - Precondition: there are columns at both indices.
  public func moveColumn(from old: Int, to new: Int) { moveTrack(from: old, to: new, .horizontal) }

  /// Moves a row, with what lies in it, to an index among the others.
  ///
  /// A view that spans several rows then spans all from the first of them to the last.
  ///
  /// - Precondition: there are rows at both indices.
  public func moveRow(from old: Int, to new: Int) { moveTrack(from: old, to: new, .vertical) }

  private func insert(_ track: GridTrack, at index: Int, _ axis: Axis) {
    check(index, isBelow: tracks[axis].count + 1, axis)
    let isFirst = tracks[axis].isEmpty
    tracks[axis].insert(track, at: index)
    // The first one takes the place of the star that a grid without tracks has.
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
