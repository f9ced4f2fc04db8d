package import VFLDiagnostics

extension FixApplication.Check {
  /// What a check says of a host file: its findings, in the bytes of the file, and its sites.
  package init(diagnostics: [Diagnostic], sites: [CheckedSite]) {
    self.init(
      diagnostics: diagnostics,
      meanings: sites.map { $0.records == nil ? nil : FormatMeaning($0.tree) })
  }

  /// What a check says of a document: its findings, in the bytes of the document, and its formats.
  package init(diagnostics: [Diagnostic], formats: [[UInt8]]) {
    self.init(diagnostics: diagnostics, meanings: formats.map { FormatMeaning($0) })
  }
}
