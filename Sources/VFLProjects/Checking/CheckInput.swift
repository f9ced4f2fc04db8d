package import VFLDocuments
package import VFLSources

/// An input of a check: formats of the command line, standard input, or a file that is not read yet.
package struct CheckInput: Sendable {
  /// The place of the input's text.
  package enum Content: Sendable {
    /// A layout that has been read, or could not be.
    case document(LayoutDocument)
    /// The text of standard input, to be understood by its name.
    case bytes([UInt8])
    /// A file.
    case file
  }

  /// The name that people know the input by.
  package let name: String
  /// The file, as the system is asked for it; `nil` for what is no file.
  package var absolutePath: FilePath?
  /// The index of its configuration.
  package let configuration: Int
  /// The place of its text.
  package let content: Content
  /// Whether a person named it; a walk finds layouts whose names nobody asked for.
  package var isNamed = true
  /// Whether the file that standard input stands for is excluded.
  ///
  /// Nothing is told of it then, and its text is printed unchanged where text is printed.
  package var isPassedOver = false

  /// Whether its bytes are UTF-8 whatever they look like: those of an editor's text are.
  var isUTF8 = false

  /// The host language in which it is written; `nil` for layouts.
  package var language: HostLanguage? { absolutePath?.hostLanguage }

  /// Whether the input is a header, which other files include.
  var isHeader: Bool { absolutePath?.isHeader ?? false }

  /// The text of a host file in UTF-8; `nil` where there is none, or it cannot be read.
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

  /// The functions of the input that other files can call: all of a header, the others unless they are
  /// private.
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
