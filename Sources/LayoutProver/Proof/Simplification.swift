import ExactNumbers

/// The simplification of a counterexample: few parameters differ from their usual values, as little as possible.
///
/// A parameter is changed independently of the others. A scaled parameter is represented by its value divided by
/// the scale.
struct Simplification {
  private let parameters: [ParametricProblem.Parameter]
  /// Returns the violation at a point; `nil` if the claim is not violated there.
  private let violation: ([Rational]) -> Prover.Counterexample?

  /// Creates a simplification.
  init(
    _ parameters: [ParametricProblem.Parameter],
    violation: @escaping ([Rational]) -> Prover.Counterexample?
  ) {
    (self.parameters, self.violation) = (parameters, violation)
  }

  /// Returns a simpler counterexample, or the given one if none was found.
  func simplest(_ start: Prover.Counterexample) -> Prover.Counterexample {
    var factors = parameters.indices.map { index in
      parameters[index].scale.map { scale in
        start.point[scale].isZero ? .zero : start.point[index] / start.point[scale]
      } ?? start.point[index]
    }
    let usual = parameters.map { $0.usual }
    var best = violation(at: usual)
    if best != nil {
      factors = usual
    } else {
      best = reset(&factors, to: usual)
    }
    for index in factors.indices where factors[index] != usual[index] {
      approach(index, &factors, usual, &best)
    }
    return best ?? start
  }

  private func violation(at factors: [Rational]) -> Prover.Counterexample? {
    var point = factors
    // A scale precedes the parameters that it multiplies.
    for (index, parameter) in parameters.enumerated() {
      if let scale = parameter.scale { point[index] = factors[index] * point[scale] }
    }
    return violation(point)
  }

  /// Sets as many parameters as possible to their usual values.
  private func reset(
    _ factors: inout [Rational], to usual: [Rational]
  ) -> Prover.Counterexample? {
    let changed = factors.indices.filter { factors[$0] != usual[$0] }
    for index in changed {
      var single = usual
      single[index] = factors[index]
      if let found = violation(at: single) {
        factors = single
        return found
      }
    }
    var best: Prover.Counterexample?
    for index in changed {
      var fewer = factors
      fewer[index] = usual[index]
      if let found = violation(at: fewer) {
        factors = fewer
        best = found
      }
    }
    return best
  }

  /// Moves a parameter as close to its usual value as a search by halves finds, to a value with few digits.
  private func approach(
    _ index: Int, _ factors: inout [Rational], _ usual: [Rational],
    _ best: inout Prover.Counterexample?
  ) {
    let parameter = parameters[index]
    let unit =
      parameter.upper - parameter.lower >= Rational(8) ? Rational.one : Rational(1) / Rational(20)
    let isUp = factors[index] > usual[index]
    /// The values with few digits, counted from the usual value.
    func value(_ count: Int) -> Rational {
      let change = unit * Rational(Int64(count))
      return isUp
        ? Swift.min(usual[index] + change, parameter.upper)
        : Swift.max(usual[index] - change, parameter.lower)
    }
    let distance = (factors[index] - usual[index]).magnitude / unit
    var (low, high) = (0, Int(distance.ceiling.numerator.int64 ?? 0))
    guard high > 0 else { return }
    func attempt(_ count: Int) -> Prover.Counterexample? {
      var trial = factors
      trial[index] = value(count)
      return violation(at: trial)
    }
    guard let rounded = attempt(high) else { return }
    var found = (count: high, rounded)
    while high - low > 1 {
      let middle = (low + high) / 2
      if let closer = attempt(middle) {
        (high, found) = (middle, (middle, closer))
      } else {
        low = middle
      }
    }
    factors[index] = value(found.count)
    best = found.1
  }
}
