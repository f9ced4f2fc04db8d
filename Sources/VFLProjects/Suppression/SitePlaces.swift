import VFLDiagnostics
import VFLSources

/// The positions of the format strings of a file and of their calls.
///
/// A comment at either position applies to the diagnostics of the string.
struct SitePlaces: Sendable {
  /// A literal or a part of one, with the format string that contains it.
  private struct Piece: Sendable {
    let span: SourceSpan
    let literal: SourceSpan
    let call: SourceSpan
  }

  /// The calls, sorted by start.
  private let calls: [SourceSpan]
  /// The pieces, sorted by start.
  ///
  /// A piece of several calls occurs once for each.
  private let pieces: [Piece]

  /// Creates an empty list.
  init() { (calls, pieces) = ([], []) }

  /// Creates the positions of format strings.
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

  /// Returns the offsets whose lines can contain a comment for a diagnostic at an offset.
  ///
  /// These are the offset itself, both ends of its string, and both ends of the calls with this string. In a
  /// string over several lines, only the last line can have a comment.
  ///
  /// - Complexity: O(log(the number of strings) + the number of calls that share the string).
  func anchors(of offset: Int) -> [Int] {
    var anchors = [offset]
    if let call = call(around: offset) { anchors += [call.start, call.lastOffset] }
    let after = Self.firstIndex(in: pieces) { $0.span.start > offset }
    guard after > 0, offset <= pieces[after - 1].span.end else { return anchors }
    let span = pieces[after - 1].span
    for piece in pieces[..<after].reversed().prefix(while: { $0.span == span }) {
      anchors += [
        piece.literal.start, piece.literal.lastOffset, piece.call.start, piece.call.lastOffset,
      ]
    }
    return anchors
  }

  /// Returns the innermost call around an offset.
  private func call(around offset: Int) -> SourceSpan? {
    let after = Self.firstIndex(in: calls) { $0.start > offset }
    // The nesting of calls is limited by what people write.
    return calls[..<after].suffix(8).last { $0.end >= offset }
  }

  /// Returns the index of the first element that satisfies a predicate, which all later elements satisfy too.
  private static func firstIndex<Element>(
    in elements: [Element], where holds: (Element) -> Bool
  ) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension SourceSpan {
  /// The offset of the last byte, or of an empty span.
  fileprivate var lastOffset: Int { max(start, end - 1) }
}
