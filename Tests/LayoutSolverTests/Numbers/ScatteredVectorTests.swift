import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("A vector with a place for every entry")
struct ScatteredVectorTests {
  /// A matrix of one row for each column, with entries in as many places each.
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

  @Test("keeps the places that were written when it makes room for more")
  func growth() {
    let matrix = matrix(rows: 3, entriesEach: 100)
    var vector = ScatteredVector()
    vector.resize(to: 300)
    let places = Array(0..<DenseIndex(300))
    for row in 0..<DenseIndex(3) {
      vector.add(SparseVector(unit: row), timesRowsOf: matrix, 2)
      expectEqual(vector.touched.sorted(), Array(places[..<(100 * Int(row + 1))]))
    }
    for place in places { expectEqual(vector[place], Double(2 * (place / 100 + 1))) }
    vector.clear()
    #expect(vector.touched.isEmpty)
    for place in places { expectEqual(vector[place], 0) }
  }

  @Test("lists a place once, however often it is written")
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
