import VFLDiagnostics
import VFLSources

/// The positions of format strings and of the calls that use them.
///
/// A suppression comment at either position applies to the diagnostics of the format string.
struct FormatPositions: Sendable {
  /// A string literal that is a format string or a part of one, with that format string and its call.
  private struct Piece: Sendable {
    let span: SourceSpan
    let literal: SourceSpan
    let call: SourceSpan
  }

  /// The calls, sorted by start offset.
  private let calls: [SourceSpan]
  /// The string literals, sorted by start offset.
  ///
  /// A literal that several calls use occurs once per call.
  private let pieces: [Piece]

  /// Creates an instance without format strings.
  init() { (calls, pieces) = ([], []) }

  /// Creates the positions of the format strings at the given call sites.
  init(_ sites: [FormatSite]) {
    calls = sites.map { $0.call }.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    pieces = sites.flatMap { site in
      site.literal.pieces.map {
        Piece(span: $0.span, literal: site.literal.span, call: site.call)
      }
    }.sorted {
      ($0.span.start, $0.span.end, $0.call.start) < ($1.span.start, $1.span.end, $1.call.start)
    }
  }

  /// Returns the offsets whose lines can contain a suppression comment for a diagnostic at an offset.
  ///
  /// These offsets are the offset itself, the ends of the format string that contains it, and the ends of the
  /// calls that use this format string. In a multiline string literal, only the last line can have a comment.
  ///
  /// - Complexity: O(log *n* + *m*), where *n* is the number of format strings and *m* is the number of calls
  ///   that use the string.
  func anchors(of offset: Int) -> [Int] {
    var anchors = [offset]
    if let call = call(around: offset) { anchors += [call.start, call.lastOffset] }
    let after = pieces.partitioningIndex { $0.span.start > offset }
    guard after > 0, offset <= pieces[after - 1].span.end else { return anchors }
    let span = pieces[after - 1].span
    for piece in pieces[..<after].reversed().prefix(while: { $0.span == span }) {
      anchors += [
        piece.literal.start, piece.literal.lastOffset, piece.call.start, piece.call.lastOffset,
      ]
    }
    return anchors
  }

  /// Returns the innermost call that contains an offset, or `nil` if there is none.
  private func call(around offset: Int) -> SourceSpan? {
    let after = calls.partitioningIndex { $0.start > offset }
    // Calls are rarely nested more than a few levels deep, so 8 calls are enough.
    return calls[..<after].suffix(8).last { $0.end >= offset }
  }

}

extension SourceSpan {
  /// The offset of the last byte in the span, or the start of an empty span.
  fileprivate var lastOffset: Int { max(start, end - 1) }
}
