import Testing

@testable import VFLChecking
@testable import VFLCommandLine
@testable import VFLCompiler
@testable import VFLLanguageServer

/// A document of a test and the position of the mark `‸` in the document.
struct MarkedDocument {
  /// The document without the mark.
  let document: OpenDocument
  /// The position of the mark in UTF-16 units.
  let place: ServerSession.Place

  /// Creates a document from a string that contains the mark.
  init(_ marked: String) throws {
    let offset = try #require(Array(marked.utf8).firstRange(of: Array("‸".utf8))?.lowerBound)
    document = OpenDocument(
      uri: "", language: nil, version: nil, text: marked.replacing("‸", with: ""),
      in: FilePath("/"))
    let position = document.position(of: offset, .utf16)
    place = (position.line, position.column)
  }

  /// The document without the mark.
  var text: String { String(decoding: document.text, as: UTF8.self) }

  /// Returns the part of the document in a range.
  func text(in range: TextRange) -> String {
    let start = document.offset(of: range.start, .utf16)
    return String(
      decoding: document.text[start..<document.offset(of: range.end, .utf16)], as: UTF8.self)
  }
}
