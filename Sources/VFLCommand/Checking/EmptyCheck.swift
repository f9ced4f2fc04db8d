import VFLDiagnostics
import VFLProjects

/// Determines whether the inputs of a command line contain anything to check.
struct EmptyCheck {
  let inputs: CheckInputs
  let files: [FileDiagnostics]
  /// Whether an input without format strings counts as empty: a source file, or a document that only declares
  /// views.
  ///
  /// If `false`, only a blank input counts as empty.
  ///
  /// The default is `false`, because most source files of a project contain no format string.
  let countsFormats: Bool

  /// The diagnostic for a run without anything to check, or `nil` if there was something to check.
  var diagnostic: LazyDiagnostic? {
    let passedOver = inputs.all.filter { $0.isPassedOver }
    let read = zip(inputs.all, files).filter { input, _ in !input.isPassedOver }.map { $0.1 }
    let isEmpty = read.allSatisfy { countsFormats ? $0.hasNoFormat : $0.isBlank }
    guard isEmpty, inputs.failures.isEmpty else { return nil }
    if !read.isEmpty {
      return .nothingChecked(inputs: read.map { $0.name }, found: .noFormat)
    }
    if inputs.hasFolders { return .nothingChecked(inputs: inputs.folders, found: .noFile) }
    // Editors pass every file through standard input and need no warning about an excluded file.
    guard passedOver.isEmpty || countsFormats else { return nil }
    return .nothingChecked(inputs: inputs.excluded + passedOver.map { $0.name }, found: .passedOver)
  }
}
