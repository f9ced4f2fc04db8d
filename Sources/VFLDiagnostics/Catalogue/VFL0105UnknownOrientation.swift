/// An orientation that is neither `H:` nor `V:`, or the second one of a format.
package struct UnknownOrientation: DiagnosticDefinition {
  /// The orientation as written, up to where `found` ends.
  package let span: SourceSpan
  /// The orientation as written, with or without its `:`.
  package let found: String
  /// The letter of the orientation in front of it; `nil` where it is the first one.
  package let first: String?

  package init(span: SourceSpan, found: String, first: String? = nil) {
    self.span = span
    self.found = found
    self.first = first
  }

  package static let code = DiagnosticCode.unknownOrientation
  package static let severity = Severity.error
  package static let title = "an orientation is not known"
  package static let explanation = """
    The orientation of a format is `H:` or `V:`, a capital letter and a colon. It stands once, in
    front of everything else. Small letters are not read as capital ones, and there is no third
    axis.
    """
  package static let example = DiagnosticExample.check("v:[a]-[b]")
  package static let repair = DiagnosticExample.check("V:[a]-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let colon = found.hasSuffix(":") ? ":" : ""
    let letters = found.dropLast(colon.utf8.count)
    let word = letters.lowercased()
    let message: String
    var caption = "`H:` or `V:` could stand here"
    let fixIts: [FixIt]
    switch found.first {
    case _ where first != nil, "H" where found.dropFirst() == colon,
      "V" where found.dropFirst() == colon:
      let end = colon.isEmpty ? span.end + 1 : span.end
      message =
        "found a second orientation \(Wording.quoted(found)), a view or `|` could stand here"
      caption = "the orientation is already given"
      // Of two different ones nobody can tell which was meant.
      fixIts =
        first.map { [$0, ""].contains(letters.uppercased()) } == false
        ? [] : [FixIt("delete it", [SourceEdit(SourceSpan(span.start, end), "")])]
    case ":" where found.utf8.count == 2:
      let letter = String(found.suffix(1))
      message = "expected the orientation `\(letter):`, found \(Wording.quoted(found))"
      fixIts = [
        FixIt(
          "replace by `\(letter):`", [SourceEdit(span, letter + ":")], applicability: .safe)
      ]
    case _ where ["hv", "vh"].contains(word):
      message =
        "expected the orientation `H:` or `V:`, found \(Wording.quoted(found)), which is both; "
        + "each axis has a format of its own"
      fixIts = []
    case _ where !word.isEmpty && "horizontal".hasPrefix(word):
      message = "expected the orientation `H:`, found \(Wording.quoted(found))"
      fixIts = [replacement("H", colon, isOnlyCase: ["h", "h:"].contains(found))]
    case _ where !word.isEmpty && "vertical".hasPrefix(word):
      message = "expected the orientation `V:`, found \(Wording.quoted(found))"
      fixIts = [replacement("V", colon, isOnlyCase: ["v", "v:"].contains(found))]
    default:
      message = "expected the orientation `H:` or `V:`, found \(Wording.quoted(found))"
      fixIts = [replacement("H", colon), replacement("V", colon)]
    }
    return Diagnostic(
      Self.code, Self.severity,
      message,
      at: SourceLocation(origin, span), caption: caption,
      notes: ["a format has one orientation, in front of everything else"],
      fixIts: fixIts)
  }

  private func replacement(
    _ letter: String, _ colon: String, isOnlyCase: Bool = false
  ) -> FixIt {
    FixIt(
      "replace by `\(letter)\(colon)`", [SourceEdit(span, letter + colon)],
      applicability: isOnlyCase ? .safe : .unsafe)
  }
}
