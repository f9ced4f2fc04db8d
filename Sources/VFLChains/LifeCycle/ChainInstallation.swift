import VFLViews

/// Creates the constraint objects of chained constraints and activates all or none of them.
struct ChainInstallation {
  private let lines: [ChainedConstraint]
  /// The blueprints of each chained constraint.
  private let blueprints: [[ConstraintBlueprint]]

  /// Creates the blueprints of chained constraints.
  ///
  /// - Parameter block: All chained constraints that are installed together with `lines`. If any of `lines`
  ///   is invalid, the error lists all invalid constraints of `block`, or of `lines` if `block` is `nil`.
  private init(
    _ lines: [ChainedConstraint], of block: [ChainedConstraint]? = nil
  ) throws(ChainError) {
    self.lines = lines
    var invalidConstraints: [InvalidChainedConstraint] = []
    blueprints = lines.map { $0.blueprints(&invalidConstraints) }
    if !invalidConstraints.isEmpty {
      throw ChainError((block ?? lines).flatMap(Self.invalidConstraints))
    }
  }

  /// Returns the errors of a chained constraint.
  ///
  /// If the chained constraint itself is valid, these are the errors of its constraint objects.
  private static func invalidConstraints(of line: ChainedConstraint) -> [InvalidChainedConstraint] {
    guard line.isStale else { return invalidConstraints(of: line, line.layoutConstraints) }
    var invalidConstraints: [InvalidChainedConstraint] = []
    let blueprints = line.blueprints(&invalidConstraints)
    return invalidConstraints.isEmpty
      ? Self.invalidConstraints(of: line, blueprints.map { $0.makeConstraint() })
      : invalidConstraints
  }

  /// Returns the errors that prevent the activation of the constraint objects of a chained constraint.
  private static func invalidConstraints(
    of line: ChainedConstraint, _ constraints: [LayoutConstraint]
  ) -> [InvalidChainedConstraint] {
    var invalidConstraints: [InvalidChainedConstraint] = []
    for constraint in constraints {
      do { try constraint.checkActivation() } catch {
        invalidConstraints.append(InvalidChainedConstraint(.rule(error), line))
      }
    }
    return invalidConstraints
  }

  /// Installs chained constraints.
  ///
  /// Existing constraint objects are reused unless the superview has changed.
  static func install(_ lines: [ChainedConstraint]) throws(ChainError) {
    let fresh = try ChainInstallation(lines.filter(\.isStale), of: lines)
    let made = fresh.blueprints.map { $0.map { $0.makeConstraint() } }
    let kept = lines.filter { !$0.isStale }
    try activate(
      zip(fresh.lines, made).map { ($0, $1) } + kept.map { ($0, $0.layoutConstraints) })
    for (line, constraints) in zip(fresh.lines, made) {
      // Uninstall constraint objects of a previous superview.
      line.uninstall()
      line.take(constraints)
    }
    for line in kept { line.take(line.layoutConstraints) }
  }

  /// Installs chained constraints and changes existing constraint objects of the elements where possible.
  ///
  /// - Parameter removingRest: Whether to remove the existing constraint objects that no chained constraint
  ///   matches.
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
      // An update without a label does not remove an existing label.
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

  /// Deactivates constraints and removes them from the lists of their elements.
  ///
  /// The guide that a distribution has created for the gap before a view is removed together with the
  /// constraint between the guide and the view.
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
      // The caught error describes only the first invalid constraint.
      throw ChainError(lines.flatMap { invalidConstraints(of: $0.line, $0.constraints) })
    }
  }
}

extension ChainedConstraint {
  /// Stores the constraint objects and registers them with the element.
  func take(_ constraints: [LayoutConstraint]) {
    layoutConstraints = constraints
    guard let element else { return }
    superview = element.chainSuperview
    element.stopTranslatingAutoresizingMask()
    for constraint in constraints { element.chained.append(constraint) }
  }
}
