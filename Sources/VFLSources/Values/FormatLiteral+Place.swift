import VFLDiagnostics

extension FormatLiteral {
  /// Where a string comes from and how long it is; strings that differ in this are different strings.
  ///
  /// It is compared in less time than the string.
  struct Place: Hashable {
    let span: SourceSpan
    let length: Int
    let first: SourceSpan?
    let last: SourceSpan?
  }

  var place: Place {
    Place(span: span, length: text.count, first: pieces.first?.span, last: pieces.last?.span)
  }
}
