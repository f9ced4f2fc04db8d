/// A table of required equalities in three roots, which finds equalities that share two roots with the same
/// ratios.
///
/// `a·x + b·y + c·z = k` and `a·x + b·y + c·w = l` imply that `z` and `w` differ by a constant.
struct PairTable: Sendable {
  /// Two roots and the ratios of their coefficients to the coefficient of the third root.
  private struct Pair: Hashable {
    let first: DenseIndex
    let second: DenseIndex
    let firstRatio: Double
    let secondRatio: Double

    /// Combines all properties at once, because each call of the hasher takes as long as the comparison.
    func hash(into hasher: inout Hasher) {
      let roots =
        UInt64(truncatingIfNeeded: first) << 32 | UInt64(UInt32(truncatingIfNeeded: second))
      let ratios = firstRatio.bitPattern &+ secondRatio.bitPattern &* BitMixer.increment
      hasher.combine(roots &* BitMixer.increment ^ BitMixer.mixed(ratios))
    }
  }

  /// The third root of an equality, `third = constant − Σ ratio · root`.
  private struct Third {
    let root: DenseIndex
    let constant: Double
    /// The rate of the root with respect to the constant of the row.
    let share: Double
    let row: DenseIndex
  }

  /// The link that follows from two rows with the same pair: `own = other + difference`.
  struct Match {
    let own: DenseIndex
    let other: DenseIndex
    let difference: Double
    /// The rates of `own` and `other` with respect to the constants of their rows.
    let ownShare: Double
    let otherShare: Double
    /// The row of `other`.
    let row: DenseIndex
  }

  private var thirds: [Pair: Third] = [:]

  /// Removes all equalities.
  mutating func removeAll() { thirds.removeAll(keepingCapacity: true) }

  /// Returns the match of a row with an earlier row whose third variable is still a root.
  ///
  /// If there is none, the row is added to the table.
  ///
  /// The root with the largest number is the third root, because shared variables are usually created before
  /// other variables.
  mutating func meet(_ row: Int, of rows: KeptRows, by forest: AffineForest) -> Match? {
    let (pair, own) = Self.pair(rows.rows[row], of: rows)
    guard let other = thirds[pair], forest.isRoot(other.root) else {
      thirds[pair] = own
      return nil
    }
    return Match(
      own: own.root, other: other.root, difference: own.constant - other.constant,
      ownShare: own.share, otherShare: other.share, row: other.row)
  }

  private static func pair(_ row: KeptRows.Row, of rows: KeptRows) -> (Pair, Third) {
    let first = rows.entries(of: row).lowerBound
    var (left, right, third) = (
      rows.entries[first], rows.entries[first + 1], rows.entries[first + 2]
    )
    if left.index > third.index { swap(&left, &third) }
    if right.index > third.index { swap(&right, &third) }
    if left.index > right.index { swap(&left, &right) }
    let pair = Pair(
      first: left.index, second: right.index, firstRatio: left.value / third.value,
      secondRatio: right.value / third.value)
    return (
      pair,
      Third(
        root: third.index, constant: row.constant / third.value, share: 1 / third.value,
        row: row.origin)
    )
  }
}
