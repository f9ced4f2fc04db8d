import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("The factors of a basis")
struct BasisFactorsTests {
  /// Sizes on both sides of the largest basis that is inverted, and of the sixty-four marks of a word.
  static let sizes = [
    1, 2, 5, 12, BasisFactors.denseLimit, BasisFactors.denseLimit + 1, 64, 65,
  ]

  @Test("solve as the basis says, by inverse and by factors, after long series of exchanges")
  func solves() {
    var random = SplitMix64(seed: 11)
    for size in BasisFactorsTests.sizes {
      for shape in MatrixShape.allCases {
        let rows = shape.rows(count: 3 * size, size: size, &random)
        var inverse = BasisTrial(DenseInverse(), rows, size)
        var factors = BasisTrial(SparseFactors(), rows, size)
        var either = BasisTrial(BasisFactors(), rows, size)
        for round in 0..<3 {
          let bound = shape == .scaled ? 1e-7 : 1e-9
          let name = "\(shape) \(size), round \(round)"
          if shape != .scaled { #expect(inverse.worstMiss() < bound, "inverse, \(name)") }
          #expect(factors.worstMiss() < bound, "factors, \(name)")
          #expect(either.worstMiss() < bound, "either, \(name)")
          for _ in 0..<size {
            let entering = DenseIndex.random(in: 0..<DenseIndex(3 * size), using: &random)
            inverse.bringIn(entering)
            factors.bringIn(entering)
            either.bringIn(entering)
          }
        }
      }
    }
  }

  @Test("give each row of a triangular basis the column that no row after it has")
  func triangularBasis() {
    let size = 12
    var rows = SparseRows()
    for column in 0..<DenseIndex(size) {
      rows.append(column, 1)
      // The largest entry is another one's column, and taking it would spread over all rows.
      if Int(column) + 1 < size { rows.append(column + 1, 2) }
      rows.closeRow()
    }
    var random = SplitMix64(seed: 2)
    for _ in 0..<8 {
      let head = (0..<DenseIndex(size)).shuffled(using: &random)
      var inverse = BasisTrial(DenseInverse(), rows, head: head)
      #expect(inverse.replacementCount == 0)
      for (slot, row) in head.enumerated() {
        #expect(inverse.factors.places[row] == DenseIndex(slot))
      }
      #expect(inverse.worstMiss() == 0)
    }
  }

  @Test("do not trust an inverse that has grown large")
  func unsoundInverse() {
    var rows = SparseRows()
    for row in [[1.0, 1], [1, 1 + 1e-7]] {
      for (column, value) in row.enumerated() { rows.append(DenseIndex(column), value) }
      rows.closeRow()
    }
    var inverse = BasisTrial(DenseInverse(), rows, 2)
    #expect(!inverse.factors.isSound)
    #expect(inverse.factors.isDue)
    var either = BasisTrial(BasisFactors(), rows, 2)
    #expect(!either.factors.isDue)
    #expect(either.worstMiss() < 1e-12)
    #expect(inverse.worstMiss() < 1e-7)
  }

  @Test("agree with each other on the same basis")
  func agree() {
    var random = SplitMix64(seed: 5)
    for size in [3, 20, 70] {
      for shape in MatrixShape.allCases where shape != .scaled {
        let rows = shape.rows(count: 3 * size, size: size, &random)
        var factors = BasisTrial(SparseFactors(), rows, size)
        for _ in 0..<size {
          factors.bringIn(DenseIndex.random(in: 0..<DenseIndex(3 * size), using: &random))
        }
        var inverse = BasisTrial(DenseInverse(), rows, head: factors.head)
        #expect(inverse.head == factors.head, "nothing depends on the rest")
        for unit in 0..<DenseIndex(size) {
          #expect(distance(inverse.solution(unit), factors.solution(unit)) < 1e-8)
          #expect(distance(inverse.combination(unit), factors.combination(unit)) < 1e-8)
        }
      }
    }
  }

  @Test("put unit rows in the place of rows that depend on others, and of no more")
  func dependentRows() {
    var random = SplitMix64(seed: 3)
    for size in BasisFactorsTests.sizes where size > 2 {
      let rows = MatrixShape.sparse.rows(count: size, size: size, &random)
        .withSums(of: size / 3, &random)
      let head = (0..<DenseIndex(size)).map { $0 + DenseIndex(size / 3) }
      let rank = rows.rank(of: head)
      var inverse = BasisTrial(DenseInverse(), rows, head: head)
      var factors = BasisTrial(SparseFactors(), rows, head: head)
      #expect(inverse.replacementCount == size - rank)
      #expect(factors.replacementCount == size - rank)
      #expect(inverse.worstMiss() < 1e-9)
      #expect(factors.worstMiss() < 1e-9)
    }
  }

  @Test("stand in for a row without entries and for a unit row met twice")
  func emptyAndRepeatedRows() {
    for size in [4, BasisFactors.denseLimit + 4] {
      var rows = SparseRows()
      rows.closeRow()
      var factors = BasisFactors()
      var head = (0..<DenseIndex(size)).map { -1 - $0 }
      head[1] = -1
      head[3] = 0
      let replacements = factors.factorise(rows: rows, head: head)
      #expect(replacements.map(\.column).sorted() == [1, 3])
      #expect(replacements.count { $0.slot == 3 } == 1)
      #expect(factors.size == size)
    }
  }

  @Test("are due for renewal in the end, and as good as new then")
  func renewal() {
    var random = SplitMix64(seed: 8)
    for size in [6, BasisFactors.denseLimit + 8] {
      let rows = MatrixShape.sparse.rows(count: 4 * size, size: size, &random)
      var trial = BasisTrial(BasisFactors(), rows, size)
      var exchanges = 0
      while !trial.factors.isDue && exchanges < 10_000 {
        trial.bringIn(DenseIndex.random(in: 0..<DenseIndex(4 * size), using: &random))
        exchanges += 1
      }
      #expect(trial.factors.isDue)
      #expect(trial.worstMiss() < 1e-9)
      #expect(trial.renewed().isEmpty)
      #expect(trial.factors.exchangeCount == 0)
      #expect(trial.worstMiss() < 1e-10)
    }
  }

  @Test("are made anew a few times only while each of many rows is exchanged once")
  func renewalsOfMany() {
    let size: DenseIndex = 16_384
    var rows = SparseRows()
    for column in 0..<size {
      rows.append(column, 2)
      rows.closeRow()
    }
    var head = (0..<size).map { -1 - $0 }
    var factors = SparseFactors()
    #expect(factors.factorise(rows: rows, head: head).isEmpty)
    var renewals = 0
    for slot in 0..<size {
      if factors.isDue {
        renewals += 1
        #expect(factors.factorise(rows: rows, head: head).isEmpty)
      }
      var transformed = SparseVector()
      transformed.append(slot, 2)
      factors.exchange(
        slot: slot, transformedRow: transformed, entering: slot, leaving: -1 - slot, of: rows)
      head[Int(slot)] = slot
    }
    #expect(renewals <= 8)
  }

  /// A sum of all columns, then for each column its unit row, what it exceeds the first column by and
  /// what it exceeds the column before by; random rows of several columns besides, if asked for.
  private static func tiedRows(_ size: Int, knots: Int, _ random: inout SplitMix64)
    -> SparseRows
  {
    var rows = SparseRows()
    for column in 0..<DenseIndex(size) { rows.append(column, 1) }
    rows.closeRow()
    for column in 0..<DenseIndex(size) {
      rows.append(column, 1)
      rows.closeRow()
      for other in [0, max(0, column - 1)] {
        rows.append(column, 1)
        if other != column { rows.append(other, -1) }
        rows.closeRow()
      }
    }
    for _ in 0..<knots {
      for column in Set(
        (0..<4).map { _ in DenseIndex.random(in: 0..<DenseIndex(size), using: &random) }
      )
      .sorted() {
        rows.append(column, [-1, 1, 1, 2][Int(column) % 4])
      }
      rows.closeRow()
    }
    return rows
  }

  @Test("keep little of rows that a sum ties to all others, and solve as the basis says")
  func tiedBySum() {
    var random = SplitMix64(seed: 21)
    for (size, knots) in [(200, 0), (300, 0), (150, 40), (300, 200)] {
      let rows = Self.tiedRows(size, knots: knots, &random)
      // The sum, and the unit rows of all columns but the first.
      let head = [0] + (1..<DenseIndex(size)).map { 1 + 3 * $0 }
      var trial = BasisTrial(SparseFactors(), rows, head: head)
      #expect(trial.replacementCount == 0)
      var mostKept = 0
      for round in 0..<6 {
        for _ in 0..<(size / 2) {
          trial.bringIn(DenseIndex.random(in: 1..<DenseIndex(rows.rowCount), using: &random))
          mostKept = max(mostKept, trial.factors.middle.first?.count ?? 0)
        }
        #expect(trial.worstMiss() < 1e-9, "\(size) columns, \(knots) knots, round \(round)")
      }
      if knots == 0 { #expect(mostKept > 8, "\(size) columns") }
    }
  }

  @Test("leave 0 where numbers cancel, so that no noise passes for an entry")
  func exactZeros() {
    var rows = SparseRows()
    for row in [[0.1, 0.2], [0.3, 0.6], [1, 1]] {
      for (column, value) in row.enumerated() { rows.append(DenseIndex(column), value) }
      rows.closeRow()
    }
    var inverse = DenseInverse()
    #expect(inverse.factorise(rows: rows, head: [0, 1]).map(\.slot) == [1])
    #expect(inverse.factorise(rows: rows, head: [0, 2]).isEmpty)
    var parallel = SparseVector()
    parallel.become(row: 1, of: rows)
    var result = SparseVector()
    inverse.solveTransposed(parallel, into: &result)
    #expect(result.indices == [0])
  }

  @Test("a row whose own column is a hundredth of another one's leaves that one to its placeholder")
  func hundredth() {
    var rows = SparseRows()
    rows.append(0, 0.01)
    rows.append(1, 1)
    rows.closeRow()
    var factors = SparseFactors()
    let head = [0] + (1..<60).map { DenseIndex(-1 - $0) }
    #expect(factors.factorise(rows: rows, head: head).isEmpty)
    // Column 0 is 100 times the row less 100 times column 1.
    var combination = SparseVector()
    factors.solveTransposed(SparseVector(unit: 0), into: &combination)
    #expect(abs(combination.value(at: 0) - 100) < 1e-9)
    #expect(abs(combination.value(at: 1) + 100) < 1e-9)
    #expect(combination.count == 2)
  }

  private func distance(_ left: [Double], _ right: [Double]) -> Double {
    var distance = 0.0
    var largest = 1.0
    for (left, right) in zip(left, right) {
      distance = max(distance, (left - right).magnitude)
      largest = max(largest, left.magnitude)
    }
    return distance / largest
  }
}
