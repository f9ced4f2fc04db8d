extension LazyDiagnostic {
  // VFL0550
  static let unusedSuppression = DiagnosticPage(
    .unusedSuppression, .warning, "unused suppression comment",
    """
    A comment such as `// vfl:disable VFL0305` suppresses diagnostics. This comment suppresses none:
    the cause was fixed, or the code has moved. Remove the comment, so that it does not suppress a
    new diagnostic later.
    """,
    seen: .document(
      "check",
      """
      // vfl:disable VFL0305
      |-[a]-|
      """),
    fixed: .document("check", "|-[a]-|"))

  /// Creates the diagnostic for a comment that suppresses no diagnostic.
  ///
  /// - Parameters:
  ///   - span: The code in the comment; the whole comment if it names no code.
  ///   - code: The unused code; `nil` if the comment applies to all codes.
  package static func unusedSuppression(span: SourceSpan, code: String?) -> LazyDiagnostic {
    LazyDiagnostic(.unusedSuppression, at: span) {
      Words(
        "unused suppression\(code.map { " of \(Wording.quoted($0))" } ?? "")",
        caption: "suppresses no diagnostic")
    }
  }

  // VFL0551
  static let unknownSuppressedCode = DiagnosticPage(
    .unknownSuppressedCode, .warning, "unknown code in a suppression comment",
    """
    `vfl:disable` is followed by codes, separated by commas or spaces. A code is `VFL` and four
    digits; a prefix such as `VFL05` selects several codes. Without a code the comment applies to
    all codes. A reason may follow after two dashes:
    `// vfl:disable VFL0305 -- the second view is added later`.
    """,
    seen: .document(
      "check",
      """
      // vfl:disable VFL305
      |-[a]-|
      """),
    fixed: DiagnosticExample(
      ["check", "--options", "alignAllTop", "--view", "a", "-"],
      standardInput: """
        // vfl:disable VFL0305
        V:[a]
        """))

  /// Creates the diagnostic for an unknown code in a suppression comment.
  ///
  /// - Parameters:
  ///   - span: The word.
  ///   - name: The text at `span`.
  ///   - known: All codes.
  package static func unknownSuppressedCode(span: SourceSpan, name: String, known: [String])
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unknownSuppressedCode, at: span) {
      let hint = NameHint(name, kind: "code", plural: "codes", known: known)
      return Words(
        hint.message,
        caption: hint.caption, fixIts: hint.fixIts(at: span))
    }
  }

  // VFL0552
  static let unknownSuppression = DiagnosticPage(
    .unknownSuppression, .warning, "misspelled suppression comment",
    """
    `vfl:` is followed by `disable`, `enable`, `disable-line`, `disable-next-line` or
    `disable-file`. This comment contains a similar word and therefore suppresses nothing.
    """,
    seen: .document(
      "check",
      """
      // vfl:disabel VFL0305
      |-[a]-|
      """),
    fixed: unknownSuppressedCode.repair)

  /// Creates the diagnostic for a misspelled word after `vfl:`.
  ///
  /// - Parameters:
  ///   - span: The word after `vfl:`.
  ///   - name: The text at `span`.
  ///   - known: The valid verbs.
  package static func unknownSuppression(span: SourceSpan, name: String, known: [String])
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unknownSuppression, at: span) {
      let hint = NameHint(
        name, kind: "suppression directive", plural: "suppression directives", known: known)
      return hint.words(at: span)
    }
  }
}
