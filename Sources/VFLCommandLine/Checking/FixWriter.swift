import VFLChecking
import VFLDiagnostics
import VFLText

/// Writes the fixed files one after the other.
///
/// Each file is replaced atomically.
struct FixWriter {
  /// The errors for files that could not be written.
  private(set) var failures: [Diagnostic] = []
  /// The indexes of the files that were not written.
  private(set) var unwritten: [Int] = []
  /// Whether the run was interrupted before all files were written.
  ///
  /// The files that precede the interruption have been written.
  private(set) var isInterrupted = false

  private var files = 0
  private var fixes = 0
  /// The changed lines of written files, each file preceded by its name.
  private var listing = ""
  /// The number of files in `listing`.
  private var listedFiles = 0
  /// The maximum number of files whose changed lines are listed.
  private static let listedFileLimit = 100

  /// Writes each file that has fixes, unless it has changed since it was checked.
  init(_ all: [FileDiagnostics], on console: inout some Console) {
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
        list(fixed, of: file)
      }
    }
  }

  private mutating func list(_ fixed: FixedFile, of file: FileDiagnostics) {
    guard !fixed.listing.isEmpty, listedFiles < Self.listedFileLimit else { return }
    listedFiles += 1
    listing += "\(DisplayColumn.shown(file.name)):\n\(fixed.listing)"
  }

  /// The changed lines, followed by a line such as `fixed 3 diagnostics in 2 files`.
  ///
  /// Empty if no file was fixed.
  var text: String {
    guard files > 0 else { return "" }
    let (diagnostics, inputs) = (CountText.text(fixes, "diagnostic"), CountText.text(files, "file"))
    let rest = listing.isEmpty ? 0 : files - listedFiles
    let more = rest > 0 ? "changed lines of \(CountText.text(rest, "more file")) not listed\n" : ""
    return listing + more + "fixed \(diagnostics) in \(inputs)\n"
  }
}
