import VFLDiagnostics
package import VFLSources

/// Finds the comments in a `.vfl` file that are addressed to `vfl`.
package enum TextComments {
  private static let opener = Array("vfl:".utf8)

  /// Returns the comments that begin with `vfl:`, in file order.
  package static func find(in bytes: [UInt8]) -> [HostComment] {
    var comments: [HostComment] = []
    var start = 0
    while start < bytes.count {
      let end = LineBreak.first(in: bytes, from: start)
      if let comment = comment(in: bytes[start..<end.lowerBound]) { comments.append(comment) }
      start = end.upperBound
    }
    return comments
  }

  private static func comment(in line: ArraySlice<UInt8>) -> HostComment? {
    let slash = UInt8(ascii: "/")
    guard
      let start = line.indices.first(where: {
        line[$0] == slash && $0 + 1 < line.endIndex && line[$0 + 1] == slash
      })
    else { return nil }
    let words = line[(start + 2)...].drop { $0 == 0x20 || $0 == 0x09 }
    guard words.starts(with: opener) else { return nil }
    return HostComment(
      span: SourceSpan(start, line.endIndex),
      words: SourceSpan(words.startIndex + opener.count, line.endIndex),
      isAlone: line[..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 })
  }
}
