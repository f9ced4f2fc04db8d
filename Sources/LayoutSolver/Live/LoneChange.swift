/// The change of a row that is the only one since the last solve, if the next one may follow it at once:
/// it stands in no list.
struct LoneChange: Sendable {
  enum Kind: Sendable {
    /// Nothing has changed, or what has to be presolved in any case.
    case none
    /// The constant of a row.
    case constant
    /// Whether a row is in force.
    case force
    /// Several changes, or one that had to be listed.
    case listed
  }

  private(set) var kind = Kind.none
  /// The row of the store, what its constant was, and whether presolving left it alone already.
  private(set) var row = 0
  private var constant = 0.0
  private var wasPinned = false

  /// Whether there is one change that stands nowhere else.
  @inline(__always)
  var isUnlisted: Bool { kind == .constant || kind == .force }

  /// Notes the change of a row that is the first one, before it happens.
  @inline(__always)
  mutating func note(_ kind: Kind, of row: Int, _ before: RowStore.Row) {
    assert(self.kind == .none, "nothing has changed before")
    self.kind = kind
    self.row = row
    constant = before.constant
    wasPinned = before.isPinned
  }

  /// What the row was before, which is this now.
  func before(_ row: RowStore.Row) -> RowStore.Row {
    var before = row
    before.constant = constant
    before.isPinned = wasPinned
    if kind == .force { before.isActive.toggle() }
    return before
  }

  /// Notes that the changes are listed.
  @inline(__always)
  mutating func list() { kind = .listed }

  /// Forgets the change.
  @inline(__always)
  mutating func forget() { kind = .none }
}
