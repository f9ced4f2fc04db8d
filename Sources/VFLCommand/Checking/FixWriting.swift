import VFLDiagnostics

/// Writes the files that were mended, one after the other, each at once or not at all.
struct FixWriting {
  /// What could not be written.
  private(set) var failures: [Diagnostic] = []
  /// Whether Ctrl-C came before the end; the files so far are written.
  private(set) var isInterrupted = false

  private var files = 0
  private var fixes = 0

  /// Writes the files that have fixes and are still what they were when they were checked.
  init(_ all: [FileFindings], on console: inout some Console) {
    for file in all {
      guard let fixed = file.fixed, let path = file.absolutePath else { continue }
      guard !console.isInterrupted else {
        isInterrupted = true
        return
      }
      if let reason = Self.write(fixed, to: path, on: &console) {
        failures.append(
          UnwrittenFile(path: file.name, reason: reason).diagnostic(in: .document))
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

  /// Writes a file; why it could not, or `nil`.
  private static func write(
    _ fixed: FixedFile, to path: FilePath, on console: inout some Console
  ) -> String? {
    do {
      let now = try console.fileSystem.contents(ofFile: path)
      guard ContentMark(now) == fixed.before else { return "a file that has changed meanwhile" }
    } catch {
      return error.reason
    }
    do {
      try console.replaceFile(at: path, with: fixed.bytes)
    } catch {
      return error.reason
    }
    return nil
  }
}
