package import VFLDocuments
package import VFLSources

/// An input of a check: format strings of the command line, standard input, or a file that is not read yet.
package struct CheckInput: Sendable {
  /// The source of the input's text.
  package enum Content: Sendable {
    /// A layout that was read, or that could not be read.
    case document(LayoutDocument)
    /// The text of standard input. The name of the input determines its kind.
    case bytes([UInt8])
    /// A file.
    case file
  }

  /// The displayed name of the input.
  package let name: String
  /// The absolute path for the file system, or `nil` if the input is not a file.
  package var absolutePath: FilePath?
  /// The index of its configuration.
  package let configuration: Int
  /// The source of its text.
  package let content: Content
  /// Whether the input is named on the command line, not found in a directory.
  package var isNamed = true
  /// Whether the file that standard input contains is excluded.
  ///
  /// It then has no diagnostics, and its text is printed unchanged if text is printed.
  package var isPassedOver = false

  /// Whether its bytes are certainly UTF-8, as for the text of an editor.
  var isUTF8 = false

  /// The language of a source, or `nil` for a layout.
  package var language: HostLanguage? { absolutePath?.hostLanguage }

  /// Whether the input is a header, which other files can include.
  var isHeader: Bool { absolutePath?.isHeader ?? false }

  /// Returns the text of a source in UTF-8, or `nil` if there is none or it cannot be read.
  package func hostText(_ fileSystem: any FileSystem) -> [UInt8]? {
    guard language != nil else { return nil }
    let bytes: [UInt8]?
    switch content {
    case .document: bytes = nil
    case .bytes(let text): bytes = text
    case .file: bytes = try? fileSystem.contents(ofFile: absolutePath ?? FilePath(name))
    }
    return bytes.map { isUTF8 ? $0 : WideText.utf8(of: $0) ?? $0 }
  }

  /// Returns the functions that other files can call.
  ///
  /// These are all functions of a header. The private functions of other files are not visible.
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
