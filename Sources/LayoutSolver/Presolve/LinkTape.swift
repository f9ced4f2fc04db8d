/// The links of the forest of variables in the order in which they were made, with the rows that made them.
///
/// The forest itself compresses its paths, and so does not know any more by which links a variable came to
/// its root.
struct LinkTape: Sendable {
  struct Link: Sendable {
    let child: DenseIndex
    /// The parent of the child; -1 if the child got a value instead.
    let parent: DenseIndex
    /// The row of the store that made the link.
    let row: DenseIndex
    /// The factor in `child = factor · parent + offset`.
    let factor: Double
    /// By how much the child grows with the constant of the row.
    let share: Double
  }

  /// A second row that a link was made with.
  struct SecondRow: Sendable {
    /// The number of the link.
    let link: Int
    let row: DenseIndex
    let share: Double
  }

  private(set) var links: [Link] = []
  private(set) var secondRows: [SecondRow] = []

  /// Makes room for so many links.
  mutating func reserveCapacity(_ count: Int) { links.reserveCapacity(count) }

  /// Gives back the room for links that were not made.
  mutating func dropSpareRoom() {
    if 2 * links.count < links.capacity { links = links.map { $0 } }
  }

  mutating func removeAll() {
    links.clear()
    secondRows.clear()
  }

  mutating func append(_ link: Link) { links.append(link) }

  /// Notes the second row of the last link.
  mutating func addSecondRow(_ row: DenseIndex, share: Double) {
    secondRows.append(SecondRow(link: links.count - 1, row: row, share: share))
  }

  /// The first link that a row has a part in; nil if there is none.
  func firstLink(of row: DenseIndex) -> Int? {
    let own = links.firstIndex { $0.row == row }
    guard let second = secondRows.first(where: { $0.row == row }) else { return own }
    return Swift.min(own ?? second.link, second.link)
  }
}
