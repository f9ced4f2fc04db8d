import VFLLayout
import VFLRecords

/// The search for the change of one constant with which a violated property is proved.
///
/// Each candidate is a constraint that forces the layout to violate the property. Its constant is changed by whole
/// points: until the counterexample disappears, then by twice as much until the property is proved for all values,
/// and then by halves of the interval. A change that is too large, or that makes a constant change its sign, is no
/// candidate, because it would replace the layout instead of correcting it.
///
/// The constraints must be satisfiable for all values after a change. Otherwise, a property could be proved because
/// there are fewer layouts. A change keeps all proved properties, and makes no other violation larger.
package struct ChangeSearch {
  /// The layouts in a direction.
  package struct Direction {
    fileprivate let family: LayoutFamily
    /// The properties that are proved.
    fileprivate let proved: [LayoutProperty]
    /// The properties that are violated.
    fileprivate let violated: [(property: LayoutProperty, violation: PropertyOutcome.Violation)]

    /// Creates the layouts in a direction, with the proved and the violated properties.
    package init(
      _ family: LayoutFamily, proved: [LayoutProperty],
      violated: [(property: LayoutProperty, violation: PropertyOutcome.Violation)]
    ) {
      (self.family, self.proved, self.violated) = (family, proved, violated)
    }
  }

  private let directions: [Direction]
  /// The number of rows in the proofs that may still be tried.
  private var effort = 60_000

  /// The limit on the number of candidates.
  private static let candidateLimit = 8
  /// The largest change of a constant in points.
  private static let largestChange = 512.0
  /// The limit on the number of parts of the parameter space in a proof.
  private static let cellLimit = 64

  /// Creates a search.
  ///
  /// - Parameter directions: The layouts in each direction. A change must prove the property in all of them.
  package init(_ directions: [Direction]) { self.directions = directions }

  /// Returns the change that is smallest in relation to its constant; `nil` if none is found.
  ///
  /// - Parameters:
  ///   - property: The violated property.
  ///   - violation: A layout that violates it.
  ///   - number: The number of the direction of this layout.
  ///   - excess: The amount of the violation in points; `nil` if it is not known.
  ///   - records: The numbers of the records that force this layout to violate the property.
  package mutating func change(
    proving property: LayoutProperty, violatedIn violation: PropertyOutcome.Violation,
    of number: Int, by excess: Double?, changing records: [Int]
  ) -> ProvingChange? {
    let counterexample = directions[number].family.at(violation.values)
    let step = max(1, (excess ?? violation.excess)?.rounded(.up) ?? 1)
    var found: [(change: ProvingChange, cost: Double)] = []
    for record in records.filter(isCandidate).prefix(Self.candidateLimit) {
      let constant = counterexample.usual.records[record].constant
      for sign in [1.0, -1] {
        let isLarger = constant * sign > 0
        let limit = isLarger ? Self.largestChange : min(constant.magnitude, Self.largestChange)
        guard step <= limit,
          removes(counterexample, of: property, record, sign * step)
            || removes(counterexample, of: property, record, sign * min(4 * step, limit)),
          let change = smallestChange(
            of: record, times: sign, from: step, to: limit, proving: property)
        else { continue }
        found.append((change, change.points.magnitude / constant.magnitude))
      }
    }
    // Of equal changes, the first one is used.
    let sorted = found.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }
    for (_, candidate) in sorted where isHarmless(candidate.change) { return candidate.change }
    return nil
  }

  /// Whether a record has a constant that no interval determines, and that is no distance of 0.
  ///
  /// Such a distance is an alignment.
  private func isCandidate(_ record: Int) -> Bool {
    directions.allSatisfy {
      $0.family.isConstant(record: record) && $0.family.usual.records[record].constant != 0
    }
  }

  /// Whether a change removes a counterexample.
  private mutating func removes(
    _ counterexample: LayoutFamily, of property: LayoutProperty, _ record: Int, _ points: Double
  ) -> Bool {
    proves([property], ProvingChange(record: record, points: points), counterexample)
  }

  /// Returns the smallest change by whole points, or by the limit, that proves a property, if larger changes prove
  /// it, too; `nil` if none of the examined changes proves it.
  ///
  /// - Parameters:
  ///   - record: The number of the record that is changed.
  ///   - sign: 1 for a larger constant, -1 for a smaller one.
  ///   - step: The first number of points that is examined.
  ///   - limit: The largest number of points.
  ///   - property: The property.
  private mutating func smallestChange(
    of record: Int, times sign: Double, from step: Double, to limit: Double,
    proving property: LayoutProperty
  ) -> ProvingChange? {
    func change(_ points: Double) -> ProvingChange {
      ProvingChange(record: record, points: sign * points)
    }
    var (failed, next) = (0.0, step)
    while !proves(property, change(next)) {
      if next == limit { return nil }
      (failed, next) = (next, min(2 * next, limit))
    }
    while next - failed > 1 {
      let middle = ((failed + next) / 2).rounded(.up)
      if middle == next { break }
      if proves(property, change(middle)) { next = middle } else { failed = middle }
    }
    return change(next)
  }

  /// Whether a property is proved in all directions after a change, and the constraints are satisfiable.
  private mutating func proves(_ property: LayoutProperty, _ change: ProvingChange) -> Bool {
    let properties = property == .satisfiable ? [property] : [.satisfiable, property]
    for direction in directions where !proves(properties, change, direction.family) {
      return false
    }
    return true
  }

  /// Whether all proved properties remain proved after a change, and no violation becomes larger.
  private mutating func isHarmless(_ change: ProvingChange) -> Bool {
    for direction in directions {
      guard proves(direction.proved, change, direction.family) else { return false }
      for (property, violation) in direction.violated {
        let counterexample = direction.family.at(violation.values)
        guard let verdict = verdicts(on: [property], change, counterexample).first else {
          return false
        }
        switch verdict {
        case .proved: continue
        case .undecided: return false
        case .violated(let found):
          guard let before = violation.excess else { continue }
          guard let after = found.excess, after <= before + 0.001 else { return false }
        }
      }
    }
    return true
  }

  /// Whether properties are proved in one direction after a change; false if the effort is exceeded.
  private mutating func proves(
    _ properties: [LayoutProperty], _ change: ProvingChange, _ family: LayoutFamily
  ) -> Bool {
    let verdicts = verdicts(on: properties, change, family)
    return verdicts.count == properties.count
      && verdicts.allSatisfy { verdict in
        if case .proved = verdict { return true }
        return false
      }
  }

  /// The verdicts about properties in one direction after a change; empty if the effort is exceeded.
  private mutating func verdicts(
    on properties: [LayoutProperty], _ change: ProvingChange, _ family: LayoutFamily
  ) -> [PropertyOutcome.Verdict] {
    effort -= family.rowCount + 10 * properties.count
    guard effort >= 0, let changed = family.adding(change.points, toRecord: change.record) else {
      return []
    }
    var verdicts: [PropertyOutcome.Verdict] = []
    LayoutVerification(of: changed, cellLimit: Self.cellLimit).decide(properties) {
      verdicts.append($1)
    }
    return verdicts
  }
}
