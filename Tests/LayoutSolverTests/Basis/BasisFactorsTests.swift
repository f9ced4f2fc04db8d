import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Factors of a basis")
struct BasisFactorsTests {
  /// Sizes below, at and above the 64 marks of a word.
  static let sizes = [1, 2, 5, 12, 48, 64, 65]

  @Test("solutions of a basis stay accurate during long series of exchanges")
  func solves() {
    var random = SplitMix64(seed: 11)
    for size in BasisFactorsTests.sizes {
      for shape in MatrixShape.allCases {
        let rows = shape.rows(count: 3 * size, size: size, &random)
        var factors = BasisTrial(rows, size)
        for round in 0..<3 {
          let bound = shape == .scaled ? 1e-7 : 1e-9
          #expect(factors.largestError() < bound, "\(shape) \(size), round \(round)")
          for _ in 0..<size {
            factors.exchange(DenseIndex.random(in: 0..<DenseIndex(3 * size), using: &random))
          }
        }
      }
    }
  }

  @Test("unit rows replace exactly the rows of a basis that depend on other rows")
  func dependentRows() {
    var random = SplitMix64(seed: 3)
    for size in BasisFactorsTests.sizes where size > 2 {
      let rows = MatrixShape.sparse.rows(count: size, size: size, &random)
        .withSums(of: size / 3, &random)
      let head = (0..<DenseIndex(size)).map { BasisMember.row($0 + DenseIndex(size / 3)) }
      let rank = rows.rank(of: head)
      var factors = BasisTrial(rows, head: head)
      expectEqual(factors.replacementCount, size - rank)
      #expect(factors.largestError() < 1e-9)
    }
  }

  @Test("an empty row and a repeated unit row of a basis are replaced")
  func emptyAndRepeatedRows() {
    for size in [4, 52] {
      var rows = SparseRows()
      rows.closeRow()
      var factors = BasisFactors()
      let placeholders = (0..<DenseIndex(size)).map { BasisMember.placeholder(of: $0) }
      var head = placeholders
      head[1] = .placeholder(of: 0)
      head[3] = .row(0)
      expectEqual(factors.factorise(&head, of: rows).count, 2)
      expectEqual(Set(head), Set(placeholders))
      expectEqual(factors.size, size)
    }
  }

  @Test("after many exchanges, another factorization is due and restores the accuracy of a basis")
  func renewal() {
    var random = SplitMix64(seed: 8)
    for size in [6, 56] {
      let rows = MatrixShape.sparse.rows(count: 4 * size, size: size, &random)
      var basis = BasisTrial(rows, size)
      var exchanges = 0
      while !basis.factors.isDue && exchanges < 10_000 {
        basis.exchange(DenseIndex.random(in: 0..<DenseIndex(4 * size), using: &random))
        exchanges += 1
      }
      #expect(basis.factors.isDue)
      #expect(basis.largestError() < 1e-9)
      #expect(basis.refactorize().isEmpty)
      expectEqual(basis.factors.exchangeCount, 0)
      #expect(basis.largestError() < 1e-10)
    }
  }

  @Test("exchanging each of 16,384 rows once needs at most 16 factorizations")
  func renewalsOfMany() {
    let size: DenseIndex = 16_384
    var rows = SparseRows()
    for column in 0..<size {
      rows.append(column, 2)
      rows.closeRow()
    }
    var head = (0..<size).map { BasisMember.placeholder(of: $0) }
    var factors = BasisFactors()
    #expect(factors.factorise(&head, of: rows).isEmpty)
    var renewals = 0
    for slot in 0..<size {
      if factors.isDue {
        renewals += 1
        #expect(factors.factorise(&head, of: rows).isEmpty)
      }
      var transformed = SparseVector()
      transformed.append(slot, 2)
      factors.exchange(slot: slot, transformedRow: transformed)
      head[slot] = .row(slot)
    }
    #expect(renewals <= 16)
  }

  /// The sum of all columns, followed by three rows for each column and by random rows.
  ///
  /// The three rows are the unit row of the column, its difference from column 0 and its difference from the
  /// previous column. A random row contains up to four columns.
  private static func tiedRows(_ size: Int, randomRowCount: Int, _ random: inout SplitMix64)
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
    for _ in 0..<randomRowCount {
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

  @Test("solutions of a basis are accurate if one of its rows is the sum of all columns")
  func tiedBySum() {
    let sizes = [(150, 0), (120, 40), (180, 120), (300, 0), (300, 200)]
    for (size, randomRowCount) in LongTests.cases(sizes, short: 2) {
      var random = SplitMix64(seed: 21)
      let rows = Self.tiedRows(size, randomRowCount: randomRowCount, &random)
      // The sum, and the unit rows of all columns except the first.
      let head = [BasisMember.row(0)] + (1..<DenseIndex(size)).map { .row(1 + 3 * $0) }
      var basis = BasisTrial(rows, head: head)
      expectEqual(basis.replacementCount, 0)
      for round in 0..<6 {
        for _ in 0..<(size / 2) {
          basis.exchange(DenseIndex.random(in: 1..<DenseIndex(rows.rowCount), using: &random))
        }
        #expect(
          basis.largestError() < 1e-9,
          "\(size) columns, \(randomRowCount) random rows, round \(round)")
      }
    }
  }

  @Test("entries that cancel become exactly 0")
  func exactZeros() {
    var rows = SparseRows()
    for row in [[0.1, 0.2], [0.3, 0.6], [1, 1]] {
      for (column, value) in row.enumerated() { rows.append(DenseIndex(column), value) }
      rows.closeRow()
    }
    var factors = BasisFactors()
    var head: [BasisMember] = [.row(0), .row(1)]
    expectEqual(factors.factorise(&head, of: rows), [.row(1)])
    head = [.row(0), .row(2)]
    #expect(factors.factorise(&head, of: rows).isEmpty)
    var parallel = SparseVector()
    parallel.become(row: 1, of: rows)
    var result = SparseVector()
    factors.solveTransposed(parallel, into: &result)
    expectEqual(result.indices, [0])
  }

  @Test("a row can determine a column whose coefficient is 0.01 times the largest of the row")
  func hundredth() {
    var rows = SparseRows()
    rows.append(0, 0.01)
    rows.append(1, 1)
    rows.closeRow()
    var factors = BasisFactors()
    var head = [BasisMember.row(0)] + (1..<60).map { .placeholder(of: $0) }
    #expect(factors.factorise(&head, of: rows).isEmpty)
    // Column 0 is 100 times the row minus 100 times column 1.
    var combination = SparseVector()
    factors.solveTransposed(SparseVector(unit: 0), into: &combination)
    #expect(abs(combination.value(at: 0) - 100) < 1e-9)
    #expect(abs(combination.value(at: 1) + 100) < 1e-9)
    expectEqual(combination.count, 2)
  }
}
