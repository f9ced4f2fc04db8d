/// A number in a form that is not read.
package struct MalformedNumber: DiagnosticDefinition {
  /// The number as written.
  package let span: SourceSpan
  /// The number as written.
  package let found: String
  /// The number in a form that is read; `nil` where none is near.
  package let repaired: String?

  package init(span: SourceSpan, found: String, repaired: String?) {
    self.span = span
    self.found = found
    self.repaired = repaired
  }

  package static let code = DiagnosticCode.malformedNumber
  package static let severity = Severity.error
  package static let title = "a number has an unknown form"
  package static let explanation = """
    A number begins with a digit (or with `-`, inside parentheses), may have a decimal point and
    an exponent, and has no unit: `8`, `0.5`, `1e2`. It does not begin with a point or a plus
    sign, and lengths are always in points, so `10px` and `10pt` are plain `10`.
    """
  package static let example = DiagnosticExample.check("[a]-.5-[b]")
  package static let repair = DiagnosticExample.check("[a]-0.5-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a number such as \(Wording.quoted(repaired ?? "8")), "
        + "found \(Wording.quoted(found))",
      at: SourceLocation(origin, span), caption: "a plain number could stand here",
      notes: ["a number begins with a digit and has no unit"] + sizeNotes,
      fixIts: repaired.map {
        [
          FixIt(
            "replace by \(Wording.quoted($0))", [SourceEdit(span, $0)],
            applicability: keepsValue($0) ? .safe : .unsafe)
        ]
      } ?? [])
  }

  /// What gives both sizes of a view, where they are written as one.
  private var sizeNotes: [String] {
    let sides = found.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2,
      sides.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return [] }
    return [
      "a width stands in a horizontal format, `H:[a(\(sides[0]))]`, and a height in a "
        + "vertical one, `V:[a(\(sides[1]))]`"
    ]
  }

  /// Whether the repaired number is all of what was written, in another form: `.5` or `+8`.
  private func keepsValue(_ repaired: String) -> Bool {
    let plain = found.hasPrefix("+") ? found.dropFirst() : found[...]
    return repaired == plain || repaired == "0" + plain
  }
}
