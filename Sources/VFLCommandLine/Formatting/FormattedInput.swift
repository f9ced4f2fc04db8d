import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLLint
import VFLLowering
import VFLText

/// The result of formatting a format string, a file or standard input.
struct FormattedInput: Sendable {
  /// The format in which changes are printed.
  enum DiffFormat: Sendable, Hashable {
    /// The changed lines, for human readers.
    case lines
    /// A unified diff, for programs.
    case patch
  }

  /// The displayed name of the input.
  let name: String
  /// The file to write, or `nil` if the result is printed.
  var path: FilePath?
  /// A fingerprint of the file when it was read, to detect later changes.
  var before: ContentFingerprint?
  /// The formatted content.
  ///
  /// Its bytes are empty for a file without changes, to save memory.
  var text = FormattedText()
  var isChanged = false
  /// The changes, if requested.
  var diff: [UInt8] = []
  /// The errors: either the read error of the input, or the errors in a format string.
  var groups: [DiagnosticGroup] = []
  /// Whether the input could not be read.
  var isUnreadable = false

  /// Creates the result for an input that could not be read.
  init(name: String, failure: Diagnostic) {
    self.name = name
    groups = [DiagnosticGroup(sources: [], diagnostics: [failure])]
    isUnreadable = true
  }

  /// Creates the result for an input that is left unformatted.
  init(_ bytes: [UInt8], name: String) {
    self.name = name
    text.bytes = bytes
  }

  /// Formats a format string that was passed as an argument.
  init(format: LayoutDocument.Source, diffFormat: DiffFormat?) {
    name = format.name
    text.formatCount = 1
    if let spelling = FormatRespelling(format.bytes) {
      text.changedCount = spelling.edits.isEmpty ? 0 : 1
      compare(format.bytes + [0x0A], spelling.text + [0x0A], diffFormat)
      return
    }
    text.invalidCount = 1
    let scope = UncheckedScope.shared
    var found = FormatCompilation(format.bytes, in: scope).diagnostics
    if let first = found.first { found[0] = format.explained(first) }
    let source = RenderedSource(.format(0), name: name, bytes: format.bytes)
    groups = [DiagnosticGroup(sources: [source], diagnostics: found)]
  }

  /// Formats a file, or standard input if `path` is `nil`.
  init(
    _ bytes: [UInt8], name: String, kind: FormattableKind, knowing functions: KnownFunctions,
    path: FilePath?, diffFormat: DiffFormat?
  ) {
    self.name = name
    self.path = path
    text = kind.formatted(bytes, knowing: functions)
    compare(bytes, text.bytes, diffFormat)
    guard path != nil else { return }
    before = ContentFingerprint(bytes)
    // The content of an unchanged file is not stored, to save memory.
    if !isChanged { text.bytes = [] }
  }

  /// A short description of the changes, such as `2 format strings`.
  var whatChanges: String {
    text.changedCount == 0
      ? "only whitespace" : CountText.text(text.changedCount, "format string")
  }

  private mutating func compare(_ old: [UInt8], _ new: [UInt8], _ diffFormat: DiffFormat?) {
    text.bytes = new
    isChanged = old != new
    guard isChanged, let format = diffFormat else { return }
    switch format {
    case .patch: diff = UnifiedDiff(from: old, to: new).bytes(path: name)
    case .lines:
      let name = DisplayColumn.shown(name)
      let listing = ChangeListing(from: old, to: new).text()
      diff = Array("\(name) would be reformatted: \(whatChanges)\n\(listing)".utf8)
    }
  }
}
