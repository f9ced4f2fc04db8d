public import VFLDiagnostics
import VFLRendering

/// What the call throws: everything that is wrong with a format, as values and as text.
public struct VisualFormatError: Error, Sendable, Hashable {
  /// The format.
  public let format: String
  /// What is wrong, by position; at least one is an error.
  public let diagnostics: [Diagnostic]

  /// Creates an error from what is wrong with a format.
  public init(format: String, diagnostics: [Diagnostic]) {
    self.format = format
    self.diagnostics = diagnostics
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The diagnostics with the format, carets, notes and help, as the command `vfl` prints them.
  public var description: String {
    let source = RenderedSource(.format(0), name: "<format>", text: format)
    return DiagnosticRenderer(sources: [source]).render(diagnostics)
  }
}
