package import VFLCompiler
package import VFLSources

/// An input of a check: format strings passed as arguments, standard input, or a file that has not been read
/// yet.
package struct CheckInput: Sendable {
  /// The origin of an input's content.
  package enum Content: Sendable {
    /// A layout document that was already read, or the error that it could not be read.
    case document(LayoutDocument)
    /// The bytes of standard input. The kind of input is determined by the input's name.
    case bytes([UInt8])
    /// A file, which is read when it is checked.
    case file
  }

  /// The displayed name of the input.
  package let name: String
  /// The absolute path of the file, or `nil` if the input is not a file.
  package var absolutePath: FilePath?
  /// The index of the configuration that applies to the input.
  package let configuration: Int
  /// The origin of the content.
  package let content: Content
  /// Whether the command line names the input.
  ///
  /// If `false`, the input was found in a directory.
  package var isNamed = true
  /// Whether the input is standard input that represents an excluded file.
  ///
  /// Such an input has no diagnostics. If fixed or formatted content is printed, this input is printed
  /// unchanged.
  package var isExcluded = false

  /// Whether the file only provides functions for other inputs, and is not checked itself.
  package var isContext = false

  /// Whether the bytes are known to be valid UTF-8, as the content of a document in an editor is.
  var isUTF8 = false

  /// The kind of the input, which determines how the input is counted.
  var kind: FileDiagnostics.Kind { !isNamed || language != nil ? .source : .document }

  /// The source language, or `nil` if the input is a layout.
  package var language: HostLanguage? { absolutePath?.hostLanguage }

  /// Whether the input is a header, which other files can include.
  var isHeader: Bool { absolutePath?.isHeader ?? false }

  /// Returns the content of a source file as UTF-8, or `nil` if the input is not a source file or is
  /// unreadable.
  package func hostText(_ fileSystem: any FileSystem) -> [UInt8]? {
    guard language != nil else { return nil }
    let bytes: [UInt8]?
    switch content {
    case .document: bytes = nil
    case .bytes(let text): bytes = text
    case .file: bytes = try? fileSystem.contents(ofFile: absolutePath ?? FilePath(name))
    }
    return bytes.map { isUTF8 ? $0 : WideTextDecoder.utf8(of: $0) ?? $0 }
  }

  /// Returns the functions that other files can call: all functions of a header, or the functions of another
  /// file that are not private.
  func visible(_ functions: [SharedFunction]) -> [SharedFunction] {
    functions.filter { !$0.isPrivate || isHeader }
  }

  /// Creates an input.
  package init(
    name: String, absolutePath: FilePath? = nil, configuration: Int, content: Content,
    isNamed: Bool = true, isUTF8: Bool = false
  ) {
    self.name = name
    self.absolutePath = absolutePath
    self.configuration = configuration
    self.content = content
    (self.isNamed, self.isUTF8) = (isNamed, isUTF8)
  }
}
