public import VFLDiagnostics
import VFLRendering

/// Constraints cannot hold together.
public struct UnsatisfiableLayoutError: Error, Sendable, Hashable {
  /// Which of the constraints that were to be solved make each conflict: together impossible, possible
  /// as soon as any one is left out.
  ///
  /// No constraint is in two conflicts, and without all of these the rest is possible. What nobody
  /// wrote, such as the size of the container, is told in ``diagnostics`` only.
  public let conflicts: [[Int]]
  /// The conflicts in words, each with the arithmetic that cannot hold.
  public let diagnostics: [Diagnostic]

  /// The constraints of the first conflict.
  public var conflict: [Int] { conflicts.first ?? [] }
}

extension UnsatisfiableLayoutError: CustomStringConvertible {
  /// The diagnostics as text.
  public var description: String { DiagnosticRenderer(sources: []).render(diagnostics) }
}
