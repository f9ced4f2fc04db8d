package import VFLLayout
import VFLRecords

/// A change of the constant of one constraint with which a violated property is proved.
package struct ProvingChange: Sendable, Hashable {
  /// The number of the constraint's record.
  package let record: Int
  /// The number that is added to the constant, in points.
  package let points: Double

  /// Makes the change in a layout.
  ///
  /// A standard spacing becomes a given number.
  package func apply(to problem: inout LayoutProblem) {
    problem.records[record].constant += points
    let provenance = problem.records[record].provenance
    if provenance.rule == .standardGap {
      problem.records[record].provenance = Provenance(provenance.location, .gap)
    }
  }
}
