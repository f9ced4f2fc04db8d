import ExactNumbers

/// A checked tree of nodes, in which the cell of the root contains all points that have a layout.
struct ProofTree {
  /// A claim, a unique form, or the existence of values for a block of the root.
  enum Item: Hashable {
    case claim(Int)
    case unique(Int)
    case block(Int)
  }

  let start: Int
  let uniques: [JSON]
  /// The state after the steps of the root, and the members of its blocks.
  private(set) var root: State
  private var members: [Int: [Int]] = [:]
  /// The items that each node proves in its cell, or nil if the cell is empty.
  private var closed: [Set<Item>?]

  init(
    _ start: Int, _ initial: State, nodes: [JSON], uniques: [JSON], visited: inout Set<Int>
  ) throws {
    (self.start, self.uniques, root, closed) = (start, uniques, initial, nodes.map { _ in [] })
    var (stack, states) = ([start], [start: initial])
    // A node proves the items that are proved by all nodes of one of its groups.
    var groups = [[[Int]]](repeating: [], count: nodes.count)
    while let index = stack.popLast(), var state = states.removeValue(forKey: index) {
      try Invalid.inside("node \(index)") {
        try require(visited.insert(index).inserted, "the node is used twice")
        for group in try check(nodes[index], index, &state) {
          groups[index].append(group.map(\.node))
          for (child, cuts) in group {
            let isAllowed = child > index && child < nodes.count && states[child] == nil
            try require(isAllowed, "node \(child) is not allowed here")
            stack.append(child)
            states[child] = state
            states[child]?.cuts += cuts
          }
        }
      }
    }
    for index in closed.indices.reversed() {
      for group in groups[index] {
        let sets = group.compactMap { closed[$0] }
        for child in group { closed[child] = [] }
        guard var own = closed[index], var other = sets.first else {
          closed[index] = nil
          continue
        }
        for set in sets.dropFirst() { other.formIntersection(set) }
        if own.count < other.count { swap(&own, &other) }
        closed[index] = []
        own.formUnion(other)
        closed[index] = own
      }
    }
  }

  func proves(_ item: Item) -> Bool { closed[start]?.contains(item) ?? true }

  /// Checks a node, and returns its groups of nodes with their additional cuts.
  private mutating func check(
    _ json: JSON, _ index: Int, _ state: inout State
  ) throws -> [[(node: Int, cuts: [Form])]] {
    let node = try json.fields("steps?", "closes?", "next?", "splits?", "empty?")
    _ = try node[0].map("step") { try state.apply($0) }
    if index == start {
      root = state
      for block in state.blocks.keys { members[block] = state.members(of: block) }
    }
    closed[index] = Set(try node[1].map("close") { try close($0, &state) })
    if node[4].value != nil {
      let greatest = try state.maximum(Form(), node[4].fields("cuts")[0])
      try require(greatest < 0, "the cuts do not show that the cell is empty")
      closed[index] = nil
    }
    let splits = try node[3].map("split") { split in
      let split = try split.fields("form", "below?", "above?", "cuts?")
      let form = try state.reduced(state.problem.form(split[0]))
      let parts = try [(form, split[1]), (-1 * form, split[2])].filter { cut, child in
        if child.value != nil { return true }
        try require(state.maximum(-1 * cut, split[3]) <= 0, "a part of the cell has no node")
        return false
      }
      try require(!parts.isEmpty, "the split has no nodes")
      return try parts.map { (node: try $1.integer(), cuts: [$0]) }
    }
    return try node[2].map("next") { [(node: try $0.integer(), cuts: [])] } + splits
  }

  /// Checks a proof in the cell of a state, and returns the proved item.
  private func close(_ json: JSON, _ state: inout State) throws -> Item {
    let (name, json) = try json.variant()
    let problem = state.problem
    switch (name, state.isRequired) {
    case ("atMost", false):
      let fields = try json.fields("claim", "weights", "multipliers", "cuts?")
      let claim = try fields[0].index(problem.claims.indices)
      let weights = try fields[1].map("weight") { try $0.number() }
      let forms = problem.claims[claim].forms
      let isAverage = weights.allSatisfy { $0 >= 0 } && weights.reduce(0, +) == 1
      try require(isAverage && weights.count == forms.count, "the weights are not allowed")
      var sum = Form()
      for (weight, form) in zip(weights, forms) { sum.add(weight, times: state.reduced(form)) }
      let limit = try state.bound(sum, fields[2]).limit
      let isSmall = try state.maximum(limit, fields[3]) <= problem.tolerance
      try require(isSmall, "the bound is greater than the tolerance")
      return .claim(claim)
    case ("unique", false):
      let fields = try json.fields("form", "first", "second", "costs?", "cuts?")
      let index = try fields[0].index(uniques.indices)
      var form = try state.form(uniques[index])
      for (name, factor) in try fields[3].object() {
        let numbers = name.split(separator: "/").map { Int($0) }
        guard numbers.count == 2, let block = numbers[0], let level = numbers[1],
          state.blocks[block] != nil, state.slacks[level] != nil
        else { throw Invalid("unknown cost `\(name)`") }
        form.add(-(try factor.number()), times: state.cost(level, in: block))
      }
      var limit = try state.bound(form, fields[1]).limit
      limit.add(1, times: try state.bound(-1 * form, fields[2]).limit)
      let isSmall = try state.maximum(limit, fields[4]) <= problem.tolerance
      try require(isSmall, "the difference is greater than the tolerance")
      return .unique(index)
    case ("feasible", true):
      let fields = try json.fields("block", "policy", "cuts?")
      let block = try fields[0].integer()
      let members = members[block]
      try require(members != nil, "the root has no block \(block)")
      _ = try state.follow(fields[1], in: block, fields[2], members: members)
      return .block(block)
    default: throw Invalid("`\(name)` is not allowed in this system")
    }
  }
}
