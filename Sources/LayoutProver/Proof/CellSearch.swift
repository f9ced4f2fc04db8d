import ExactNumbers

/// The search through cells until a claim applies in all of them or is violated in one.
struct CellSearch {
  /// The limit on the number of cells.
  let cellLimit: Int
  /// The parameters of the space; `nil` if no share of the space is needed.
  let parameters: [ParametricProblem.Parameter]?
  /// Returns a side beyond which the required rows are unsatisfiable, as at a point; `nil` if they are satisfiable
  /// there.
  let unsatisfiability: ([Rational]) -> UnsatisfiableSide?

  /// Returns a search with a smaller limit, whose undecided verdicts contain no share of the space.
  func limited(to limit: Int) -> CellSearch {
    CellSearch(
      cellLimit: Swift.min(limit, cellLimit), parameters: nil,
      unsatisfiability: unsatisfiability)
  }

  /// The verdict if some nodes are not examined completely.
  private func undecided(_ nodes: [ProofNode]) -> Prover.Verdict {
    guard let parameters else { return .undecided(share: 1) }
    return .undecided(share: SpaceSample(of: parameters).share(of: nodes.map { $0.task.cell }))
  }

  /// The result of examining a cell.
  enum Finding {
    /// The claim applies in the whole cell.
    case closed
    /// The claim is violated.
    case counterexample(Prover.Counterexample)
    /// More must be proved about one of these components of the task.
    case open([Int])
  }

  /// Examines cells until the claim applies in all of them or is violated in one.
  ///
  /// - Parameters:
  ///   - root: The node of the whole cell.
  ///   - target: The claim that is noted in the nodes in whose cells it applies.
  ///   - isUnsatisfiableViolation: Whether a point without a layout violates the claim.
  ///   - examine: Examines a cell.
  func decide(
    _ root: ProofNode, noting target: ProofTarget? = nil, isUnsatisfiableViolation: Bool = false,
    _ examine: (ProofNode) -> Finding
  ) -> Prover.Verdict {
    var count = 0
    var waiting = [root]
    while var node = waiting.popLast() {
      count += 1
      if count > cellLimit { return undecided(waiting + [node]) }
      var stride = 1
      examine: while true {
        let open: [Int]
        switch examine(node) {
        case .closed:
          if let target { node.close(target) }
          break examine
        case .counterexample(let found):
          guard let side = unsatisfiability(found.point) else {
            return .counterexample(found)
          }
          // There is no layout at this point, because of another component.
          if let rest = node.restricted(by: side) { waiting.append(rest) }
          break examine
        case .open(let components): open = components
        }
        switch step(&node, open, count: stride) {
        case .proved: stride *= 2
        case .divided(_, let below, let above):
          waiting += [below.rest, above.rest].compactMap { $0 }
          break examine
        case .stuck: return undecided(waiting + [node])
        case .unsatisfiable(let side, let part):
          if isUnsatisfiableViolation {
            let point =
              node.task.cell.maximum(of: side.form)?.point ?? node.task.components[0].point
            return .counterexample(Prover.Counterexample(point: point, excess: nil, variable: nil))
          }
          if let rest = part.rest { waiting.append(rest) }
          break examine
        }
      }
    }
    return .proved(cells: count)
  }

  /// Proves more about some of the open components of a node in the same cell, or divides the cell.
  ///
  /// Examining a node is expensive if a claim refers to many components, so several steps precede the next
  /// examination. Only the first step may divide the cell.
  private func step(_ node: inout ProofNode, _ open: [Int], count: Int) -> ProofNode.Step {
    let levels = node.task.components.map { $0.provedLevels }
    var result = ProofNode.Step.stuck
    let sorted = open.sorted { (levels[$0], $0) < (levels[$1], $1) }
    for (number, component) in sorted.prefix(count).enumerated() {
      let step = node.step(component)
      if case .proved(_, let next) = step { node = next } else if number > 0 { return result }
      result = step
      guard case .proved = step else { return step }
    }
    return result
  }
}
