import ExactNumbers

/// The result of a search for a policy.
enum PolicySearch {
  /// A policy satisfies the rows everywhere: changes of the free variables as forms of the numbers of the parameters.
  case found([Int: AffineForm])
  /// The rows are unsatisfiable at a point, and wherever else they are beyond a side.
  case infeasible(at: [Rational], UnsatisfiableSide)
  /// No policy is an affine function of the parameters, or the search was too expensive.
  case missing
}

extension Component {
  /// Searches for a policy with cutting planes.
  ///
  /// The rows must be satisfied at each point of the cell. The search begins with the current values of the
  /// free variables. In each round, it finds the points at which rows are violated most, requires that the
  /// policy satisfies these rows at these points, and solves the linear program for the coefficients of the
  /// policy again. This is the adversarial method of robust optimization.
  func searchPolicy(in cell: Cell) -> PolicySearch {
    var program = PolicyProgram(of: self)
    var seen: Set<[Rational]> = []
    for _ in 0..<Self.roundLimit {
      let cuts = program.violatedCuts(in: cell)
      if cuts.isEmpty { return .found(program.shifts) }
      for cut in cuts where seen.insert(cut.point).inserted && seen.count <= Self.pointLimit {
        var other = self
        if let side = other.move(to: cut.point) {
          return .infeasible(at: cut.point, side)
        }
      }
      guard program.add(cuts) else { return .missing }
    }
    return .missing
  }

  private static var roundLimit: Int { 20 }
  private static var pointLimit: Int { 64 }
}

/// The linear program for the coefficients of a policy.
struct PolicyProgram {
  /// A condition on the policy at one point.
  struct Cut {
    /// The variable with bounds.
    let variable: Int
    /// The point.
    let point: [Rational]
  }

  /// The policy: the change of each free variable from its current value, as a form of the numbers of the
  /// parameters.
  private(set) var shifts: [Int: AffineForm] = [:]

  private let component: Component
  /// The basic variables with bounds.
  private let members: [Int]
  /// The numbers of the coefficients of each free variable in the program: the constant, then one for each of its
  /// relevant parameters.
  private var coefficients: [Int: Int] = [:]
  /// The parameters on which the policy for each free variable may depend.
  private let relevant: RelevantParameters
  private var simplex = ExactSimplex()

  /// Creates the program in which the policy keeps the current values.
  init(of component: Component) {
    self.component = component
    members = component.boundedBasics
    relevant = RelevantParameters(of: component, members)
  }

  private static var effortLimit: Int { 20_000 }

  /// Returns, for each bound that the policy violates in a cell, the point with the largest violation.
  func violatedCuts(in cell: Cell) -> [Cut] {
    var cuts: [Cut] = []
    var maximizer = CellMaximizer(cell)
    func check(_ variable: Int, _ form: AffineForm) {
      let bounds = component.simplex.bounds[variable]
      if let upper = bounds.upper, let point = maximizer.point(where: form, exceeds: upper) {
        cuts.append(Cut(variable: variable, point: point))
      }
      if let lower = bounds.lower, let point = maximizer.point(where: -form, exceeds: -lower) {
        cuts.append(Cut(variable: variable, point: point))
      }
    }
    for member in members {
      var form = component.dependence(of: member)
      for term in component.freeTerms(of: member) {
        if let shift = shifts[term.index] { form.add(shift, times: term.coefficient) }
      }
      check(member, form)
    }
    for (variable, shift) in shifts.sorted(by: { $0.key < $1.key }) {
      check(variable, shift + AffineForm(constant: component.simplex.values[variable]))
    }
    return cuts
  }

  /// Returns the form that is 0 where the current values reach the bound that they violate most, and greater
  /// beyond it; `nil` if they violate none.
  func largestViolation(in cell: Cell) -> AffineForm? {
    var worst: (violation: Rational, form: AffineForm)?
    for cut in violatedCuts(in: cell) where component.simplex.row(of: cut.variable) != nil {
      let base = component.dependence(of: cut.variable)
      let (value, bounds) = (base.value { cut.point[$0] }, component.simplex.bounds[cut.variable])
      for (bound, sign) in [(bounds.upper, Rational.one), (bounds.lower, -Rational.one)] {
        guard let bound, ((value - bound) * sign).signum > 0 else { continue }
        let violation = (value - bound).magnitude
        if let worst, worst.violation >= violation { continue }
        let form = base - AffineForm(constant: bound)
        worst = (violation, sign == .one ? form : -form)
      }
    }
    return worst?.form
  }

  /// Adds conditions and solves the program; false if no policy satisfies all conditions.
  mutating func add(_ cuts: [Cut]) -> Bool {
    for cut in cuts {
      let base: Rational
      var sum: [(variable: Int, coefficient: Rational)] = []
      if component.simplex.row(of: cut.variable) != nil {
        base = component.dependence(of: cut.variable).value { cut.point[$0] }
        for term in component.freeTerms(of: cut.variable) {
          append(term.index, times: term.coefficient, at: cut.point, to: &sum)
        }
      } else {
        base = component.simplex.values[cut.variable]
        append(cut.variable, times: .one, at: cut.point, to: &sum)
      }
      if sum.isEmpty { return false }
      let bounds = component.simplex.bounds[cut.variable]
      _ = simplex.addVariable(
        equalTo: LinearForm(sum),
        ExactSimplex.Bounds(
          lower: bounds.lower.map { $0 - base }, upper: bounds.upper.map { $0 - base }))
    }
    guard case .restored = simplex.restoreFeasibility(effortLimit: Self.effortLimit) else {
      return false
    }
    for (variable, first) in coefficients { shifts[variable] = shift(variable, first) }
    return true
  }

  private mutating func append(
    _ variable: Int, times factor: Rational, at point: [Rational],
    to sum: inout [(variable: Int, coefficient: Rational)]
  ) {
    let first = coefficients[variable] ?? simplex.variableCount
    if coefficients.updateValue(first, forKey: variable) == nil {
      for _ in 0...relevant[variable].count { _ = simplex.addVariable(value: .zero) }
    }
    sum.append((first, factor))
    for (number, parameter) in relevant[variable].enumerated() {
      let distance = point[parameter] - component.point[parameter]
      if !distance.isZero { sum.append((first + 1 + number, factor * distance)) }
    }
  }

  /// The change of a free variable, given the number of its first coefficient.
  private func shift(_ variable: Int, _ first: Int) -> AffineForm {
    var form = AffineForm(constant: simplex.values[first])
    var terms: [(variable: Int, coefficient: Rational)] = []
    for (number, parameter) in relevant[variable].enumerated() {
      let slope = simplex.values[first + 1 + number]
      terms.append((parameter, slope))
      form.constant.subtract(slope, times: component.point[parameter])
    }
    form.linear = LinearForm(terms)
    return form
  }
}
