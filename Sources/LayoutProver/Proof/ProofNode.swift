import ExactNumbers

/// A task with the results of the attempts to prove more in its cell.
///
/// Claims about the same components examine the same cells, so the results are kept.
final class ProofNode {
  /// The result of an attempt to prove more about a component.
  enum Step {
    /// More is proved in the same cell.
    case proved([ProofStep], ProofNode)
    /// The cell was divided into the parts where the form is less than 0 and where it is greater.
    case divided(AffineForm, below: Part, above: Part)
    /// The rows are unsatisfiable beyond a side; the other part of the cell remains.
    case unsatisfiable(UnsatisfiableSide, rest: Part)
    /// The cell is a point or cannot be divided.
    case stuck
  }

  /// A part of the cell.
  struct Part {
    /// The sides by which the part was cut because the rows are unsatisfiable beyond them.
    let sides: [UnsatisfiableSide]
    /// The node for the rest; `nil` if the part is empty, or if it is thin and contained in the other part.
    let rest: ProofNode?

    /// Creates the node of a part.
    init(_ part: ProofTask.Part) {
      sides = part.sides
      rest = part.rest.map { ProofNode($0) }
    }
  }

  /// The task.
  let task: ProofTask
  /// The results of the attempts, by component.
  private(set) var steps: [Int: Step] = [:]
  /// The sides beyond which the rows of other components are unsatisfiable, with the parts that remain.
  private(set) var restrictions: [(side: UnsatisfiableSide, rest: Part)] = []
  /// The claims that are proved in the cell.
  private(set) var closed: [ProofTarget] = []
  private var programs: [Set<Int>: JointProgram] = [:]

  /// Creates a node.
  init(_ task: ProofTask) { self.task = task }

  /// Returns the greatest value of the smallest of some forms; see ``ProofTask/maximum(of:limit:_:)``.
  func maximum(of forms: [ResolvedForm], limit: Rational) -> JointProgram.Maximum {
    task.maximum(of: forms, limit: limit, &programs)
  }

  /// Notes that a claim is proved in the cell.
  func close(_ target: ProofTarget) { closed.append(target) }

  /// Returns the part of the cell beyond which no rows are known to be unsatisfiable.
  func restricted(by side: UnsatisfiableSide) -> ProofNode? {
    let part = Part(task.part(side.form, isHalf: false))
    restrictions.append((side, part))
    return part.rest
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
    case .proved(let steps): return .proved(steps, ProofNode(next))
    case .split(let form): return divided(by: form)
    case .stuck:
      let bisector = task.cell.bisector
      return bisector.linear.isEmpty ? .stuck : divided(by: bisector)
    case .infeasible(let side):
      return .unsatisfiable(side, rest: Part(task.part(side.form, isHalf: false)))
    }
  }

  private func divided(by form: AffineForm) -> Step {
    .divided(
      form, below: Part(task.part(form, isHalf: true)), above: Part(task.part(-form, isHalf: true)))
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
  private var rootsByKey: [Key: ProofNode] = [:]
  /// The root nodes, in the order of their creation.
  private(set) var roots: [ProofNode] = []

  /// Creates a forest for components with everything that is proved for all points.
  init(_ parameters: [ParametricProblem.Parameter], _ divided: ComponentForest) {
    (self.parameters, self.divided) = (parameters, divided)
  }

  /// Returns the root for some components, whose claims also refer to some parameters.
  func root(components numbers: [Int], parameters active: [Int]) -> ProofNode {
    let own = numbers.map { divided.components[$0] }
    let cell = Cell(of: parameters, active: own.flatMap { $0.parameters } + active)
    let key = Key(components: numbers, active: cell.active)
    if let known = rootsByKey[key] { return known }
    var task = ProofTask(cell: cell, components: own, forms: divided.forms)
    task.gather(orAt: parameters.usualPoint)
    let node = ProofNode(task)
    rootsByKey[key] = node
    roots.append(node)
    return node
  }
}
