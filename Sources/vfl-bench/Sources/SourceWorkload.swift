import VFLSources

/// A generated project of Swift and Objective-C files with a given number of lines.
///
/// About 1 file in 8 contains layout code with 8 calls. The other files contain code that a scan has to skip:
/// strings, comments and nested calls. All format strings are valid, so a check reports nothing.
struct SourceWorkload: Sendable {
  /// A file.
  struct File: Sendable {
    let language: HostLanguage
    let bytes: [UInt8]
  }

  /// The files, alternately in Swift and Objective-C.
  let files: [File]
  /// The number of lines in all files.
  let lineCount: Int
  /// The number of bytes in all files.
  var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }
  /// The number of format strings in all files.
  let formatCount: Int

  /// The approximate number of lines in a file.
  private static let linesOfFile = 250
  /// The number of pairs of calls in a file with layout code.
  private static let calls = 4

  /// Generates a project with about `lines` lines in total.
  init(lines: Int, seed: UInt64) {
    var random = WorkloadRandom(seed: seed)
    var files: [File] = []
    var (lineCount, formatCount) = (0, 0)
    while lineCount < lines {
      let language: HostLanguage = files.count.isMultiple(of: 2) ? .swift : .objectiveC
      let laysOut = random.number(in: 0...7) == 0
      var text = SourceText(language)
      if laysOut {
        text.addLayout(calls: Self.calls, &random)
        formatCount += 2 * Self.calls
      }
      while text.lineCount < Self.linesOfFile { text.addFunction(&random) }
      lineCount += text.lineCount
      files.append(File(language: language, bytes: Array(text.text.utf8)))
    }
    self.files = files
    self.lineCount = lineCount
    self.formatCount = formatCount
  }
}
