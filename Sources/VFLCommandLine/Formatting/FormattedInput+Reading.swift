import VFLChecking
import VFLCompiler
import VFLDiagnostics

extension FormattedInput {
  /// Reads and formats an input.
  ///
  /// The result has one element per format string if the input contains the format strings passed as
  /// arguments, otherwise a single element. A file that is only context is not formatted.
  static func inputs(
    of input: CheckInput, knowing functions: KnownFunctions, diffFormat: DiffFormat?,
    _ fileSystem: any FileSystem
  ) -> [FormattedInput] {
    if input.isContext {
      var context = FormattedInput([], name: input.name)
      context.text.shared = functions.shared(of: input, fileSystem)
      return [context]
    }
    switch input.content {
    case .document(let document):
      if let failure = document.failure {
        return [FormattedInput(name: document.name, failure: failure)]
      }
      return document.formats.map { FormattedInput(format: $0, diffFormat: diffFormat) }
    case .bytes(let bytes) where input.isExcluded:
      return [FormattedInput(bytes, name: input.name)]
    case .bytes(let bytes):
      let isJSON = ContentDetection.isJSON(
        bytes, fileExtension: input.absolutePath?.fileExtension)
      guard let kind = input.absolutePath.map({ FormattableKind($0) }) ?? (isJSON ? nil : .document)
      else {
        return [unknownKind(input.name)]
      }
      return [
        formatted(
          bytes, of: input, kind: kind, knowing: functions, path: nil, diffFormat: diffFormat)
      ]
    case .file:
      let path = input.absolutePath ?? FilePath(input.name)
      guard let kind = FormattableKind(path) else {
        let isThere = fileSystem.kind(of: path, followingLinks: true) != nil
        return [isThere ? unknownKind(input.name) : unreadable(input.name, .noSuchFile)]
      }
      do {
        return [
          formatted(
            try fileSystem.contents(ofFile: path), of: input, kind: kind, knowing: functions,
            path: path, diffFormat: diffFormat)
        ]
      } catch {
        return [unreadable(input.name, error)]
      }
    }
  }

  private static func formatted(
    _ bytes: [UInt8], of input: CheckInput, kind: FormattableKind,
    knowing functions: KnownFunctions,
    path: FilePath?, diffFormat: DiffFormat?
  ) -> FormattedInput {
    if ContentDetection.isBinary(bytes) {
      let isText = WideTextDecoder.utf8(of: bytes) != nil
      return FormattedInput(
        name: input.name,
        failure: isText
          ? Diagnostic.fileOfOtherKind(input.name, "not in UTF-8")
          : Diagnostic.fileWithoutText(input.name))
    }
    if kind == .document, ContentDetection.isConflictLog(bytes) {
      return FormattedInput(
        name: input.name,
        failure: LazyDiagnostic.conflictLog(name: input.name).diagnostic(in: .document))
    }
    return FormattedInput(
      bytes, name: input.name, kind: kind, knowing: functions, path: path, diffFormat: diffFormat)
  }

  private static func unknownKind(_ name: String) -> FormattedInput {
    FormattedInput(
      name: name,
      failure: Diagnostic.fileOfOtherKind(
        name, "neither a .vfl text nor a Swift or Objective-C source"))
  }

  private static func unreadable(_ name: String, _ error: InputError) -> FormattedInput {
    FormattedInput(name: name, failure: error.diagnostic(for: name))
  }
}
