import VFLCompiler
import VFLDiagnostics
import VFLLint
import VFLSources

/// The check of an input's content, before its diagnostics are located in the file.
struct CheckedText: Sendable {
  /// The result of the check, without the diagnostics in `groups`.
  var file: FileDiagnostics
  /// The diagnostics with their severities, and the sources that they refer to.
  var groups: [DiagnosticGroup] = []
  /// The comments that begin with `vfl:`.
  var comments: [HostComment] = []
  /// The format strings with positions in the input, if fix-its are applied.
  ///
  /// Otherwise empty.
  var formats: [FixApplication.Format] = []
  /// The positions of the format strings.
  ///
  /// Empty unless the input has suppression comments.
  var places = FormatPositions()

  /// Creates the result for an empty input, or for an input that cannot be checked.
  init(of input: CheckInput, failure: Diagnostic? = nil) {
    file = FileDiagnostics(input.kind, name: input.name, absolutePath: input.absolutePath)
    file.failure = failure
  }
}
