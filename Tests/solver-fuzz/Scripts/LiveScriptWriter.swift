import LayoutSolver
import VFLTestSupport

/// Writes random calls that fit the current state of a live solver.
struct LiveScriptWriter {
  let shape: LiveShape
  /// The initial calls of the script.
  let beginning: [LiveEdit]
  private var random: SplitMix64
  private var nextVariable = 0
  private var nextRow = 0
  private var callsUntilSolve = 0
  private var position = 0
  /// Removed rows, which may be added again.
  private var removed: [LiveRow] = []
  /// The remaining calls of a drag or of a series of toggles.
  private var drag: [LiveEdit] = []

  init(shape: LiveShape, seed: UInt64) {
    self.shape = shape
    random = SplitMix64(seed: seed)
    beginning =
      shape.groups.upperBound == 0
      ? shape.beginning : SumsWriter(shape: shape, random: &random).script
    for edit in beginning {
      if case .addVariable = edit { nextVariable += 1 }
      if case .addRow = edit { nextRow += 1 }
      if case .addEditRow = edit { nextRow += 1 }
    }
  }

  /// Returns the next call of the script.
  mutating func next(_ run: LiveRun) -> LiveEdit {
    if position < beginning.count {
      position += 1
      return beginning[position - 1]
    }
    if !drag.isEmpty { return drag.removeFirst() }
    if callsUntilSolve == 0 {
      callsUntilSolve = number(in: shape.batches)
      return .solve
    }
    callsUntilSolve -= 1
    if shape.drags > 0 && chance(shape.drags) { writeDrag(run) }
    if shape.toggles > 0 && chance(shape.toggles) { writeToggles(run) }
    return drag.isEmpty ? change(run) : drag.removeFirst()
  }

  private mutating func change(_ run: LiveRun) -> LiveEdit {
    let mirror = run.mirror
    if mirror.variables.count < shape.variables.lowerBound { return addVariable() }
    if mirror.rows.count < shape.rows.lowerBound { return addRow(run) }
    let choice = number(in: 0...99)
    switch choice {
    case 0..<5 where shape.changesVariables && mirror.variables.count < shape.variables.upperBound:
      return addVariable()
    case 5..<9 where shape.changesVariables && mirror.variables.count > shape.variables.lowerBound:
      return .removeVariable(removableVariable(mirror))
    case 9..<30 where mirror.rows.count < shape.rows.upperBound: return addRow(run)
    case 30..<33 where mirror.rows.count < shape.rows.upperBound && !mirror.variables.isEmpty:
      nextRow += 1
      return .addEditRow(
        nextRow - 1, variable: pick(mirror.variables).label, priority: editPriority())
    default: break
    }
    guard !mirror.rows.isEmpty else { return addRow(run) }
    let (label, _, row) = pick(mirror.rows)
    switch number(in: 0...99) {
    case 0..<18:
      removed.append(row)
      return .removeRow(label)
    case 18..<32: return .deactivate(label)
    case 32..<48:
      let inactive = mirror.rows.filter { !$0.row.isActive }
      return .activate(inactive.isEmpty ? label : pick(inactive).label)
    case 48..<62: return .setConstant(label, constant(of: row, run))
    case 62..<74:
      guard let (edited, _, row) = mirror.rows.last(where: { $0.row.isEdited }) else {
        return .setConstant(label, constant(of: row, run))
      }
      return .suggest(edited, constant(of: row, run))
    case 74..<97: return .setPriority(label, pick(shape.priorities))
    default: return unusable(label)
    }
  }

  /// Writes a drag: several values for up to three edit rows, occasionally with another change.
  private mutating func writeDrag(_ run: LiveRun) {
    let edited = run.mirror.rows.filter { $0.row.isEdited }
    if edited.isEmpty { return }
    var dragged = (0..<number(in: 1...3)).map { _ in pick(edited).label }
    var value = pick(shape.constants)
    for _ in 0..<number(in: shape.stops.isEmpty ? 3...10 : 5...30) {
      value += pick([-1, 0.5, 0.25, 2, -0.125]) * pick([1, 1, 1, 8])
      for label in dragged where chance(0.8) {
        drag.append(.suggest(label, shape.stops.isEmpty ? value : pick(shape.stops)))
      }
      if chance(shape.stops.isEmpty ? 0.1 : 0.05) { drag.append(change(run)) }
      if chance(0.2) { dragged.reverse() }
      drag.append(.solve)
    }
  }

  /// Writes a series of toggles: rows are deactivated and activated in turn, occasionally with another
  /// change.
  private mutating func writeToggles(_ run: LiveRun) {
    let active = run.mirror.rows.filter(\.row.isActive)
    if active.isEmpty { return }
    for _ in 0..<number(in: 1...4) {
      let label = pick(active).label
      for _ in 0..<number(in: 1...3) {
        drag += [.deactivate(label), .solve]
        if chance(0.1) { drag.append(change(run)) }
        if chance(0.1) { drag += [.deactivate(pick(active).label), .solve] }
        drag.append(.activate(label))
        if chance(0.1) { drag.append(.deactivate(label)) }
        drag.append(.solve)
      }
      if chance(0.2) { drag.append(change(run)) }
    }
  }

  // MARK: Variables and rows

  private mutating func addVariable() -> LiveEdit {
    nextVariable += 1
    return .addVariable(nextVariable - 1)
  }

  /// Returns a variable, usually a variable that no row uses.
  private mutating func removableVariable(_ mirror: LiveMirror) -> Int {
    let unused = mirror.variables.filter { variable in
      mirror.rows.allSatisfy { $0.row.coefficient(of: variable.label) == nil }
    }
    return unused.isEmpty || chance(0.2) ? pick(mirror.variables).label : pick(unused).label
  }

  private mutating func addRow(_ run: LiveRun) -> LiveEdit {
    nextRow += 1
    return .addRow(nextRow - 1, row(run))
  }

  private mutating func row(_ run: LiveRun) -> LiveRow {
    let mirror = run.mirror
    if chance(shape.repetition), let row = repeated(mirror) { return row }
    var row = LiveRow(terms: [], relation: pick(shape.relations), constant: 0)
    row.priority = pick(shape.priorities)
    let scale = pick(shape.scales) * (row.isRequired ? 1 : pick(shape.costs))
    if !mirror.variables.isEmpty {
      for _ in 0..<number(in: shape.terms) {
        row.terms.append((pick(mirror.variables).label, scale * pick(shape.coefficients)))
      }
    }
    row.constant = scale * pick(shape.constants)
    if row.isRequired { row.constant = constant(of: row, run) }
    return row
  }

  /// Returns an existing or removed row, possibly multiplied by a number.
  private mutating func repeated(_ mirror: LiveMirror) -> LiveRow? {
    if let row = removed.last, chance(0.5) {
      removed.removeLast()
      return row
    }
    guard !mirror.rows.isEmpty else { return nil }
    var row = pick(mirror.rows).row
    if row.relation == .equal, chance(0.5) {
      let factor: Double = pick([2, -1, 4])
      for index in row.terms.indices { row.terms[index].coefficient *= factor }
      row.constant *= factor
    }
    return row
  }

  /// Returns a constant for a row.
  ///
  /// If the row is required, the last solution usually satisfies the row with this constant.
  private mutating func constant(of row: LiveRow, _ run: LiveRun) -> Double {
    let scale = row.terms.first.map { $0.coefficient.binade } ?? 1
    if !row.isRequired || !chance(shape.truth) { return scale.magnitude * pick(shape.constants) }
    let sum = row.terms.reduce(0) { $0 + $1.coefficient * run.value($1.variable) }
    let slack = scale.magnitude * pick([0, 0, 1, 4])
    switch row.relation {
    case .equal: return sum
    case .greaterThanOrEqual: return sum - slack
    case .lessThanOrEqual: return sum + slack
    }
  }

  private mutating func unusable(_ label: Int) -> LiveEdit {
    switch number(in: 0...2) {
    case 0: .setConstant(label, .nan)
    case 1: .setPriority(label, -.infinity)
    default: .setConstant(label, .infinity)
    }
  }

  // MARK: Random choices

  private mutating func editPriority() -> Double {
    if !shape.editPriorities.isEmpty { return pick(shape.editPriorities) }
    let optional = shape.priorities.filter { $0 < LinearProblem.requiredPriority }
    return optional.isEmpty ? 500 : pick(optional)
  }

  private mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  private mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }
}
