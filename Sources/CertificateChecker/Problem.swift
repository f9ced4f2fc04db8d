import ExactNumbers

/// A linear combination of quantities.
struct Form: Hashable {
  /// The factors that are not 0, by the numbers of the quantities.
  private(set) var factors: [Int: Rational] = [:]

  var isZero: Bool { factors.isEmpty }
  subscript(id: Int) -> Rational { factors[id] ?? 0 }

  mutating func add(_ factor: Rational, _ id: Int) {
    let sum = self[id] + factor
    factors[id] = sum.isZero ? nil : sum
  }

  mutating func add(_ factor: Rational, times other: Form) {
    for (id, value) in other.factors { add(factor * value, id) }
  }

  func value(_ values: [Rational]) -> Rational {
    factors.reduce(0) { $0 + $1.value * values[$1.key] }
  }

  static func * (factor: Rational, form: Form) -> Form {
    Form(factors: form.factors.mapValues { factor * $0 }.filter { !$0.value.isZero })
  }
}

/// A problem that is completely checked.
struct Problem {
  typealias Parameter = (lower: Rational, upper: Rational, scale: Int?)
  /// A row is required if it has no level.
  typealias Row = (form: Form, isEquation: Bool, above: Int?, below: Int?)
  typealias Claim = (text: String, kind: String, variables: [Int], forms: [Form])

  let name: String
  let tolerance: Rational
  /// The names in the order of their numbers: `x`, `r`, `s` and `t` of all rows, `p`, and `1`.
  let names: [String]
  private(set) var ids: [String: Int] = [:]
  let variableCount: Int
  private(set) var parameters: [Parameter] = []
  private(set) var rows: [Row] = []
  private(set) var claims: [Claim] = []

  init(_ json: JSON) throws {
    let json = try json.fields("name", "tolerance", "parameters", "variables", "rows", "claims")
    (name, tolerance) = (try json[0].text(), try json[1].number())
    try require(tolerance >= 0, "the tolerance is negative")
    variableCount = try json[3].map("variable") { try $0.text() }.count
    let groups = try [("x", 3), ("r", 4), ("s", 4), ("t", 4), ("p", 2)].map { letter, index in
      try json[index].array().indices.map { "\(letter)\($0)" }
    }
    names = groups.joined() + ["1"]
    for (id, name) in names.enumerated() { ids[name] = id }
    _ = try json[2].map("parameter") { parameter in
      let parameter = try parameter.fields("name", "lower", "upper", "scale?")
      let (lower, upper) = (try parameter[1].number(), try parameter[2].number())
      let scale = try parameter[3].optional { try $0.index(parameters.indices) }
      let isValid = scale.map {
        parameters[$0].scale == nil && min(parameters[$0].lower, lower) >= 0
      }
      try require(lower <= upper && isValid ?? true, "the interval is not allowed")
      parameters.append((lower, upper, scale))
    }
    rows = try json[4].map("row") { row in
      let row = try row.fields("form", "relation?", "above?", "below?")
      let relation = try row[1].optional { try $0.text() }
      let levels = try row[2...3].map { try $0.optional { try $0.index(0..<Int.max) } }
      let isRequired = relation == "==" || relation == "<="
      let isValid = isRequired ? levels == [nil, nil] : relation == nil && levels[0] != nil
      try require(isValid, "expected a relation or levels")
      return (try form(row[0], variableCount), relation == "==", levels[0], levels[1])
    }
    claims = try json[5].map("claim") { claim in
      let claim = try claim.fields("text", "kind", "variables?", "forms?")
      let kind = try claim[1].text()
      let shapes = [
        "satisfiable": [false, false], "unique": [true, false], "atMost": [false, true],
      ]
      try require(shapes[kind] == claim[2...3].map { $0.value != nil }, "unknown kind of claim")
      let variables = try claim[2].map("variable") { try $0.index(0..<variableCount) }
      let forms = try claim[3].map("form") { try form($0, variableCount) }
      return (try claim[0].text(), kind, variables, forms)
    }
  }

  /// The first number of a parameter, and the number of the constant.
  var firstParameter: Int { constant - parameters.count }
  var constant: Int { names.count - 1 }

  func ids(ofRow row: Int) -> (r: Int, s: Int, t: Int) {
    let first = variableCount + row
    return (first, first + rows.count, first + 2 * rows.count)
  }

  /// Reads a form that contains only quantities with numbers below `end`, parameters and the constant.
  func form(_ json: JSON, _ end: Int = 0) throws -> Form {
    var form = Form()
    for (name, value) in try json.object() {
      guard let id = ids[name], id < end || id >= firstParameter
      else { throw Invalid("`\(name)` is not allowed in this form") }
      form.add(try value.number(), id)
    }
    return form
  }
}
