public import VFLDiagnostics
public import VFLRendering

/// Constraints cannot hold together.
public struct UnsatisfiableLayoutError: Error, Sendable, Hashable {
  /// Which of the constraints that were to be solved make each conflict: together impossible, possible
  /// as soon as any one is left out.
  ///
  /// No constraint is in two conflicts, and without all of these the rest is possible. What nobody
  /// wrote, such as the size of the container, is told in ``diagnostics`` only.
  ///
  /// Of constraint objects, ``LayoutView/conflictingConstraints`` of the root has the objects.
  public let conflicts: [[Int]]
  /// The conflicts in words, each with the arithmetic that cannot hold.
  public let diagnostics: [Diagnostic]
  /// The texts that the diagnostics point into: formats, and what constraint objects say, each with the
  /// file and line where it was made.
  public let sources: [RenderedSource]

  init(conflicts: [[Int]], diagnostics: [Diagnostic], sources: [RenderedSource] = []) {
    self.conflicts = conflicts
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// The constraints of the first conflict.
  public var conflict: [Int] { conflicts.first ?? [] }
}

extension UnsatisfiableLayoutError: CustomStringConvertible {
  /// The diagnostics as text, with the formats and constraints where their texts are known.
  public var description: String { DiagnosticRenderer(sources: sources).render(diagnostics) }
}
