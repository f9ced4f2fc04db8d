package import VFLDiagnostics

/// The literals of a file whose very spelling stands between quotes once more, where it is no format: a
/// program may compare the two.
package enum RepeatedSpellings {
  /// Finds those among some pieces of literals; linear in the file.
  ///
  /// - Parameters:
  ///   - places: the pieces that are asked about, as spans of the file.
  ///   - formats: the pieces of all formats of the file.
  ///   - text: the file.
  package static func places(
    among places: [SourceSpan], besides formats: Set<SourceSpan>, in text: [UInt8]
  ) -> Set<SourceSpan> {
    var spelled: [ArraySlice<UInt8>: [SourceSpan]] = [:]
    var longest = 0
    for span in places {
      spelled[text[span.start..<span.end], default: []].append(span)
      longest = max(longest, span.end - span.start)
    }
    guard !spelled.isEmpty else { return [] }
    let quote = UInt8(ascii: "\"")
    var found: Set<SourceSpan> = []
    var opener: Int?
    for (place, byte) in text.enumerated() where byte == quote {
      // Each quote may be an opener and a closer: what stands between two literals is no format.
      if let start = opener, place - start <= longest, let spans = spelled[text[start..<place]],
        !formats.contains(SourceSpan(start, place))
      {
        found.formUnion(spans)
      }
      opener = place + 1
    }
    return found
  }
}
