import VFLLayoutSupport
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

extension LayoutProblem {
  /// Returns one or two rows of views across the container, as in real layouts.
  ///
  /// The rows have gaps, bounded widths, optional constraints, equal widths and content sizes.
  static func randomRows(_ random: inout SeededRandom) -> LayoutProblem {
    var nodes = [LayoutNode(name: "|")]
    var records: [ConstraintRecord] = []
    for row in 0..<Int.random(in: 1...2, using: &random) {
      var previous: Int?
      for place in 0..<Int.random(in: 1...4, using: &random) {
        let item = nodes.count
        nodes.append(
          LayoutNode(
            name: "v\(row)\(place)", parent: container,
            contentWidth: random.chance(0.6)
              ? Double(Int.random(in: 2...20, using: &random) * 10) : nil,
            hugging: PerAxis(both: Priority([250, 250, 251, 260].random(&random))),
            compression: PerAxis(both: Priority([750, 750, 749, 740.5, 1000].random(&random)))))
        let before = Double([8, 8, 20, 0].random(&random))
        if let previous {
          records.append(
            gap(
              item, .leading, after: previous, .trailing, before,
              random.chance(0.8) ? .equal : .greaterThanOrEqual))
        } else {
          records.append(gap(item, .leading, after: 0, .leading, before))
        }
        records += bounds(of: item, &random)
        if item > 1, random.chance(0.25) {
          records.append(
            record(
              item, .width, .equal, Int.random(in: 1..<item, using: &random), .width,
              times: [1, 1, 2, 0.5].random(&random), at: [1000, 1000, 600].random(&random)))
        }
        previous = item
      }
      records.append(
        gap(
          0, .trailing, after: nodes.count - 1, .trailing, 20,
          random.chance(0.8) ? .equal : .greaterThanOrEqual,
          at: random.chance(0.9) ? 1000 : 500))
    }
    return LayoutProblem(nodes: nodes, height: 100, records: records)
  }

  /// Returns required and optional constraints for the width of an item.
  private static func bounds(
    of item: Int, _ random: inout SeededRandom
  ) -> [ConstraintRecord] {
    var records: [ConstraintRecord] = []
    for relation in [Relation.greaterThanOrEqual, .lessThanOrEqual, .equal] where random.chance(0.3)
    {
      let points = Double(Int.random(in: 3...25, using: &random) * 10)
      records.append(
        size(item, .width, points, relation, at: [1000, 900, 700, 400, 250, 33].random(&random)))
    }
    if random.chance(0.2) {
      records.append(
        record(
          item, .width, [.equal, .lessThanOrEqual].random(&random), 0, .width,
          times: [0.5, 0.25, 1.0 / 3].random(&random), at: [1000, 800, 300].random(&random)))
    }
    return records
  }
}

extension Array {
  /// Returns a random element of the array, which must not be empty.
  fileprivate func random(_ random: inout SeededRandom) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}
