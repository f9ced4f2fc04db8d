import VFLRecords
import VFLViews

// How stars share what the other tracks of a grid leave.
extension GridPanel {
  /// What the sizes of stars are compared with.
  private struct Unit {
    /// The guide that has the size.
    let guide: LayoutGuide
    /// How many shares that size stands for.
    let shares: Double
  }

  /// Adds the shares of stars.
  ///
  /// Those without limits are multiples of one of them.
  func share(_ line: GridAxis, _ plan: inout PanelPlan) {
    let stars = line.stars
    guard stars.count > 1 else { return }
    let limited = stars.filter { line.tracks[$0].hasLimits }
    let free = stars.filter { !line.tracks[$0].hasLimits }
    let unit = free.first.map { Unit(guide: line.guides[$0], shares: line.share($0) ?? 1) }
    if let unit {
      for index in free.dropFirst() { compare(index, .equal, unit, line, &plan) }
    }
    let hasMinimum = limited.contains { line.tracks[$0].minimum != nil }
    let hasMaximum = limited.contains { line.tracks[$0].maximum != nil }
    if hasMinimum && hasMaximum {
      divide(line, &plan)
    } else if !limited.isEmpty {
      let unit = unit ?? Unit(guide: starUnit(0, of: line, &plan), shares: 1)
      let side: Relation = hasMinimum ? .greaterThanOrEqual : .lessThanOrEqual
      push(limited, side, of: unit, line, &plan)
    }
  }

  /// Adds the shares of stars with limits of one kind.
  ///
  /// With a least size a star is at least its share and as near to it as can be, and with a largest size
  /// at most: the unit that is shared is then the one by which all of them together fill the grid.
  private func push(
    _ stars: [Int], _ side: Relation, of unit: Unit, _ line: GridAxis, _ plan: inout PanelPlan
  ) {
    for index in stars {
      compare(index, side, unit, line, &plan)
      compare(index, .equal, unit, line, priority: .starShare, &plan)
    }
  }

  /// Adds the shares of stars with limits of both kinds, as ``StarCuts`` has it.
  private func divide(_ line: GridAxis, _ plan: inout PanelPlan) {
    let cuts = StarCuts(
      of: line.stars.map { index in
        let track = line.tracks[index]
        return StarCuts.Star(
          share: line.share(index) ?? 1, least: track.minimum ?? 0,
          most: track.maximum ?? .infinity)
      })
    for (index, amount) in cuts.amounts.enumerated() {
      // Each stands for as many shares as are cut, so that the difference of the two weighs as much.
      let (high, low) = (
        Unit(guide: starUnit(2 * index, of: line, &plan), shares: amount),
        Unit(guide: starUnit(2 * index + 1, of: line, &plan), shares: amount)
      )
      plan.add(
        PanelRow(
          PanelIdentifiers.star, high.guide, line.axis.size, .equal, low.guide, line.axis.size,
          priority: .starShare))
      for star in line.stars {
        compare(star, .lessThanOrEqual, high, line, priority: .starShare, &plan)
        compare(star, .greaterThanOrEqual, low, line, priority: .starShare, &plan)
      }
    }
  }

  /// Adds how a star's size relates to its shares of a unit.
  private func compare(
    _ star: Int, _ relation: Relation, _ unit: Unit, _ line: GridAxis,
    priority: Priority = .required, _ plan: inout PanelPlan
  ) {
    let size = line.axis.size
    plan.add(
      PanelRow(
        PanelIdentifiers.star, line.guides[star], size, relation, unit.guide, size,
        multiplier: (line.share(star) ?? 1) / unit.shares, priority: priority))
  }

  /// Takes a guide into use of which nothing but the size matters.
  private func starUnit(_ index: Int, of line: GridAxis, _ plan: inout PanelPlan) -> LayoutGuide {
    let guide = starUnit(line.axis.axis, index)
    let across = StackAxis.across(line.axis.axis)
    plan.use(guide)
    for start in [line.axis.start, across.start] {
      plan.add(PanelRow(PanelIdentifiers.star, guide, start, .equal, self, start))
    }
    plan.add(PanelRow(PanelIdentifiers.star, guide, across.size, .equal, 0))
    return guide
  }
}
