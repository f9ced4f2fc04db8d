import VFLDiagnostics
import VFLDocuments
import VFLLint
import VFLLowering
import VFLSources

/// The result of the check of one text, before comments silence anything.
struct TextCheck: Sendable {
  /// The diagnostics that are told at their levels, with the texts that they point into.
  var groups: [FaultGroup] = []
  /// Why the text cannot be read as anything, if it cannot.
  var failure: Diagnostic?
  /// Whether the text was read and there is no format and no constraint in it.
  var hasNoFormat = false
  /// Whether there is nothing else in it either, but for comments.
  var isBlank = false
  /// Whether its layout has too many constraints to be solved in a check.
  var isUnsolved = false
  /// The strings in the text.
  var strings = StringTally()
  /// The names that formats need, where they were not looked up.
  var needs: RequiredNames?
  /// The comments that speak to this tool.
  var comments: [HostComment] = []
  /// The formats in the coordinates of the text, where fixes are made.
  var formats: [FixApplication.Format] = []
  /// What its functions tell other inputs, and what it asks them.
  var shared = SharedScan()
  /// Where its format strings stand, where there are comments.
  var places = SitePlaces()

  /// For each place at which a format is told unchecked that callers in other inputs may tell, the
  /// function that they call.
  var openPlaces: [Int: SharedFunction.Key] = [:]

  /// Creates the check of a text with nothing in it.
  init() {}
}
