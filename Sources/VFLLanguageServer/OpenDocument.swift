import VFLDiagnostics
import VFLDocuments
import VFLProjects
import VFLRendering

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
  private var lines: SourceLines

  /// Opens a document; one that is no file counts as one of a folder.
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

  /// What names of files end with in the languages that clients have names for.
  private static let extensions = [
    "swift": "swift", "objective-c": "m", "objective-cpp": "mm", "objc": "m", "objcpp": "mm",
    layoutExtension: layoutExtension,
  ]
  private static let layoutExtension = "vfl"

  /// Whether formats stand in it: a source, or a `.vfl` text.
  var hasFormats: Bool { path.hostLanguage != nil || path.fileExtension == Self.layoutExtension }

  /// Whether the file has the text that the document has.
  func isSaved(in fileSystem: any FileSystem) -> Bool {
    (try? fileSystem.contents(ofFile: path)) == text
  }

  // MARK: Changes

  /// The replacement of a piece of the text, or of all of it.
  struct Change: Sendable {
    /// The piece; `nil` for all of the text.
    let range: TextRange?
    /// What comes in its place.
    let text: String

    /// Reads a change of the protocol; `nil` for what is none.
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

    /// Replaces a piece, or all of the text.
    init(_ range: TextRange?, by text: String) {
      self.range = range
      self.text = text
    }
  }

  /// Makes changes one after the other, each in the text that those before it have left.
  ///
  /// - Complexity: O(bytes of the text) for all changes that come from the end of the text to its
  ///   beginning, as editors send them, and for each one that does not, besides moving bytes.
  mutating func apply(_ changes: [Change], version: Int?, _ encoding: PositionEncoding) {
    /// The first line that is perhaps not where the lines say it is.
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
      // One whose ends are the wrong way round is the same piece.
      let (start, end) = (offset(of: range.start, encoding), offset(of: range.end, encoding))
      // A place that there is not stands for one on an earlier line.
      changedLine = min(changedLine, lines.position(of: min(start, end)).line)
      text.replaceSubrange(min(start, end)..<max(start, end), with: change.text.utf8)
    }
    lines = SourceLines(text)
    self.version = version ?? self.version
  }

  // MARK: Places

  /// The offset of the byte at a place.
  ///
  /// A place behind the end of its line stands for that end, one behind the last line for the end of the
  /// text, and one inside of a character for the character's first byte.
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

  /// The place of a byte, or of the end.
  ///
  /// - Complexity: that of ``SourceLines``, which is not that of the line.
  func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let place = lines.position(of: offset)
    let column =
      switch encoding {
      case .utf8: min(offset, text.count) - place.lineStart
      case .utf16: place.column + place.pairs
      }
    return TextPosition(line: place.line, column: column)
  }

  /// The piece of the text that some bytes are.
  func range(of bytes: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    TextRange(
      start: position(of: bytes.lowerBound, encoding),
      end: position(of: bytes.upperBound, encoding))
  }

  /// The offset of the first byte of the line of an offset, a byte order mark not counted.
  func lineStart(of offset: Int) -> Int {
    let start = lines.position(of: offset).lineStart
    return start == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }
}
