import ExactNumbers

/// An array of which a copy shares all parts that do not change.
struct SharedArray<Element> {
  let indices: Range<Int>
  private var parts: [[Element]]

  init(_ elements: [Element]) {
    indices = elements.indices
    parts = stride(from: 0, to: elements.count, by: 64).map {
      Array(elements[$0..<min($0 + 64, elements.count)])
    }
  }

  subscript(index: Int) -> Element {
    get { parts[index / 64][index % 64] }
    _modify { yield &parts[index / 64][index % 64] }
  }
}

/// The facts about all best layouts in a cell: each quantity as a form in free coordinates and parameters.
struct State {
  enum Kind { case variable, equation, value, slack }

  let problem: Problem
  let isRequired: Bool
  /// The kinds of the quantities in the system, and the slacks of each level.
  private(set) var kinds: [Kind?]
  private(set) var slacks: [Int: Set<Int>] = [:]
  /// The form of each quantity, which is 0 for tight members.
  private(set) var forms: SharedArray<Form>
  /// The quantities whose forms contain a coordinate, and perhaps others.
  private var users: SharedArray<[Int]>
  /// The coordinates of each block, and the block of each coordinate.
  private(set) var blocks: [Int: Set<Int>] = [:]
  private(set) var owners: [Int]
  private var usedBlocks: Set<Int> = [-1]
  private var point: [Rational]?
  var cuts: [Form] = []

  /// Creates the initial state of one of the two systems.
  init(_ problem: Problem, isRequired: Bool) {
    (self.problem, self.isRequired) = (problem, isRequired)
    forms = SharedArray((0..<problem.firstParameter).map { Form(factors: [$0: 1]) })
    kinds = forms.indices.map { $0 < problem.variableCount ? .variable : nil }
    (users, owners) = (SharedArray(kinds.map { _ in [] }), kinds.map { _ in -1 })
    var free = Set(0..<problem.variableCount)
    for (index, row) in problem.rows.enumerated() where row.above == nil || !isRequired {
      let (r, s, t) = problem.ids(ofRow: index)
      for case (let id, let level?) in [(s, row.above), (t, row.below)] {
        kinds[id] = .slack
        slacks[level, default: []].insert(id)
      }
      if row.below == nil {
        kinds[r] = row.isEquation ? .equation : .value
        forms[r] = row.form
        if row.above != nil { forms[r].add(-1, s) }
      } else {
        forms[s] = row.form
        forms[s].add(1, t)
      }
      if row.above != nil { free.insert(row.below == nil ? s : t) }
    }
    for id in forms.indices where kinds[id] != nil {
      for coordinate in coordinates(forms[id]) { users[coordinate].append(id) }
    }
    blocks[-1] = free
    // An equation that has no coordinates after the equations before it keeps its form. Layouts exist only where
    // this form is 0.
    for id in forms.indices where kinds[id] == .equation { _ = eliminate(id) }
  }

  func coordinates(_ form: Form) -> [Int] { form.factors.keys.filter { $0 < owners.count } }

  func isMember(_ id: Int) -> Bool { kinds[id] == .value || kinds[id] == .slack }

  /// Returns the form of a member or an equation with the sign that makes a member at most 0.
  func member(_ id: Int) -> Form { kinds[id] == .slack ? -1 * forms[id] : forms[id] }

  /// Returns the members whose forms contain coordinates of a block.
  func members(of block: Int) -> [Int] {
    let found = (blocks[block] ?? []).flatMap { coordinate in
      users[coordinate].filter { isMember($0) && !forms[$0][coordinate].isZero }
    }
    return Set(found).sorted()
  }

  /// Returns the sum of the slacks of a level, restricted to the coordinates of a block or of all blocks.
  func cost(_ level: Int, in block: Int?) -> Form {
    var sum = Form()
    guard let slacks = slacks[level] else { return sum }
    for id in block.map(members) ?? Array(slacks) where slacks.contains(id) {
      for (id, factor) in forms[id].factors where id < owners.count { sum.add(factor, id) }
    }
    return sum
  }

  /// Expresses a form of any quantities in coordinates and parameters.
  func reduced(_ form: Form) -> Form {
    var sum = Form()
    for (id, factor) in form.factors {
      if id < owners.count {
        sum.add(factor, times: forms[id])
      } else if let point, id < problem.constant {
        sum.add(factor * point[id - owners.count], problem.constant)
      } else {
        sum.add(factor, id)
      }
    }
    return sum
  }

  /// Returns the state for the values of the parameters at a point.
  func fixed(at point: [Rational]) -> State {
    var state = self
    (state.point, state.cuts) = (point, [])
    state.forms = SharedArray(forms.indices.map { state.reduced(forms[$0]) })
    return state
  }

  /// Makes a quantity 0, and returns false if its form contains no coordinate and is not 0.
  mutating func eliminate(_ id: Int) -> Bool {
    let zero = forms[id]
    guard let pivot = rarest(coordinates(zero)) else { return zero.isZero }
    substitute(pivot, zero: zero)
    blocks[owners[pivot]]?.remove(pivot)
    return true
  }

  /// Makes some quantities the coordinates of a block.
  mutating func rebase(_ block: Int, to basis: [Int]) throws {
    let new = Set(basis)
    guard let old = blocks[block], new.count == basis.count, new.count == old.count
    else { throw Invalid("the coordinates are no basis of block \(block)") }
    for id in basis where !old.contains(id) {
      let terms = coordinates(forms[id])
      guard kinds[id] != nil, terms.allSatisfy({ owners[$0] == block }),
        let pivot = rarest(terms.filter { !new.contains($0) })
      else { throw Invalid("`\(problem.names[id])` is not allowed in the basis of block \(block)") }
      var zero = forms[id]
      zero.add(-1, id)
      substitute(pivot, zero: zero)
      owners[id] = block
    }
    blocks[block] = new
  }

  private func rarest(_ coordinates: [Int]) -> Int? {
    coordinates.min { (users[$0].count, $0) < (users[$1].count, $1) }
  }

  /// Removes a coordinate from all forms with the help of a form that contains the coordinate and is 0.
  private mutating func substitute(_ pivot: Int, zero: Form) {
    let (ids, others, scale) = (users[pivot], coordinates(zero), -zero[pivot].reciprocal)
    users[pivot] = []
    for id in ids where !forms[id][pivot].isZero {
      for other in others where forms[id][other].isZero { users[other].append(id) }
      forms[id].add(forms[id][pivot] * scale, times: zero)
    }
  }

  /// Replaces a block by blocks that share no member.
  mutating func divide(_ block: Int, into parts: [(block: Int, basis: [Int])]) throws {
    try rebase(block, to: parts.flatMap(\.basis))
    let members = members(of: block)
    blocks[block] = nil
    for (id, basis) in parts {
      guard usedBlocks.insert(id).inserted else { throw Invalid("block \(id) is not new") }
      blocks[id] = Set(basis)
      for coordinate in basis { owners[coordinate] = id }
    }
    for id in members where Set(coordinates(forms[id]).map { owners[$0] }).count > 1 {
      throw Invalid("`\(problem.names[id])` belongs to several blocks")
    }
  }
}
