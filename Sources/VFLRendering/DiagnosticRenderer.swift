public import VFLDiagnostics

/// Shows diagnostics as text, in the manner of compilers that explain themselves.
///
/// The text is a function of the diagnostics, the texts that they point into and the style, to the
/// byte. Columns count Unicode scalars from 1; carets stand in the terminal's cells, so tabs and
/// wide or combining characters before them do no harm. Invisible characters are made visible and
/// nothing of a text reaches the terminal as a control character.
public struct DiagnosticRenderer: Sendable {
  /// The texts that diagnostics point into.
  public let sources: [RenderedSource]
  /// How the diagnostics are shown.
  public let style: RenderStyle

  /// Creates a renderer for diagnostics that point into some texts.
  public init(sources: [RenderedSource], style: RenderStyle = RenderStyle()) {
    self.sources = sources
    self.style = style
  }

  /// The diagnostics as lines of text, each ended; an empty line between any two in the rich form.
  ///
  /// - Complexity: one pass over the texts that are pointed into, and then what is shown.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    texts(of: diagnostics).joined(separator: style.form == .rich ? "\n" : "")
  }

  /// Each of the diagnostics for itself, as lines of text, each ended.
  ///
  /// - Complexity: one pass over the texts that are pointed into, and then what is shown.
  package func texts(of diagnostics: [Diagnostic]) -> [String] {
    let map = SourceMap(sources, for: diagnostics)
    return diagnostics.map { diagnostic in
      var text = StyledText(style)
      switch style.form {
      case .rich: RichDrawing(diagnostic, in: map, width: style.width).draw(into: &text)
      case .short: draw(diagnostic, in: map, into: &text)
      }
      return text.text
    }
  }

  /// One diagnostic as lines of text, each ended.
  public func render(_ diagnostic: Diagnostic) -> String {
    render([diagnostic])
  }

  /// Writes `name:line:column: error: message [VFL0110]`.
  private func draw(_ diagnostic: Diagnostic, in map: SourceMap, into text: inout StyledText) {
    if let location = diagnostic.location, let entry = map[location.origin] {
      text.write(entry.place(of: location.span.start) + ": ", .emphasis)
    }
    text.write(diagnostic.severity.rawValue + ":", StyledText.Role(diagnostic.severity))
    text.write(" " + DisplayColumn.shown(diagnostic.message) + " [\(diagnostic.code.rawValue)]")
    text.endLine()
  }
}
