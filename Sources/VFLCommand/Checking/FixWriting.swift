import VFLDiagnostics
import VFLDocuments
import VFLProjects

/// Writes the files that were mended, one after the other, each at once or not at all.
struct FixWriting {
  /// What could not be written.
  private(set) var failures: [Diagnostic] = []
  /// The files that stay as they were, by their index.
  private(set) var unwritten: [Int] = []
  /// Whether Ctrl-C came before the end; the files so far are written.
  private(set) var isInterrupted = false

  private var files = 0
  private var fixes = 0

  /// Writes the files that have fixes and are still what they were when they were checked.
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

  /// `3 findings mended in 2 files`; empty where there was nothing to mend.
  var text: String {
    files == 0
      ? "" : "\(WordCount.text(fixes, "finding")) mended in \(WordCount.text(files, "file"))\n"
  }
}
