import VFLLayoutSupport
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

extension LayoutProblem {
  /// Returns a random tree of views with records of every kind that a format string or equation can produce.
  ///
  /// - Parameters:
  ///   - random: The random number generator.
  ///   - tightness: The probability that a priority is required.
  static func random(_ random: inout SeededRandom, tightness: Double) -> LayoutProblem {
    var nodes = [LayoutNode(name: "|", margins: .random(&random))]
    for index in 1...Int.random(in: 1...6, using: &random) {
      nodes.append(
        LayoutNode(
          name: "v\(index)",
          parent: random.chance(0.05) ? nil : ItemID(Int.random(in: 0..<index, using: &random)),
          contentWidth: random.chance(0.4) ? Double(Int.random(in: 0...90, using: &random)) : nil,
          contentHeight: random.chance(0.4) ? Double(Int.random(in: 0...40, using: &random)) : nil,
          hugging: PerAxis(.random(&random, tightness), .random(&random, tightness)),
          compression: PerAxis(.random(&random, tightness), .random(&random, tightness)),
          firstBaseline: Double(Int.random(in: 0...9, using: &random)),
          lastBaseline: Double(Int.random(in: 0...9, using: &random)), margins: .random(&random)))
    }
    var problem = LayoutProblem(
      nodes: nodes, width: random.chance(0.8) ? 320 : nil, height: random.chance(0.8) ? 480 : nil,
      direction: random.chance(0.5) ? .leftToRight : .rightToLeft)
    for _ in 0..<Int.random(in: 0...(3 * nodes.count), using: &random) {
      let record = problem.randomRecord(&random, tightness)
      problem.records.append(record)
      // A record that relates two trees, or a leading edge to a left edge, is invalid.
      if (try? LayoutRows(problem)) == nil { problem.records.removeLast() }
    }
    return problem
  }

  private func randomRecord(_ random: inout SeededRandom, _ tightness: Double) -> ConstraintRecord {
    let first = Int.random(in: 0..<nodes.count, using: &random)
    let second = Int.random(in: 0..<nodes.count, using: &random)
    let attribute =
      Attribute.allCases.filter { $0 != .notAnAttribute }
      .randomElement(using: &random) ?? .width
    let relation = Relation.allCases.randomElement(using: &random) ?? .equal
    let constant = Double(Int.random(in: -20...60, using: &random))
    let priority = Priority.random(&random, tightness).rawValue
    if attribute.isSize && random.chance(0.5) {
      return size(first, attribute, constant.magnitude, relation, at: priority)
    }
    let fitting = Attribute.allCases.filter {
      $0.isSize == attribute.isSize && $0 != .notAnAttribute
        && (attribute.isSize || $0.axis == attribute.axis)
    }
    return record(
      first, attribute, relation, second, fitting.randomElement(using: &random) ?? attribute,
      times: random.chance(0.8) ? 1 : [0.5, 2, -1, 1.5].randomElement(using: &random) ?? 1,
      plus: constant, at: priority,
      firstRegion: random.chance(0.1) ? .layoutMarginsGuide : .frame,
      region: random.chance(0.2) ? .layoutMarginsGuide : .frame)
  }
}

extension LayoutMargins {
  static func random(_ random: inout SeededRandom) -> LayoutMargins {
    func margin() -> Double { Double(Int.random(in: 0...12, using: &random)) }
    return LayoutMargins(top: margin(), leading: margin(), bottom: margin(), trailing: margin())
  }
}

extension Priority {
  static func random(_ random: inout SeededRandom, _ tightness: Double) -> Priority {
    random.chance(tightness)
      ? .required : Priority([1, 250, 500.5, 750, 999].randomElement(using: &random) ?? 250)
  }
}
