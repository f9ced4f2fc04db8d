import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Scattered vectors")
struct ScatteredVectorTests {
  /// A matrix with `count` entries in each row, all in different columns.
  private func matrix(rows: Int, entriesEach count: Int) -> SparseRows {
    var matrix = SparseRows()
    for row in 0..<rows {
      for entry in 0..<count {
        matrix.append(DenseIndex(row * count + entry), Double(row + 1))
      }
      matrix.closeRow()
    }
    return matrix
  }

  @Test("a scattered vector keeps the list of written indices when it grows")
  func growth() {
    let matrix = matrix(rows: 3, entriesEach: 100)
    var vector = ScatteredVector()
    vector.resize(to: 300)
    let indices = Array(0..<DenseIndex(300))
    for row in 0..<DenseIndex(3) {
      vector.add(SparseVector(unit: row), timesRowsOf: matrix, 2)
      expectEqual(vector.touched.sorted(), Array(indices[..<(100 * Int(row + 1))]))
    }
    for index in indices { expectEqual(vector[index], Double(2 * (index / 100 + 1))) }
    vector.clear()
    #expect(vector.touched.isEmpty)
    for index in indices { expectEqual(vector[index], 0) }
  }

  @Test("a scattered vector lists an index once even if it is written several times")
  func twice() {
    let matrix = matrix(rows: 1, entriesEach: 4)
    var vector = ScatteredVector()
    vector.resize(to: 4)
    vector.add(SparseVector(unit: 0), timesRowsOf: matrix, 1)
    vector.add(SparseVector(unit: 0), timesRowsOf: matrix, -1)
    vector.add(2, 5)
    expectEqual(vector.touched.sorted(), [0, 1, 2, 3])
    let entries: [Double] = [vector[0], vector[1], vector[2], vector[3]]
    expectEqual(entries, [0, 0, 5, 0])
  }
}
