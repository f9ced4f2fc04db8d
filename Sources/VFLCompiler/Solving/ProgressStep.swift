import VFLText

/// A progress report from solving or explaining a layout.
package enum ProgressStep: Sendable, Hashable {
  /// Solving the layout for one size.
  case solving
  /// Searching a range of sizes.
  ///
  /// The search has reached the size `at` and has found `regimeCount` regimes so far.
  case range(SizeRange, at: Double, regimeCount: Int)
  /// Searching for conflicts, with the number found so far.
  case conflicts(found: Int)
  /// Describing a conflict, with its number and the number of conflicts.
  case describing(conflict: Int, of: Int)
  /// Proving properties, with the number of decided properties and of all properties.
  case verifying(decided: Int, of: Int)
  /// Searching the widest content of a view.
  case widening(view: String)
  /// Writing a certificate.
  case certifying
  /// Explaining a conflict in a log.
  case explaining(conflict: Int)

  /// A short description of the step.
  package var text: String {
    switch self {
    case .solving: "solving"
    case .range(let range, let size, let count): range.progress(at: size, regimeCount: count)
    case .conflicts(let found): "searching for conflicts, \(CountText.grouped(found)) found"
    case .describing(let conflict, let count):
      "explaining conflict \(CountText.grouped(conflict)) of \(CountText.grouped(count))"
    case .verifying(let decided, let count):
      "verifying property \(CountText.grouped(min(decided + 1, count))) of "
        + CountText.grouped(count)
    case .widening(let view): "searching the widest content of `\(view)`"
    case .certifying: "writing the certificate"
    case .explaining(let conflict): "explaining conflict \(CountText.grouped(conflict))"
    }
  }
}
