extension Finding {
  // VFL0550
  static let unusedSuppression = DiagnosticPage(
    .unusedSuppression, .warning, "a comment silences nothing",
    """
    A comment such as `// vfl:disable VFL0305` keeps a finding from being told. This one has none
    to keep back: what it was for was mended, or has moved. It may go, lest it silence a fault that
    comes later.
    """,
    seen: .document(
      "check",
      """
      // vfl:disable VFL0305
      |-[a]-|
      """),
    mended: .document("check", "|-[a]-|"))

  /// A comment that silences nothing.
  ///
  /// - Parameters:
  ///   - span: The code in the comment; the whole comment where it names none.
  ///   - code: The code; `nil` where the comment is about all of them.
  package static func unusedSuppression(span: SourceSpan, code: String?) -> Finding {
    Finding(.unusedSuppression, at: span) {
      Words(
        "expected a finding\(code.map { " of \(Wording.quoted($0))" } ?? "") to keep back, "
          + "found none", caption: "silences nothing")
    }
  }

  // VFL0551
  static let unknownSuppressedCode = DiagnosticPage(
    .unknownSuppressedCode, .warning, "a comment silences a code that there is not",
    """
    Behind `vfl:disable` stand codes, each `VFL` and four digits, or what several begin with, as
    `VFL05`, with commas or blanks between them; without any, the comment is about all codes. A
    reason stands behind two dashes: `// vfl:disable VFL0305 -- the second view comes later`.
    """,
    seen: .document(
      "check",
      """
      // vfl:disable VFL305
      |-[a]-|
      """),
    mended: DiagnosticExample(
      ["check", "--options", "alignAllTop", "--view", "a", "-"],
      standardInput: """
        // vfl:disable VFL0305
        V:[a]
        """))

  /// A code in a comment that is none.
  ///
  /// - Parameters:
  ///   - span: The word.
  ///   - name: What it says.
  ///   - known: The codes that there are.
  package static func unknownSuppressedCode(span: SourceSpan, name: String, known: [String])
    -> Finding
  {
    Finding(.unknownSuppressedCode, at: span) {
      let hint = NameHint(name, kind: "code", plural: "codes", known: known)
      return Words(
        hint.message,
        caption: hint.caption, fixIts: hint.fixIts(at: span))
    }
  }

  // VFL0552
  static let unknownSuppression = DiagnosticPage(
    .unknownSuppression, .warning, "a comment nearly asks for silence",
    """
    Behind `vfl:` stands `disable`, `enable`, `disable-line`, `disable-next-line` or
    `disable-file`. This comment has another word that is near one of them, and so it keeps nothing
    back.
    """,
    seen: .document(
      "check",
      """
      // vfl:disabel VFL0305
      |-[a]-|
      """),
    mended: unknownSuppressedCode.repair)

  /// A comment that nearly asks for silence.
  ///
  /// - Parameters:
  ///   - span: The word behind `vfl:`.
  ///   - name: What it says.
  ///   - known: The words that could stand there.
  package static func unknownSuppression(span: SourceSpan, name: String, known: [String]) -> Finding
  {
    Finding(.unknownSuppression, at: span) {
      let hint = NameHint(name, kind: "request", plural: "requests", known: known)
      return hint.words(at: span)
    }
  }
}
