import VFLChecking
import VFLCode
import VFLCompiler
import VFLDiagnostics
import VFLText

/// The result of converting a source file or standard input.
struct ConvertedInput: Sendable {
  /// The displayed name of the input.
  let name: String
  /// The file to write, or `nil` if the result is printed.
  var path: FilePath?
  /// A fingerprint of the file when it was read, to detect later changes.
  var before: ContentFingerprint?
  /// The converted source.
  ///
  /// Empty for a file without changes, to save memory.
  var bytes: [UInt8] = []
  var convertedCount = 0
  /// The calls that are not converted, each with its line and the reason.
  var unconverted: [(line: Int, reason: CallConversionError)] = []
  /// The changes as a diff.
  var diff: [UInt8] = []
  /// The error if the input could not be read, otherwise `nil`.
  var failure: Diagnostic?

  /// Reads and converts an input.
  ///
  /// Returns `nil` for a file that a directory walk found and that is not a source file.
  init?(
    of input: CheckInput, _ settings: CallConversion.Settings, _ fileSystem: any FileSystem
  ) {
    name = input.name
    guard let language = input.language else {
      if !input.isNamed { return nil }
      let isThere =
        input.absolutePath.map { fileSystem.kind(of: $0, followingLinks: true) != nil } ?? true
      failure =
        isThere
        ? Diagnostic.fileOfOtherKind(name, "not a Swift or Objective-C source")
        : InputError.noSuchFile.diagnostic(for: name)
      return
    }
    let text: [UInt8]
    switch input.content {
    case .document(let document):
      failure =
        document.failure ?? Diagnostic.fileOfOtherKind(name, "not a Swift or Objective-C source")
      return
    case .bytes(let given): text = given
    case .file:
      let path = input.absolutePath ?? FilePath(name)
      do {
        text = try fileSystem.contents(ofFile: path)
      } catch {
        failure = error.diagnostic(for: name)
        return
      }
      self.path = path
      before = ContentFingerprint(text)
    }
    if input.isExcluded {
      bytes = text
      return
    }
    let converted = ConvertedSource(text, language, settings)
    convertedCount = converted.convertedCount
    let lines = SourceLines(text)
    unconverted = converted.unconverted.map { (lines.position(of: $0.offset).line + 1, $0.reason) }
    if convertedCount > 0 {
      diff = UnifiedDiff(from: text, to: converted.bytes).bytes(path: name)
    }
    // The source of an unchanged file is not stored, to save memory.
    if path == nil || convertedCount > 0 { bytes = converted.bytes }
  }
}
