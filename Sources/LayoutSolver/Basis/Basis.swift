/// The basis of the simplex: the active rows, one for each column, and the factors of their matrix.
///
/// The basis is a square matrix, whose row of each slot is an active row or a placeholder.
///
/// Invariant: no row is in two slots, and the factors are those of the head.
struct Basis: Sendable {
  private(set) var head: [BasisMember] = []
  private var factors = BasisFactors()
  /// The last requested row, or sum of rows, as a combination of active rows, by slots: the pivot row of a
  /// tableau.
  private(set) var combination = SparseVector()
  /// The way that the point moves, by columns.
  private(set) var direction = SparseVector()
  /// Scratch by columns, zero between uses; empty until it is needed.
  private var scratch: [Double] = []
  /// The right side of the system that ``combineRightSide()`` or ``solveRightSide()`` solves; the caller
  /// writes it first.
  var rightSide = SparseVector()

  var exchangeCount: Int { factors.exchangeCount }
  @inline(__always)
  var isDue: Bool { factors.isDue }
  var slots: Range<DenseIndex> { 0..<DenseIndex(truncatingIfNeeded: head.count) }

  func isConsistent(with states: RowStates) -> Bool {
    slots.allSatisfy { slot in head[slot].row.map { states[$0].slot.index == slot } ?? true }
      && states.all.count { $0.isActive } == head.count { $0.row != nil }
  }

  // MARK: Rows

  /// Begins with some members, which have yet to be factorised.
  mutating func begin(_ head: [BasisMember]) { self.head = head }

  /// Factorises the basis; returns the members that depend on others, which placeholders have replaced.
  mutating func factorise(_ rows: SparseRows) -> [BasisMember] {
    factors.factorise(&head, of: rows)
  }

  /// Makes a row, whose pivot row is ``combination``, the member in a slot.
  mutating func exchange(_ slot: DenseIndex, for row: DenseIndex) {
    factors.exchange(slot: slot, transformedRow: combination)
    head[slot] = .row(row)
  }

  /// Replaces the member in a slot by one with the same coefficients, which leaves the factors unchanged.
  mutating func substitute(_ member: BasisMember, in slot: DenseIndex) { head[slot] = member }

  /// Adds a slot for one more column; the basis has to be factorised.
  mutating func addSlot(_ member: BasisMember) { head.append(member) }

  // MARK: Systems

  /// Writes a row as a combination of active ones.
  @inline(__always)
  mutating func combine(_ row: DenseIndex, of rows: SparseRows) {
    rightSide.become(row: row, of: rows)
    factors.solveTransposed(rightSide, into: &combination)
  }

  /// Writes a row that is given by its terms as a combination of active ones.
  mutating func combine(_ terms: SparseVector) {
    factors.solveTransposed(terms, into: &combination)
  }

  /// Writes the row with the terms in ``rightSide`` as a combination of active rows; returns false if there
  /// are no terms.
  mutating func combineRightSide() -> Bool {
    if rightSide.count == 0 { return false }
    factors.solveTransposed(rightSide, into: &combination)
    return true
  }

  /// The slot of the largest entry of ``combination`` whose member satisfies a condition; `nil` if there is
  /// none that is larger than rounding.
  func largestSlot(where isCandidate: (BasisMember) -> Bool) -> DenseIndex? {
    var best: (slot: DenseIndex?, size: Double) = (nil, Tolerance.lostDigits * combination.largest)
    for entry in 0..<combination.count where combination.value(entry).magnitude > best.size {
      let slot = combination.index(entry)
      if isCandidate(head[slot]) { best = (slot, combination.value(entry).magnitude) }
    }
    return best.slot
  }

  /// Computes how the point moves when the residual of a slot's row grows by 1 and the residuals of all
  /// other active rows stay 0.
  mutating func computeDirection(of slot: DenseIndex) {
    rightSide.removeAll()
    rightSide.append(slot, 1)
    factors.solve(rightSide, into: &direction)
  }

  /// Computes how the point moves when the residuals of slots change by what ``rightSide`` says; returns the
  /// largest of these changes, 0 if there are none.
  mutating func solveRightSide() -> Double {
    if rightSide.count == 0 {
      direction.removeAll()
      return 0
    }
    factors.solve(rightSide, into: &direction)
    return rightSide.largest
  }

  /// Frees the memory for vectors of all columns.
  mutating func dropSpareRoom() { (rightSide, direction) = (SparseVector(), SparseVector()) }

  /// Whether the pivot of a row is the same computed by columns, along the direction; if not, the factors are
  /// worn out.
  mutating func agrees(
    _ pivot: Double, on row: DenseIndex, of rows: SparseRows
  ) -> Bool {
    if scratch.count < head.count { scratch.refill(0, count: head.count) }
    let product = direction.product(withRow: row, of: rows, &scratch)
    return (product - pivot).magnitude <= Tolerance.lostDigits * pivot.magnitude
  }

  /// Corrects the combination of a sum of columns by the difference between its rows and the sum, computed
  /// with twice the digits (iterative refinement, Wilkinson 1963); drops entries that are no larger than the
  /// rounding of the correction.
  ///
  /// Entries are products of coefficients and of their inverses. An entry may be a trillionth of another
  /// entry and still be the only contribution to a column, so its size does not distinguish it from rounding.
  /// O(columns + non-zeros of the combination).
  mutating func refineCombination(of sum: SparseVector, _ rows: SparseRows) {
    var sums = [CompensatedSum](repeating: CompensatedSum(), count: head.count)
    for entry in 0..<sum.count { sums[Int(sum.index(entry))].add(sum.value(entry)) }
    for entry in 0..<combination.count {
      let value = combination.value(entry)
      let member = head[combination.index(entry)]
      if let column = member.placeholderColumn { sums[column].add(-value) }
      guard let row = member.row else { continue }
      for entry in rows.entries(of: row) {
        sums[Int(rows.indices[entry])].add(-value, times: rows.values[entry])
      }
    }
    rightSide.removeAll()
    for column in sums.indices where sums[column].value != 0 {
      rightSide.append(DenseIndex(truncatingIfNeeded: column), sums[column].value)
    }
    if rightSide.count == 0 { return }
    var correction = SparseVector()
    factors.solveTransposed(rightSide, into: &correction)
    var corrected = ScatteredVector()
    corrected.resize(to: head.count)
    for part in [combination, correction] {
      for entry in 0..<part.count { corrected.add(part.index(entry), part.value(entry)) }
    }
    let noise = Tolerance.cancellation * correction.largest
    combination.removeAll()
    for slot in corrected.touched where corrected[slot].magnitude > noise {
      combination.append(slot, corrected[slot])
    }
  }
}

extension SparseVector {
  /// The product with a row of a matrix; the scratch has a 0 for each column.
  fileprivate func product(
    withRow row: DenseIndex, of rows: SparseRows, _ scratch: inout [Double]
  ) -> Double {
    let entries = rows.entries(of: row)
    if entries.count == 1 || entries.count * count <= Tuning.few {
      var product = 0.0
      for entry in entries { product += rows.values[entry] * value(at: rows.indices[entry]) }
      return product
    }
    let columns = rows.indices.span.extracting(entries)
    let values = rows.values.span.extracting(entries)
    let vector = storage.span.extracting(..<count)
    var scratch = scratch.mutableSpan
    for entry in vector.indices { scratch[Int(vector[entry].index)] = vector[entry].value }
    var product = 0.0
    for entry in columns.indices { product += values[entry] * scratch[Int(columns[entry])] }
    for entry in vector.indices { scratch[Int(vector[entry].index)] = 0 }
    return product
  }
}
