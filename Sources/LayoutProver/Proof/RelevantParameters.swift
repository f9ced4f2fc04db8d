/// The parameters on which the policy for a free variable may depend: those in rows with the variable, and those in
/// rows with another variable of such a row.
///
/// A policy that depends on all parameters exists more often, but the search for it is much more expensive.
struct RelevantParameters {
  private var parameters: [Int: [Int]] = [:]

  /// Finds the parameters for the free variables of a component.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - members: The basic variables with bounds.
  init(of component: Component, _ members: [Int]) {
    let rows = members.map { member in
      (
        free: component.freeTerms(of: member).map { $0.index },
        parameters: component.dependence(of: member).linear.terms.map { $0.index }
      )
    }
    var direct: [Int: Set<Int>] = [:]
    for row in rows {
      for variable in row.free { direct[variable, default: []].formUnion(row.parameters) }
    }
    var near = direct
    for row in rows where row.free.count > 1 {
      let union = row.free.reduce(into: Set<Int>()) { $0.formUnion(direct[$1] ?? []) }
      for variable in row.free { near[variable, default: []].formUnion(union) }
    }
    for (variable, set) in near { parameters[variable] = set.sorted() }
  }

  /// The numbers of the parameters for a free variable, in ascending order.
  subscript(variable: Int) -> [Int] { parameters[variable] ?? [] }
}
