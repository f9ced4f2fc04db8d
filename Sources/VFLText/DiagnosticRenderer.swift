public import VFLDiagnostics

/// Renders diagnostics as text for a terminal or a log.
///
/// The output depends only on the diagnostics, the sources that they refer to, and the style. Columns count
/// Unicode scalars from 1. Carets are positioned in terminal cells, so they are correct even after tabs, wide
/// characters or combining characters. Invisible characters are displayed visibly. Control characters of a
/// source are never written to the terminal.
public struct DiagnosticRenderer: Sendable {
  /// The sources that diagnostics refer to.
  public let sources: [RenderedSource]
  /// The style in which diagnostics are rendered.
  public let style: RenderStyle

  /// Creates a renderer for diagnostics in the given sources.
  public init(sources: [RenderedSource], style: RenderStyle = RenderStyle()) {
    self.sources = sources
    self.style = style
  }

  /// Returns the rendered diagnostics.
  ///
  /// Each line ends with a line feed. In the rich form, an empty line separates two diagnostics.
  ///
  /// - Complexity: O(length of the sources that the diagnostics refer to + length of the result).
  public func render(_ diagnostics: [Diagnostic]) -> String {
    texts(of: diagnostics).joined(separator: style.form == .rich ? "\n" : "")
  }

  /// Returns each rendered diagnostic as a separate string.
  ///
  /// Each line ends with a line feed.
  ///
  /// - Complexity: O(length of the sources that the diagnostics refer to + length of the result).
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

  /// Returns a rendered diagnostic.
  ///
  /// Each line ends with a line feed.
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
