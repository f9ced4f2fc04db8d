/// A name with dots, as of a property of an object.
package struct DottedName: DiagnosticDefinition {
  /// The whole dotted text.
  package let span: SourceSpan
  /// The name that is read, up to the first dot.
  package let name: String
  /// The whole dotted text.
  package let text: String
  /// Whether the format is vertical, where `a.height` is the size that `[a(…)]` gives.
  package let isVertical: Bool

  package init(span: SourceSpan, name: String, text: String, isVertical: Bool = false) {
    self.span = span
    self.name = name
    self.text = text
    self.isVertical = isVertical
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
    return Diagnostic(
      Self.code, Self.severity,
      "expected a plain name, found \(Wording.quoted(text)), "
        + "of which only \(Wording.quoted(name)) is read as a name",
      at: SourceLocation(origin, span), caption: "a name without a dot could stand here",
      notes: [
        "a name is the key of a view or metric in its dictionary, not an expression, "
          + "and no format can name a key that has a dot"
      ] + sizeNotes,
      fixIts: meantName.map { [Self.fixIt(keeping: $0, at: span)] } ?? [])
  }

  /// The fix-it that puts one part of a dotted text in its place.
  package static func fixIt(keeping name: String, at span: SourceSpan) -> FixIt {
    FixIt("keep only \(Wording.quoted(name))", [SourceEdit(span, name)])
  }

  /// The name that is meant, where that is certain: the property of the object that the code is in, or
  /// the view whose size is named along the axis of the format.
  private var meantName: String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy(NameText.isName) else { return nil }
    if ["self", "Self", "this"].contains(parts[0]) { return parts[1] }
    return parts[1] == (isVertical ? "height" : "width") ? parts[0] : nil
  }

  /// What gives a view its size, where the text names one.
  private var sizeNotes: [String] {
    guard text.hasSuffix(".width") || text.hasSuffix(".height") else { return [] }
    return [
      "the size in parentheses is the width in a horizontal format, the height in a vertical one"
    ]
  }
}
