public import VFLDiagnostics
public import VFLRendering

/// Constraints are not such that a layout could be sought.
public struct MalformedLayoutError: Error, Sendable, Hashable {
  /// Which of the constraints speak of items that do not lie in the view that is laid out.
  public let strangers: [Int]
  /// What is wrong with the others, in words.
  public let diagnostics: [Diagnostic]
  /// The texts that the diagnostics point into.
  public let sources: [RenderedSource]

  init(strangers: [Int], diagnostics: [Diagnostic], sources: [RenderedSource] = []) {
    self.strangers = strangers
    self.diagnostics = diagnostics
    self.sources = sources
  }
}

extension MalformedLayoutError: CustomStringConvertible {
  /// What is wrong, as text.
  public var description: String {
    let strangers = strangers.map { "constraint \($0) speaks of an item outside the view\n" }
    return strangers.joined() + DiagnosticRenderer(sources: sources).render(diagnostics)
  }
}
