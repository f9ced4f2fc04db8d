import VFLDiagnostics
import VFLDocuments
import VFLProjects
import VFLRendering

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
  /// The changed lines of each file under its name.
  private var listing = ""

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
        if !fixed.listing.isEmpty {
          listing += "\(DisplayColumn.shown(file.name)):\n\(fixed.listing)"
        }
      }
    }
  }

  /// The changed lines and a line such as `fixed 3 diagnostics in 2 files`, or an empty string if no file was
  /// fixed.
  var text: String {
    guard files > 0 else { return "" }
    let (diagnostics, inputs) = (WordCount.text(fixes, "diagnostic"), WordCount.text(files, "file"))
    return listing + "fixed \(diagnostics) in \(inputs)\n"
  }
}
