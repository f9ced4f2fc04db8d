package import VFLDiagnostics

/// Finds format strings whose text also occurs in the same file as another string literal.
///
/// The program may compare the two strings, so changing only one of them can break it.
package enum RepeatedSpellings {
  /// Returns the spans of the given literals whose text also occurs elsewhere in quotes.
  ///
  /// - Parameters:
  ///   - places: The spans of the literals to look for.
  ///   - formats: The spans of all literals that are format strings.
  ///   - text: The source of the file.
  /// - Complexity: O(*n*), where *n* is the length of the file.
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
      // Each quote is treated as both a closing and an opening quote. As a consequence, the text between two
      // literals is compared, too. At worst, this suppresses a fix-it.
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
