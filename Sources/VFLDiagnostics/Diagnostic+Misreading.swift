extension Diagnostic {
  /// The diagnostic with the note that its text was read as a format because it names no file.
  package func noting(missingFile name: String) -> Diagnostic {
    noting("no file is named \(Wording.quoted(name)), so it is read as a format")
  }

  /// The diagnostic with the note that the text has quotes around it as in a program.
  package func noting(quotesAround format: String) -> Diagnostic {
    noting("the quotes of a program are no part of a format, which is \(Wording.quoted(format))")
  }

  /// The diagnostic with the note that the text may be meant as a comment.
  package func notingComment() -> Diagnostic {
    noting("a comment begins with `//`")
  }

  /// The diagnostic with the note that its text is a format of the extended dialect.
  package func notingExtendedDialect() -> Diagnostic {
    noting(
      "it is a format of the extended dialect, for which `--dialect extended` asks, or "
        + "`@dialect extended` on a line of a document")
  }

  /// The diagnostic with the note that the text is a format of the extended dialect, which the system does
  /// not read; of a format in a program.
  package func notingConversion(of format: String) -> Diagnostic {
    let command =
      format.utf8.contains(UInt8(ascii: "'"))
      ? "vfl convert --dialect extended" : "vfl convert --dialect extended '\(format)'"
    return noting(
      "it is a format of the extended dialect, which the system does not read; "
        + "\(Wording.quoted(command, limit: 400)) writes it as code")
  }

  private func noting(_ note: String) -> Diagnostic {
    Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels,
      notes: notes + [note], fixIts: fixIts)
  }
}
