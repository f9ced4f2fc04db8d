import ExactNumbers

/// The components of a problem with everything that is proved for all points, divided as far as possible.
struct ComponentForest {
  /// The components.
  private(set) var components: [Component] = []
  /// The reduced forms of variables whose components were divided.
  private(set) var forms: DividedForms
  /// The steps of the proof.
  private(set) var steps: [ProofStep] = []
  /// The component of each variable in reduced forms.
  private var componentOfVariable: [Int: Int] = [:]

  /// Proves as much as possible for all points; `nil` if the rows are unsatisfiable at the usual point.
  ///
  /// - Parameters:
  ///   - reduction: The problem after its required equations have been eliminated.
  ///   - parameters: The parameters.
  ///   - isSatisfiable: Whether it is known that the required rows are satisfiable at all points.
  init?(
    _ reduction: Reduction, _ parameters: [ParametricProblem.Parameter], isSatisfiable: Bool = false
  ) {
    forms = DividedForms(
      offset: reduction.variableCount, block: reduction.components.count)
    var waiting: [Component] = []
    for component in reduction.components.reversed() {
      let cell = Cell(of: parameters, active: component.parameters)
      var component = component
      if component.move(to: parameters.usualPoint) != nil { return nil }
      let usual = component
      if let generic = cell.genericPoint()?.point, component.move(to: generic) != nil {
        component = usual
      }
      if isSatisfiable { steps += component.noteProved(levels: 0).map { .implied($0) } }
      waiting.append(component)
    }
    while var component = waiting.popLast() {
      let cell = Cell(of: parameters, active: component.parameters)
      advance: while !component.isComplete {
        switch component.advance(in: cell) {
        case .proved(let proved): steps += proved
        case .infeasible, .split, .stuck: break advance
        }
      }
      if let (parts, step) = forms.divide(component) {
        steps.append(step)
        waiting += parts.reversed()
      } else {
        for variable in component.localVariables.keys {
          componentOfVariable[variable + component.offset] = components.count
        }
        components.append(component)
      }
    }
  }

  /// Returns a reduced form in variables of the components.
  func divided(_ form: ReducedForm) -> ReducedForm { forms.divided(form) }

  /// Returns the variable of the elimination that a variable in reduced forms is.
  func identity(of variable: Int) -> Int {
    guard let number = componentOfVariable[variable],
      let local = components[number].local(variable)
    else { return variable }
    return components[number].identities[local]
  }

  /// Returns the parts of a form that consist of variables of the same component.
  func summands(of form: ReducedForm) -> [LinearForm] {
    var parts: [Int: [(variable: Int, coefficient: Rational)]] = [:]
    for term in form.variables.terms {
      guard let component = componentOfVariable[term.index] else { continue }
      parts[component, default: []].append((term.index, term.coefficient))
    }
    return parts.sorted { $0.key < $1.key }.map { LinearForm($0.value) }
  }

  /// Returns the components of the variables in forms, in ascending order.
  func components(of forms: [ReducedForm]) -> [Int] {
    Set(forms.flatMap { $0.variables.terms.compactMap { componentOfVariable[$0.index] } }).sorted()
  }
}
