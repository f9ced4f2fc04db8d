import VFLDiagnostics
import VFLDocuments
import VFLProjects
import VFLRendering

/// A document that is open in a client.
///
/// Its text comes from the client, not from the file.
struct OpenDocument: Sendable {
  /// The URI of the document.
  let uri: String
  /// The absolute path of the file.
  ///
  /// For a document without a file, a path with the right extension.
  let path: FilePath
  /// The version of the text in the client.
  private(set) var version: Int?
  /// The text in valid UTF-8.
  private(set) var text: [UInt8]
  private var lines: SourceLines

  /// Opens a document.
  ///
  /// A document without a file is treated as a file in `folder`.
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
    lines = SourceLines(self.text)
  }

  /// The file extensions for the language identifiers of clients.
  private static let extensions = [
    "swift": "swift", "objective-c": "m", "objective-cpp": "mm", "objc": "m", "objcpp": "mm",
    layoutExtension: layoutExtension,
  ]
  private static let layoutExtension = "vfl"

  /// Whether the document can contain format strings: a source or a `.vfl` text.
  var hasFormats: Bool { path.hostLanguage != nil || path.fileExtension == Self.layoutExtension }

  /// Whether the file has the same text as the document.
  func isSaved(in fileSystem: any FileSystem) -> Bool {
    (try? fileSystem.contents(ofFile: path)) == text
  }

  // MARK: Changes

  /// A replacement of a range of the text, or of the whole text.
  struct Change: Sendable {
    /// The range, or `nil` for the whole text.
    let range: TextRange?
    /// The new text.
    let text: String

    /// Reads a change of the protocol.
    ///
    /// Returns `nil` for any other value.
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

    /// Replaces a range, or the whole text.
    init(_ range: TextRange?, by text: String) {
      self.range = range
      self.text = text
    }
  }

  /// Applies changes in sequence, each to the result of the previous changes.
  ///
  /// - Complexity: O(the bytes of the text) for all changes in descending order of their positions, as
  ///   editors send them, and for each change that is not in this order, apart from moving bytes.
  mutating func apply(_ changes: [Change], version: Int?, _ encoding: PositionEncoding) {
    /// The first line whose offset in `lines` may be wrong.
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
      // A range whose ends are swapped is treated as the same range.
      let (start, end) = (offset(of: range.start, encoding), offset(of: range.end, encoding))
      // A position that does not exist refers to an earlier line.
      changedLine = min(changedLine, lines.position(of: min(start, end)).line)
      text.replaceSubrange(min(start, end)..<max(start, end), with: change.text.utf8)
    }
    lines = SourceLines(text)
    self.version = version ?? self.version
  }

  // MARK: Positions

  /// Returns the byte offset of a position.
  ///
  /// A position after the end of its line means that end, and a position after the last line means the end of
  /// the text. A position inside of a character means its first byte.
  ///
  /// - Complexity: O(the bytes of the line).
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

  /// Returns the position of a byte, or of the end of the text.
  ///
  /// - Complexity: The complexity of ``SourceLines``, which does not depend only on the line.
  func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let place = lines.position(of: offset)
    let column =
      switch encoding {
      case .utf8: min(offset, text.count) - place.lineStart
      case .utf16: place.column + place.pairs
      }
    return TextPosition(line: place.line, column: column)
  }

  /// Returns the range for bytes of the text.
  func range(of bytes: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    TextRange(
      start: position(of: bytes.lowerBound, encoding),
      end: position(of: bytes.upperBound, encoding))
  }

  /// Returns the offset of the first byte of the line with an offset, after a byte order mark.
  func lineStart(of offset: Int) -> Int {
    let start = lines.position(of: offset).lineStart
    return start == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }
}
