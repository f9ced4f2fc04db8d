import VFLDiagnostics
import VFLDocuments
import VFLProjects

/// Writes the fixed files one after the other, each of them atomically.
struct FixWriting {
  /// The errors for files that could not be written.
  private(set) var failures: [Diagnostic] = []
  /// The indexes of the files that were not written.
  private(set) var unwritten: [Int] = []
  /// Whether Ctrl-C was pressed before the end.
  ///
  /// The files before that are written.
  private(set) var isInterrupted = false

  private var files = 0
  private var fixes = 0

  /// Writes the files that have fixes and have not changed since they were checked.
  init(_ all: [FileFindings], on console: inout some Console) {
    for (index, file) in all.enumerated() {
      guard let fixed = file.fixed, let path = file.absolutePath else { continue }
      guard !console.isInterrupted else {
        isInterrupted = true
        return
      }
      if let failure = console.replaceFile(
        at: path, named: file.name, with: fixed.bytes, if: .isUnchanged(since: fixed.before))
      {
        unwritten.append(index)
        failures.append(failure)
      } else {
        files += 1
        fixes += fixed.count
      }
    }
  }

  /// A line such as `fixed 3 diagnostics in 2 files`, or an empty string if no file was fixed.
  var text: String {
    guard files > 0 else { return "" }
    return "fixed \(WordCount.text(fixes, "diagnostic")) in \(WordCount.text(files, "file"))\n"
  }
}
