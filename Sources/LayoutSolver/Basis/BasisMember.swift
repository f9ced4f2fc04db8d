/// The contents of a slot of the basis: an active row, or the placeholder of a column that no row holds.
///
/// The placeholder is the unit row of the column. An enumeration would take twice the memory. Placeholders
/// precede rows.
struct BasisMember: Sendable, Hashable, Comparable {
  /// The index of the row, or `-1 - column`.
  private let code: DenseIndex

  @inline(__always)
  static func row(_ row: DenseIndex) -> BasisMember { BasisMember(code: row) }
  @inline(__always)
  static func placeholder(of column: DenseIndex) -> BasisMember { BasisMember(code: -1 - column) }

  /// The active row; `nil` for a placeholder.
  @inline(__always)
  var row: DenseIndex? { code >= 0 ? code : nil }
  /// The column of a placeholder.
  @inline(__always)
  var placeholderColumn: DenseIndex? { code < 0 ? -1 - code : nil }

  @inline(__always)
  static func < (left: BasisMember, right: BasisMember) -> Bool { left.code < right.code }
}
