/// The bytes of a source file, with the syntax tree and declarations that are read when they are first needed.
package final class HostFile {
  /// The file, in UTF-8.
  package let bytes: [UInt8]
  /// The language of the file.
  package let language: HostLanguage
  /// The tokens of the file.
  private(set) lazy var tokens = HostTokens.all(of: bytes, in: language)
  /// The declarations of the file.
  package private(set) lazy var index = FileIndex(SourceTree(tokens))
  /// The expressions of the file.
  package private(set) lazy var expressions = ExpressionTable(tree)

  /// Refers to a file of less than 2 GB.
  package init(_ bytes: [UInt8], language: HostLanguage) {
    (self.bytes, self.language) = (bytes, language)
  }

  /// The syntax tree of the file.
  package var tree: SourceTree { index.tree }
}
