public import VFLDiagnostics
import VFLText

/// An error with all diagnostics for a format string.
public struct VisualFormatError: Error, Sendable, Hashable {
  /// The format string.
  public let format: String
  /// The diagnostics, sorted by position.
  ///
  /// At least one diagnostic is an error.
  public let diagnostics: [Diagnostic]

  /// Creates an error from a format string and its diagnostics.
  public init(format: String, diagnostics: [Diagnostic]) {
    self.format = format
    self.diagnostics = diagnostics
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The diagnostics as text with the format string, carets, notes and helps, as printed by the `vfl`
  /// command.
  public var description: String {
    let source = RenderedSource(.format(0), name: "<format>", text: format)
    return DiagnosticRenderer(sources: [source]).render(diagnostics)
  }
}
