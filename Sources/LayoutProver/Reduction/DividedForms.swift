import ExactNumbers

/// The reduced forms of variables whose components were divided.
struct DividedForms: Sendable {
  private var forms: [Int: ReducedForm] = [:]
  /// The number that is added to the variables of the next component that is divided, so that forms distinguish
  /// the variables of all components.
  private var offset: Int
  /// The number of the next component.
  private var block: Int

  /// Creates forms without divided components; all variables are less than `offset`, and all numbers of components
  /// are less than `block`.
  init(offset: Int, block: Int) { (self.offset, self.block) = (offset, block) }

  /// Divides a component into parts that share no free variables; `nil` if there is only one.
  mutating func divide(_ component: Component) -> (parts: [Component], step: ProofStep)? {
    guard let (parts, forms) = component.parts(offset: offset, block: block) else { return nil }
    for (variable, form) in forms { self.forms[variable] = form }
    offset += component.simplex.variableCount
    block += parts.count
    let lists = parts.map { part in
      (block: part.block, coordinates: part.coordinates.map { part.identities[$0] })
    }
    return (parts, .division(block: component.block, parts: lists))
  }

  /// Returns a reduced form in variables of components that are not divided.
  func divided(_ form: ReducedForm) -> ReducedForm {
    if !form.variables.terms.contains(where: { forms[$0.index] != nil }) { return form }
    var result = ReducedForm(variables: LinearForm(), dependence: form.dependence)
    var plain: [(variable: Int, coefficient: Rational)] = []
    for term in form.variables.terms {
      guard let known = forms[term.index] else {
        plain.append((term.index, term.coefficient))
        continue
      }
      let part = divided(known)
      result.variables.add(part.variables, times: term.coefficient)
      result.dependence.add(part.dependence, times: term.coefficient)
    }
    result.variables.add(LinearForm(plain), times: .one)
    return result
  }
}
