import VFLDiagnostics
import VFLProjects

/// Determines whether the inputs of a command line contain anything to check.
struct EmptyCheck {
  let inputs: CheckInputs
  let files: [FileFindings]
  /// Whether sources without a format string, and documents with views but without format strings, count as
  /// empty.
  ///
  /// Most files of most projects contain no format string, so this is an option.
  let countsFormats: Bool

  /// The diagnostic to report, or `nil` if there was something to check.
  var finding: Finding? {
    let passedOver = inputs.all.filter { $0.isPassedOver }
    let read = zip(inputs.all, files).filter { input, _ in !input.isPassedOver }.map { $0.1 }
    let isEmpty = read.allSatisfy { countsFormats ? $0.hasNoFormat : $0.isBlank }
    guard isEmpty, inputs.failures.isEmpty else { return nil }
    if !read.isEmpty {
      return .nothingChecked(inputs: read.map { $0.name }, found: .noFormat)
    }
    if inputs.hasFolders { return .nothingChecked(inputs: inputs.folders, found: .noFile) }
    // An editor passes on every file, and needs no warning for a skipped one.
    guard passedOver.isEmpty || countsFormats else { return nil }
    return .nothingChecked(inputs: inputs.excluded + passedOver.map { $0.name }, found: .passedOver)
  }
}
