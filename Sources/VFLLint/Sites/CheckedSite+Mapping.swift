package import VFLDiagnostics
import VFLSources

extension CheckedSite {
  /// The bytes of the file that spell a span of the format.
  package func fileSpan(of span: SourceSpan) -> SourceSpan { site.literal.fileSpan(of: span) }

  /// The edit of the file that makes an edit of the format; `nil` when there is none inside a single
  /// string literal.
  package func fileEdit(for edit: SourceEdit) -> SourceEdit? { site.literal.fileEdit(for: edit) }
}
