import ExactNumbers

/// Points that are distributed evenly over the values of all parameters.
///
/// The points are a Korobov lattice: a multiplication modulo a prime number determines each coordinate from
/// the previous one. They are the same on every run.
struct SpaceSample {
  private static let (count, multiplier) = (1021, 76)

  private let points: [[Rational]]

  /// Creates the points for some parameters.
  init(of parameters: [ParametricProblem.Parameter]) {
    points = (0..<Self.count).map { number in
      var step = number
      var point: [Rational] = []
      for parameter in parameters {
        let share = Rational(Int64(2 * step + 1)) / Rational(Int64(2 * Self.count))
        var value = parameter.lower
        value.add(share, times: parameter.upper - parameter.lower)
        // A scale precedes the parameters that it multiplies.
        point.append(parameter.scale.map { value * point[$0] } ?? value)
        step = step * Self.multiplier % Self.count
      }
      return point
    }
  }

  /// Returns about which share of the points is in some cells.
  func share(of cells: [Cell]) -> Double {
    let inside = points.count { point in cells.contains { $0.contains(point) } }
    return Double(inside) / Double(points.count)
  }
}

extension Cell {
  /// Whether a point with possible values of all parameters is on the inner side of all sides.
  fileprivate func contains(_ point: [Rational]) -> Bool {
    sides.allSatisfy { side in side.value { point[$0] }.signum <= 0 }
  }
}
