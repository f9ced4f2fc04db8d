/// An orientation that is neither `H:` nor `V:`, or the second one of a format.
package struct UnknownOrientation: DiagnosticDefinition {
  /// The orientation as written, up to where `found` ends.
  package let span: SourceSpan
  /// The orientation as written, with or without its `:`.
  package let found: String
  /// Whether it follows on another orientation.
  package let isSecond: Bool

  package init(span: SourceSpan, found: String, isSecond: Bool = false) {
    self.span = span
    self.found = found
    self.isSecond = isSecond
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
    let message: String
    var caption = "`H:` or `V:` could stand here"
    let fixIts: [FixIt]
    switch found.first {
    case _ where isSecond, "H" where found.dropFirst() == colon,
      "V" where found.dropFirst() == colon:
      let end = colon.isEmpty ? span.end + 1 : span.end
      message =
        "found a second orientation \(Wording.quoted(found)), a view or `|` could stand here"
      caption = "the orientation is already given"
      fixIts = [FixIt("delete it", [SourceEdit(SourceSpan(span.start, end), "")])]
    case ":" where found.utf8.count == 2:
      let letter = String(found.suffix(1))
      message = "expected the orientation `\(letter):`, found \(Wording.quoted(found))"
      fixIts = [
        FixIt(
          "replace by `\(letter):`", [SourceEdit(span, letter + ":")], applicability: .safe)
      ]
    case "h", "H":
      message = "expected the orientation `H:`, found \(Wording.quoted(found))"
      fixIts = [replacement("H", colon, isOnlyCase: ["h", "h:"].contains(found))]
    case "v", "V":
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
