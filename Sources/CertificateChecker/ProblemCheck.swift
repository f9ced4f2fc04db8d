import ExactNumbers

/// The check of a problem and its certificate.
struct ProblemCheck {
  private let problem: Problem
  private let required: ProofTree?
  private let all: ProofTree?
  /// The greatest factor of each unique form, which is scaled so that its first factor is 1.
  private var uniques: [Form: Rational] = [:]
  /// The claims that have a counterexample.
  private(set) var refuted: Set<Int> = []

  init(_ problem: Problem, _ certificate: JSON) throws {
    let fields = try certificate.fields(
      "nodes", "required?", "all?", "uniques?", "counterexamples?")
    let (nodes, forms) = (try fields[0].array(), try fields[3].array())
    var visited: Set<Int> = []
    let trees = try zip(fields[1...2], [true, false]).map { root, isRequired in
      try root.optional { try $0.index(nodes.indices) }.map {
        try ProofTree(
          $0, State(problem, isRequired: isRequired), nodes: nodes, uniques: forms,
          visited: &visited)
      }
    }
    try require(visited.count == nodes.count, "a node has no parent")
    (self.problem, required, all) = (problem, trees[0], trees[1])
    for index in forms.indices {
      guard let all, all.proves(.unique(index)) else { continue }
      let form = try all.root.form(forms[index])
      let part = scaled(form.factors.filter { $0.key < problem.firstParameter })
      uniques[part.form] = max(part.factor, uniques[part.form] ?? 0)
    }
    refuted = Set(try fields[4].map("counterexample") { try counterexample($0) })
  }

  /// Returns a form scaled so that its first factor is 1, and the magnitude of the first factor before.
  private func scaled(_ factors: [Int: Rational]) -> (form: Form, factor: Rational) {
    guard let first = factors.min(by: { $0.key < $1.key })?.value else { return (Form(), 0) }
    return (first.reciprocal * Form(factors: factors), first.magnitude)
  }

  func proves(_ index: Int) throws -> Bool {
    let claim = problem.claims[index]
    switch claim.kind {
    case "satisfiable":
      guard let required, try required.root.isSatisfiedWithoutCoordinates() else { return false }
      return required.root.blocks.allSatisfy { $1.isEmpty || required.proves(.block($0)) }
    case "unique":
      guard let root = all?.root else { return false }
      return claim.variables.allSatisfy { variable in
        let factors = root.forms[variable].factors.filter { $0.key < problem.firstParameter }
        let parts = Dictionary(grouping: factors) { root.owners[$0.key] }.values
        return parts.allSatisfy { part in
          let (form, factor) = scaled(Dictionary(uniqueKeysWithValues: part))
          return factor <= uniques[form] ?? 0
        }
      }
    default: return all?.proves(.claim(index)) ?? false
    }
  }

  /// Checks a counterexample, and returns its claim.
  private func counterexample(_ json: JSON) throws -> Int {
    let fields = try json.fields("claim", "point", "multipliers?", "steps?", "layouts?")
    let index = try fields[0].index(problem.claims.indices)
    let claim = problem.claims[index]
    let point = try fields[1].map("value") { try $0.number() }
    try require(point.count == problem.parameters.count, "the point has another size")
    for (value, parameter) in zip(point, problem.parameters) {
      let scale = parameter.scale.map { point[$0] } ?? 1
      let isInside = value >= parameter.lower * scale && value <= parameter.upper * scale
      try require(isInside, "the point is outside of an interval")
    }
    if claim.kind == "satisfiable" {
      let state = (required?.root ?? State(problem, isRequired: true)).fixed(at: point)
      let limit = try state.bound(Form(), fields[2]).limit
      try require(limit[problem.constant] < 0, "the multipliers do not exclude layouts")
      return index
    }
    var state = (all?.root ?? State(problem, isRequired: false)).fixed(at: point)
    _ = try fields[3].map("step") { try state.apply($0) }
    let isFinal = state.slacks.keys.allSatisfy { state.cost($0, in: nil).isZero }
    try require(isFinal, "the cost of a level is not constant")
    let layouts = try fields[4].map("layout") { try layout($0, point, state) }
    let isValid =
      claim.kind == "unique"
      ? layouts.count == 2
        && claim.variables.contains {
          (layouts[0][$0] - layouts[1][$0]).magnitude > problem.tolerance
        }
      : layouts.count == 1
        && claim.forms.allSatisfy { $0.value(layouts[0]) > problem.tolerance }
    try require(isValid, "the layouts do not refute the claim")
    return index
  }

  /// Returns the values of all quantities in a best layout.
  private func layout(_ json: JSON, _ point: [Rational], _ state: State) throws -> [Rational] {
    let variables = try json.map("value") { try $0.number() }
    try require(variables.count == problem.variableCount, "the layout has another size")
    var values = variables + Array(repeating: 0, count: 3 * problem.rows.count) + point + [1]
    for (index, row) in problem.rows.enumerated() {
      let (r, s, t) = problem.ids(ofRow: index)
      let value = row.form.value(values)
      let isSatisfied = row.above != nil || (row.isEquation ? value == 0 : value <= 0)
      try require(isSatisfied, "the layout does not satisfy row \(index)")
      (values[s], values[t]) = (max(value, 0), max(-value, 0))
      values[r] = row.above == nil ? value : min(value, 0)
    }
    for id in state.forms.indices where state.isMember(id) && state.forms[id].isZero {
      try require(values[id] == 0, "`\(problem.names[id])` is not 0 in the layout")
    }
    return values
  }
}
