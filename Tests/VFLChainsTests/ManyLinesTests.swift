import Testing
import VFLChains
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Many chained constraints of a view")
struct ManyLinesTests {
  private let card = LayoutView("card")

  /// Installs a constraint for a maximum width.
  private func line(_ number: Int) throws -> ChainedConstraint {
    try card.chain.makeConstraints { $0.width.lessThanOrEqualTo(number) }[0]
  }

  private var numbers: [Double] { card.chain.constraints.map(\.constant) }

  @Test("the constraints of a chain are listed in the order of their installation")
  func order() throws {
    var lines = try (0..<100).map { try line($0) }
    var expected = lines.indices.map(Double.init)
    for step in 0..<400 {
      // With steps of 37, every index is visited before an index repeats.
      let index = step * 37 % 100
      if lines[index].isActive {
        lines[index].uninstall()
        expected.removeAll { $0 == Double(index) }
      } else {
        try lines[index].install()
        expected.append(Double(index))
      }
      expectEqual(numbers, expected)
    }
    lines.uninstall()
    #expect(numbers.isEmpty && card.constraints.isEmpty)
    lines = []
  }

  @Test("removed constraints of a chain are released")
  func memory() throws {
    weak var first: LayoutConstraint?
    do {
      let lines = try (0..<100).map { try line($0) }
      first = lines[0].layoutConstraints.first
      #expect(first != nil)
    }
    #expect(first != nil)
    card.chain.removeConstraints()
    #expect(first == nil)
  }
}
