extension Diagnostic {
  /// The diagnostic with the note that its text was read as a format because it names no file.
  package func noting(missingFile name: String) -> Diagnostic {
    let note = "no file is named \(Wording.quoted(name)), so it is read as a format"
    return Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels,
      notes: notes + [note], fixIts: fixIts)
  }
}
