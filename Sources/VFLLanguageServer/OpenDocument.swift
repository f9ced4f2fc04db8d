import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLText

/// A document that is open in the client.
///
/// Its content comes from the client, not from the file.
struct OpenDocument: Sendable {
  /// The URI of the document.
  let uri: String
  /// The absolute path of the file.
  ///
  /// For an unsaved document, a path with the extension for its language.
  let path: FilePath
  /// The version number that the client assigned to the content, if any.
  private(set) var version: Int?
  /// The content in valid UTF-8.
  private(set) var text: [UInt8]
  private var lines: SourceLines

  /// Creates a document that the client has opened.
  ///
  /// A document without a file is treated as a file in `directory`.
  init(uri: String, language: String?, version: Int?, text: String, in directory: FilePath) {
    self.uri = uri
    let path = DocumentURI.path(of: uri) ?? directory.appending("untitled")
    let isKnown = path.hostLanguage != nil || path.fileExtension == Self.layoutExtension
    self.path =
      isKnown
      ? path
      : language.flatMap { Self.extensions[$0] }.map { FilePath(path.bytes + Array(".\($0)".utf8)) }
        ?? path
    self.version = version
    self.text = Array(text.utf8)
    lines = SourceLines(self.text)
  }

  /// The file extensions for LSP language identifiers.
  private static let extensions = [
    "swift": "swift", "objective-c": "m", "objective-cpp": "mm", "objc": "m", "objcpp": "mm",
    layoutExtension: layoutExtension,
  ]
  private static let layoutExtension = "vfl"

  /// Whether the document can contain format strings because it is a source file or a `.vfl` file.
  var hasFormats: Bool { path.hostLanguage != nil || path.fileExtension == Self.layoutExtension }

  /// Whether the content of the file is the same as the content of the document.
  func isSaved(in fileSystem: any FileSystem) -> Bool {
    (try? fileSystem.contents(ofFile: path)) == text
  }

  // MARK: Changes

  /// A change that replaces a range, or the whole content.
  struct Change: Sendable {
    /// The range to replace, or `nil` for the whole content.
    let range: TextRange?
    /// The replacement.
    let text: String

    /// Parses an LSP `TextDocumentContentChangeEvent`.
    ///
    /// Returns `nil` if the value is malformed.
    init?(_ value: JSONValue) {
      guard let text = value["text"]?.string else { return nil }
      self.text = text
      switch value["range"] {
      case nil: range = nil
      case let place? where place.isNull: range = nil
      case let place?:
        guard let read = TextRange(place) else { return nil }
        range = read
      }
    }

    /// Creates a change that replaces a range, or the whole content if `range` is `nil`.
    init(_ range: TextRange?, by text: String) {
      self.range = range
      self.text = text
    }
  }

  /// Applies changes in sequence, each to the result of the previous change.
  ///
  /// - Complexity: O(*n*) for all changes together, where *n* is the length of the content, if the changes
  ///   are sorted by descending position, as editors send them. Each change that is out of order takes
  ///   additional O(*n*). Moving the bytes that follow a change is not included.
  mutating func apply(_ changes: [Change], version: Int?, _ encoding: PositionEncoding) {
    /// The first line whose offset in `lines` may be outdated.
    var changedLine = Int.max
    for change in changes {
      guard let range = change.range else {
        text = Array(change.text.utf8)
        changedLine = 0
        continue
      }
      if max(range.start.line, range.end.line) >= changedLine {
        lines = SourceLines(text)
        changedLine = .max
      }
      // The ends of a range may be swapped.
      let (start, end) = (offset(of: range.start, encoding), offset(of: range.end, encoding))
      // If the line of a position does not exist, the position is converted to an earlier line.
      changedLine = min(changedLine, lines.position(of: min(start, end)).line)
      text.replaceSubrange(min(start, end)..<max(start, end), with: change.text.utf8)
    }
    lines = SourceLines(text)
    self.version = version ?? self.version
  }

  // MARK: Positions

  /// Returns the byte offset for a position.
  ///
  /// A position after the end of its line is converted to the end of the line. A position after the last line
  /// is converted to the end of the document. A position inside a character is converted to the character's
  /// first byte.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line in bytes.
  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard let start = lines.start(ofLine: position.line) else { return text.count }
    let end = LineBreak.first(in: text, from: start).lowerBound
    var (offset, column) = (start, 0)
    while offset < end {
      let width = encoding.width(ofScalarWith: text[offset])
      if width > 0, column + width > position.column { break }
      column += width
      offset += 1
    }
    while offset > start, offset < end, text[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Returns the position of a byte, or of the end of the document.
  ///
  /// - Complexity: The complexity of ``SourceLines``, which depends on more than the length of the line.
  func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let place = lines.position(of: offset)
    let column =
      switch encoding {
      case .utf8: min(offset, text.count) - place.lineStart
      case .utf16: place.column + place.pairs
      }
    return TextPosition(line: place.line, column: column)
  }

  /// Returns the position range for a range of bytes.
  func range(of bytes: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    TextRange(
      start: position(of: bytes.lowerBound, encoding),
      end: position(of: bytes.upperBound, encoding))
  }

  /// Returns the offset of the first byte on the line that contains an offset.
  ///
  /// A byte order mark is skipped.
  func lineStart(of offset: Int) -> Int {
    let start = lines.position(of: offset).lineStart
    return start == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }
}
