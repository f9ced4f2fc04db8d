import ExactNumbers

/// A form of the parameters and of the free variables of components.
struct ResolvedForm {
  /// The form if all free variables keep their values, as a form of the numbers of the parameters.
  var dependence: AffineForm
  /// The coefficients of the changes of free variables.
  var free: [(component: Int, variable: Int, coefficient: Rational)] = []
}

/// A linear program over the points of a cell and over all values that satisfy the rows of some components.
///
/// It contains one or two copies of the components' variables, at the same point.
struct JointProgram {
  private let components: [Component]
  private let cell: Cell
  var simplex = ExactSimplex()
  let parameterVariables: [Int]
  /// The variable of each free variable: by copy, then by component.
  private var copies: [[[Int: Int]]]
  /// What the variables with bounds are, except the parameters.
  private(set) var origins: [Int: Origin] = [:]

  /// What a variable of the program is.
  enum Origin {
    /// The number of a side of the cell.
    case side(Int)
    /// A variable of a component, in one of the copies.
    case member(copy: Int, component: Int, variable: Int)
    /// The difference between the costs of a level in the two copies.
    case cost(component: Int, level: Int)
    /// The difference between a form, by its number, and the smallest form.
    case form(Int)
  }

  /// Creates a program; the components are at the same point of the cell.
  ///
  /// - Parameter used: The components whose rows the program contains.
  init(of components: [Component], used: Set<Int>, in cell: Cell, copyCount: Int = 1) {
    self.components = components
    self.cell = cell
    parameterVariables = cell.addParameters(to: &simplex, at: components.first?.point)
    for side in cell.sides.indices { origins[cell.active.count + side] = .side(side) }
    // Without components, the program begins at the lower ends of the intervals, which may violate a side.
    if components.isEmpty { _ = simplex.restoreFeasibility() }
    copies = Array(
      repeating: Array(repeating: [:], count: components.count), count: copyCount)
    for copy in 0..<copyCount {
      for number in used.sorted() {
        for member in components[number].boundedBasics { addRow(of: member, number, copy) }
      }
    }
    if copyCount == 2 {
      for number in used.sorted() { addEqualCosts(of: number) }
    }
  }

  /// Adds the equations that the costs of a component's levels are the same in both copies.
  ///
  /// All optima at a point have the same costs, even if it is not proved which.
  private mutating func addEqualCosts(of number: Int) {
    let component = components[number]
    for level in Swift.max(0, component.provedLevels)..<component.levels.count {
      var free: [Int: Rational] = [:]
      for slack in component.levels[level] {
        for term in component.freeTerms(of: slack) {
          free[term.index, default: .zero].add(term.coefficient, times: .one)
        }
      }
      var terms: [(variable: Int, coefficient: Rational)] = []
      for (variable, coefficient) in free.sorted(by: { $0.key < $1.key }) {
        terms.append((self.variable(variable, number, 0), coefficient))
        terms.append((self.variable(variable, number, 1), -coefficient))
      }
      let difference = simplex.addVariable(equalTo: LinearForm(terms), .exactly(.zero))
      origins[difference] = .cost(component: number, level: level)
    }
  }

  private mutating func addRow(of member: Int, _ number: Int, _ copy: Int) {
    let component = components[number]
    let base = component.dependence(of: member)
    var terms = parameterTerms(base.linear)
    for term in component.freeTerms(of: member) {
      terms.append((variable(term.index, number, copy), term.coefficient))
    }
    let bounds = component.simplex.bounds[member]
    let row = simplex.addVariable(
      equalTo: LinearForm(terms),
      ExactSimplex.Bounds(
        lower: bounds.lower.map { $0 - base.constant },
        upper: bounds.upper.map { $0 - base.constant }))
    origins[row] = .member(copy: copy, component: number, variable: member)
  }

  private func parameterTerms(_ form: LinearForm) -> [(variable: Int, coefficient: Rational)] {
    form.terms.map { (parameterVariables[$0.index], $0.coefficient) }
  }

  /// Returns the variable for the change of a free variable from its current value.
  private mutating func variable(_ free: Int, _ number: Int, _ copy: Int) -> Int {
    if let variable = copies[copy][number][free] { return variable }
    let simplex = components[number].simplex
    let (bounds, value) = (simplex.bounds[free], simplex.values[free])
    let variable = self.simplex.addVariable(
      ExactSimplex.Bounds(
        lower: bounds.lower.map { $0 - value }, upper: bounds.upper.map { $0 - value }),
      value: .zero)
    copies[copy][number][free] = variable
    origins[variable] = .member(copy: copy, component: number, variable: free)
    return variable
  }

  /// Returns a form in the variables of the program.
  mutating func form(_ resolved: ResolvedForm, copy: Int) -> AffineForm {
    var terms = parameterTerms(resolved.dependence.linear)
    for term in resolved.free {
      terms.append((variable(term.variable, term.component, copy), term.coefficient))
    }
    return AffineForm(LinearForm(terms), constant: resolved.dependence.constant)
  }

  /// The greatest value of an objective.
  struct Maximum {
    /// The value; `nil` if there is no limit.
    let value: Rational?
    /// The values of all parameters.
    let point: [Rational]
    /// The objective as a form of the variables that limit it.
    var rates = LinearForm()

    /// Whether the value is greater than a limit.
    func exceeds(_ limit: Rational) -> Bool { value.map { $0 > limit } ?? true }
  }

  /// Maximizes the smallest of some forms.
  ///
  /// - Parameter limit: The value at which the search may end.
  mutating func maximize(smallestOf forms: [ResolvedForm], limit: Rational? = nil) -> Maximum {
    let forms = forms.map { form($0, copy: 0) }
    let least = forms.map { form in form.value { simplex.values[$0] } }.min() ?? .zero
    let smallest = simplex.addVariable(
      ExactSimplex.Bounds(lower: nil, upper: limit),
      value: limit.map { Swift.min($0, least) } ?? least)
    for (number, form) in forms.enumerated() {
      var difference = form.linear
      difference.add(LinearForm(variable: smallest), times: -.one)
      let row = simplex.addVariable(
        equalTo: difference, ExactSimplex.Bounds(lower: -form.constant, upper: nil))
      origins[row] = .form(number)
    }
    return maximize(AffineForm(LinearForm(variable: smallest)))
  }

  /// Maximizes the difference between the values of a form in the two copies.
  ///
  /// - Parameter limit: The value at which the search may end.
  mutating func maximizeDifference(
    of resolved: ResolvedForm, limit: Rational? = nil
  ) -> Maximum {
    let difference = form(resolved, copy: 0) - form(resolved, copy: 1)
    if let limit {
      _ = simplex.addVariable(
        equalTo: difference.linear,
        ExactSimplex.Bounds(lower: nil, upper: limit - difference.constant))
    }
    return maximize(difference)
  }

  /// Maximizes a form, beginning at the optimum of the previous form.
  mutating func maximize(_ resolved: ResolvedForm) -> Maximum {
    maximize(form(resolved, copy: 0))
  }

  private mutating func maximize(_ form: AffineForm) -> Maximum {
    let objective = simplex.addVariable(equalTo: form.linear, .free)
    let isBounded = simplex.maximize(objective)
    let maximum = Maximum(
      value: isBounded ? simplex.values[objective] + form.constant : nil,
      point: cell.point(in: simplex, parameterVariables), rates: simplex.form(of: objective))
    simplex.removeLastVariable()
    return maximum
  }

  /// The variable of the elimination that a variable of a component is.
  func identity(of variable: Int, _ number: Int) -> Int { components[number].identities[variable] }

  /// The change of a free variable of a component from its current value, after a maximization.
  func change(of free: Int, _ number: Int, copy: Int) -> Rational {
    copies[copy][number][free].map { simplex.values[$0] } ?? .zero
  }
}
