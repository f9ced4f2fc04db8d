/// A key of a document that has no meaning.
package struct UnknownKey: DiagnosticDefinition {
  /// The object that holds the key, as a JSON pointer such as `/views/a`; empty for the document.
  package let path: String
  /// The key.
  package let key: String
  /// The keys that have a meaning there.
  package let known: [String]
  /// The key in the document, without its quotes.
  package let span: SourceSpan?

  package init(path: String, key: String, known: [String], span: SourceSpan? = nil) {
    self.span = span
    self.path = path
    self.key = key
    self.known = known
  }

  package static let code = DiagnosticCode.unknownKey
  package static let severity = Severity.error
  package static let title = "a key has no meaning"
  package static let explanation = """
    Each object of a document has a fixed set of keys, and all of them may be left out. A key that
    is not among them is not passed over: it is most likely a misspelt one, whose value would be
    lost in silence.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {"intrinsc": [80, 21]}}, "formats": ["[a]"]}
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {"intrinsic": [80, 21]}}, "formats": ["[a]"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let hint = NameHint(key, kind: "key", plural: "keys there", known: known)
    let place = path.isEmpty ? "the document itself" : "the object at \(Wording.quoted(path))"
    return hint.diagnostic(
      Self.code, Self.severity, at: span, in: origin,
      note: "the key stands in \(place)")
  }
}
