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
  private var keys: [PanelRow.Key] = []
  private var spare: [PanelRow.Key: LayoutConstraint] = [:]
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
    for row in rows where !row.isSound { try constraint(for: row).checkActivation() }
    for guide in guides where guide.owningView !== view { view.addLayoutGuide(guide) }
    become(rows)
    try LayoutConstraint.activate(constraints.filter { !$0.isActive })
    let used = Set(guides.map { ObjectIdentifier($0) })
    for guide in self.guides where !used.contains(ObjectIdentifier(guide)) {
      view.removeLayoutGuide(guide)
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
    let newKeys = rows.map(\.key)
    let shorter = min(keys.count, newKeys.count)
    var start = 0
    while start < shorter, keys[start] == newKeys[start] { start += 1 }
    var end = 0
    while end < shorter - start, keys[keys.count - 1 - end] == newKeys[newKeys.count - 1 - end] {
      end += 1
    }
    if start + end < max(keys.count, newKeys.count) {
      let old = start..<(keys.count - end)
      let changed = replacement(of: old, by: newKeys[start..<(newKeys.count - end)], rows)
      constraints.replaceSubrange(old, with: changed)
    }
    for (index, row) in rows.enumerated() {
      // An item may have gone, and another one come to its place in memory.
      if constraints[index].firstItem !== row.first || constraints[index].secondItem !== row.second
      {
        LayoutConstraint.deactivate([constraints[index]])
        constraints[index] = constraint(for: row)
      }
      constraints[index].constant = row.constant
      constraints[index].priority = row.priority
    }
    keys = newKeys
  }

  /// The constraints for some of the rows: those in force before, those put aside, and new ones; the
  /// rest of those in force is put aside.
  private func replacement(
    of old: Range<Int>, by newKeys: ArraySlice<PanelRow.Key>, _ rows: [PanelRow]
  ) -> [LayoutConstraint] {
    var known = [PanelRow.Key: LayoutConstraint](minimumCapacity: old.count)
    for index in old {
      let twin = known.updateValue(constraints[index], forKey: keys[index])
      if let twin { LayoutConstraint.deactivate([twin]) }
    }
    let found = newKeys.indices.map { index in
      known.removeValue(forKey: newKeys[index]) ?? spare.removeValue(forKey: newKeys[index])
        ?? constraint(for: rows[index])
    }
    // What no new row took is still known.
    if spare.count > 2 * rows.count + 32 { spare.removeAll() }
    for index in old where known[keys[index]] === constraints[index] {
      LayoutConstraint.deactivate([constraints[index]])
      spare[keys[index]] = constraints[index]
    }
    return found
  }
}
