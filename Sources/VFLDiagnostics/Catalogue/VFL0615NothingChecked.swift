/// Inputs of a check in which there is nothing to check.
package struct NothingChecked: DiagnosticDefinition {
  /// What there is instead of something to check.
  package enum Found: Sendable, Hashable {
    /// No file: nothing lies in the folders that were named, or what does is passed over.
    case noFile
    /// Files that are passed over all the same.
    case passedOver
    /// Texts without a format.
    case noFormat
  }

  /// The inputs that were named.
  package let inputs: [String]
  /// What was found there.
  package let found: Found

  package init(inputs: [String], found: Found) {
    self.inputs = inputs
    self.found = found
  }

  package static let code = DiagnosticCode.nothingChecked
  package static let severity = Severity.warning
  package static let title = "there was nothing to check"
  package static let explanation = """
    A check that looks at nothing finds nothing, which is easily taken for success: the folder has
    another name by now, a pattern passes over all of it, or the input of a pipe is empty. It is
    told beside the report, whatever its form. With `--fail-if-empty` the exit code is 2, also for
    sources that hold no format string at all;
    `--rule VFL0615=off` keeps it back where it is as it should be.
    """
  package static let example = DiagnosticExample(["check", "-"], standardInput: "")
  package static let repair = DiagnosticExample(["check", "-"], standardInput: "|-[a]-|\n")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let place = Wording.list(inputs, limit: 4)
    let message: String
    var notes: [String] = []
    switch found {
    case .noFile:
      message = "expected layouts or sources to check in \(place), found none"
      notes = [
        "hidden files and those that `.gitignore`, a configuration or `--exclude` pass over are not "
          + "looked at; `--include` brings them back"
      ]
    case .passedOver:
      message = "expected something to check, found only \(place), which `--exclude` passes over"
      notes = ["`--force-exclude` holds for files that are named, too"]
    case .noFormat: message = "expected a format to check in \(place), found none"
    }
    return Diagnostic(Self.code, Self.severity, message, at: nil, notes: notes)
  }
}
