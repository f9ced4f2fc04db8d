/// The links of a ``VariableLinking`` in order, with the rows that they follow from.
///
/// The forest itself compresses its paths, so it does not contain the links between a variable and its root.
struct LinkTape: Sendable {
  /// The equation `child = factor · parent + offset`.
  struct Link: Sendable {
    let child: DenseIndex
    /// The parent; `nil` if the child has a known value.
    let parent: DenseIndex?
    /// The row of the problem that the link follows from.
    let row: DenseIndex
    let factor: Double
    /// The rate of the child with respect to the constant of the row.
    let share: Double
  }

  /// The second row of a link that follows from two rows.
  struct SecondRow: Sendable {
    /// The index of the link.
    let link: Int
    let row: DenseIndex
    let share: Double
  }

  private(set) var links: [Link] = []
  private(set) var secondRows: [SecondRow] = []

  /// Removes all links and reserves memory for new ones.
  mutating func reset(capacity: Int) {
    links.clear()
    secondRows.clear()
    links.reserveCapacity(capacity)
  }

  mutating func append(_ link: Link) { links.append(link) }

  /// Adds the second row of the last link.
  mutating func addSecondRow(_ row: DenseIndex, share: Double) {
    secondRows.append(SecondRow(link: links.count - 1, row: row, share: share))
  }

  /// Releases unused memory.
  mutating func shrink() {
    if 2 * links.count < links.capacity { links = links.map { $0 } }
  }

  /// Returns the index of the first link that follows from a row, if any.
  func firstLink(of row: DenseIndex) -> Int? {
    let own = links.firstIndex { $0.row == row }
    guard let second = secondRows.first(where: { $0.row == row }) else { return own }
    return Swift.min(own ?? second.link, second.link)
  }
}
