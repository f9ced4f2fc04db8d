import VFLRecords
import VFLStacks
import VFLViews

// The distribution of the remaining space of a grid among its star tracks.
extension GridPanel {
  /// A reference size for the sizes of star tracks.
  private struct Unit {
    /// The guide with the reference size.
    let guide: LayoutGuide
    /// The number of shares that the reference size represents.
    let shares: Double
  }

  /// Adds the panel rows for the shares of star tracks.
  ///
  /// The size of a star track without limits is a multiple of the size of the first such track.
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

  /// Adds the panel rows for star tracks whose limits are of the same kind: either minimum sizes or maximum
  /// sizes.
  ///
  /// A star track with a minimum size is at least as large as its share and as close to the share as
  /// possible. A star track with a maximum size is at most as large as its share. The requirement that all
  /// tracks together fill the grid then determines the unit, which is the size of one share.
  private func push(
    _ stars: [Int], _ side: Relation, of unit: Unit, _ line: GridAxis, _ plan: inout PanelPlan
  ) {
    for index in stars {
      compare(index, side, unit, line, &plan)
      compare(index, .equal, unit, line, priority: .starShare, &plan)
    }
  }

  /// Adds the panel rows for star tracks with minimum and maximum sizes, as described in ``StarCuts``.
  private func divide(_ line: GridAxis, _ plan: inout PanelPlan) {
    let cuts = StarCuts(
      of: line.stars.map { index in
        let track = line.tracks[index]
        return StarCuts.Star(
          share: line.share(index) ?? 1, least: track.minimum ?? 0,
          most: track.maximum ?? .infinity)
      })
    for (index, amount) in cuts.amounts.enumerated() {
      // Each unit represents `amount` shares, so that the difference between the units is weighted by
      // `amount`.
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

  /// Adds a panel row that relates the size of a star track to its shares of a unit.
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

  /// Adds a guide whose size is a unit.
  ///
  /// The position of the guide is irrelevant.
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
