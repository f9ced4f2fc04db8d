import VFLDiagnostics
import VFLDocuments
import VFLProjects
import VFLRendering

/// A source of a command line or a folder, converted.
struct ConvertedInput: Sendable {
  /// The name that people know the input by.
  let name: String
  /// The file to be written; `nil` for what is shown.
  var path: FilePath?
  /// What the file had when it was read, to tell whether it has changed since.
  var before: ContentMark?
  /// The text, converted; without its bytes where nothing changes in a file.
  var bytes: [UInt8] = []
  var convertedCount = 0
  /// The calls that stay: their lines and why.
  var kept: [(line: Int, reason: KeptCall)] = []
  /// The difference.
  var diff: [UInt8] = []
  /// The reason for which the input could not be read.
  var failure: Diagnostic?

  /// Reads and converts an input; `nil` for what a walk has found that is no source.
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
        ? Diagnostic.fileOfOtherKind(name, "no Swift or Objective-C")
        : Finding.unreadableFile(path: name, reason: "no such file").diagnostic(in: .document)
      return
    }
    let text: [UInt8]
    switch input.content {
    case .document(let document):
      failure =
        document.failure ?? Diagnostic.fileOfOtherKind(name, "no Swift or Objective-C")
      return
    case .bytes(let given): text = given
    case .file:
      let path = input.absolutePath ?? FilePath(name)
      do {
        text = try fileSystem.contents(ofFile: path)
      } catch {
        failure = Finding.unreadableFile(path: name, reason: error.reason).diagnostic(in: .document)
        return
      }
      self.path = path
      before = ContentMark(text)
    }
    if input.isPassedOver {
      bytes = text
      return
    }
    let converted = ConvertedSource(text, language, settings)
    convertedCount = converted.convertedCount
    let lines = SourceLines(text)
    kept = converted.kept.map { (lines.position(of: $0.offset).line + 1, $0.reason) }
    if convertedCount > 0 {
      diff = UnifiedDiff(from: text, to: converted.bytes).bytes(path: name)
    }
    // Of all the files that need no change, only their numbers are kept.
    if path == nil || convertedCount > 0 { bytes = converted.bytes }
  }
}
