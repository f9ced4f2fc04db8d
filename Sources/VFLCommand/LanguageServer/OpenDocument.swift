import VFLSources

/// A document that is open in a client: its text is what the client says, whatever the file has.
struct OpenDocument: Sendable {
  /// The address that the client knows it by.
  let uri: String
  /// The file from the root; of a document that is none, a path with the right extension.
  let path: FilePath
  /// The version that the client has given the text.
  private(set) var version: Int?
  /// The text, in UTF-8 without faults.
  private(set) var text: [UInt8]
  private(set) var lines: TextLines

  /// Opens a document; a document that is no file counts as one of a folder.
  init(uri: String, language: String?, version: Int?, text: String, in folder: FilePath) {
    self.uri = uri
    let path = DocumentURI.path(of: uri) ?? folder.appending("untitled")
    let isKnown = path.hostLanguage != nil || path.fileExtension == Self.layoutExtension
    self.path =
      isKnown
      ? path
      : language.flatMap { Self.extensions[$0] }.map { FilePath(path.bytes + Array(".\($0)".utf8)) }
        ?? path
    self.version = version
    self.text = Array(text.utf8)
    lines = TextLines(self.text)
  }

  /// What names of files end with in the languages that clients have names for.
  private static let extensions = [
    "swift": "swift", "objective-c": "m", "objective-cpp": "mm", "objc": "m", "objcpp": "mm",
    layoutExtension: layoutExtension,
  ]
  private static let layoutExtension = "vfl"

  /// Whether it is one that is checked: a source, a `.vfl` text, or a configuration.
  var isChecked: Bool {
    path.hostLanguage != nil || path.fileExtension == Self.layoutExtension || isConfiguration
  }

  /// Whether it is a configuration.
  var isConfiguration: Bool { path.name.elementsEqual(ConfigurationFinder.fileName.utf8) }

  /// Replaces the text.
  mutating func replaceText(by text: String, version: Int?) {
    replace(0..<self.text.count, by: text, version: version)
  }

  /// Replaces a piece of the text; one whose ends are the wrong way round is the same piece.
  mutating func replace(
    _ range: TextRange, by text: String, version: Int?, _ encoding: PositionEncoding
  ) {
    let (start, end) = (
      lines.offset(of: range.start, encoding), lines.offset(of: range.end, encoding)
    )
    replace(min(start, end)..<max(start, end), by: text, version: version)
  }

  private mutating func replace(_ bytes: Range<Int>, by text: String, version: Int?) {
    self.text.replaceSubrange(bytes, with: text.utf8)
    lines = TextLines(self.text)
    self.version = version ?? self.version
  }

  /// The piece of the text that some bytes are, as the client counts.
  func range(of bytes: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    TextRange(
      start: lines.position(of: bytes.lowerBound, encoding),
      end: lines.position(of: bytes.upperBound, encoding))
  }
}
