/// A name with dots, as of a property of an object.
package struct DottedName: DiagnosticDefinition {
  /// The whole dotted text.
  package let span: SourceSpan
  /// The name that is read, up to the first dot.
  package let name: String
  /// The whole dotted text.
  package let text: String

  package init(span: SourceSpan, name: String, text: String) {
    self.span = span
    self.name = name
    self.text = text
  }

  package static let code = DiagnosticCode.dottedName
  package static let severity = Severity.error
  package static let title = "a name has a dot"
  package static let explanation = """
    A view stands under the name that it has in the dictionary of views, and such a name is a
    single C identifier. In `[self.title]` the name ends at the dot: what is read is `self`. The
    usual cause is a dictionary built from expressions, whose keys then hold dots; give the view a
    plain key, or keep it in a local variable of that name.
    """
  package static let example = DiagnosticExample.check("[self.title]-[body]")
  package static let repair = DiagnosticExample.check("[title]-[body]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let last = text.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(text[$0...].dropFirst()) }
    var fixIts: [FixIt] = []
    if let last, NameText.isName(last) {
      fixIts.append(FixIt("keep only \(Wording.quoted(last))", [SourceEdit(span, last)]))
    }
    return Diagnostic(
      Self.code, Self.severity,
      "expected a plain name, found \(Wording.quoted(text)), "
        + "of which only \(Wording.quoted(name)) is read as a name",
      at: SourceLocation(origin, span), caption: "a name without a dot could stand here",
      notes: [
        "a name is the key of a view or metric in its dictionary, not an expression, "
          + "and no format can name a key that has a dot"
      ],
      fixIts: fixIts)
  }
}
