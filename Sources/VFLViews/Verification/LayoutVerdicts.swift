/// The result of ``LayoutView/verify(width:height:contents:directions:_:)``.
public struct LayoutVerdicts: Sendable, Hashable {
  /// The number of proved properties; each property counts once per direction.
  public internal(set) var provedCount = 0
  /// The counterexamples, in the order of the properties; one for each property and direction.
  public internal(set) var counterexamples: [LayoutCounterexample] = []
  /// Describes the properties that were not decided, because the proofs were too expensive.
  public internal(set) var undecided: [String] = []

  /// Whether every property is proved.
  public var isProved: Bool { counterexamples.isEmpty && undecided.isEmpty }
}

extension LayoutVerdicts: CustomStringConvertible {
  /// The counterexamples and the undecided properties, one per line, and the number of proved properties.
  public var description: String {
    let count = provedCount + counterexamples.count + undecided.count
    let lines = counterexamples.map(\.description) + undecided
    return (lines + ["proved \(provedCount) of \(count) properties"]).joined(separator: "\n")
  }
}
