import ExactNumbers

extension State {
  /// Returns the number of a quantity of the system.
  func id(_ name: String) throws -> Int {
    guard let id = problem.ids[name], id < owners.count, kinds[id] != nil
    else { throw Invalid("unknown quantity `\(name)`") }
    return id
  }

  /// Reads a form of any quantities of the system.
  func form(_ json: JSON) throws -> Form {
    let form = try problem.form(json, owners.count)
    try require(coordinates(form).allSatisfy { kinds[$0] != nil }, "unknown quantity in a form")
    return reduced(form)
  }

  /// Returns an upper bound of a form, and the members with positive multipliers.
  ///
  /// The bound contains only parameters. The multipliers of required equations can be negative.
  func bound(_ form: Form, _ multipliers: JSON) throws -> (limit: Form, members: [Int]) {
    var (limit, members) = (form, [Int]())
    for (name, value) in try multipliers.object() {
      let (id, factor) = (try id(name), try value.number())
      let isAllowed = kinds[id] == .equation || isMember(id) && factor >= 0
      try require(isAllowed, "the multiplier of `\(name)` is not allowed")
      if isMember(id) && factor > 0 { members.append(id) }
      limit.add(-factor, times: member(id))
    }
    try require(coordinates(limit).isEmpty, "the multipliers do not bound the form")
    return (limit, members)
  }

  /// Returns an upper bound of a form of parameters in the cell.
  func maximum(_ form: Form, _ multipliers: JSON) throws -> Rational {
    var sum = form
    for (name, value) in try multipliers.object() {
      guard let index = Int(name), cuts.indices.contains(index), "\(index)" == name,
        case let factor = try value.number(),
        factor >= 0
      else { throw Invalid("the multiplier of cut `\(name)` is not allowed") }
      sum.add(-factor, times: cuts[index])
    }
    try require(coordinates(sum).isEmpty, "the form contains coordinates")
    let (parameters, first) = (problem.parameters, owners.count)
    func greatest(_ factor: Rational, _ id: Int) -> Rational {
      factor * (factor > 0 ? parameters[id - first].upper : parameters[id - first].lower)
    }
    var unscaled = Form()
    for (id, factor) in sum.factors {
      let scale = id == problem.constant ? nil : parameters[id - first].scale
      unscaled.add(scale == nil ? factor : greatest(factor, id), scale.map { first + $0 } ?? id)
    }
    return unscaled.factors.reduce(0) {
      $0 + ($1.key == problem.constant ? $1.value : greatest($1.value, $1.key))
    }
  }

  /// Returns whether all members and equations without coordinates are satisfied, if there are no cuts.
  func isSatisfiedWithoutCoordinates() throws -> Bool {
    try forms.indices.allSatisfy { id in
      if kinds[id] == nil || kinds[id] == .variable || !coordinates(forms[id]).isEmpty {
        return true
      }
      let none = JSON(value: nil)
      return try maximum(member(id), none) <= 0
        && (kinds[id] != .equation || maximum(-1 * forms[id], none) <= 0)
    }
  }

  /// Applies a step of a certificate.
  mutating func apply(_ step: JSON) throws {
    let (name, step) = try step.variant()
    switch name {
    case "divide":
      let fields = try step.fields("block", "into")
      let parts = try fields[1].map("part") { part in
        let part = try part.fields("block", "coordinates")
        return (try part[0].integer(), try part[1].map("coordinate") { try id($0.text()) })
      }
      try divide(fields[0].integer(), into: parts)
    case "levels":
      let fields = try step.fields("block", "policy", "levels", "cuts?")
      let block = try fields[0].integer()
      let values = try follow(fields[1], in: block, fields[3])
      var listed: [Int] = []
      _ = try fields[2].map("level") { try applyLevel($0, of: block, values, &listed) }
    case "implied":
      let fields = try step.fields("form", "upper", "lower")
      let form = try form(fields[0])
      let (upper, members) = try bound(form, fields[1])
      let (lower, _) = try bound(-1 * form, fields[2])
      try require(upper == -1 * lower, "the bounds differ")
      try tighten(members)
    case "infeasible":
      try require(!isRequired, "`infeasible` is not allowed in this system")
      cuts.append(-1 * (try bound(Form(), step.fields("multipliers")[0]).limit))
    default: throw Invalid("unknown step `\(name)`")
    }
  }

  private mutating func tighten(_ members: [Int]) throws {
    for id in members { try require(eliminate(id), "`\(problem.names[id])` is tight, but not 0") }
  }

  /// Minimizes the cost of a level, and makes the members tight that are 0 in all optima.
  private mutating func applyLevel(
    _ json: JSON, of block: Int, _ values: [Int: Form], _ listed: inout [Int]
  ) throws {
    let fields = try json.fields("level", "multipliers")
    let level = try fields[0].integer()
    try require(level > listed.last ?? -1, "the levels are not in ascending order")
    for other in slacks.keys where other < level && !listed.contains(other) {
      try require(cost(other, in: block).isZero, "a stronger level is not constant")
    }
    let (_, members) = try bound(-1 * cost(level, in: block), fields[1])
    for id in members {
      let isZero = (values[id] ?? forms[id]).isZero
      try require(isZero, "`\(problem.names[id])` is tight, but the policy does not make it 0")
    }
    try tighten(members)
    listed.append(level)
  }

  /// Makes the names of a policy the coordinates of a block, and returns the values of members for the policy.
  ///
  /// Throws an error unless the policy makes these members at most 0 in the cell.
  mutating func follow(
    _ policy: JSON, in block: Int, _ cuts: JSON, members: [Int]? = nil
  ) throws -> [Int: Form] {
    var policies: [Int: Form] = [:]
    for (name, value) in try policy.object() {
      policies[try id(name)] = reduced(try problem.form(value))
    }
    try rebase(block, to: policies.keys.sorted())
    var multipliers: [Int: JSON] = [:]
    for (name, value) in try cuts.object() { multipliers[try id(name)] = value }
    var values: [Int: Form] = [:]
    for id in members ?? self.members(of: block) {
      var value = Form()
      for (id, factor) in member(id).factors {
        value.add(factor, times: policies[id] ?? Form(factors: [id: 1]))
      }
      let maximum = try maximum(value, multipliers[id] ?? JSON(value: nil))
      try require(maximum <= 0, "the policy makes `\(problem.names[id])` positive")
      values[id] = value
    }
    return values
  }
}
