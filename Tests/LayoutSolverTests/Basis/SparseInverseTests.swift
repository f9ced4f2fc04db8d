import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("The inverse of a basis that is mostly 0")
struct SparseInverseTests {
  /// Sizes on both sides of the sixty-four marks of a word, up to the largest that is inverted.
  static let sizes = [1, 5, 12, 63, 64, 65, 130, BasisFactors.inverseLimit]

  @Test("solves as the basis says after long series of exchanges")
  func solves() {
    var random = SplitMix64(seed: 17)
    for size in SparseInverseTests.sizes {
      let rows = MatrixShape.blocks.rows(count: 3 * size, size: size, &random)
      var inverse = BasisTrial(SparseInverse(), rows, size)
      for round in 0..<3 {
        #expect(inverse.worstMiss() < 1e-9, "\(size), round \(round)")
        #expect(!inverse.factors.isFull)
        for _ in 0..<size {
          inverse.bringIn(DenseIndex.random(in: 0..<DenseIndex(3 * size), using: &random))
        }
      }
    }
  }

  @Test("agrees with triangular factors on the same basis")
  func agrees() {
    var random = SplitMix64(seed: 19)
    let size = 70
    let rows = MatrixShape.blocks.rows(count: 3 * size, size: size, &random)
    var factors = BasisTrial(SparseFactors(), rows, size)
    for _ in 0..<size {
      factors.bringIn(DenseIndex.random(in: 0..<DenseIndex(3 * size), using: &random))
    }
    var inverse = BasisTrial(SparseInverse(), rows, head: factors.head)
    #expect(inverse.head == factors.head, "nothing depends on the rest")
    for unit in 0..<DenseIndex(size) {
      for (own, other) in [
        (inverse.solution(unit), factors.solution(unit)),
        (inverse.combination(unit), factors.combination(unit)),
      ] {
        #expect(zip(own, other).allSatisfy { abs($0 - $1) < 1e-9 })
      }
    }
  }

  @Test("puts unit rows in the place of rows that depend on others, and of no more")
  func dependentRows() {
    var random = SplitMix64(seed: 23)
    for size in SparseInverseTests.sizes where size > 2 && size < 100 {
      let rows = MatrixShape.blocks.rows(count: size, size: size, &random)
        .withSums(of: size / 3, &random)
      let head = (0..<DenseIndex(size)).map { $0 + DenseIndex(size / 3) }
      var inverse = BasisTrial(SparseInverse(), rows, head: head)
      #expect(!inverse.factors.isFull)
      #expect(inverse.replacementCount == size - rows.rank(of: head))
      #expect(inverse.worstMiss() < 1e-9)
    }
  }

  @Test("gives way to triangular factors where it is full, or too large to be exact")
  func givesWay() {
    var random = SplitMix64(seed: 29)
    let size = 180
    // Each row of the inverse has a number for each row of the basis before it.
    let chain = MatrixShape.chain.rows(count: size, size: size, &random)
    #expect(BasisTrial(SparseInverse(), chain, size).factors.isFull)
    var either = BasisTrial(BasisFactors(), chain, size)
    #expect(!either.factors.isDue)
    #expect(either.renewed().isEmpty)
    #expect(!either.factors.isDue)
    var nearlyEqual = SparseRows()
    for row in 0..<DenseIndex(60) {
      if row == 1 { nearlyEqual.append(0, 1) }
      nearlyEqual.append(row, row == 1 ? 1 + 1e-7 : 1)
      if row == 0 { nearlyEqual.append(1, 1) }
      nearlyEqual.closeRow()
    }
    #expect(!BasisTrial(SparseInverse(), nearlyEqual, 60).factors.isSound)
    var sound = BasisTrial(BasisFactors(), nearlyEqual, 60)
    #expect(!sound.factors.isDue)
    #expect(sound.worstMiss() < 1e-12)
  }

  @Test("is due when exchanges have filled it, and triangular factors follow")
  func fills() {
    var random = SplitMix64(seed: 31)
    let size = 150
    let rows = MatrixShape.full.rows(count: 40, size: size, &random)
    var trial = BasisTrial(BasisFactors(), rows, head: (0..<DenseIndex(size)).map { -1 - $0 })
    #expect(!trial.factors.isDue)
    var renewals = 0
    for row in 0..<DenseIndex(rows.rowCount) {
      if trial.factors.isDue {
        renewals += 1
        trial.renewed()
        #expect(!trial.factors.isDue)
      }
      trial.bringIn(row)
    }
    #expect((1...3).contains(renewals))
    #expect(trial.worstMiss() < 1e-7)
  }

  @Test("leaves 0 where numbers cancel, and no mark of it")
  func exactZeros() {
    var rows = SparseRows()
    for row in [[0.1, 0.2], [0.3, 0.6], [1, 1], [0, 1]] {
      for (column, value) in row.enumerated() where value != 0 {
        rows.append(DenseIndex(column), value)
      }
      rows.closeRow()
    }
    var inverse = SparseInverse()
    #expect(inverse.factorise(rows: rows, head: [0, 1]).map(\.slot) == [1])
    #expect(inverse.factorise(rows: rows, head: [0, 2]).isEmpty)
    var row = SparseVector()
    var result = SparseVector()
    row.become(row: 1, of: rows)
    inverse.solveTransposed(row, into: &result)
    #expect(result.indices == [0])
    // With the row of column 1 alone in slot 0, column 1 is that and nothing else.
    row.become(row: 3, of: rows)
    inverse.solveTransposed(row, into: &result)
    inverse.exchange(slot: 0, transformedRow: result)
    inverse.solveTransposed(row, into: &result)
    #expect(result.indices == [0])
    #expect((0..<4).map { inverse.marks[1][$0].nonzeroBitCount } == [1, 0, 0, 0])
  }
}
