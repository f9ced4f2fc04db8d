import VisualFormat

/// A column of entries in the order of their ranks, regardless of the order of insertion.
///
/// Each entry is constrained to the bottom of the previous one. Inserting an entry changes only the
/// constraint of the entry that follows it.
final class EntryColumn: LayoutView {
  private struct Entry {
    var rank: Int
    var view: LayoutView
    /// The constraint between the top of the view and the bottom of the previous view, or the top of the
    /// column.
    var link: ChainedConstraint?
  }

  private var entries: [Entry] = []

  /// The names of the entries in order.
  var order: [String] { entries.map(\.view.name) }

  /// Inserts an entry by rank, after all entries with the same rank.
  func insert(_ name: String, rank: Int, height: Double) throws {
    let view = LayoutView(name)
    addSubview(view)
    try [
      view.dl.leading.equalTo(dl.leading).offset(10),
      view.dl.trailing.equalTo(dl.trailing).offset(-10),
      view.dl.height.equalTo(height),
    ].install()
    let index = entries.firstIndex { $0.rank > rank } ?? entries.count
    entries.insert(Entry(rank: rank, view: view), at: index)
    try link(index)
    try link(index + 1)
  }

  /// Removes an entry.
  ///
  /// The entries after it move up.
  func remove(_ name: String) throws {
    guard let index = entries.firstIndex(where: { $0.view.name == name }) else { return }
    entries.remove(at: index).view.removeFromSuperview()
    try link(index)
  }

  private func link(_ index: Int) throws {
    guard entries.indices.contains(index) else { return }
    entries[index].link?.uninstall()
    let top = entries[index].view.dl.top
    let draft = index == 0 ? top.equalTo(self) : top.equalTo(entries[index - 1].view.dl.bottom)
    entries[index].link = try draft.offset(10).labeled("below").install()
  }
}
