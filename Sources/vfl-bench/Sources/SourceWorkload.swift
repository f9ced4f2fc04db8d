import VFLSources

/// Files of Swift and Objective-C in memory, as a project of a given length has them.
///
/// One file in eight lays out by format strings, four calls in it; the others are code that a scan
/// has to pass over: strings, comments, nested calls. All formats are right, so a check finds nothing.
struct SourceWorkload: Sendable {
  /// A file.
  struct File: Sendable {
    let language: HostLanguage
    let bytes: [UInt8]
  }

  /// The files, Swift and Objective-C in turn.
  let files: [File]
  /// How many lines they have.
  let lineCount: Int
  /// How many bytes they have.
  var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }
  /// How many format strings stand in them.
  let formatCount: Int

  /// How many lines a file has, about.
  private static let linesOfFile = 250
  /// How many calls a file has that lays out.
  private static let calls = 4

  /// Makes files of about so many lines in all.
  init(lines: Int, seed: UInt64) {
    var random = WorkloadRandom(seed: seed)
    var files: [File] = []
    var (lineCount, formatCount) = (0, 0)
    while lineCount < lines {
      let language: HostLanguage = files.count.isMultiple(of: 2) ? .swift : .objectiveC
      // Of eight files the first one or the second: Swift and Objective-C in turn.
      let laysOut = files.count % 8 == files.count / 8 % 2
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
