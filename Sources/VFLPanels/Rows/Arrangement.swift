import VFLRecords
import VFLViews

/// The active constraints and guides of a panel or stack view.
///
/// They are updated from a list of panel rows.
///
/// If the new list still contains the panel row of a constraint, the constraint and its solver row are not
/// touched. Otherwise, the constraint is deactivated and kept for reuse, so that a view that is hidden and
/// shown again gets its old constraints back.
final class Arrangement {
  /// The constraints, in the order of their panel rows.
  private(set) var constraints: [LayoutConstraint] = []
  @exclusivity(unchecked) private var spare: [PanelRow.Key: LayoutConstraint] = [:]
  private var guides: [LayoutGuide] = []
  /// The source location that diagnostics for these constraints show.
  private let origin: ConstraintOrigin

  init(origin: ConstraintOrigin) {
    self.origin = origin
  }

  // The views may outlive the panel or stack.
  deinit { LayoutConstraint.deactivate(constraints) }

  /// The constraints as text, one per line.
  var description: String { constraints.map { "\($0)\n" }.joined() }

  /// Activates the constraints for the given panel rows, deactivates all other constraints of the
  /// arrangement, and adds the guides to a view.
  ///
  /// - Throws: ``LayoutConstraintError`` if a panel row describes an invalid constraint. Nothing is changed
  ///   in this case.
  func become(
    _ rows: [PanelRow], _ guides: [LayoutGuide], in view: LayoutView
  ) throws(LayoutConstraintError) {
    // Index into the array, because copying a row retains three objects.
    for index in rows.indices where !rows[index].isSound {
      try constraint(for: rows[index]).checkActivation()
    }
    for guide in guides where guide.owningView !== view { view.addLayoutGuide(guide) }
    become(rows)
    try LayoutConstraint.activate(constraints)
    if !self.guides.isEmpty {
      let used = Set(guides.map { ObjectIdentifier($0) })
      for guide in self.guides where !used.contains(ObjectIdentifier(guide)) {
        view.removeLayoutGuide(guide)
      }
    }
    self.guides = guides
  }

  /// Deactivates the constraints that refer to a view alone, because they would stay active when the view
  /// moves to a different superview.
  func release(_ view: LayoutView) { LayoutConstraint.deactivate(constraints(ofAlone: view)) }

  /// Returns the active constraints of this arrangement that refer to a view and to no other item.
  func constraints(ofAlone view: LayoutView) -> [LayoutConstraint] {
    let identity = ObjectIdentifier(self)
    return view.heldConstraints.filter { $0.arranger == identity && $0.firstItem === view }
      .filter { $0.secondAttribute == .notAnAttribute }
  }

  private func constraint(for row: PanelRow) -> LayoutConstraint {
    let constraint = row.constraint(origin)
    constraint.arranger = ObjectIdentifier(self)
    return constraint
  }

  /// Updates ``constraints`` to contain one constraint for each panel row, in order.
  ///
  /// Existing constraints are reused.
  ///
  /// Constraints without a panel row are deactivated. New constraints are not activated.
  private func become(_ rows: [PanelRow]) {
    let (kept, rest) = compared(with: rows)
    var known: [PanelRow.Key: LayoutConstraint] = [:]
    for constraint in rest {
      let twin = known.updateValue(constraint, forKey: PanelRow.Key(of: constraint))
      if let twin { LayoutConstraint.deactivate([twin]) }
    }
    constraints = rows.indices.map { index in
      kept[index] ?? found(rows[index], among: &known) ?? constraint(for: rows[index])
    }
    for index in rows.indices {
      constraints[index].constant = rows[index].constant
      constraints[index].priority = rows[index].priority
    }
    // Constraints that no row has claimed are still in `known`.
    for constraint in rest {
      let key = PanelRow.Key(of: constraint)
      guard known[key] === constraint else { continue }
      LayoutConstraint.deactivate([constraint])
      spare[key] = constraint
    }
    if spare.count > 2 * rows.count + 32 { spare.removeAll() }
  }

  /// The maximum number of rows and constraints to search for the next match after a difference.
  private static let reach = 6

  /// Compares the constraints with the rows in order, allowing for a few insertions and removals.
  ///
  /// - Returns: The existing constraint for each row, or `nil` if there is none, and the constraints without
  ///   a row.
  private func compared(
    with rows: [PanelRow]
  ) -> (kept: [LayoutConstraint?], rest: [LayoutConstraint]) {
    var kept: [LayoutConstraint?] = []
    kept.reserveCapacity(rows.count)
    var rest: [LayoutConstraint] = []
    var index = 0
    while kept.count < rows.count, index < constraints.count {
      let (new, old) = difference(rows, kept.count, index)
      kept += repeatElement(nil, count: new)
      rest += constraints[index..<(index + old)]
      index += old
      guard kept.count < rows.count, index < constraints.count else { break }
      kept.append(constraints[index])
      index += 1
    }
    kept += repeatElement(nil, count: rows.count - kept.count)
    rest += constraints[index...]
    return (kept, rest)
  }

  /// Returns the number of rows and the number of constraints before the next row and constraint that match.
  private func difference(_ rows: [PanelRow], _ row: Int, _ index: Int) -> (new: Int, old: Int) {
    for distance in 0...Self.reach {
      for new in 0...distance where row + new < rows.count {
        let old = distance - new
        guard index + old < constraints.count else { continue }
        if rows[row + new].fits(constraints[index + old]) { return (new, old) }
      }
    }
    return (rows.count - row, constraints.count - index)
  }

  /// Returns a constraint for a row, or `nil` if there is none.
  ///
  /// The constraint was active at a different position or was kept for reuse.
  private func found(
    _ row: PanelRow, among known: inout [PanelRow.Key: LayoutConstraint]
  ) -> LayoutConstraint? {
    if known.isEmpty && spare.isEmpty { return nil }
    let key = row.key
    guard let match = known.removeValue(forKey: key) ?? spare.removeValue(forKey: key) else {
      return nil
    }
    // If an item has been deallocated, a different item may have the same address.
    if row.fits(match) { return match }
    LayoutConstraint.deactivate([match])
    return nil
  }
}
