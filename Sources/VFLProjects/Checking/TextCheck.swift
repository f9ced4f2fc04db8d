import VFLDiagnostics
import VFLDocuments
import VFLLint
import VFLLowering
import VFLSources

/// The result of checking one text, before comments suppress diagnostics.
struct TextCheck: Sendable {
  /// The diagnostics with their severities, and the texts that they refer to.
  var groups: [FaultGroup] = []
  /// The error if the text could not be read.
  var failure: Diagnostic?
  /// Whether the text was read and contains no format string and no constraint.
  var hasNoFormat = false
  /// Whether the text contains nothing but comments.
  var isBlank = false
  /// Whether the layout was not solved because it has too many constraints.
  var isUnsolved = false
  /// The numbers of strings in the text.
  var strings = StringTally()
  /// The names that format strings need, if they were not checked.
  var needs: RequiredNames?
  /// The comments for this tool.
  var comments: [HostComment] = []
  /// The format strings in the coordinates of the text, if fix-its are applied.
  var formats: [FixApplication.Format] = []
  /// The functions that the text declares for other inputs, and the functions of other inputs that it calls.
  var shared = SharedScan()
  /// The positions of the format strings, if there are comments.
  var places = SitePlaces()

  /// For each position of an unchecked format string that callers in other inputs can determine, the called
  /// function.
  var openPlaces: [Int: SharedFunction.Key] = [:]

  /// Creates the result for an empty text.
  init() {}
}
