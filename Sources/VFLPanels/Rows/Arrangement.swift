import VFLRecords
import VFLViews

/// The constraints and guides that a panel or a stack keeps in force, changed by saying which ones are
/// wanted now.
///
/// What is wanted still stays as it is, row of the solver included. What is wanted no longer is put
/// aside for the next time: a view that is hidden and shown again gets its old constraints back.
final class Arrangement {
  /// The constraints, in the order of the rows that they stand for.
  private(set) var constraints: [LayoutConstraint] = []
  @exclusivity(unchecked) private var spare: [PanelRow.Key: LayoutConstraint] = [:]
  private var guides: [LayoutGuide] = []
  /// What a conflict of the constraints names.
  private let origin: ConstraintOrigin

  init(origin: ConstraintOrigin) {
    self.origin = origin
  }

  // The views may go on without what has arranged them.
  deinit { LayoutConstraint.deactivate(constraints) }

  /// ``constraints`` as text, one a line.
  var description: String { constraints.map { "\($0)\n" }.joined() }

  /// Puts in force what stands for the rows, and nothing else, and gives a view the guides that they
  /// speak of.
  ///
  /// - Throws: ``LayoutConstraintError`` when a row breaks a rule of constraints; then nothing is changed.
  func become(
    _ rows: [PanelRow], _ guides: [LayoutGuide], in view: LayoutView
  ) throws(LayoutConstraintError) {
    // Rows are looked at in their place: a copy of one counts three references.
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

  /// Takes out of force what speaks of a view alone, which would go along to wherever the view goes.
  func release(_ view: LayoutView) { LayoutConstraint.deactivate(constraints(ofAlone: view)) }

  /// The constraints in force that speak of a view and of nothing else.
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

  /// Makes the constraints those of the rows; new ones are not yet in force.
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
    // What no row took is still known.
    for constraint in rest {
      let key = PanelRow.Key(of: constraint)
      guard known[key] === constraint else { continue }
      LayoutConstraint.deactivate([constraint])
      spare[key] = constraint
    }
    if spare.count > 2 * rows.count + 32 { spare.removeAll() }
  }

  /// How many rows and constraints are looked through where the two begin to differ.
  private static let reach = 6

  /// The constraint of each row that is where it was but for some that came or went before it, and the
  /// rest.
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

  /// How many rows, and how many constraints, lie before the next two that belong together.
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

  /// A constraint for a row that was in force at another place, or was put aside.
  private func found(
    _ row: PanelRow, among known: inout [PanelRow.Key: LayoutConstraint]
  ) -> LayoutConstraint? {
    if known.isEmpty && spare.isEmpty { return nil }
    let key = row.key
    guard let match = known.removeValue(forKey: key) ?? spare.removeValue(forKey: key) else {
      return nil
    }
    // An item may have gone, and another one come to its place in memory.
    if row.fits(match) { return match }
    LayoutConstraint.deactivate([match])
    return nil
  }
}
