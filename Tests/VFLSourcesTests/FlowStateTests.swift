import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the values of variables that a walk can return to.
struct FlowStateTests {
  private static let variables = 0..<4

  private static func numbers(_ state: FlowState) -> [Double?] {
    variables.map { state[$0]?.value?.number }
  }

  @Test("a state keeps one old value of a variable that changes often")
  func keepsOne() {
    var state = FlowState()
    for position in 0..<100 { state.set(0, .number(1), at: position) }
    expectEqual(state.log.count, 0)
    let mark = state.begin()
    for position in 100..<200 {
      _ = state.begin()
      _ = state.take(0)
      state.set(0, .number(2), at: position)
      state.end()
    }
    expectEqual(state.log.count, 1)
    state.undo(to: mark)
    expectEqual(Self.numbers(state)[0], 1)
    state.end()
    expectEqual(state.log.count, 0)
  }

  @Test("a state returns to the values at each mark")
  func undoes() {
    var random = SplitMix64(seed: 5)
    var (state, position) = (FlowState(), 0)
    var marks: [(mark: Int, numbers: [Double?], changed: Set<Int>)] = []
    for _ in 0..<10_000 {
      position += 1
      switch random.next() % 8 {
      case 0: marks.append((state.begin(), Self.numbers(state), []))
      case 1:
        guard let ended = marks.popLast() else { continue }
        state.end()
        if let last = marks.indices.last { marks[last].changed.formUnion(ended.changed) }
      case 2:
        guard let last = marks.indices.last else { continue }
        expectEqual(
          state.changes(since: marks[last].mark).map { $0.variable }, marks[last].changed.sorted())
        state.undo(to: marks[last].mark)
        marks[last].changed = []
        #expect(Self.numbers(state) == marks[last].numbers)
      default:
        let variable = Int(random.next() % UInt64(Self.variables.count))
        if random.next() % 2 == 0 { _ = state.take(variable) }
        state.set(variable, .number(Double(position)), at: position)
        if let last = marks.indices.last { marks[last].changed.insert(variable) }
      }
    }
  }
}
