import ExactNumbers

/// A task with the results of the attempts to prove more in its cell.
///
/// Claims about the same components examine the same cells, so the results are kept.
final class ProofNode {
  /// The result of an attempt to prove more about a component.
  enum Step {
    /// More is proved in the same cell.
    case proved(ProofNode)
    /// The cell was divided into parts. Parts in which the rows are unsatisfiable are omitted.
    case divided([ProofNode])
    /// The rows are unsatisfiable wherever the form is greater than 0; the other part of the cell remains.
    case unsatisfiable(AffineForm, rest: ProofNode?)
    /// The cell is a point or cannot be divided.
    case stuck
  }

  /// The task.
  let task: ProofTask
  private var steps: [Int: Step] = [:]
  private var programs: [Set<Int>: JointProgram] = [:]

  /// Creates a node.
  init(_ task: ProofTask) { self.task = task }

  /// Returns the greatest value of the smallest of some forms; see ``ProofTask/maximum(of:limit:_:)``.
  func maximum(of forms: [ResolvedForm], limit: Rational) -> JointProgram.Maximum {
    task.maximum(of: forms, limit: limit, &programs)
  }

  /// Proves more about a component of the task, or divides the cell.
  func step(_ component: Int) -> Step {
    if let known = steps[component] { return known }
    let step = newStep(component)
    steps[component] = step
    return step
  }

  private func newStep(_ component: Int) -> Step {
    var next = task
    switch next.advance(component) {
    case .proved: return .proved(ProofNode(next))
    case .split(let form): return divided(by: form)
    case .stuck:
      let bisector = task.cell.bisector
      return bisector.linear.isEmpty ? .stuck : divided(by: bisector)
    case .infeasible(let form):
      return .unsatisfiable(form, rest: task.part(form, isHalf: false).map { ProofNode($0) })
    }
  }

  private func divided(by form: AffineForm) -> Step {
    .divided(
      [task.part(form, isHalf: true), task.part(-form, isHalf: true)].compactMap {
        $0.map { ProofNode($0) }
      })
  }
}

/// The root nodes of the tasks of all claims.
final class ProofForest {
  /// The components and the parameters of a task.
  private struct Key: Hashable {
    let components: [Int]
    let active: [Int]
  }

  private let parameters: [ParametricProblem.Parameter]
  private let divided: ComponentForest
  private var roots: [Key: ProofNode] = [:]

  /// Creates a forest for components with everything that is proved for all points.
  init(_ parameters: [ParametricProblem.Parameter], _ divided: ComponentForest) {
    (self.parameters, self.divided) = (parameters, divided)
  }

  /// Returns the root for some components, whose claims also refer to some parameters.
  func root(components numbers: [Int], parameters active: [Int]) -> ProofNode {
    let own = numbers.map { divided.components[$0] }
    let cell = Cell(of: parameters, active: own.flatMap { $0.parameters } + active)
    let key = Key(components: numbers, active: cell.active)
    if let known = roots[key] { return known }
    var task = ProofTask(cell: cell, components: own, forms: divided.forms)
    task.gather(orAt: parameters.usualPoint)
    let node = ProofNode(task)
    roots[key] = node
    return node
  }
}
