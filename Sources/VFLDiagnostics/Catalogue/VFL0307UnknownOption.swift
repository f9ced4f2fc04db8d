/// An option's name that does not exist.
package struct UnknownOption: DiagnosticDefinition {
  /// The name.
  package let name: String
  /// The names of all options.
  package let known: [String]
  /// The name in the document; `nil` on the command line.
  package let span: SourceSpan?

  package init(name: String, known: [String], span: SourceSpan? = nil) {
    self.span = span
    self.name = name
    self.known = known
  }

  package static let code = DiagnosticCode.unknownOption
  package static let severity = Severity.error
  package static let title = "an option is not known"
  package static let explanation = """
    The options of a format are the alignments (`alignAllLeft` and its kin), the directions
    (`directionLeadingToTrailing` and its kin) and the spacings. They are written with exactly
    these letters, several of them with commas between them.
    """
  package static let example = DiagnosticExample.check("[a]-[b]", "--options", "alignAllTopp")
  package static let repair = DiagnosticExample.check("[a]-[b]", "--options", "alignAllTop")

  /// The option that is meant by its full name in a program, such as `NSLayoutFormatAlignAllTop`, or by
  /// the edge alone.
  private static func alias(of name: String, _ known: [String]) -> String? {
    var word = name.split(separator: ".").last.map(String.init) ?? name
    if word.hasPrefix("NSLayoutFormat") { word.removeFirst("NSLayoutFormat".count) }
    let (head, tail) = (word.prefix(1), word.dropFirst())
    let names = [head.lowercased() + tail, "alignAll" + head.uppercased() + tail]
    return names.first { $0 != name && known.contains($0) }
  }

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let hint = NameHint(
      name, kind: "option", plural: "options", known: known, alias: Self.alias(of: name, known))
    return hint.diagnostic(Self.code, Self.severity, at: span, in: origin, note: listNote)
  }

  /// How several options are written, where they are written as in a program.
  private var listNote: String? {
    let words = name.split { "|[] ".contains($0) }.map(String.init)
    let names = words.map { known.contains($0) ? $0 : Self.alias(of: $0, known) ?? "" }
    guard words.count > 1, !names.contains("") else { return nil }
    return "several options have commas between them, `\(names.joined(separator: ","))`"
  }
}
