import ExactNumbers

/// The rows of one component, reduced by everything that is proved for all points of a cell.
///
/// The simplex contains the component's parameters, which are nonbasic, and then its other variables.
struct Component: Sendable {
  /// The number of the component, which is different from those of all components before it.
  let block: Int
  /// The rows.
  var simplex: ExactSimplex
  /// The number of each parameter that the rows contain.
  let parameters: [Int]
  /// The slack variables of each level, the highest priority first.
  let levels: [[Int]]
  /// The number of levels whose optimum is proved, or -1 if it is not proved that the required rows are
  /// satisfiable everywhere in the cell.
  private(set) var provedLevels: Int
  /// The values of all parameters of the problem.
  private(set) var point: [Rational]
  /// The variable of each variable of the simplex that the component was created from.
  let localVariables: [Int: Int]
  /// The variable of the elimination that each variable of the simplex is.
  let identities: [Int]
  /// The number that must be added to each variable of the simplex to get the variable of the elimination.
  let offsets: [Rational]

  /// Creates a component from variables of a simplex.
  ///
  /// The values may violate rows at the point.
  ///
  /// - Parameters:
  ///   - block: The number of the component.
  ///   - variables: The variables.
  ///   - whole: The simplex.
  ///   - component: The component with the simplex; `nil` if it is the simplex of the elimination.
  ///   - parameterNumbers: The number of each variable that is a parameter.
  ///   - slacks: The slack variables of each level.
  ///   - provedLevels: The number of levels that are proved.
  ///   - point: The values of all parameters.
  init(
    block: Int, variables: [Int], of whole: ExactSimplex, from component: Component?,
    parameterNumbers: [Int: Int], slacks: [[Int]], provedLevels: Int, at point: [Rational]
  ) {
    self.block = block
    self.provedLevels = provedLevels
    let basics = variables.filter { whole.row(of: $0) != nil }
    let used = Set(
      basics.flatMap {
        whole.form(of: $0).terms.lazy.map { $0.index }.filter { parameterNumbers[$0] != nil }
      }
    ).sorted()
    parameters = used.compactMap { parameterNumbers[$0] }
    self.point = point
    var simplex = ExactSimplex()
    var local: [Int: Int] = [:]
    for (variable, parameter) in zip(used, parameters) {
      local[variable] = simplex.addVariable(.exactly(point[parameter]), value: point[parameter])
    }
    for variable in variables where whole.row(of: variable) == nil {
      local[variable] = simplex.addVariable(
        whole.bounds[variable], value: whole.values[variable])
    }
    var constants: [Int: Rational] = [:]
    for variable in basics {
      let form = LinearForm(
        whole.form(of: variable).terms.compactMap { term in
          local[term.index].map { ($0, term.coefficient) }
        })
      // Fixed variables contribute constants, which the new form does not contain.
      let constant = whole.values[variable] - form.value { simplex.values[$0] }
      let bounds = whole.bounds[variable]
      local[variable] = simplex.addVariable(
        equalTo: form,
        ExactSimplex.Bounds(
          lower: bounds.lower.map { $0 - constant }, upper: bounds.upper.map { $0 - constant }))
      constants[variable] = constant
    }
    self.simplex = simplex
    localVariables = local
    var identities = [Int](repeating: 0, count: simplex.variableCount)
    var offsets = [Rational](repeating: .zero, count: simplex.variableCount)
    for (variable, number) in local {
      identities[number] = component?.identities[variable] ?? variable
      offsets[number] =
        (component?.offsets[variable] ?? .zero) + (constants[variable] ?? .zero)
    }
    (self.identities, self.offsets) = (identities, offsets)
    levels = slacks.compactMap { level in
      let own = level.compactMap { local[$0] }
      return own.isEmpty ? nil : own
    }
  }

  /// Whether all levels are proved.
  var isComplete: Bool { provedLevels == levels.count }

  /// Whether a variable of the simplex is a parameter.
  func isParameter(_ variable: Int) -> Bool { variable < parameters.count }

  /// Sets the parameters to another point.
  ///
  /// - Returns: `nil` if the rows are satisfiable there; otherwise, a side beyond which they are unsatisfiable, as
  ///   at the point.
  mutating func move(to point: [Rational]) -> UnsatisfiableSide? {
    for (variable, parameter) in parameters.enumerated() {
      simplex.setBounds(of: variable, .exactly(point[parameter]))
    }
    self.point = point
    guard let conflict = simplex.restoreFeasibility() else { return nil }
    let bound = AffineForm(constant: conflict.bound)
    let extreme = dependence(conflict.form, value: simplex.values[conflict.variable])
    var difference = conflict.form
    difference.add(LinearForm(variable: conflict.variable), times: -.one)
    return UnsatisfiableSide(
      form: conflict.isBelow ? bound - extreme : extreme - bound,
      rates: rates(conflict.isBelow ? difference : -difference))
  }

  /// Returns a form of the variables of the elimination, without parameters.
  func rates(_ form: LinearForm) -> LinearForm {
    LinearForm(
      form.terms.compactMap {
        isParameter($0.index) ? nil : (identities[$0.index], $0.coefficient)
      })
  }

  /// Returns the part of a form that depends on the parameters, as a form of the numbers of the parameters that
  /// has the given value at the current point.
  func dependence(_ form: LinearForm, value: Rational) -> AffineForm {
    var linear: [(variable: Int, coefficient: Rational)] = []
    var constant = value
    for term in form.terms where isParameter(term.index) {
      let parameter = parameters[term.index]
      linear.append((parameter, term.coefficient))
      constant.subtract(term.coefficient, times: point[parameter])
    }
    return AffineForm(LinearForm(linear), constant: constant)
  }

  /// Returns a variable as a function of the parameters, if all free variables keep their values.
  func dependence(of variable: Int) -> AffineForm {
    dependence(simplex.form(of: variable), value: simplex.values[variable])
  }

  /// Returns the terms of free variables in a variable's form: nonbasic variables that are not fixed.
  func freeTerms(of variable: Int) -> [LinearForm.Term] {
    simplex.form(of: variable).terms.filter {
      !isParameter($0.index) && !simplex.bounds[$0.index].isFixed
    }
  }

  /// The variables with bounds that are basic.
  var boundedBasics: [Int] {
    simplex.basicVariables.filter { simplex.bounds[$0] != .free }.sorted()
  }

  /// The number that is added to the variables of the simplex that the component was created from, so that
  /// forms distinguish the variables of all components.
  var offset = 0

  /// Returns the variable of a variable in a reduced form.
  func local(_ variable: Int) -> Int? { localVariables[variable - offset] }

  /// Minimizes the cost of a level at the current point, and fixes the variables that are the same in all
  /// optima of the level.
  ///
  /// A nonbasic variable with a reduced cost has the same value in all optima. Fixing these variables is
  /// equivalent to limiting the cost to its optimum (complementary slackness).
  ///
  /// - Precondition: The values satisfy all rows, and the level has a slack.
  mutating func minimize(level: Int) -> LevelOptimum {
    let objective = simplex.addVariable(
      equalTo: LinearForm(levels[level].map { ($0, -.one) }), .free)
    let isBounded = simplex.maximize(objective)
    assert(isBounded, "a cost is not negative")
    let form = simplex.form(of: objective)
    let bound = -dependence(form, value: simplex.values[objective])
    for term in form.terms where !isParameter(term.index) {
      simplex.setBounds(of: term.index, .exactly(simplex.values[term.index]))
    }
    simplex.removeLastVariable()
    return LevelOptimum(
      slack: identities[levels[level][0]], bound: bound, rates: rates(form))
  }

  /// Minimizes the levels that are not proved yet, in order.
  @discardableResult
  mutating func minimizeLevels() -> [LevelOptimum] {
    (Swift.max(0, provedLevels)..<levels.count).map { minimize(level: $0) }
  }

  /// Notes that levels are proved, and removes the variables that the proof has fixed.
  ///
  /// - Returns: The variables that are fixed although no level fixes them.
  mutating func noteProved(levels count: Int) -> [ImpliedValue] {
    assert(count > provedLevels && count <= levels.count, "more levels are proved")
    provedLevels = count
    let implied = fixImpliedVariables()
    simplex.discard(
      coordinates.filter { simplex.bounds[$0].isFixed })
    return implied
  }

  /// The nonbasic variables that are not parameters and not fixed permanently.
  var coordinates: [Int] {
    (parameters.count..<simplex.variableCount).filter {
      simplex.row(of: $0) == nil && !simplex.isDiscarded($0)
    }
  }
}
