package import VFLDiagnostics

extension XMLError {
  /// The diagnostic for a file that cannot be read because of the error.
  package var diagnostic: Diagnostic {
    LazyDiagnostic.malformedInterface(span: span, problem: problem, isSupported: isSupported)
      .diagnostic(in: .document)
  }

  /// Whether the document is malformed, and not of a kind that is not supported.
  private var isSupported: Bool {
    switch reason {
    case .unexpected, .mergeConflict: true
    case .otherFormat, .otherSystem, .doctype, .tooDeep: false
    }
  }

  /// The problem as a clause, such as "expected an end tag".
  package var problem: String {
    switch reason {
    case .unexpected(let expected): "expected \(expected)"
    case .otherFormat: "expected the `document` element of Xcode 5 or a later version"
    case .otherSystem: "files for tvOS and watchOS are not supported"
    case .mergeConflict: "it contains the conflict markers of a merge"
    case .doctype: "document type declarations are not supported"
    case .tooDeep: "elements are nested more than \(Limit.xmlNesting.value) deep"
    }
  }
}
