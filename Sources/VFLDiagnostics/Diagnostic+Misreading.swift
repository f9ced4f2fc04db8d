extension Diagnostic {
  /// Returns the diagnostic with a note that the argument was parsed as a format because no such file exists.
  package func noting(missingFile name: String) -> Diagnostic {
    noting("there is no file \(Wording.quoted(name)), so the argument is parsed as a format string")
  }

  /// Returns the diagnostic with a note that the format string contains the quotation marks of a string
  /// literal.
  package func noting(quotesAround format: String) -> Diagnostic {
    noting("quotation marks are not part of the format string, which is \(Wording.quoted(format))")
  }

  /// Returns the diagnostic with a note on how comments begin.
  package func notingComment() -> Diagnostic {
    noting("a comment begins with `//`")
  }

  /// Returns the diagnostic with a note that the format string is valid in the extended dialect.
  package func notingExtendedDialect() -> Diagnostic {
    noting(
      "this is valid in the extended dialect; use `--dialect extended`, or `@dialect extended` on a line "
        + "of the document")
  }

  /// Returns the diagnostic of a format string in a source file with a note that the format string is valid
  /// in the extended dialect, which the system does not support.
  package func notingConversion(of format: String) -> Diagnostic {
    let command =
      format.utf8.contains(UInt8(ascii: "'"))
      ? "vfl convert --dialect extended" : "vfl convert --dialect extended '\(format)'"
    return noting(
      "this is valid in the extended dialect, which the system does not support; "
        + "\(Wording.quoted(command, limit: 400)) converts it to code")
  }

  private func noting(_ note: String) -> Diagnostic {
    Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels,
      notes: notes + [note], fixIts: fixIts)
  }
}
