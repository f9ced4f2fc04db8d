/// What has changed since the last solve, if it is so little that the next one may follow it at once: it
/// stands in no list.
struct UnlistedChange: Sendable {
  enum Kind: Sendable {
    /// Nothing has changed, or what has to be presolved in any case.
    case none
    /// The constant of a row.
    case constant
    /// The constants of two rows, as of a window that gets wider and higher.
    case constants
    /// A row goes out of force.
    case leaving
    /// A row comes into force.
    case coming
    /// More, or what had to be listed.
    case listed
  }

  /// A row that has changed: its number in the store, what its constant was, and whether presolving left
  /// it alone already.
  private struct Change: Sendable {
    var row = 0
    var constant = 0.0
    var wasPinned = false

    @inline(__always)
    init() {}

    /// The row as it is before it changes.
    @inline(__always)
    init(of row: Int, _ before: RowStore.Row) {
      self.row = row
      constant = before.constant
      wasPinned = before.isPinned
    }

    func before(_ row: RowStore.Row) -> RowStore.Row {
      var before = row
      before.constant = constant
      before.isPinned = wasPinned
      return before
    }
  }

  private(set) var kind = Kind.none
  private var first = Change()
  private var second = Change()

  /// The row of the store that changed first; of no meaning if nothing stands here.
  @inline(__always)
  var row: Int { first.row }
  /// The other one where the constants of two have changed.
  @inline(__always)
  var otherRow: Int { second.row }

  /// Whether there are changes that stand nowhere else.
  @inline(__always)
  var isUnlisted: Bool { kind != .none && kind != .listed }
  /// Whether the one change is that a row goes or comes.
  @inline(__always)
  var isOfForce: Bool { kind == .leaving || kind == .coming }

  /// Notes the change of a row that is the first one, before it happens.
  @inline(__always)
  mutating func note(_ kind: Kind, of row: Int, _ before: RowStore.Row) {
    assert(self.kind == .none, "nothing has changed before")
    self.kind = kind
    first = Change(of: row, before)
  }

  /// Notes that another row gets a constant after the first one has got one.
  mutating func noteOtherConstant(of row: Int, _ before: RowStore.Row) {
    assert(kind == .constant && row != first.row, "the constant of one row has changed before")
    kind = .constants
    second = Change(of: row, before)
  }

  /// What the row that changed first was before, which is this now.
  func before(_ row: RowStore.Row) -> RowStore.Row {
    var before = first.before(row)
    if isOfForce { before.isActive.toggle() }
    return before
  }

  /// What the other row was before.
  func otherBefore(_ row: RowStore.Row) -> RowStore.Row { second.before(row) }

  /// Notes that the changes are listed.
  @inline(__always)
  mutating func list() { kind = .listed }

  /// Forgets the changes.
  @inline(__always)
  mutating func forget() { kind = .none }
}
