import VFLDiagnostics
import VFLProjects

/// Finds out whether the inputs of a command line had anything to check.
struct EmptyCheck {
  let inputs: CheckInputs
  let files: [FileFindings]
  /// Whether sources without a format string count as nothing, which most files of most projects are, and
  /// documents that have views and no format.
  let countsFormats: Bool

  /// What to tell; `nil` where there was something.
  var finding: Finding? {
    let passedOver = inputs.all.filter { $0.isPassedOver }
    let read = zip(inputs.all, files).filter { input, _ in !input.isPassedOver }.map { $0.1 }
    let isEmpty = read.allSatisfy { countsFormats ? $0.hasNoFormat : $0.isBlank }
    guard isEmpty, inputs.failures.isEmpty else { return nil }
    if !read.isEmpty {
      return .nothingChecked(inputs: read.map { $0.name }, found: .noFormat)
    }
    if inputs.hasFolders { return .nothingChecked(inputs: inputs.folders, found: .noFile) }
    // An editor hands every text on, and wants to hear nothing of one that is passed over.
    guard passedOver.isEmpty || countsFormats else { return nil }
    return .nothingChecked(inputs: inputs.excluded + passedOver.map { $0.name }, found: .passedOver)
  }
}
