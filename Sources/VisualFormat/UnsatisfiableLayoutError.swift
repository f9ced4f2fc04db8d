public import VFLDiagnostics
import VFLRendering

/// Constraints cannot hold together.
public struct UnsatisfiableLayoutError: Error, Sendable, Hashable {
  /// Which of the constraints that were to be solved make the conflict: together impossible, possible
  /// as soon as any one is left out.
  ///
  /// What nobody wrote, such as the size of the container, is told in ``diagnostics`` only.
  public let conflict: [Int]
  /// The conflict in words, with the arithmetic that cannot hold.
  public let diagnostics: [Diagnostic]
}

extension UnsatisfiableLayoutError: CustomStringConvertible {
  /// The diagnostics as text.
  public var description: String { DiagnosticRenderer(sources: []).render(diagnostics) }
}
