import ExactNumbers

/// A part of the parameter space: the points in the intervals of some parameters, cut by half-spaces.
///
/// A point has a value for each parameter of the problem. The parameters that are not active have their usual
/// values.
struct Cell: Sendable {
  /// The values from `lower` to `upper`.
  struct Interval: Sendable {
    let lower: Rational
    let upper: Rational

    /// The interval as bounds of a variable.
    var bounds: ExactSimplex.Bounds { ExactSimplex.Bounds(lower: lower, upper: upper) }
  }

  /// The parameters that vary, in ascending order.
  let active: [Int]
  /// The smallest interval that contains all values of each active parameter.
  let box: [Interval]
  /// The half-spaces `side <= 0` that bound the cell in addition to ``box``, as forms of the numbers of the
  /// parameters: the scaled intervals, then the cuts.
  private(set) var sides: [AffineForm] = []
  /// The number of sides that are not cuts.
  let scaledSideCount: Int
  private let parameters: [ParametricProblem.Parameter]
  /// The point of a cell that contains only one.
  private let onlyPoint: [Rational]?

  /// Creates the cell with all values of some parameters, and of their scales.
  ///
  /// - Precondition: The values of scaled parameters and of scales are not negative.
  init(of parameters: [ParametricProblem.Parameter], active: [Int]) {
    self.parameters = parameters
    onlyPoint = nil
    self.active = Set(active + active.compactMap { parameters[$0].scale }).sorted()
    box = self.active.map { index in
      let parameter = parameters[index]
      guard let scale = parameter.scale else {
        return Interval(lower: parameter.lower, upper: parameter.upper)
      }
      return Interval(
        lower: parameter.lower * parameters[scale].lower,
        upper: parameter.upper * parameters[scale].upper)
    }
    for index in self.active {
      guard let scale = parameters[index].scale else { continue }
      sides.append(AffineForm(LinearForm([(index, .one), (scale, -parameters[index].upper)])))
      sides.append(AffineForm(LinearForm([(index, -.one), (scale, parameters[index].lower)])))
    }
    scaledSideCount = sides.count
  }

  /// Returns the part of the cell in which a form is at most 0.
  ///
  /// The parameters of the form become active.
  func cut(_ form: AffineForm) -> Cell {
    let new = form.linear.terms.map { $0.index }.filter { !active.contains($0) }
    var part = new.isEmpty ? self : Cell(of: parameters, active: active + new)
    if !new.isEmpty { part.sides += sides[scaledSideCount...] }
    part.sides.append(form)
    return part
  }

  /// Returns the cell that contains only one point.
  func only(_ point: [Rational]) -> Cell { Cell(self, at: point) }

  private init(_ cell: Cell, at point: [Rational]) {
    (parameters, active) = (cell.parameters, cell.active)
    box = active.map { Interval(lower: point[$0], upper: point[$0]) }
    scaledSideCount = 0
    onlyPoint = point
  }

  /// Returns the maximum of a form, and a point at which it has this value; `nil` if the cell is empty.
  func maximum(of form: AffineForm) -> (value: Rational, point: [Rational])? {
    var maximizer = CellMaximizer(self)
    return maximizer.maximum(of: form)
  }

  /// Returns the point at which a form is greatest; `nil` if this is not a corner without cuts.
  func uncutCorner(_ form: LinearForm) -> [Rational]? {
    let point = cornerWithoutCuts(form)
    let isInside = sides[scaledSideCount...].allSatisfy { $0.value { point[$0] }.signum <= 0 }
    return isInside ? point : nil
  }

  private var usualPoint: [Rational] { parameters.usualPoint }

  /// Returns a point with the usual values of the parameters that are not active.
  ///
  /// A scaled parameter that is not active has its usual value times the scale.
  private func completed(_ values: [Rational]) -> [Rational] {
    var point = usualPoint
    for index in active { point[index] = values[index] }
    for (index, parameter) in parameters.enumerated() {
      guard let scale = parameter.scale, !active.contains(index) else { continue }
      point[index] = parameter.usual * point[scale]
    }
    return point
  }

  /// The point at which a form is greatest, if there are no cuts.
  func cornerWithoutCuts(_ form: LinearForm) -> [Rational] {
    if let onlyPoint { return onlyPoint }
    var rates = [Rational](repeating: .zero, count: parameters.count)
    for term in form.terms { rates[term.index] = term.coefficient }
    // The value of a scaled parameter changes with its scale.
    for term in form.terms {
      guard let scale = parameters[term.index].scale else { continue }
      let parameter = parameters[term.index]
      let factor = term.coefficient.signum > 0 ? parameter.upper : parameter.lower
      rates[scale].add(term.coefficient, times: factor)
    }
    var point = usualPoint
    // A scale precedes the parameters that it multiplies.
    for index in active {
      let parameter = parameters[index]
      let end = rates[index].signum > 0 ? parameter.upper : parameter.lower
      point[index] = parameter.scale.map { end * point[$0] } ?? end
    }
    return completed(point)
  }

  /// Adds variables for the active parameters and rows for the sides to a simplex without variables.
  ///
  /// - Parameter point: The values of the parameters; `nil` for the lower ends of the intervals.
  /// - Returns: The variable of each parameter; -1 for a parameter that is not active.
  func addParameters(to simplex: inout ExactSimplex, at point: [Rational]? = nil) -> [Int] {
    var variables = [Int](repeating: -1, count: parameters.count)
    for (index, interval) in zip(active, box) {
      variables[index] = simplex.addVariable(
        interval.bounds, value: point?[index] ?? interval.lower)
    }
    for side in sides {
      _ = simplex.addVariable(
        equalTo: LinearForm(side.linear.terms.map { (variables[$0.index], $0.coefficient) }),
        ExactSimplex.Bounds(lower: nil, upper: -side.constant))
    }
    return variables
  }

  /// Returns the point of a simplex, given the variable of each parameter.
  func point(in simplex: ExactSimplex, _ variables: [Int]) -> [Rational] {
    completed(variables.map { $0 < 0 ? .zero : simplex.values[$0] })
  }

  /// The hyperplane that halves the widest interval of the cell; 0 if the cell is a point.
  var bisector: AffineForm {
    var widest = (width: Rational.zero, form: AffineForm())
    for parameter in active {
      let variable = AffineForm(LinearForm(variable: parameter))
      guard let high = maximum(of: variable)?.value, let low = maximum(of: -variable)?.value
      else { continue }
      // The maximum of the negated parameter is its negated minimum.
      let width = high + low
      if width > widest.width {
        let middle = (high - low) / Rational(2)
        widest = (width, variable - AffineForm(constant: middle))
      }
    }
    return widest.form
  }

  /// Returns a point inside the cell at which ties are unlikely; `nil` if the cell is empty.
  ///
  /// The point maximizes its smallest weighted distance from the sides of the cell. A cell is thin if it has no
  /// interior. An interval that consists of one value does not make a cell thin.
  func genericPoint() -> (point: [Rational], isThin: Bool)? {
    var simplex = ExactSimplex()
    let variables = addParameters(to: &simplex)
    let distance = simplex.addVariable(.notNegative, value: .zero)
    var number = 0
    /// Keeps the point away from a side of a given size.
    func keepAway(from side: AffineForm, size: Rational) {
      let weight = size * Rational(Int64(25 + (number * 7 + 3) % 13)) / Rational(64)
      number += 1
      var terms = side.linear.terms.map { (variables[$0.index], $0.coefficient) }
      terms.append((distance, weight))
      _ = simplex.addVariable(
        equalTo: LinearForm(terms.map { (variable: $0.0, coefficient: $0.1) }),
        ExactSimplex.Bounds(lower: nil, upper: -side.constant))
    }
    for (index, interval) in zip(active, box) where interval.lower != interval.upper {
      let variable = AffineForm(LinearForm(variable: index))
      let width = interval.upper - interval.lower
      keepAway(from: variable - AffineForm(constant: interval.upper), size: width)
      keepAway(from: AffineForm(constant: interval.lower) - variable, size: width)
    }
    for (index, side) in sides.enumerated() {
      var size = Rational.zero
      for term in side.linear.terms {
        guard let position = active.firstIndex(of: term.index) else { continue }
        let interval = box[position]
        size.add(term.coefficient.magnitude, times: interval.upper - interval.lower)
      }
      // A scaled interval that consists of one value has no interior.
      let isThin =
        index < scaledSideCount
        && side.linear.terms.contains {
          parameters[$0.index].isPoint && parameters[$0.index].scale != nil
        }
      if !isThin { keepAway(from: side, size: size) }
    }
    if simplex.restoreFeasibility() != nil { return nil }
    let objective = simplex.addVariable(equalTo: LinearForm(variable: distance), .free)
    let isBounded = simplex.maximize(objective)
    return (point(in: simplex, variables), isBounded && simplex.values[distance].isZero)
  }
}
