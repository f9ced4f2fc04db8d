public import VFLDiagnostics
public import VFLText

/// An error that is thrown for constraints that do not describe a valid layout problem.
public struct MalformedLayoutError: Error, Sendable, Hashable {
  /// The indices of the constraints that refer to items outside of the view that is laid out.
  public let strangers: [Int]
  /// The diagnostics for the other constraints.
  public let diagnostics: [Diagnostic]
  /// The sources that the diagnostics refer to.
  public let sources: [RenderedSource]

  init(strangers: [Int], diagnostics: [Diagnostic], sources: [RenderedSource] = []) {
    self.strangers = strangers
    self.diagnostics = diagnostics
    self.sources = sources
  }
}

extension MalformedLayoutError: CustomStringConvertible {
  /// The error message.
  public var description: String {
    let strangers = strangers.map { "constraint \($0) refers to an item outside of the view\n" }
    return strangers.joined() + DiagnosticRenderer(sources: sources).render(diagnostics)
  }
}
