import Testing

@testable import VFLCommand
@testable import VFLDocuments
@testable import VFLLanguageServer
@testable import VFLProjects

/// A document of a test and the position of a mark, `‸`, in it.
struct MarkedDocument {
  /// The document without the mark.
  let document: OpenDocument
  /// The position of the mark in UTF-16 units.
  let place: ServerSession.Place

  /// Removes the mark from a text.
  init(_ marked: String) throws {
    let offset = try #require(Array(marked.utf8).firstRange(of: Array("‸".utf8))?.lowerBound)
    document = OpenDocument(
      uri: "", language: nil, version: nil, text: marked.replacing("‸", with: ""),
      in: FilePath("/"))
    let position = document.position(of: offset, .utf16)
    place = (position.line, position.column)
  }

  /// The text without the mark.
  var text: String { String(decoding: document.text, as: UTF8.self) }

  /// Returns the text of a range of the document.
  func text(in range: TextRange) -> String {
    let start = document.offset(of: range.start, .utf16)
    return String(
      decoding: document.text[start..<document.offset(of: range.end, .utf16)], as: UTF8.self)
  }
}
