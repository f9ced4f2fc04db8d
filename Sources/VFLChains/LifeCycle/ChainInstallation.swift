import VFLViews

/// Makes lines of chains into constraint objects and puts them in force: all, or none.
struct ChainInstallation {
  private let lines: [ChainedConstraint]
  /// What each line stands for.
  private let blueprints: [[ConstraintBlueprint]]

  /// Finds out what lines stand for.
  ///
  /// - Parameter block: all lines that are to be put in force with them, each of which is told if it is
  ///   at fault; `nil` if there are no others.
  private init(
    _ lines: [ChainedConstraint], of block: [ChainedConstraint]? = nil
  ) throws(ChainError) {
    self.lines = lines
    var faults: [ChainFault] = []
    blueprints = lines.map { $0.blueprints(&faults) }
    if !faults.isEmpty { throw ChainError((block ?? lines).flatMap(Self.faults)) }
  }

  /// What is wrong with what a line says, or else with the constraints that it stands for.
  private static func faults(of line: ChainedConstraint) -> [ChainFault] {
    guard line.isStale else { return faults(of: line, line.layoutConstraints) }
    var faults: [ChainFault] = []
    let blueprints = line.blueprints(&faults)
    return faults.isEmpty ? Self.faults(of: line, blueprints.map { $0.makeConstraint() }) : faults
  }

  /// The rules that constraints of a line would break in force.
  private static func faults(
    of line: ChainedConstraint, _ constraints: [LayoutConstraint]
  ) -> [ChainFault] {
    var faults: [ChainFault] = []
    for constraint in constraints {
      do { try constraint.checkActivation() } catch {
        faults.append(ChainFault(.rule(error), line))
      }
    }
    return faults
  }

  /// Puts lines in force, with the objects that they have unless the superview is another one.
  static func install(_ lines: [ChainedConstraint]) throws(ChainError) {
    let fresh = try ChainInstallation(lines.filter(\.isStale), of: lines)
    let made = fresh.blueprints.map { $0.map { $0.makeConstraint() } }
    let kept = lines.filter { !$0.isStale }
    try activate(
      zip(fresh.lines, made).map { ($0, $1) } + kept.map { ($0, $0.layoutConstraints) })
    for (line, constraints) in zip(fresh.lines, made) {
      // Those that were made with another superview.
      line.uninstall()
      line.take(constraints)
    }
    for line in kept { line.take(line.layoutConstraints) }
  }

  /// Puts lines in force by changing the constraints of some elements where that will do.
  ///
  /// - Parameter removingRest: whether those that the lines do not speak of are removed.
  static func update(
    _ elements: [LayoutElement], to lines: [ChainedConstraint], removingRest: Bool
  ) throws(ChainError) -> ConstraintChanges {
    let installation = try ChainInstallation(lines)
    let blueprints = installation.blueprints.flatMap(\.self)
    var matcher = ConstraintMatcher(elements.flatMap(\.chained.members))
    let matches = matcher.matches(blueprints)
    let constraints = zip(blueprints, matches).map { $1 ?? $0.makeConstraint() }

    var next = 0
    let parts = zip(lines, installation.blueprints).map { line, blueprints in
      defer { next += blueprints.count }
      return (line, Array(constraints[next..<next + blueprints.count]))
    }
    try activate(parts)
    for (blueprint, match) in zip(blueprints, matches) {
      // An update that says no label is about something else.
      if let match { blueprint.apply(to: match, keepingLabel: !removingRest) }
    }
    for (line, constraints) in parts { line.take(constraints) }

    var removed: [LayoutConstraint] = []
    if removingRest {
      removed = matcher.rest
      remove(removed)
    }
    return ConstraintChanges(
      constraints: lines, matched: matches.compactMap(\.self),
      added: zip(constraints, matches).compactMap { $1 == nil ? $0 : nil }, removed: removed)
  }

  /// Takes constraints out of force, and out of the memory of the elements that they were made for; the gap
  /// that a distribution has put in front of a view goes with the constraint that ties the view to it.
  static func remove(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
    for constraint in constraints {
      constraint.firstItem?.chained.remove(constraint)
      if let gap = constraint.secondItem as? LayoutGuide, gap.isGapOfDistribution {
        gap.owningView?.removeLayoutGuide(gap)
      }
    }
  }

  private static func activate(
    _ lines: [(line: ChainedConstraint, constraints: [LayoutConstraint])]
  ) throws(ChainError) {
    do {
      try LayoutConstraint.activate(lines.flatMap(\.constraints))
    } catch {
      // That was the first one; each line is told for itself.
      throw ChainError(lines.flatMap { faults(of: $0.line, $0.constraints) })
    }
  }
}

extension ChainedConstraint {
  /// Has constraint objects as its own, and the element remember them.
  func take(_ constraints: [LayoutConstraint]) {
    layoutConstraints = constraints
    guard let element else { return }
    superview = element.chainSuperview
    element.stopTranslatingAutoresizingMask()
    for constraint in constraints { element.chained.append(constraint) }
  }
}
