package import VFLDiagnostics
import VFLLowering
package import VFLSources

extension CheckedSite {
  /// Converts a span in the format string to a span in the file.
  package func fileSpan(of span: SourceSpan) -> SourceSpan { site.literal.fileSpan(of: span) }

  /// Converts an edit of the format string to an edit of the file; `nil` if the edit is not inside a single
  /// string literal.
  package func fileEdit(for edit: SourceEdit) -> SourceEdit? { site.literal.fileEdit(for: edit) }

  /// Converts a diagnostic of a format string to spans in the file.
  ///
  /// Fix-its that cannot be expressed as edits of string literals are dropped.
  package static func inFile(_ diagnostic: Diagnostic, of site: FormatSite) -> Diagnostic {
    let literal = site.literal
    func place(_ location: SourceLocation) -> SourceLocation {
      SourceLocation(.document, literal.fileSpan(of: location.span))
    }
    let labels =
      diagnostic.labels.map { Diagnostic.Label(place($0.location), $0.message) }
      + optionLabels(of: diagnostic, site)
    let fixIts = diagnostic.fixIts.compactMap { fixIt -> FixIt? in
      let edits = fixIt.edits.compactMap { literal.fileEdit(for: $0) }
      return edits.count == fixIt.edits.count
        ? FixIt(fixIt.message, edits, applicability: fixIt.applicability) : nil
    }
    return Diagnostic(
      diagnostic.code, diagnostic.severity, diagnostic.message,
      at: diagnostic.location.map(place) ?? SourceLocation(.document, literal.span),
      caption: diagnostic.caption, labels: labels, notes: diagnostic.notes, fixIts: fixIts)
  }

  /// Returns labels at the option in the file if the diagnostic is about an option.
  private static func optionLabels(
    of diagnostic: Diagnostic, _ site: FormatSite
  ) -> [Diagnostic.Label] {
    let codes: [DiagnosticCode] = [.optionOffAxis, .optionWithoutEffect]
    guard codes.contains(diagnostic.code), case .exactly(let options) = site.options,
      let word = diagnostic.message.split(separator: "`").first,
      let named = FormatOptions(name: String(word))
    else { return [] }
    return options.filter { !$0.span.isEmpty && FormatOptions(name: $0.name) == named }.map {
      Diagnostic.Label(SourceLocation(.document, $0.span), "given here")
    }
  }
}
