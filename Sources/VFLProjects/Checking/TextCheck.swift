import VFLDiagnostics
import VFLDocuments
import VFLLint
import VFLLowering
import VFLSources

/// The result of checking one input, before suppression comments are applied.
struct TextCheck: Sendable {
  /// The diagnostics with their severities, and the sources that they refer to.
  var groups: [DiagnosticGroup] = []
  /// The error if the input could not be read, otherwise `nil`.
  var failure: Diagnostic?
  /// Whether the input was read and contains neither a format string nor a constraint.
  var hasNoFormat = false
  /// Whether the input is empty or contains only comments.
  var isBlank = false
  /// Whether the layout was not solved because it has too many constraints.
  var isUnsolved = false
  /// The numbers of checked and unchecked strings in the input.
  var strings = StringTally()
  /// The names that the format strings require.
  ///
  /// `nil` if the names were checked.
  var needs: RequiredNames?
  /// The comments that begin with `vfl:`.
  var comments: [HostComment] = []
  /// The format strings with positions in the input, if fix-its are applied.
  ///
  /// Otherwise empty.
  var formats: [FixApplication.Format] = []
  /// The functions that the input declares for other inputs, and the functions that it calls in other inputs.
  var shared = SharedScan()
  /// The positions of the format strings.
  ///
  /// Empty unless the input has suppression comments.
  var places = SitePlaces()

  /// The functions whose callers in other inputs can determine an unchecked format string, keyed by the
  /// string's position.
  var openPlaces: [Int: SharedFunction.Key] = [:]

  /// Creates the result for an empty input.
  init() {}
}
