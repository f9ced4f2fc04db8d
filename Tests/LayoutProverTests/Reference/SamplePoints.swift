import ExactNumbers
import LayoutProver
import VFLTestSupport

/// Points in the intervals of parameters.
struct SamplePoints {
  private let parameters: [ParametricProblem.Parameter]
  /// The points.
  private(set) var points: [[Rational]]

  /// Chooses the usual point, corners, points of a grid and random points.
  init(
    of problem: ParametricProblem, corners: Int, gridPoints: Int, others: Int,
    using random: inout SplitMix64
  ) {
    parameters = problem.parameters
    points = [problem.usualPoint]
    let all = 1 << parameters.count
    let start = random.next(below: all)
    for corner in (0..<min(corners, all)).map({ ($0 &* 5 &+ start) % all }) {
      append(parameters.indices.map { Rational(Int64(corner >> $0 & 1)) })
    }
    for _ in 0..<gridPoints {
      append(parameters.map { _ in Rational(Int64(random.next(below: 5))) / 4 })
    }
    for _ in 0..<others {
      append(parameters.map { _ in Rational(Int64(random.next(below: 98))) / 97 })
    }
  }

  /// Appends the point with a position from 0 to 1 in each interval.
  private mutating func append(_ positions: [Rational]) {
    var point: [Rational] = []
    for (parameter, position) in zip(parameters, positions) {
      let value = parameter.lower + position * (parameter.upper - parameter.lower)
      point.append(parameter.scale.map { value * point[$0] } ?? value)
    }
    if !points.contains(point) { points.append(point) }
  }
}

extension ParametricProblem {
  /// Returns whether a point has a value in the interval of each parameter.
  func contains(_ point: [Rational]) -> Bool {
    point.count == parameters.count
      && zip(parameters, point).allSatisfy { parameter, value in
        let scale = parameter.scale.map { point[$0] } ?? .one
        return parameter.lower * scale <= value && value <= parameter.upper * scale
      }
  }
}
