import VFLTestSupport

@testable import LayoutSolver

/// A basis and its factors, for tests that exchange rows.
struct BasisTrial {
  let rows: SparseRows
  private(set) var head: [BasisMember]
  private(set) var factors = BasisFactors()
  /// The number of rows of the initial head that depend on others.
  private(set) var replacementCount = 0

  init(_ rows: SparseRows, head: [BasisMember]) {
    self.rows = rows
    self.head = head
    replacementCount = refactorize().count
  }

  /// Creates a basis of the first rows.
  init(_ rows: SparseRows, _ size: Int) {
    self.init(rows, head: (0..<DenseIndex(size)).map { .row($0) })
  }

  /// Factorizes the basis from scratch and returns the replaced members.
  @discardableResult
  mutating func refactorize() -> [BasisMember] { factors.factorise(&head, of: rows) }

  /// Puts a row into the slot with its largest transformed entry, if this entry is at least 0.1.
  mutating func exchange(_ entering: DenseIndex) {
    if head.contains(.row(entering)) { return }
    if factors.isDue { refactorize() }
    var right = SparseVector()
    var transformed = SparseVector()
    right.become(row: entering, of: rows)
    factors.solveTransposed(right, into: &transformed)
    guard
      let best = (0..<transformed.count).max(by: {
        transformed.value($0).magnitude < transformed.value($1).magnitude
      }), transformed.value(best).magnitude >= 0.1
    else { return }
    let slot = transformed.index(best)
    factors.exchange(slot: slot, transformedRow: transformed)
    head[slot] = .row(entering)
  }

  /// The point at which the row of a slot is 1 and the other rows are 0.
  mutating func solution(_ slot: DenseIndex) -> [Double] {
    var result = SparseVector()
    factors.solve(SparseVector(unit: slot), into: &result)
    return dense(result)
  }

  /// The unit row of a column as a combination of the basis rows.
  mutating func combination(_ column: DenseIndex) -> [Double] {
    var result = SparseVector()
    factors.solveTransposed(SparseVector(unit: column), into: &result)
    return dense(result)
  }

  /// The largest error of solutions for up to 12 unit vectors, relative to the magnitudes of the terms.
  mutating func largestError() -> Double {
    let basis = head.map { rows.dense($0, size: head.count) }
    var largest = 0.0
    for unit in stride(from: 0, to: DenseIndex(head.count), by: 1 + head.count / 12) {
      let point = solution(unit)
      let weights = combination(unit)
      for other in head.indices {
        let target = other == Int(unit) ? 1.0 : 0
        let byRow = head.indices.map { basis[other][$0] * point[$0] }
        let byColumn = head.indices.map { basis[$0][other] * weights[$0] }
        largest = max(largest, error(byRow, target), error(byColumn, target))
      }
    }
    return largest
  }

  private func error(_ terms: [Double], _ target: Double) -> Double {
    let size = terms.reduce(1) { $0 + $1.magnitude }
    return (terms.reduce(0, +) - target).magnitude / size
  }

  private func dense(_ vector: SparseVector) -> [Double] {
    var result = [Double](repeating: 0, count: head.count)
    for entry in 0..<vector.count { result[Int(vector.index(entry))] += vector.value(entry) }
    return result
  }
}

extension SparseRows {
  /// A row, or the unit row of a placeholder, as a dense array.
  func dense(_ member: BasisMember, size: Int) -> [Double] {
    var result = [Double](repeating: 0, count: size)
    if let column = member.placeholderColumn { result[column] = 1 }
    guard let row = member.row else { return result }
    for entry in entries(of: row) { result[Int(indices[entry])] = values[entry] }
    return result
  }

  /// The rank of some rows, computed by elimination with the largest pivots.
  func rank(of head: [BasisMember]) -> Int {
    var matrix = head.map { dense($0, size: head.count) }
    var rank = 0
    for column in head.indices {
      guard
        let pivot = (rank..<head.count).max(by: {
          matrix[$0][column].magnitude < matrix[$1][column].magnitude
        }), matrix[pivot][column].magnitude > 1e-9
      else { continue }
      matrix.swapAt(rank, pivot)
      for row in (rank + 1)..<max(rank + 1, head.count) {
        let share = matrix[row][column] / matrix[rank][column]
        for index in head.indices { matrix[row][index] -= share * matrix[rank][index] }
      }
      rank += 1
      if rank == head.count { break }
    }
    return rank
  }

  /// The rows, followed by sums of two or three of these rows.
  func withSums(of count: Int, _ random: inout SplitMix64) -> SparseRows {
    var result = self
    for _ in 0..<count {
      var sum = [Double](repeating: 0, count: rowCount)
      for _ in 0..<Int.random(in: 2...3, using: &random) {
        let row = DenseIndex.random(in: 0..<DenseIndex(rowCount), using: &random)
        for (column, value) in dense(.row(row), size: rowCount).enumerated() {
          sum[column] += value
        }
      }
      for (column, value) in sum.enumerated() where value != 0 {
        result.append(DenseIndex(column), value)
      }
      result.closeRow()
    }
    return result
  }
}

/// The pattern and the sizes of the entries of a random matrix.
enum MatrixShape: CaseIterable {
  case sparse
  case blocks
  case chain
  case scaled
  case full

  func rows(count: Int, size: Int, _ random: inout SplitMix64) -> SparseRows {
    var rows = SparseRows()
    for row in 0..<count {
      for column in 0..<size where column == row % size || has(column, row % size, size, &random) {
        rows.append(DenseIndex(column), value(&random))
      }
      rows.closeRow()
    }
    return rows
  }

  private func has(
    _ column: Int, _ row: Int, _ size: Int, _ random: inout SplitMix64
  ) -> Bool {
    switch self {
    case .sparse, .scaled: Int.random(in: 0..<size, using: &random) < 2
    case .blocks: column / 4 == row / 4 && Bool.random(using: &random)
    case .chain: column == row - 1
    case .full: true
    }
  }

  private func value(_ random: inout SplitMix64) -> Double {
    let number = Double([-3, -2, -1, 1, 1, 1, 2, 3].randomElement(using: &random) ?? 1)
    if self != .scaled { return number }
    return number * ([0.1, 1, 1, 10].randomElement(using: &random) ?? 1)
  }
}
