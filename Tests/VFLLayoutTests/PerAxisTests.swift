import Testing
import VFLLayout
import VFLRecords

@Suite("Pairs of values for both axes")
struct PerAxisTests {
  /// A value that knows whether a change of it copied it.
  private struct Storage {
    private final class Object {}
    private var object = Object()

    mutating func isChangedInPlace() -> Bool { isKnownUniquelyReferenced(&object) }
  }

  @Test("a value is changed in place, without a copy of a collection", arguments: Axis.allCases)
  func places(axis: Axis) {
    var pair = PerAxis(Storage(), Storage())
    let isInPlace = pair[axis].isChangedInPlace()
    #expect(isInPlace)
  }
}
