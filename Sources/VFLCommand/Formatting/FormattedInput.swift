import VFLDiagnostics
import VFLDocuments
import VFLLint
import VFLLowering
import VFLProjects
import VFLRendering

/// A format, a file or standard input, formatted.
struct FormattedInput: Sendable {
  /// The form in which a difference is shown.
  enum DiffForm: Sendable, Hashable {
    /// The lines that change, for people.
    case lines
    /// A unified diff, for programs.
    case patch
  }

  /// The name that people know the input by.
  let name: String
  /// The file to be written; `nil` for what is shown.
  var path: FilePath?
  /// What the file had when it was read, to tell whether it has changed since.
  var before: ContentMark?
  /// The text, formatted; without its bytes where nothing changes in a file.
  var text = FormattedText()
  var isChanged = false
  /// The difference, where it is asked for.
  var diff: [UInt8] = []
  /// What is wrong with it: why it could not be read, or the errors of a format.
  var faults: [FaultGroup] = []
  /// Whether the input could not be read.
  var isUnreadable = false

  /// Something that could not be read.
  init(name: String, failure: Diagnostic) {
    self.name = name
    faults = [FaultGroup(sources: [], diagnostics: [failure])]
    isUnreadable = true
  }

  /// A text that stays as it is, whatever it has.
  init(_ bytes: [UInt8], name: String) {
    self.name = name
    text.bytes = bytes
  }

  /// A format of the command line.
  init(format: LayoutDocument.Text, diffForm: DiffForm?) {
    name = format.name
    text.formatCount = 1
    if let spelling = FormatRespelling(format.bytes) {
      text.changedCount = spelling.edits.isEmpty ? 0 : 1
      compare(format.bytes + [0x0A], spelling.text + [0x0A], diffForm)
      return
    }
    text.faultyCount = 1
    let scope = UncheckedScope()
    var found = FormatCompilation(format.bytes, in: scope).diagnostics
    if let first = found.first { found[0] = format.explained(first) }
    let source = RenderedSource(.format(0), name: name, bytes: format.bytes)
    faults = [FaultGroup(sources: [source], diagnostics: found)]
  }

  /// A file, or standard input where there is no path to write to.
  init(
    _ bytes: [UInt8], name: String, kind: FormattedKind, knowing functions: KnownFunctions,
    path: FilePath?, diffForm: DiffForm?
  ) {
    self.name = name
    self.path = path
    text = kind.formatted(bytes, knowing: functions)
    compare(bytes, text.bytes, diffForm)
    guard path != nil else { return }
    before = ContentMark(bytes)
    // Of all the files that need no change, only their numbers are kept.
    if !isChanged { text.bytes = [] }
  }

  /// What is spelled in another way: `2 formats`.
  var whatChanges: String {
    text.changedCount == 0 ? "only blanks" : WordCount.text(text.changedCount, "format")
  }

  private mutating func compare(_ old: [UInt8], _ new: [UInt8], _ diffForm: DiffForm?) {
    text.bytes = new
    isChanged = old != new
    guard isChanged, let form = diffForm else { return }
    let difference = UnifiedDiff(from: old, to: new)
    switch form {
    case .patch: diff = difference.bytes(path: name)
    case .lines:
      let name = DisplayColumn.shown(name)
      diff = Array("\(name) would be respelt: \(whatChanges)\n\(difference.listing)".utf8)
    }
  }
}
