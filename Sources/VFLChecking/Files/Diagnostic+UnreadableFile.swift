import VFLCompiler
package import VFLDiagnostics

extension Diagnostic {
  /// Returns the error for a file of an unsupported kind.
  ///
  /// - Parameter kinds: A phrase that describes the file, such as "not a .vfl text".
  package static func fileOfOtherKind(_ path: String, _ kinds: String) -> Diagnostic {
    let file = FilePath(path)
    if let language = file.foreignLanguage {
      return LazyDiagnostic.unreadableFile(
        path: path, reason: "it is a \(language) source",
        advice: "format strings are checked in Swift and Objective-C sources"
      ).diagnostic(in: .document)
    }
    return LazyDiagnostic.unreadableFile(path: path, reason: "it is \(kinds)")
      .diagnostic(in: .document)
  }

  /// Returns the error for a binary file or binary standard input.
  package static func fileWithoutText(_ path: String) -> Diagnostic {
    LazyDiagnostic.unreadableFile(path: path, reason: "it is a binary file").diagnostic(
      in: .document)
  }

  /// Returns the error if standard input cannot be a layout, or `nil` if it may be one.
  package static func unreadableStandardInput(_ bytes: [UInt8]) -> Diagnostic? {
    if ContentDetection.looksLikeJSON(bytes) { return nil }
    if ContentDetection.isBinary(bytes), WideTextDecoder.utf8(of: bytes) == nil {
      return fileWithoutText("-")
    }
    return ContentDetection.isSource(bytes) ? unnamedSource : nil
  }

  /// The error for source code on standard input if no file name determines its language.
  private static let unnamedSource = LazyDiagnostic.unreadableFile(
    path: "-", reason: "it is a source without a file name",
    advice: "set the language with a file name: `--stdin-filename Card.swift -`"
  ).diagnostic(in: .document)
}

extension InputError {
  /// Returns the diagnostic for the input with the given name.
  package func diagnostic(for name: String) -> Diagnostic {
    LazyDiagnostic.unreadableFile(path: name, reason: reason).diagnostic(in: .document)
  }
}
