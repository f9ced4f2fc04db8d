import ExactNumbers

/// A cell of the parameter space in which a claim must be decided, with what is proved about the components that
/// the claim refers to.
struct ProofTask: Sendable {
  /// The cell.
  private(set) var cell: Cell
  /// The components, at the same point inside the cell.
  private(set) var components: [Component]
  /// The reduced forms of variables whose components were divided.
  private var forms: DividedForms
  /// The component of each variable in reduced forms.
  private var owners: [Int: Int] = [:]
  /// Whether the cell has no interior.
  private var isThin = false

  /// Creates a task.
  init(cell: Cell, components: [Component], forms: DividedForms) {
    (self.cell, self.components, self.forms) = (cell, components, forms)
    for number in components.indices { own(number) }
  }

  /// Notes that a component owns its variables.
  private mutating func own(_ number: Int) {
    for variable in components[number].localVariables.keys {
      owners[variable + components[number].offset] = number
    }
  }

  /// Moves all components to the same point, inside the cell if possible.
  ///
  /// - Parameter usual: A point of the cell at which the rows are satisfiable.
  mutating func gather(orAt usual: [Rational]) {
    for point in [cell.genericPoint()?.point, usual].compactMap({ $0 }) {
      if let moved = moved(to: point) {
        components = moved
        return
      }
    }
  }

  /// Returns the components at another point; `nil` if their rows are unsatisfiable there.
  private func moved(to point: [Rational]) -> [Component]? {
    var moved = components
    for index in moved.indices where moved[index].move(to: point) != nil { return nil }
    return moved
  }

  /// Returns the task with the optima at a point; `nil` if the rows are unsatisfiable there.
  func optimized(at point: [Rational]) -> ProofTask? {
    guard var moved = moved(to: point) else { return nil }
    for index in moved.indices { moved[index].minimizeLevels() }
    return ProofTask(cell: cell.only(point), components: moved, forms: forms)
  }

  /// The components of free variables in forms about which not everything is proved.
  func openComponents(of forms: [ResolvedForm]) -> [Int] {
    Set(forms.flatMap { $0.free.map { $0.component } }).filter { !components[$0].isComplete }
      .sorted()
  }

  /// Proves more about a component, and divides it if what remains is connected less.
  mutating func advance(_ component: Int) -> Component.Progress {
    let progress = components[component].advance(in: cell)
    guard case .proved(let steps) = progress,
      let (parts, division) = forms.divide(components[component])
    else { return progress }
    // The other components keep their numbers.
    components[component] = parts[0]
    own(component)
    for part in parts.dropFirst() {
      components.append(part)
      own(components.count - 1)
    }
    return .proved(steps + [division])
  }

  /// A part of the cell of a task.
  struct Part {
    /// The sides by which the part was cut because the rows are unsatisfiable beyond them.
    var sides: [UnsatisfiableSide] = []
    /// The task for the rest of the part; `nil` if the part is empty, or if it is thin and contained in the other
    /// part.
    var rest: ProofTask?
  }

  /// Returns the part of the cell in which a form is at most 0.
  ///
  /// - Parameter isHalf: Whether the other part of the cell is examined, too. A thin part is then omitted,
  ///   because it is contained in the other part.
  func part(_ form: AffineForm, isHalf: Bool) -> Part {
    var result = Part()
    var part = self
    part.cell = cell.cut(form)
    var omitsThin = isHalf && !isThin
    next: while let (point, isThin) = part.cell.genericPoint() {
      if isThin, omitsThin { return result }
      part.isThin = isThin
      for index in components.indices {
        var component = components[index]
        if let side = component.move(to: point) {
          // The other part of this cut is not examined.
          part.cell = part.cell.cut(side.form)
          result.sides.append(side)
          omitsThin = false
          continue next
        }
        part.components[index] = component
      }
      result.rest = part
      return result
    }
    return result
  }

  /// Returns a form of the parameters and of the free variables.
  func resolved(_ form: ReducedForm) -> ResolvedForm {
    let form = forms.divided(form)
    var resolved = ResolvedForm(dependence: form.dependence)
    for term in form.variables.terms {
      guard let number = owners[term.index], let local = components[number].local(term.index)
      else { continue }
      resolved.dependence.add(components[number].dependence(of: local), times: term.coefficient)
      for free in components[number].freeTerms(of: local) {
        resolved.free.append((number, free.index, term.coefficient * free.coefficient))
      }
    }
    return resolved
  }

  /// Returns the greatest value of the smallest of some forms, over the cell and over all values that satisfy
  /// the rows.
  ///
  /// If one of the forms is at most `limit`, the result is its greatest value.
  ///
  /// - Parameter programs: The linear programs of the task by their components; a program continues at the
  ///   optimum of the previous form, so that similar forms require few steps.
  func maximum(
    of forms: [ResolvedForm], limit: Rational, _ programs: inout [Set<Int>: JointProgram]
  ) -> JointProgram.Maximum {
    for form in forms where form.free.isEmpty {
      guard let found = cell.maximum(of: form.dependence) else { continue }
      if found.value <= limit || forms.count == 1 {
        return JointProgram.Maximum(value: found.value, point: found.point)
      }
    }
    let used = Set(forms.flatMap { $0.free.map { $0.component } })
    var program =
      programs.removeValue(forKey: used) ?? JointProgram(of: components, used: used, in: cell)
    guard forms.count == 1 else {
      programs[used] = program
      return program.maximize(smallestOf: forms)
    }
    let largest = program.maximize(forms[0])
    programs[used] = program
    return largest
  }

  /// Returns the greatest difference between two values of a form at one point of the cell.
  func maximumDifference(of form: ResolvedForm) -> JointProgram.Maximum {
    var program = JointProgram(
      of: components, used: Set(form.free.map { $0.component }), in: cell, copyCount: 2)
    return program.maximizeDifference(of: form)
  }
}
