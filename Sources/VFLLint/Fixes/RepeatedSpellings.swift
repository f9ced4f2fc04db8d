package import VFLDiagnostics

/// The literals of a file whose exact text also occurs in quotes where it is not a format string.
///
/// The program may compare the two strings.
package enum RepeatedSpellings {
  /// Returns the given literals that are repeated.
  ///
  /// - Parameters:
  ///   - places: The spans of the literals to look for.
  ///   - formats: The spans of all literals that are format strings.
  ///   - text: The text of the file.
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
      // Each quote is treated as both a closing and an opening quote. The text between two literals is
      // compared too, which at worst skips a fix-it.
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
